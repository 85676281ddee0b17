import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { mailEventsSchema, mailStopLimits, type MailEvent } from '#contract/mail-stop.ts'
import type { Log } from '#server/platform/log.ts'
import type { Exchange } from './exchange.ts'
import { readBody } from './request-body.ts'
import type { SendAnswer } from './send-answer.ts'

export type MailHook = {
  /** Shared with whoever calls. */
  key: string
  record: (events: readonly MailEvent[]) => Promise<number>
  now: () => Date
}

type MailHookOptions = { hook: MailHook; sendAnswer: SendAnswer; log: Log }

const bodyMilliseconds = 10_000

/** A program reads it: a code in English, none of the words that visitors get. */
const machineAnswer = (
  status: number,
  body: { ok: true } | { error: { code: string; message: string } },
) => ({
  kind: 'answer' as const,
  status,
  headers: new Map([['content-type', 'application/json; charset=utf-8']]),
  body: Buffer.from(`${JSON.stringify(body)}\n`),
})
const heard = machineAnswer(200, { ok: true })
const unsigned = machineAnswer(403, {
  error: {
    code: 'BAD_SIGNATURE',
    message: 'Mail-Hook-Signature is missing, is not of this body, or is too far from the clock.',
  },
})
const unread = machineAnswer(400, {
  error: { code: 'BAD_BODY', message: 'The body is not JSON of the form that is documented.' },
})

/** `t=<seconds>,v1=<hexadecimal>`: when it was signed, and HMAC-SHA256 of that second, a dot and the body. */
const signaturePattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const isSigned = ({ key, now }: MailHook, header: unknown, body: Buffer): boolean => {
  const [, stamp = '', given = ''] = (typeof header === 'string' ? signaturePattern.exec(header) : null) ?? []
  const expected = createHmac('sha256', key).update(`${stamp}.`).update(body).digest()
  const found = Buffer.from(given, 'hex')
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return false
  return Math.abs(now().getTime() / 1000 - Number(stamp)) <= mailStopLimits.window
}

/** Null: it is none of the kind. */
const readEvents = (body: Buffer): readonly MailEvent[] | null => {
  try {
    const parsed = mailEventsSchema.safeParse(JSON.parse(body.toString()))
    return parsed.success ? parsed.data.events : null
  } catch {
    return null
  }
}

/**
 * POST /api/mail-hook, by which the mail service tells of addresses that mails cannot be delivered to, and of mails that
 * were reported as unwanted. What is not signed in the last minutes is refused before it is read; what is told again
 * changes nothing.
 */
export const mailHookRoute: FastifyPluginAsync<MailHookOptions> = async (app, { hook, sendAnswer, log }) => {
  const answer = async (exchange: Exchange): Promise<void> => {
    const { request } = exchange
    const read = await readBody(request, mailStopLimits.bodyBytes, bodyMilliseconds)
    if (read.kind === 'gone') return
    if (read.kind !== 'read')
      return sendAnswer.error(exchange, read.kind === 'too-large' ? 413 : 408, { connection: 'close' })
    if (!isSigned(hook, request.headers['mail-hook-signature'], read.body))
      return sendAnswer.rendered(exchange, unsigned, null)
    const events = readEvents(read.body)
    if (events === null) return sendAnswer.rendered(exchange, unread, null)
    const stopped = await hook.record(events)
    if (stopped > 0) log.info({ stopped }, 'mails to addresses were stopped')
    return sendAnswer.rendered(exchange, heard, null)
  }
  app.post('/api/mail-hook', async (request, reply) => {
    reply.hijack()
    const { exchange } = request
    if (exchange === null) return
    try {
      await answer(exchange)
    } catch (error) {
      log.error({ id: exchange.id, err: error }, 'a call of the mail service failed')
      sendAnswer.failure(exchange, error)
    }
  })
}
