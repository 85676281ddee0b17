import type { FastifyReply, FastifyRequest } from 'fastify'
import { findRoute } from '#contract/routes.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import { errorAnswer, type SentAgain } from './error-answer.ts'
import { readBody } from './readable-body.ts'
import { hostFormPolicy } from './security-headers.ts'
import { keptFields } from './sent-forms.ts'

/** What was typed in a plain form of a page; null: it is none, or may not be read. */
const typedIn = async (
  { method, context: { pathname, search }, headers, body }: FastifyRequest,
  sender: 'guest' | 'person',
): Promise<SentAgain | null> => {
  const isForm = method === 'POST' && new URLSearchParams(search).has('_action')
  if (!isForm || findRoute(pathname) === undefined || !Buffer.isBuffer(body)) return null
  const sent = new Request('http://form', {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    body: new Uint8Array(body),
  })
  if ((await readBody(sent, 'forms', sender)) !== 'readable') return null
  const fields = await sent.formData().then(keptFields, () => null)
  return fields === null ? null : { to: pathname + search, fields }
}

/** Sends a form that found no place back to be sent again. False: there is nothing that was typed. */
export const sendBusyForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { siteName, sender }: { siteName: string; sender: 'guest' | 'person' },
): Promise<boolean> => {
  const form = await typedIn(request, sender)
  if (form === null) return false
  const { pathname } = request.context
  const { contentType, body } = errorAnswer(503, { pathname, requestId: request.id, siteName, form })
  reply
    .code(503)
    .headers({ ...retryLater, 'cache-control': 'no-store', 'content-security-policy': hostFormPolicy })
    .type(contentType)
    .send(body)
  return true
}
