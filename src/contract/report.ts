import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { reportReasons, type ReportReason } from './codes/report.ts'
import { visible } from './plain-text.ts'
import { blankableText, codesSchema } from './student-field.ts'
import { blankable, idText, linesText, machineText, wholeInput } from './text-input.ts'

export const reportLimits = {
  /** Characters of what a reporter writes, the operator asks and a company answers. */
  text: 2_000,
  /** What the operator asked a company, as its list shows it: the newest. */
  listed: 50,
  /** Days after its close in which a report still says who sent it and what they wrote. */
  keptDays: 180,
} as const

const reportObject = z.object({
  jobPostId: idText,
  /** The ad's revision that the reporter read. */
  revision: wholeInput(1),
  reasons: codesSchema(reportReasons).check(z.minLength(1, 'CHOOSE')),
  /** Null: the reasons say it. */
  body: blankableText(reportLimits.text),
  /** Where the outcome is told; null: nowhere. */
  email: blankable(emailSchema),
})

/** A reason that has no name has to be told. */
const otherIsTold = z.refine<{ reasons: ReportReason[]; body: string | null }>(
  ({ reasons, body }) => !reasons.includes('other') || body !== null,
  { error: 'REQUIRED', path: ['body'] },
)

/** A report of an ad to the operator. The same schema checks the form, the procedure and the backend. */
export const reportSchema = reportObject.check(otherIsTold)
export type ReportInput = z.infer<typeof reportSchema>

/** What the form sends besides: the seal of its rendering, and a field that people do not see and leave empty. */
export const reportFormSchema = z
  .extend(reportObject, {
    token: z.optional(machineText(200)),
    website: z.optional(machineText(2_000)),
  })
  .check(otherIsTold)

/** What a company answers to the operator. */
export const answerReportSchema = z.object({
  companyId: idText,
  id: idText,
  text: linesText(reportLimits.text, 'REQUIRED').check(visible),
})
export type AnswerReportInput = z.infer<typeof answerReportSchema>

/** answered: a colleague did before; closed: the operator decided meanwhile. Nothing was written then. */
export const reportAnswers = ['done', 'answered', 'closed'] as const
export type ReportAnswer = (typeof reportAnswers)[number]
