/** Typed text as a page sets it. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  /** Lines keep their breaks. */
  | { kind: 'paragraph'; text: string }

const heading = /^(?:【(.+)】|[■◆▼](.+))$/u
const itemSign = /^[・●○*＊-]/u

/**
 * Reads the customs of Japanese ads: 【…】 or ■… on a line of its own is a heading, lines that begin with ・ are a list,
 * blank lines part paragraphs. Nothing of the text is lost but those signs.
 */
export const textBlocks = (typed: string): TextBlock[] => {
  const blocks: TextBlock[] = []
  let open = false
  for (const line of typed.split(/\r?\n/u).map((one) => one.trim())) {
    const last = blocks.at(-1)
    const title = heading.exec(line)
    const point = itemSign.test(line) ? line.slice(1).trimStart() : ''
    if (line === '') {
      open = false
      continue
    }
    if (title !== null) blocks.push({ kind: 'heading', text: (title[1] ?? title[2] ?? '').trim() })
    else if (point !== '') {
      if (open && last?.kind === 'list') last.items.push(point)
      else blocks.push({ kind: 'list', items: [point] })
    } else if (open && last?.kind === 'paragraph') last.text += `\n${line}`
    else blocks.push({ kind: 'paragraph', text: line })
    open = title === null
  }
  return blocks
}
