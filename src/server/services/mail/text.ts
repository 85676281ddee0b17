import type { MailBlock, MailSite } from './catalogue/document.ts'
import { inertLine, inertLines } from './inert-text.ts'
import { siteAddress } from './mail-address.ts'

const textOf = (block: MailBlock, origin: string): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return inertLine(block.text)
    case 'heading':
      return `■ ${inertLine(block.text)}`
    case 'button':
    case 'link':
      return `${inertLine(block.words)}\n${siteAddress(block.href, origin)}`
    case 'address':
      return `${inertLine(block.words)}\n${inertLine(block.email)}`
    case 'facts':
      return block.facts.map(({ label, value }) => `${inertLine(label)}: ${inertLine(value)}`).join('\n')
    case 'quotation':
      return inertLines(block.text)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}

/** How every mail ends, in its two forms. */
export const signature =
  'このメールは送信専用のアドレスから自動でお送りしています。ご返信いただいてもお答えできません。'

/** Blocks with an empty line between them, links on lines of their own, and the site's name and address at the end. */
export const renderText = (blocks: readonly MailBlock[], { name, origin }: MailSite): string => `${blocks
  .map((block) => textOf(block, origin))
  .join('\n\n')}

──────────────────────────
${inertLine(name)}
${origin}
${signature}
`
