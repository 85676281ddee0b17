import type { FastifyPluginAsync } from 'fastify'
import { bodyBytesMax } from './route-class.ts'
import type { SendError } from './send-answer.ts'

type OneClickOptions = {
  /** False: the token is none of ours. */
  stop: (token: string) => Promise<boolean>
  sendError: SendError
}

const clickBytesMax = 4096

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
export const oneClickRoute: FastifyPluginAsync<OneClickOptions> = async (app, { stop, sendError }) => {
  app.post<{ Params: { token: string } }>(
    '/mail/:token',
    { bodyLimit: bodyBytesMax.write },
    async ({ context, headers, params, body }, reply) => {
      if (context.search !== '') {
        reply.callNotFound()
        return reply
      }
      const sent = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (sent.length > clickBytesMax) return sendError(reply, 413, { connection: 'close' })
      if (!(await asksToStop(sent, headers['content-type'] ?? ''))) return sendError(reply, 400)
      const isStopped = await stop(params.token)
      return reply
        .code(isStopped ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(isStopped ? 'お知らせを停止しました。\n' : 'リンクを確認できません。\n')
    },
  )
}
