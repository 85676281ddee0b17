import type { FastifyPluginAsync } from 'fastify'
import type { Log } from '#server/platform/log.ts'
import type { Exchange } from './exchange.ts'
import { readBody } from './request-body.ts'
import type { SendAnswer } from './send-answer.ts'

type OneClickOptions = {
  /** False: the token is none of ours. */
  stop: (token: string) => Promise<boolean>
  sendAnswer: SendAnswer
  /** The site, for the forms of the page itself. */
  otherwise: (exchange: Exchange) => Promise<void>
  log: Log
}

const bodyBytesMax = 4096
const bodyMilliseconds = 10_000

const plain = (status: number, text: string) => ({
  kind: 'answer' as const,
  status,
  headers: new Map([['content-type', 'text/plain; charset=utf-8']]),
  body: Buffer.from(`${text}\n`),
})
const stopped = plain(200, 'お知らせを停止しました。')
const unknown = plain(404, 'リンクを確認できません。')

/** True for what a mail program sends, in either of the forms that RFC 8058 §3.2 lets it choose. */
const asksToStop = async (body: Buffer, type: string): Promise<boolean> => {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return form.get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}

/**
 * POST of the address of a page that stops mails, as mail programs send it with one click (RFC 8058): without a cookie, an
 * Origin or a session, and answered without a redirect. The forms of the page name an action in the query.
 */
export const oneClickRoute: FastifyPluginAsync<OneClickOptions> = async (
  app,
  { stop, sendAnswer, otherwise, log },
) => {
  const answer = async (exchange: Exchange, token: string): Promise<void> => {
    if (exchange.search !== '') return otherwise(exchange)
    const { request } = exchange
    const read = await readBody(request, bodyBytesMax, bodyMilliseconds)
    if (read.kind === 'gone') return
    if (read.kind !== 'read')
      return sendAnswer.error(exchange, read.kind === 'too-large' ? 413 : 408, { connection: 'close' })
    if (!(await asksToStop(read.body, request.headers['content-type'] ?? '')))
      return sendAnswer.error(exchange, 400)
    return sendAnswer.rendered(exchange, (await stop(token)) ? stopped : unknown, null)
  }
  app.post<{ Params: { token: string } }>('/mail/:token', async (request, reply) => {
    reply.hijack()
    const { exchange } = request
    if (exchange === null) return
    try {
      await answer(exchange, request.params.token)
    } catch (error) {
      log.error({ id: exchange.id, err: error }, 'a click that stops mails failed')
      sendAnswer.failure(exchange, error)
    }
  })
}
