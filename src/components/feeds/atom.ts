import { escapeXml } from '#contract/xml.ts'

/** One entry; addresses are absolute, instants RFC 3339, `summary` plain text. */
export type AtomEntry = {
  address: string
  title: string
  published: string
  updated: string
  summary: string
  author: string
  categories: readonly string[]
}

/** `address` is the page the feed belongs to, `self` the feed's own address; both absolute. */
export type AtomFeed = {
  title: string
  subtitle: string
  address: string
  self: string
  author: string
  /** When nothing is in the feed. */
  fallbackUpdated: string
  entries: readonly AtomEntry[]
}

const entryXml = (entry: AtomEntry): string =>
  `<entry><id>${escapeXml(entry.address)}</id><title>${escapeXml(entry.title)}</title>` +
  `<link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>` +
  `<published>${escapeXml(entry.published)}</published><updated>${escapeXml(entry.updated)}</updated>` +
  `<author><name>${escapeXml(entry.author)}</name></author>` +
  entry.categories.map((term) => `<category term="${escapeXml(term)}"/>`).join('') +
  `<summary>${escapeXml(entry.summary)}</summary></entry>`

/** An Atom feed (RFC 4287). Its `updated` is that of the newest entry. */
export const atomFeed = (feed: AtomFeed): string => {
  const updated = feed.entries.reduce(
    (newest, entry) => (entry.updated > newest ? entry.updated : newest),
    feed.entries[0]?.updated ?? feed.fallbackUpdated,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja"><id>${escapeXml(feed.self)}</id><title>${escapeXml(feed.title)}</title><subtitle>${escapeXml(feed.subtitle)}</subtitle><link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/><link rel="alternate" type="text/html" href="${escapeXml(feed.address)}"/><updated>${escapeXml(updated)}</updated><author><name>${escapeXml(feed.author)}</name></author>
${feed.entries.map(entryXml).join('\n')}
</feed>
`
}
