import { linkifyit } from 'linkify-it'

/** A part of a message; `href`: where a link leads, on http or https. */
export type MessagePart = { text: string; href: string | null }

/** Only addresses that are written out, whole: what merely looks like one is not made into a link. */
const links = linkifyit({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false, urlAuth: true })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)

/** One that looks like another address than it is, by a name before an @, stays text. */
const isPlain = (href: string): boolean => {
  const url = URL.parse(href)
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  )
}

/** A message in parts, so that the addresses in it can be pressed. */
export const messageParts = (text: string): readonly MessagePart[] => {
  const parts: MessagePart[] = []
  let from = 0
  for (const { index, lastIndex, url, text: written } of links.match(text) ?? []) {
    if (!isPlain(url)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: written, href: url })
    from = lastIndex
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}
