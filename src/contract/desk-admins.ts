import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { deskReason, deskStepSchema } from './desk.ts'
import { idText } from './text-input.ts'

/** What becomes of somebody: an admin, or one no longer. */
export const adminChangeKinds = ['grant', 'revoke'] as const
export type AdminChangeKind = (typeof adminChangeKinds)[number]

/** How a change ended; `void`: what it asked for was not possible any more. */
export const adminChangeEnds = ['applied', 'cancelled', 'void'] as const
export type AdminChangeEnd = (typeof adminChangeEnds)[number]

/** Hours after which a change takes effect without a second admin. */
export const adminChangeHours = 24

export const askAdminChangeSchema = z.object({
  kind: z.enum(adminChangeKinds, 'CHOOSE'),
  email: emailSchema,
  reason: deskReason,
  step: deskStepSchema,
})

export const endAdminChangeSchema = z.object({ id: idText, step: deskStepSchema })
