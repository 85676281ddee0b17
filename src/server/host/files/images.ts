import { pipeline } from 'node:stream/promises'
import { mediaTypes } from '#contract/codes/stored-file.ts'
import { readImageName } from '#contract/company-image.ts'
import type { AccessLog } from '#server/host/access-log.ts'
import type { Exchange } from '#server/host/exchange.ts'
import { answerHead, pushExchangeHead } from '#server/host/head.ts'
import type { FileDoor } from './file-door.ts'

/** Opened by itself a picture is a picture: nothing in it runs or loads anything. */
const policy = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Sends a public picture to everybody. Its address is the hash of its bytes, so that whoever has it need not ask again.
 * A picture of a suspended company is not sent any more; who has it keeps it.
 */
export const createImages = (options: {
  siteOrigin: string
  files: Pick<FileDoor, 'openImage'>
  sendUnknown: (exchange: Exchange) => Promise<void>
  accessLog: AccessLog
}) => {
  const { siteOrigin, files, sendUnknown, accessLog } = options

  return async (exchange: Exchange, name: string): Promise<void> => {
    const asked = readImageName(name)
    const found = asked === null ? null : await files.openImage(asked.hash, asked.type)
    if (asked === null || found === null) return sendUnknown(exchange)
    const { request, response, pathname } = exchange
    const etag = `"${asked.hash}"`
    const known = request.headers['if-none-match'] === etag
    const headers = new Map([
      ['content-type', mediaTypes[asked.type]],
      ['content-security-policy', policy],
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['etag', etag],
    ])
    const head = answerHead(headers, { siteOrigin, pathname, cacheInFront: false })
    if (!known) head.push('content-length', String(found.size))
    pushExchangeHead(head, exchange)
    response.writeHead(known ? 304 : 200, head)
    const silent = known || exchange.method === 'HEAD'
    if (silent) response.end()
    // The reader may leave in the middle of it, which is no error of ours.
    else await pipeline(found.bytes, response).catch(() => undefined)
    accessLog(exchange, { status: known ? 304 : 200, bytes: silent ? 0 : found.size, cache: null })
  }
}
