import { defineAction } from 'astro:actions'
import { answerReportSchema } from '#contract/report.ts'
import { AnswerReport } from '#operations/reports.ts'
import { forward } from '#actions/failure.ts'

/** Answers what the operator asked a company because of a report. */
export const answer = defineAction({
  accept: 'form',
  input: answerReportSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(AnswerReport, input)).answerReport),
})
