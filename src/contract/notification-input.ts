import * as z from 'zod/mini'
import { isId } from './id.ts'
import { notificationKindNames } from './notification.ts'

const idSchema = z.string('INVALID').check(z.refine(isId, 'INVALID'))

/** One line of a person's notifications. */
export const notificationIdSchema = z.object({ id: idSchema })

/** What a press on a line does then: it leads where the line does, or stays on the list. */
export const markReadSchema = z.extend(notificationIdSchema, { go: z.enum(['open', 'stay'], 'INVALID') })

/** What was shown as unread, up to the newest; without a kind, of all. */
export const markAllSchema = z.object({
  upTo: idSchema,
  kind: z._default(z.nullable(z.enum(notificationKindNames)), null),
})
