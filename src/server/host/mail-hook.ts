import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { mailEventsSchema, mailStopLimits, type MailEvent } from '#contract/mail-stop.ts'
import type { Log } from '#server/platform/log.ts'

export type MailHook = {
  /** Shared with whoever calls. */
  key: string
  record: (events: readonly MailEvent[]) => Promise<number>
  now: () => Date
}

type MailHookOptions = { hook: MailHook; log: Log }

/** A program reads them: a code in English, none of the words that visitors get. */
const unsigned = {
  code: 'BAD_SIGNATURE',
  message: 'Mail-Hook-Signature is missing, is not of this body, or is too far from the clock.',
}
const unread = { code: 'BAD_BODY', message: 'The body is not JSON of the form that is documented.' }

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
export const mailHookRoute: FastifyPluginAsync<MailHookOptions> = async (app, { hook, log }) => {
  app.post('/api/mail-hook', { bodyLimit: mailStopLimits.bodyBytes }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isSigned(hook, request.headers['mail-hook-signature'], body))
      return reply.code(403).send({ error: unsigned })
    const events = readEvents(body)
    if (events === null) return reply.code(400).send({ error: unread })
    const stopped = await hook.record(events)
    if (stopped > 0) log.info({ stopped }, 'mails to addresses were stopped')
    return reply.send({ ok: true })
  })
}
