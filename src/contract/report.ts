import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { reportReasons, type ReportReason } from './codes/report.ts'
import { isId } from './id.ts'
import { severalLines, visible } from './plain-text.ts'
import { blankable, blankableText, codesSchema } from './student-field.ts'

export const reportLimits = {
  /** Characters of what a reporter writes, the operator asks and a company answers. */
  text: 2_000,
  /** What the operator asked a company, as its list shows it: the newest. */
  listed: 50,
  /** Days after its close in which a report still says who sent it and what they wrote. */
  keptDays: 180,
} as const

const idSchema = z.string('INVALID').check(z.refine(isId, 'INVALID'))

const reportObject = z.object({
  jobPostId: idSchema,
  /** The ad's revision that the reporter read. */
  revision: z.coerce.number('INVALID').check(z.int('INVALID'), z.minimum(1, 'INVALID')),
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
    token: z.optional(z.string('INVALID').check(z.maxLength(200, 'INVALID'))),
    website: z.optional(z.string('INVALID').check(z.maxLength(2_000, 'INVALID'))),
  })
  .check(otherIsTold)

/** What a company answers to the operator. */
export const answerReportSchema = z.object({
  companyId: idSchema,
  id: idSchema,
  text: z.string('REQUIRED').check(
    z.overwrite((text: string) => text.replace(/\r\n?/gu, '\n').trim()),
    visible,
    z.maxLength(reportLimits.text, 'TOO_LONG'),
    severalLines,
  ),
})
export type AnswerReportInput = z.infer<typeof answerReportSchema>

/** answered: a colleague did before; closed: the operator decided meanwhile. Nothing was written then. */
export const reportAnswers = ['done', 'answered', 'closed'] as const
export type ReportAnswer = (typeof reportAnswers)[number]
