import type { AccessLog } from './access-log.ts'
import type { Exchange } from './exchange.ts'
import { answerHead, type Head } from './head.ts'
import { chooseEncoding, type Encoding } from './page-cache/encodings.ts'
import { availableEncoding, pageBody, type Page } from './page-cache/page.ts'
import type { CacheState } from './page-cache/page-cache.ts'

export type SendPage = (exchange: Exchange, page: Page, state: CacheState) => void | Promise<void>

/** Browsers keep a page but ask each time; the answer is a 304 of a few bytes as long as it is current. */
const browserCacheControl = 'public, max-age=0, must-revalidate'

/** Sends kept pages. The lasting part of a head is made once for each encoding of a page. */
export const createSendPage = (options: {
  siteOrigin: string
  /** A cache in front gets `CDN-Cache-Control`, `Cache-Tag` and `Age`. */
  cacheInFront: boolean
  accessLog: AccessLog
  /** Milliseconds, of the page cache's clock. */
  now: () => number
}): SendPage => {
  const { siteOrigin, cacheInFront, accessLog, now } = options

  /** The lasting part, then the slots of what differs with each request. */
  const makeHead = (page: Page, encoding: Encoding, pathname: string, bytes: number): Head => {
    const head = answerHead(page.headers, { siteOrigin, pathname, cacheInFront })
    if (!page.headers.has('cache-control')) head.push('cache-control', browserCacheControl)
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    head.push('vary', 'Accept-Encoding', 'etag', etagOf(page, encoding), 'content-length', String(bytes))
    for (const name of cacheInFront ? ['age', ...slots] : slots) head.push(name, '')
    return head
  }

  /** Fills the slots in place: writeHead is done with the array when it returns, so that no answer needs one of its own. */
  const fillSlots = (head: Head, { id, rate }: Exchange, page: Page, state: CacheState) => {
    const last = head.length - 1
    head[last] = state
    head[last - 2] = String(rate?.resetSeconds ?? 0)
    head[last - 4] = String(rate?.remaining ?? 0)
    head[last - 6] = String(rate?.limit ?? 0)
    head[last - 8] = id
    if (cacheInFront) head[last - 10] = String(Math.max(0, Math.floor((now() - page.storedAt) / 1000)))
  }

  const send = (exchange: Exchange, page: Page, state: CacheState, encoding: Encoding, body: string) => {
    const { request, response, method } = exchange
    let head = page.heads.get(encoding)
    if (head === undefined) {
      head = makeHead(page, encoding, exchange.pathname, body.length)
      page.heads.set(encoding, head)
    }
    fillSlots(head, exchange, page, state)
    const known = page.status === 200 && matches(request.headers['if-none-match'], etagOf(page, encoding))
    const status = known ? 304 : page.status
    const silent = known || method === 'HEAD'
    response.writeHead(status, known ? headOfNothing(head) : head)
    if (silent) response.end()
    else response.end(body, 'latin1')
    accessLog(exchange, { status, bytes: silent ? 0 : body.length, cache: state })
  }

  return (exchange, page, state) => {
    const encoding = availableEncoding(page, chooseEncoding(exchange.request.headers['accept-encoding']))
    const body = pageBody(page, encoding)
    return typeof body === 'string'
      ? send(exchange, page, state, encoding, body)
      : body.then((made) => send(exchange, page, state, encoding, made))
  }
}

/** `fillSlots` counts them from the end. */
const slots = [
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-cache',
] as const

const etagOf = (page: Page, encoding: Encoding): string => `"${page.digest}-${encoding}"`

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** A 304 tells what would have stood on a 200 but for the body's own headers (RFC 9110, 15.4.5). */
const headOfNothing = (head: Head): Head => {
  const kept: Head = []
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at] ?? ''
    if (!/^content-(?:type|length|encoding)$/.test(name)) kept.push(name, head[at + 1] ?? '')
  }
  return kept
}
