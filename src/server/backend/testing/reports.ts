import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { issueFormToken } from '#server/backend/contact/form-token.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { createCompanyReports } from '#server/backend/reports/company-reports.ts'
import { createOldReports } from '#server/backend/reports/old-reports.ts'
import { createReportLists } from '#server/backend/reports/report-lists.ts'
import { createReportMoves } from '#server/backend/reports/report-moves.ts'
import { createReports } from '#server/backend/reports/reports.ts'
import { newId } from '#server/platform/ids.ts'
import type { ReportReason } from '#contract/codes/report.ts'
import { testNow } from './records.ts'
import { createTestWork } from './work.ts'

const formKey = 'key of the tests'
const operator = { kind: 'operator', name: 'tester' } as const

type Given = {
  revision?: number
  reasons?: ReportReason[]
  body?: string
  email?: string | null
  client?: string
  token?: string
  person?: { uid: string; email: string | null } | null
}

/** Reports of ads as all sides have them, at an instant that a test moves. */
export const openReports = (handle: DatabaseHandle) => {
  let time = testNow
  const now = () => time
  const { database } = handle
  const { work, mails } = createTestWork(handle, now)
  const parts = { database, work, formKey, operatorEmail: 'desk@example.com', now }
  const reports = createReports({ ...parts, rateLimits: createRateLimits(database, { scale: 1, now }) })
  const moves = createReportMoves({ work })
  /** Of a form that was opened a minute ago. */
  const freshToken = () =>
    issueFormToken(formKey, { formId: newId(), issuedAt: new Date(time.getTime() - 60_000) })

  return {
    work,
    mails,
    freshToken,
    at: (instant: Date) => {
      time = instant
    },
    has: reports.has,
    company: createCompanyReports(parts),
    lists: createReportLists(database),
    eraseDue: createOldReports({ work }).eraseDue,
    ask: (id: string, question = '') => moves.ask(operator, id, question),
    close: (id: string, given: Parameters<typeof moves.close>[2]) => moves.close(operator, id, given),
    /** Sends a report, of fraud unless told otherwise, each from a network of its own. */
    send: (jobPostId: string, given: Given = {}) => {
      const { token = freshToken(), client = newId(), person = null, ...typed } = given
      const input = { jobPostId, revision: 1, reasons: ['fraud' as const], body: null, email: null, ...typed }
      return reports.accept(input, { token, client, person })
    },
  }
}
