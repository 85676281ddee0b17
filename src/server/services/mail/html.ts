import type { MailBlock, MailSite } from './catalogue/document.ts'
import { escapeHtml, inertLine, inertLines } from './inert-text.ts'
import { mailtoAddress, siteAddress } from './mail-address.ts'
import { signature } from './text.ts'

const line = (text: string): string => escapeHtml(inertLine(text))

const fonts =
  "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'BIZ UDPGothic', 'Noto Sans JP', Meiryo, system-ui, sans-serif"
const paragraph = 'margin:0 0 16px'
const link = 'color:#24407a;overflow-wrap:anywhere'

/** A table where Outlook needs one: it knows neither padding nor rounded corners of a link. */
const button = (href: string, words: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="kaki" bgcolor="#bf4318" style="background-color:#bf4318;border-radius:4px"><a class="on-kaki" href="${href}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none">${words}</a></td></tr></table>`

const facts = (rows: readonly { label: string; value: string }[]): string =>
  `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows
    .map(
      ({ label, value }) =>
        `<tr><th class="soft" scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;color:#525a75;font-weight:normal;white-space:nowrap">${line(label)}</th><td valign="top" style="padding:4px 0;overflow-wrap:anywhere">${line(value)}</td></tr>`,
    )
    .join('')}</table>`

const htmlOf = (block: MailBlock, origin: string): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${paragraph}">${line(block.text)}</p>`
    case 'heading':
      return `<h2 class="rule" style="margin:24px 0 12px;padding:0 0 4px;border-bottom:1px solid #837f72;font-size:16px;line-height:1.5">${line(block.text)}</h2>`
    case 'button':
      return button(escapeHtml(siteAddress(block.href, origin)), line(block.words))
    case 'link':
      return `<p style="${paragraph}"><a class="ai" href="${escapeHtml(siteAddress(block.href, origin))}" style="${link}">${line(block.words)}</a></p>`
    case 'address':
      return `<p style="${paragraph}">${line(block.words)}<br><a class="ai" href="${escapeHtml(mailtoAddress(inertLine(block.email)))}" style="${link}">${line(block.email)}</a></p>`
    case 'facts':
      return facts(block.facts)
    case 'quotation':
      return `<blockquote class="rule" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #837f72;overflow-wrap:anywhere">${escapeHtml(
        inertLines(block.text),
      ).replaceAll('\n', '<br>')}</blockquote>`
    case 'note':
      return `<p class="soft" style="${paragraph};color:#525a75;font-size:14px">${line(block.text)}</p>`
  }
}

/**
 * The colours of src/styles/tokens.css by night, where the mail program says that it is night and leaves style sheets in;
 * others turn the inline ones themselves, which are whole pairs of text and ground for that reason.
 */
const night = `@media (prefers-color-scheme: dark) {
.paper { background-color: #12172a !important; color: #e9e6dc !important; }
.soft { color: #b0b5c8 !important; }
.ai { color: #b0c0f8 !important; }
.kaki { background-color: #ef8d60 !important; }
.on-kaki { color: #25100a !important; }
.rule { border-color: #7c86aa !important; }
}`

/**
 * A mail as a whole HTML document: one column that fits a phone, nothing loaded from anywhere, every value escaped. Styles
 * are inline since many mail programs drop style sheets, and the language stands on an element inside the body since some
 * drop `html`.
 */
export const renderHtml = (
  { subject, blocks }: { subject: string; blocks: readonly MailBlock[] },
  { name, origin }: MailSite,
): string => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${line(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${night}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#fbfaf6;color:#1b2440">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#fbfaf6" style="background-color:#fbfaf6;color:#1b2440"><tr><td align="center" style="padding:24px 16px">
<div lang="ja" style="max-width:600px;margin:0 auto;text-align:left;font-family:${fonts};font-size:16px;line-height:1.7">
${blocks.map((block) => htmlOf(block, origin)).join('\n')}
<p class="soft rule" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #837f72;color:#525a75;font-size:14px">${line(name)}<br><a class="ai" href="${escapeHtml(origin)}" style="${link}">${escapeHtml(origin)}</a><br>${signature}</p>
</div>
</td></tr></table>
</body>
</html>
`
