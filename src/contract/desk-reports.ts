import * as z from 'zod/mini'
import { reportOutcomes } from './codes/report.ts'
import { dangerousBox } from './desk-ads.ts'
import { deskNote, deskReason, deskStamp, deskStepSchema } from './desk.ts'
import { idText } from './text-input.ts'

/** `jobPostId`: the ad whose open reports are dealt with together; `read`: the stamp of the case as it was read. */
const ofCase = { jobPostId: idText, read: deskStamp, step: deskStepSchema }

/** `question` empty: the reasons of the reports say it. */
export const askAboutReportsSchema = z.object({ ...ofCase, question: z.optional(z.nullable(deskNote)) })

/** Outcomes that are told without taking the ad down. */
export const closingOutcomes = reportOutcomes.filter((outcome) => outcome !== 'removed')
/** `reason` goes to the company and to those who reported. */
export const closeReportsSchema = z.object({
  ...ofCase,
  outcome: z.enum(reportOutcomes, 'CHOOSE'),
  reason: deskReason,
})
export const takeDownReportedSchema = z.object({ ...ofCase, reason: deskReason, dangerous: dangerousBox })
