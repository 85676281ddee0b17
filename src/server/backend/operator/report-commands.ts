import * as z from 'zod/mini'
import { reportOutcomes, reportReasons, type ReportOutcome } from '#contract/codes/report.ts'
import { oneLine, severalLines, visible } from '#contract/plain-text.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import { reportLimits } from '#contract/report.ts'
import type { InquiryRow, ReportedAd, ReportLists, ReportRow } from '#server/backend/reports/report-lists.ts'
import type { ClosedReports, ReportMoves } from '#server/backend/reports/report-moves.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { OutcomeFault } from '#server/domain/reports.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'

/** Of a report or of an ad. */
const id = z.string().check(z.minLength(1), z.maxLength(100), oneLine)
const text = z.string().check(z.maxLength(reportLimits.text), severalLines)

/** What the operator does with reports of ads. */
export const reportCommands = [
  z.object({ name: z.literal('reports') }),
  z.object({ name: z.literal('report'), id }),
  z.object({ name: z.literal('ask-company'), id, text }),
  z.object({
    name: z.literal('close-report'),
    id,
    outcome: z.enum(reportOutcomes),
    reason: text.check(visible),
  }),
] as const

export type ReportServices = { reportMoves: ReportMoves; reportLists: ReportLists }

/** How far the company is with it. */
const standing = (inquiry: ReportedAd['inquiry']): string => {
  if (inquiry === null) return 'its company was not asked'
  const { createdAt, answeredAt } = inquiry
  return answeredAt === null
    ? `asked ${createdAt.toISOString()}, no answer yet`
    : `answered ${answeredAt.toISOString()}`
}

const counted = ({ reasons }: ReportedAd): string =>
  reportReasons
    .map((reason) => [reason, reasons.filter((each) => each === reason).length] as const)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => (count === 1 ? reason : `${reason} ×${count}`))
    .join(', ')

const reportsIn = (count: number): string => `${count} ${count === 1 ? 'report' : 'reports'}`

export const listReports = async ({ reportLists }: ReportServices): Promise<OperatorAnswer> => {
  const found = await reportLists.open()
  if (found.length === 0) return done('No report is open.')
  return done(
    ...found.flatMap((ad) => [
      `${ad.jobPostId}  ${ad.status.padEnd(9)}  ${reportsIn(ad.reports)} since ${ad.since.toISOString()}  ${ad.company} 「${ad.title}」`,
      `    ${counted(ad)}; ${standing(ad.inquiry)}`,
    ]),
  )
}

/** Every line is set in, so that none of what people wrote looks like a line of ours. */
const said = (label: string, words: string | null): string[] =>
  words === null || words === '' ? [] : [`    ${label}`, ...words.split('\n').map((line) => `      ${line}`)]

const closing = ({ closedAt, outcome, outcomeReason }: ReportRow | InquiryRow): string[] =>
  closedAt === null
    ? []
    : [`    closed ${closedAt.toISOString()}: ${outcome}`, ...said('reason', outcomeReason)]

const reportLines = (report: ReportRow): string[] => [
  `${report.id}  ${receiptNumber(report.id)}  report of ${report.createdAt.toISOString()}  revision ${report.revision}: ${report.reasons.join(', ')}`,
  ...(report.erasedAt === null
    ? [`    outcome by mail: ${report.email ?? 'not wanted'}`]
    : [`    erased ${report.erasedAt.toISOString()}`]),
  ...said('text', report.body),
  ...closing(report),
]

const inquiryLines = (inquiry: InquiryRow): string[] => [
  `asked ${inquiry.createdAt.toISOString()}: ${inquiry.reasons.join(', ')}`,
  ...said('question', inquiry.question),
  ...(inquiry.answeredAt === null ? [] : [`    answered ${inquiry.answeredAt.toISOString()}`]),
  ...said('answer', inquiry.answer),
  ...closing(inquiry),
]

export const showReport = async (
  { reportLists }: ReportServices,
  { id: named }: { id: string },
): Promise<OperatorAnswer> => {
  const found = await reportLists.find(named)
  if (found === null) return failed(`there is no report ${named}, and none of an ad of this id`)
  const { jobPostId, status, revision, company, title, reports, inquiries } = found
  return done(
    `${jobPostId}  ${status}, revision ${revision}  ${company} 「${title}」`,
    ...reports.flatMap(reportLines),
    ...inquiries.flatMap(inquiryLines),
  )
}

const noneOpen = (named: string) => failed(`no open report ${named}, and none of an ad of this id`)

export const askCompany = async (
  { reportMoves }: ReportServices,
  actor: Actor,
  { id: named, text: question }: { id: string; text: string },
): Promise<OperatorAnswer> => {
  const answer = await reportMoves.ask(actor, named, question.trim())
  switch (answer.kind) {
    case 'unknown':
      return noneOpen(named)
    case 'asked':
      return failed(`its company was asked ${answer.at.toISOString()} and has not answered yet`)
    case 'done':
      return done(
        `Done: asked about ${reportsIn(answer.reports)} of 「${answer.title}」. ${mailed(answer.told)}`,
      )
  }
}

const faults = {
  not_removed: 'the ad is not taken down: use take-down first',
  not_ended: 'the ad has not ended',
  not_corrected: 'the ad says what it said when it was reported',
} as const satisfies Record<OutcomeFault, string>

/** What was closed and who is told. */
export const closedLines = ({ reports, title, told, toldBefore, reporters }: ClosedReports): string[] => [
  `Done: closed ${reportsIn(reports)} of 「${title}」. ${toldBefore ? 'Its company was told the same within a day, and is not told again.' : mailed(told)}`,
  `${reporters} of those who reported ${reporters === 1 ? 'is' : 'are'} told as well.`,
]

export const closeReport = async (
  { reportMoves }: ReportServices,
  actor: Actor,
  { id: named, outcome, reason }: { id: string; outcome: ReportOutcome; reason: string },
): Promise<OperatorAnswer> => {
  const answer = await reportMoves.close(actor, named, { outcome, reason: reason.trim() })
  switch (answer.kind) {
    case 'unknown':
      return noneOpen(named)
    case 'untrue':
      return failed(faults[answer.because])
    case 'done':
      return done(...closedLines(answer))
  }
}
