import { getDocumentProxy } from 'unpdf'

type Tag = { role: string; text: string; alt: string | null }
type Node = { role?: string; alt?: string; lang?: string; id?: string; type?: string; children?: Node[] }

/**
 * What a reader that speaks is told of a PDF, by pdf.js and not by what wrote it: its language and title, and its parts in
 * the order of reading, each with its own words, without spaces.
 */
export const readTags = async (bytes: Uint8Array): Promise<{ title: string; lang: string; tags: Tag[] }> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const metadata = await pdf.getMetadata()
  const info = JSON.parse(JSON.stringify(metadata.info))
  const tags: Tag[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = new Map<string, string>()
    const open: (string | null)[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== null)
        if (id !== undefined && id !== null) words.set(id, (words.get(id) ?? '') + item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id)
    }
    const walk = (node: Node): void => {
      const own = (node.children ?? []).filter(({ type }) => type === 'content')
      if (node.role !== undefined && node.role !== 'Root')
        tags.push({
          role: node.role,
          text: own
            .map(({ id }) => words.get(id ?? '') ?? '')
            .join('')
            .replaceAll(/\s/gu, ''),
          alt: node.alt ?? null,
        })
      for (const child of node.children ?? []) if (child.type !== 'content') walk(child)
    }
    const tree: Node = JSON.parse(JSON.stringify(await page.getStructTree()))
    walk(tree)
  }
  return { title: String(info.Title), lang: String(info.Language), tags }
}
