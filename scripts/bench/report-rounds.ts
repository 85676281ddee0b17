import { AnswerReport, CompanyReportsQuery, ReportForm, SendReport } from '#operations/reports.ts'
import { issueFormToken } from '#server/backend/contact/form-token.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createReportMoves } from '#server/backend/reports/report-moves.ts'
import { testFormKey } from '#server/backend/testing/client.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import type { Ad } from './applicants-data.ts'
import { read, type Ask, type Timed } from './asking.ts'

const goals = { list: 50, action: 30 }
const operator = { kind: 'operator', name: 'bench' } as const

/** An ad is reported, its company asked, which answers, and the report is closed. */
export const reportOnce = async (
  ask: Ask,
  work: Work,
  { id: jobPostId, companyId }: Ad,
  timed: Timed,
): Promise<void> => {
  const moves = createReportMoves({ work })
  await timed('the form of a report', goals.list, () => ask('bench-1', ReportForm, { id: jobPostId }))
  const token = issueFormToken(testFormKey, {
    formId: newId(),
    issuedAt: new Date(testNow.getTime() - 60_000),
  })
  const input = {
    jobPostId,
    revision: 1,
    reasons: ['fraud'],
    body: '計測です。',
    email: 'bench-1@example.com',
  }
  const sent = await timed('report an ad', goals.action, () => ask('bench-1', SendReport, { input, token }))
  const id = read(sent, 'sendReport', 'id')
  if (typeof id !== 'string') throw new Error(`Not reported: ${JSON.stringify(sent)}`)
  const asked = await timed('ask the company', goals.action, () =>
    moves.ask(operator, id, '説明してください。'),
  )
  if (asked['kind'] !== 'done') throw new Error(`Not asked: ${JSON.stringify(asked)}`)
  const shown = await timed('questions of a company', goals.list, () =>
    ask('bench-owner', CompanyReportsQuery, { companyId }),
  )
  await timed('answer the operator', goals.action, () =>
    ask('bench-owner', AnswerReport, {
      companyId,
      id: read(shown, 'companyReports', 'inquiries', 0, 'id'),
      text: '確かめました。',
    }),
  )
  const closed = await timed('close a report', goals.action, () =>
    moves.close(operator, id, { outcome: 'warned', reason: '改めるよう求めました。' }),
  )
  if (closed['kind'] !== 'done') throw new Error(`Not closed: ${JSON.stringify(closed)}`)
}
