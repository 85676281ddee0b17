import * as z from 'zod/mini'
import { deskReason, deskStamp, deskStepSchema } from './desk.ts'
import { idText } from './text-input.ts'

export const readMessageReportSchema = z.object({ id: idText })
export const readReportedFileSchema = z.object({ id: idText, fileId: idText })

/** `outcome` goes to the student who reported; `read`: the stamp of the report as it was read. */
export const closeMessageReportSchema = z.object({
  id: idText,
  read: deskStamp,
  outcome: deskReason,
  step: deskStepSchema,
})
