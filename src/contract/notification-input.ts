import { idText } from './text-input.ts'
import * as z from 'zod/mini'
import { notificationKindNames } from './notification.ts'

/** One line of a person's notifications. */
export const notificationIdSchema = z.object({ id: idText })

/** What a press on a line does then: it leads where the line does, or stays on the list. */
export const markReadSchema = z.extend(notificationIdSchema, { go: z.enum(['open', 'stay'], 'INVALID') })

/** What was shown as unread, up to the newest; without a kind, of all. */
export const markAllSchema = z.object({
  upTo: idText,
  kind: z._default(z.nullable(z.enum(notificationKindNames)), null),
})
