import { pipeline } from 'node:stream/promises'
import { mediaTypes } from '#contract/codes/stored-file.ts'
import { isId } from '#contract/id.ts'
import { filePath } from '#contract/stored-file.ts'
import { contentDisposition } from '#server/domain/file-name.ts'
import type { AccessLog } from '#server/host/access-log.ts'
import type { Exchange } from '#server/host/exchange.ts'
import { answerHead, pushExchangeHead } from '#server/host/head.ts'
import type { SendAnswer } from '#server/host/send-answer.ts'
import { signInFor } from '#server/host/sign-in-for.ts'
import type { FileDoor } from './file-door.ts'
import { requestOf } from './request-of.ts'

/** Whatever a file turns out to hold runs nowhere and loads nothing. */
const policy = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sends one file to the reader whom its address was made for, to be saved. */
export const createDownload = (options: {
  siteOrigin: string
  files: FileDoor
  sendAnswer: Pick<SendAnswer, 'rendered'>
  /** The page of unknown addresses: there is no such file for whoever asks. */
  sendUnknown: (exchange: Exchange) => Promise<void>
  accessLog: AccessLog
}) => {
  const { siteOrigin, files, sendAnswer, sendUnknown, accessLog } = options

  /** Whoever has to sign in first gets a new address then: this one may be over. */
  const leadToSignIn = (exchange: Exchange, id: string) =>
    sendAnswer.rendered(
      exchange,
      {
        kind: 'answer',
        status: 303,
        headers: new Map([['location', signInFor(new URL(filePath(id), siteOrigin))]]),
        body: Buffer.alloc(0),
      },
      null,
    )

  return async (exchange: Exchange, id: string): Promise<void> => {
    if (!isId(id)) return sendUnknown(exchange)
    const uid = await files.readUid(requestOf(exchange, siteOrigin))
    if (uid === null) return leadToSignIn(exchange, id)
    const query = new URLSearchParams(exchange.search)
    const found = await files.open(uid, {
      id,
      expires: query.get('expires') ?? '',
      signature: query.get('signature') ?? '',
    })
    if (found === null) return sendUnknown(exchange)
    const { name, type, size, bytes } = found
    const headers = new Map([
      ['content-type', mediaTypes[type]],
      ['content-disposition', contentDisposition(name, type)],
      ['content-security-policy', policy],
      ['cache-control', 'private, no-store'],
      ['x-robots-tag', 'noindex'],
    ])
    const head = answerHead(headers, { siteOrigin, pathname: exchange.pathname, cacheInFront: false })
    head.push('content-length', String(size))
    pushExchangeHead(head, exchange)
    exchange.response.writeHead(200, head)
    const silent = exchange.method === 'HEAD'
    // The reader may leave in the middle of it, which is no error of ours.
    if (silent) exchange.response.end()
    else await pipeline(bytes, exchange.response).catch(() => undefined)
    accessLog(exchange, { status: 200, bytes: silent ? 0 : size, cache: null })
  }
}
