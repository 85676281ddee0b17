import type { AccessLog } from './access-log.ts'
import type { Exchange } from './exchange.ts'
import { answerHead, pushExchangeHead, type Head } from './head.ts'
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

  const makeHead = (page: Page, encoding: Encoding, pathname: string): Head => {
    const head = answerHead(page.headers, { siteOrigin, pathname, cacheInFront })
    if (!page.headers.has('cache-control')) head.push('cache-control', browserCacheControl)
    head.push('vary', 'Accept-Encoding', 'etag', etagOf(page, encoding))
    return head
  }

  const finish = (exchange: Exchange, status: number, head: Head, body: string | null, state: CacheState) => {
    const { response } = exchange
    response.writeHead(status, head)
    if (body === null || exchange.method === 'HEAD') response.end()
    else response.end(body, 'latin1')
    accessLog(exchange, { status, bytes: exchange.method === 'HEAD' ? 0 : (body?.length ?? 0), cache: state })
  }

  return (exchange, page, state) => {
    const encoding = availableEncoding(page, chooseEncoding(exchange.request.headers['accept-encoding']))
    let lasting = page.heads.get(encoding)
    if (lasting === undefined) {
      lasting = makeHead(page, encoding, exchange.pathname)
      page.heads.set(encoding, lasting)
    }
    const head = lasting.slice()
    pushExchangeHead(head, exchange)
    head.push('x-cache', state)
    if (cacheInFront) head.push('age', String(Math.max(0, Math.floor((now() - page.storedAt) / 1000))))
    if (page.status === 200 && matches(exchange.request.headers['if-none-match'], etagOf(page, encoding))) {
      finish(exchange, 304, withoutContentType(head), null, state)
      return
    }
    const body = pageBody(page, encoding)
    const send = (bytes: string) => {
      if (encoding !== 'identity') head.push('content-encoding', encoding)
      head.push('content-length', String(bytes.length))
      finish(exchange, page.status, head, bytes, state)
    }
    return body instanceof Promise ? body.then(send) : send(body)
  }
}

const etagOf = (page: Page, encoding: Encoding): string => `"${page.digest}-${encoding}"`

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

const withoutContentType = (head: Head): Head => {
  const at = head.indexOf('content-type')
  return at < 0 ? head : head.toSpliced(at, 2)
}
