import * as z from 'zod/mini'
import { emailAddressLength } from './email-address.ts'
import { listOf, machineText } from './text-input.ts'

/** Why mails to an address stop: they cannot be delivered, or their reader reported one as unwanted. */
export const mailStopReasons = ['bounce', 'complaint'] as const
export type MailStopReason = (typeof mailStopReasons)[number]

export const mailStopLimits = {
  /** Events in one call of the web hook, and bytes of its body. */
  events: 500,
  bodyBytes: 256 * 1024,
  /** Seconds that the stamp of a call may differ from the clock. */
  window: 300,
} as const

/** One that no mail of ours could have gone to is left out later, so that it does not hold up the others. */
const address = z.pipe(
  machineText(emailAddressLength),
  z.transform((text) => text.trim().toLowerCase()),
)

const eventSchema = z.object({
  type: z.enum(mailStopReasons),
  address,
  /** False: a mailbox that is full or a server that is away, which the next try may reach. */
  permanent: z.boolean(),
  /** RFC 3339. */
  at: z.pipe(
    z.pipe(machineText(40), z.iso.datetime({ offset: true })),
    z.transform((text) => new Date(text)),
  ),
})
export type MailEvent = z.infer<typeof eventSchema>

/** What the mail service calls the web hook with. */
export const mailEventsSchema = z.object({
  events: listOf(eventSchema, mailStopLimits.events),
})
