import type { AccessLog } from './access-log.ts'
import type { Exchange } from './exchange.ts'
import { answerHead, pushExchangeHead, type Head } from './head.ts'
import { createBestForm } from './page-cache/best-form.ts'
import { createPageBody } from './page-cache/bodies.ts'
import { chooseEncoding, type Encoding } from './page-cache/encodings.ts'
import { availableEncoding, type Page } from './page-cache/page.ts'
import type { CacheState } from './page-cache/page-cache.ts'
import { createEndWhole, headLines, ownLines } from './whole-head.ts'

export type SendPage = (exchange: Exchange, page: Page, state: CacheState) => void | Promise<void>

/** Browsers keep a page but ask each time; the answer is a 304 of a few bytes as long as it is current. */
const browserCacheControl = 'public, max-age=0, must-revalidate'

/** Sends kept pages. The lasting part of a head is made once for each encoding of a page. */
export const createSendPage = (options: {
  siteOrigin: string
  /** A cache in front gets `CDN-Cache-Control`, `Cache-Tag` and `Age`. */
  cacheInFront: boolean
  accessLog: AccessLog
  /** Of memory, for the forms of kept pages that few ask for. */
  gzipBytes: number
  /** Milliseconds, of the page cache's clock. */
  now: () => number
}): SendPage => {
  const { siteOrigin, cacheInFront, accessLog, now } = options
  const pageBody = createPageBody(options.gzipBytes)
  const improve = createBestForm(now)
  const endWhole = createEndWhole()

  const makeHead = (page: Page, encoding: Encoding, pathname: string, bytes: number): Head => {
    const head = answerHead(page.headers, { siteOrigin, pathname, cacheInFront })
    if (!page.headers.has('cache-control')) head.push('cache-control', browserCacheControl)
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    head.push('vary', 'Accept-Encoding', 'etag', etagOf(page, encoding), 'content-length', String(bytes))
    return head
  }

  const ageOf = (page: Page) => Math.max(0, Math.floor((now() - page.storedAt) / 1000))

  /** What differs with each answer. */
  const passingHead = (exchange: Exchange, page: Page, state: CacheState): Head => {
    const head: Head = []
    pushExchangeHead(head, exchange)
    head.push('x-cache', state)
    if (cacheInFront) head.push('age', String(ageOf(page)))
    return head
  }

  const send = (exchange: Exchange, page: Page, state: CacheState, encoding: Encoding, body: string) => {
    const { request, response, method } = exchange
    let lasting = page.heads.get(encoding)
    if (lasting === undefined) {
      const pairs = makeHead(page, encoding, exchange.pathname, body.length)
      lasting = { pairs, lines: headLines(pairs) }
      page.heads.set(encoding, lasting)
    }
    const { 'if-none-match': ifNoneMatch } = request.headers
    const known =
      ifNoneMatch !== undefined && page.status === 200 && matches(ifNoneMatch, etagOf(page, encoding))
    const status = known ? 304 : page.status
    const silent = known || method === 'HEAD'
    const passing = passingHead(exchange, page, state)
    const isWhole = status === 200 && !silent && endWhole(response, ownLines(passing), lasting.lines, body)
    if (!isWhole) {
      const head = [...lasting.pairs, ...passing]
      response.writeHead(status, known ? headOfNothing(head) : head)
      if (silent) response.end()
      else response.end(body, 'latin1')
    }
    accessLog(exchange, { status, bytes: silent ? 0 : body.length, cache: state })
    if (encoding === 'br' && !silent) void improve(page)
  }

  return (exchange, page, state) => {
    const encoding = availableEncoding(page, chooseEncoding(exchange.request.headers['accept-encoding']))
    const body = pageBody(page, encoding)
    return typeof body === 'string'
      ? send(exchange, page, state, encoding, body)
      : body.then((made) => send(exchange, page, state, encoding, made))
  }
}

const etagOf = (page: Page, encoding: Encoding): string => `"${page.digest}-${encoding}"`

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (ifNoneMatch: string, etag: string): boolean => {
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
