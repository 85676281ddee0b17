import { escapeXml } from '#contract/xml.ts'

/** The protocol's limit of addresses in one file (sitemaps.org). */
export const sitemapPartSize = 50_000

/** `modified` is RFC 3339 or a day; null where no honest date is known. */
export type SitemapAddress = { address: string; modified: string | null }

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

const item = (name: 'sitemap' | 'url', { address, modified }: SitemapAddress) =>
  `<${name}><loc>${escapeXml(address)}</loc>${modified === null ? '' : `<lastmod>${escapeXml(modified)}</lastmod>`}</${name}>\n`

export const sitemapHead = `${declaration}<urlset ${namespace}>\n`
export const sitemapEntry = (entry: SitemapAddress): string => item('url', entry)
export const sitemapTail = '</urlset>\n'

/** The index that names the parts. */
export const sitemapIndex = (parts: readonly SitemapAddress[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${parts.map((part) => item('sitemap', part)).join('')}</sitemapindex>\n`
