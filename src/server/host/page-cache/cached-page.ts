import { hash } from 'node:crypto'
import { compress, decompressBrotli, isText, type Encoding } from '#server/host/compression.ts'
import type { AnswerHeaders, Failure, Rendered } from '#server/host/render.ts'
import { cacheTags, type CacheLife } from './cache-control.ts'

/** One encoding of a page. */
export type Variant = {
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[]
  etag: string
  /** One character a byte, sent in one write with the head. Null: decompressed for the few who ask, since it is long. */
  body: string | null
}

/** Times are milliseconds of the cache's clock. */
export type CachedPage = {
  status: number
  contentType: string
  tags: ReadonlySet<string>
  /** `identity` always; `br` and `gzip` of text. */
  variants: ReadonlyMap<Encoding, Variant>
  /** When its rendering began: its data is of that time. */
  renderedAt: number
  freshUntil: number
  staleUntil: number
  /** Until then it stands in where rendering fails by an error, and by an outage. */
  standsInUntil: Record<Failure, number>
  /** The last failure to render it again, and how long the page stands in for that. */
  failure: { at: number; until: number } | null
}

/** What a page is sent with in each of its encodings: names and values in turn. */
export type HeadOf = (headers: AnswerHeaders, key: string) => string[]

/** `replaced`: the page under the same key, whose bodies are taken over where they say the same. */
const makeVariants = async (
  body: Buffer,
  { common, text, replaced }: { common: string[]; text: boolean; replaced: CachedPage | undefined },
): Promise<CachedPage['variants']> => {
  const digest = hash('sha1', body, 'base64url').slice(0, 16)
  const make = async (encoding: Encoding): Promise<[Encoding, Variant]> => {
    const etag = `"${digest}-${encoding}"`
    const known = replaced?.variants.get(encoding)
    const encoded =
      (known?.etag === etag ? known.body : null) ?? (await compress(body, encoding)).toString('latin1')
    const head = [
      ...common,
      'vary',
      'Accept-Encoding',
      'etag',
      etag,
      'content-length',
      String(encoded.length),
    ]
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    return [encoding, { head, etag, body: text && encoding === 'identity' ? null : encoded }]
  }
  const made: Encoding[] = text ? ['br', 'gzip', 'identity'] : ['identity']
  return new Map(await Promise.all(made.map(make)))
}

export const makeCachedPage = async (
  { status, headers, body }: Extract<Rendered, { kind: 'answer' }>,
  facts: { life: CacheLife; renderedAt: number; common: string[]; replaced: CachedPage | undefined },
): Promise<CachedPage> => {
  const { life, renderedAt } = facts
  const contentType = String(headers.get('content-type') ?? '')
  const freshUntil = renderedAt + life.maxAge * 1000
  const staleUntil = freshUntil + life.staleWhileRevalidate * 1000
  const standsInUntil = staleUntil + life.staleIfError * 1000
  return {
    status,
    contentType,
    tags: new Set(cacheTags(headers)),
    variants: await makeVariants(body, { ...facts, text: isText(contentType) }),
    renderedAt,
    freshUntil,
    staleUntil,
    standsInUntil: { error: standsInUntil, outage: standsInUntil },
    failure: null,
  }
}

/** The body of text in encoding `identity`. */
export const decompressedBody = ({ variants }: CachedPage): Promise<Buffer> =>
  decompressBrotli(Buffer.from(variants.get('br')?.body ?? '', 'latin1'))

/**
 * Milliseconds that a page may be served after a write it does not show. Two seconds are promised on every node; the rest is
 * for the notice on its way from the node that wrote.
 */
export const staleWindow = 1500

/**
 * Shortens a page's life because of a write at `at`; Infinity: none. The first write counts. While an outage keeps the site
 * from rendering, a page that lacks a write is better than none.
 */
export const markStale = (page: CachedPage, at: number): void => {
  page.freshUntil = Math.min(page.freshUntil, at)
  page.staleUntil = Math.min(page.staleUntil, at + staleWindow)
  page.standsInUntil.error = Math.min(page.standsInUntil.error, at + staleWindow)
  if (page.failure !== null) page.failure.until = Math.min(page.failure.until, at + staleWindow)
}

/** Ends a page's life, also for outages. */
export const purge = (page: CachedPage): void => {
  markStale(page, -Infinity)
  page.standsInUntil.outage = -Infinity
}

/** Milliseconds between two tries to render a page that failed. */
const retryMilliseconds = 5000

/** True while the last failure is too young to try again. */
export const isBackingOff = ({ failure }: CachedPage, at: number): boolean =>
  failure !== null && at < failure.at + retryMilliseconds

/** Bytes of memory a page is counted with: bodies, heads, and 2048 for the page itself and its place. */
export const pageBytes = ({ variants }: CachedPage): number => {
  let bytes = 2048
  for (const { head, body } of variants.values()) bytes += head.join('').length + (body?.length ?? 0)
  return bytes
}
