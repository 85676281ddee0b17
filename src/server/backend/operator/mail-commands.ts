import * as z from 'zod/mini'
import { emailAddressLength } from '#contract/email-address.ts'
import { oneLine } from '#contract/plain-text.ts'
import type { MailStopCommands } from '#server/backend/mail-stops/mail-stops.ts'
import type { DueDigests } from '#server/backend/notifications/due-digests.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, type OperatorAnswer } from './answer.ts'

/** What the operator sees of mails that do not go, or are to go. */
export const mailCommands = [
  z.object({ name: z.literal('mail-stops') }),
  z.object({
    name: z.literal('lift-mail-stop'),
    email: z.string().check(z.minLength(1), z.maxLength(emailAddressLength), oneLine),
  }),
  z.object({ name: z.literal('due-digests') }),
] as const

export type MailServices = { mailStops: MailStopCommands; dueDigests: DueDigests }

export const listMailStops = async ({ mailStops }: MailServices): Promise<OperatorAnswer> => {
  const found = await mailStops.list()
  if (found.length === 0) return done('Mails go to every address.')
  return done(...found.map(({ email, reason, at }) => `${at.toISOString()}  ${reason.padEnd(9)}  ${email}`))
}

export const liftMailStop = async (
  { mailStops }: MailServices,
  actor: Actor,
  { email }: { email: string },
): Promise<OperatorAnswer> =>
  (await mailStops.lift(actor, email))
    ? done(`Done: mails go to ${email} again.`)
    : failed(`no mails are stopped to ${email}`)

/** What the sweep would do now, undone. */
export const countDueDigests = async ({ dueDigests }: MailServices): Promise<OperatorAnswer> => {
  const { people, news } = await dueDigests()
  return done(
    `${news} unread and due, of ${people} ${people === 1 ? 'person' : 'people'}: each gets one mail.`,
  )
}
