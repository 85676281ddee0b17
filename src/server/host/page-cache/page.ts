import { hash } from 'node:crypto'
import type { AnswerHeaders, Rendered } from '#server/host/render.ts'
import { cacheTags, type CacheLife } from './cache-control.ts'
import { isText, pack, type Encoding } from './encodings.ts'

/** A kept answer: packed once with brotli, where it is text. */
export type Page = {
  status: number
  headers: AnswerHeaders
  tags: readonly string[]
  /** Of the unpacked body; the ETag is this and the encoding, also of a form made smaller later: nobody asks for parts of it. */
  digest: string
  /**
   * One character a byte, to be copied behind the head: together they leave in a single write, where a Buffer beside the head
   * takes a gathered one.
   */
  bodies: Map<Encoding, string>
  /** The lasting part of response heads by encoding, as pairs and as lines; made by whoever sends them. */
  heads: Map<Encoding, { pairs: string[]; lines: string }>
  /** Times it was sent, as far as `best-form` counts. */
  sent: number
  /** Of the brotli body: `usual` until `best-form` has made a smaller one. */
  form: 'usual' | 'smallest'
  /** Milliseconds of the cache's clock. */
  storedAt: number
  freshUntil: number
  staleUntil: number
  /** Served until then where rendering fails, and where an outage is why. */
  errorUntil: number
  outageUntil: number
  /** When making it anew failed last; it is served for a while without trying again, but no longer than `sparedUntil`. */
  failedAt: number
  sparedUntil: number
}

type Packed = Pick<Page, 'bodies' | 'sent' | 'form'>

/**
 * What is packed already is not packed again: most renewals say the same. The copy is the page's own, since its heads tell the
 * lengths of its bodies. A page that says something else by now is one that is asked for, and counts as sent once.
 */
const packedAs = async (
  body: Buffer,
  facts: Pick<Page, 'digest'> & { text: boolean },
  before: Page | undefined,
): Promise<Packed> => {
  const { digest, text } = facts
  const sent = Math.min(before?.sent ?? 0, 1)
  if (before?.digest === digest && before.bodies.has('br') === text) {
    const { form } = before
    return { bodies: new Map(before.bodies), sent: form === 'smallest' ? Infinity : sent, form }
  }
  const own: [Encoding, string] = text ? ['br', binary(await pack(body, 'br'))] : ['identity', binary(body)]
  return { bodies: new Map([own]), sent, form: 'usual' }
}

/**
 * Packs an answer for keeping; `now` is when its rendering began, since that is how old its data is.
 * @param before what was kept in its place
 */
export const makePage = async (
  answer: Extract<Rendered, { kind: 'answer' }>,
  life: CacheLife,
  now: number,
  before?: Page,
): Promise<Page> => {
  const type = answer.headers.get('content-type')
  const text = typeof type === 'string' && isText(type)
  const digest = hash('sha1', answer.body, 'base64url').slice(0, 16)
  const freshUntil = now + life.maxAge * 1000
  const staleUntil = freshUntil + life.staleWhileRevalidate * 1000
  const errorUntil = staleUntil + life.staleIfError * 1000
  return {
    status: answer.status,
    headers: answer.headers,
    tags: cacheTags(answer.headers),
    digest,
    ...(await packedAs(answer.body, { digest, text }, before)),
    heads: new Map(),
    storedAt: now,
    freshUntil,
    staleUntil,
    errorUntil,
    outageUntil: errorUntil,
    failedAt: -Infinity,
    sparedUntil: errorUntil,
  }
}

/**
 * Milliseconds that a page may still be served after a write it does not show. Two seconds are promised on every node;
 * the rest is for the notice on its way from the node that wrote.
 */
export const staleWindow = 1500

/**
 * Shortens a page's life because of a write at `at` (milliseconds; Infinity: none); the first write is what counts. While the site
 * cannot make it anew because of an outage, a page that may lack a write is better than none.
 */
export const outdate = (page: Page, at: number): void => {
  page.freshUntil = Math.min(page.freshUntil, at)
  page.staleUntil = Math.min(page.staleUntil, at + staleWindow)
  page.errorUntil = Math.min(page.errorUntil, at + staleWindow)
  page.sparedUntil = Math.min(page.sparedUntil, at + staleWindow)
}

/** Ends a page's life: it is served no more, not even while rendering fails. Its memory is freed when it falls out. */
export const purge = (page: Page): void => {
  outdate(page, -Infinity)
  page.outageUntil = -Infinity
}

/** Serves a page that could not be made anew for a while. False: it may not be. */
export const spare = (page: Page, why: 'failure' | 'outage', at: number): boolean => {
  page.failedAt = at
  page.sparedUntil = why === 'outage' ? page.outageUntil : page.errorUntil
  return at < page.sparedUntil
}

/** Milliseconds between two tries to make a page anew that failed. */
const retryMilliseconds = 5000

/** True while a failure is so young that nobody tries again. */
export const isResting = ({ failedAt }: Page, at: number): boolean => at < failedAt + retryMilliseconds

/** Of the page itself, its places on the shelf and under its tags. */
const bookkeepingBytes = 2048

/**
 * Bytes a page is counted with: its body, its headers, the heads made of them, and bookkeeping. The gzip form is counted
 * where it is kept (`page-cache/bodies.ts`).
 */
export const pageBytes = (page: Page): number => {
  let bytes = bookkeepingBytes
  for (const body of page.bodies.values()) bytes += body.length
  for (const [name, value] of page.headers) bytes += 2 * (name.length + String(value).length)
  return bytes
}

/** The encoding in which a page can be sent to someone who would like `wanted`: what is not text stays as it is. */
export const availableEncoding = (page: Page, wanted: Encoding): Encoding =>
  page.bodies.has('br') ? wanted : 'identity'

const binary = (bytes: Buffer): string => bytes.toString('latin1')
