import { and, asc, count, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { jobPostKindNames, jobPostKinds } from '#contract/codes/job-post.ts'
import { messageReportReasonNames } from '#contract/codes/message.ts'
import { reportOutcomeNames, reportReasonNames } from '#contract/codes/report.ts'
import { contactKindNames, type ContactKind } from '#contract/contact.ts'
import { formatDate } from '#contract/format/time.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import { csvOf } from '#server/platform/csv.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { report } from '#server/backend/database/schema/report.ts'

/** Kinds of messages to the operator that are complaints (職業安定法43条の7): of ads, and of personal data. */
const complaintKinds = ['job_post', 'privacy'] as const satisfies readonly ContactKind[]

/** Lines of one kind of complaint at most. */
const linesMost = 10_000
const day = 86_400_000

type Complaint = {
  id: string
  at: Date
  way: string
  about: string
  endedAt: Date | null
  outcome: string
}

/** The span of a calendar year in Japan. */
const yearIn = (year: number) => ({
  from: new Date(`${year}-01-01T00:00:00+09:00`),
  to: new Date(`${year + 1}-01-01T00:00:00+09:00`),
})

const complaintsOf = async (database: Database, from: Date, to: Date): Promise<readonly Complaint[]> => {
  const reports = await database
    .select()
    .from(report)
    .where(and(gte(report.createdAt, from), sql`${report.createdAt} < ${to.toISOString()}`))
    .orderBy(asc(report.createdAt))
    .limit(linesMost)
  const threads = await database
    .select({
      id: messageReport.id,
      reason: messageReport.reason,
      createdAt: messageReport.createdAt,
      closedAt: messageReport.closedAt,
    })
    .from(messageReport)
    .where(and(gte(messageReport.createdAt, from), sql`${messageReport.createdAt} < ${to.toISOString()}`))
    .orderBy(asc(messageReport.createdAt))
    .limit(linesMost)
  const contacts = await database
    .select({
      id: contactMessage.id,
      kind: contactMessage.kind,
      status: contactMessage.status,
      createdAt: contactMessage.createdAt,
      updatedAt: contactMessage.updatedAt,
    })
    .from(contactMessage)
    .where(
      and(
        inArray(contactMessage.kind, complaintKinds),
        sql`${contactMessage.status} <> 'spam'`,
        gte(contactMessage.createdAt, from),
        sql`${contactMessage.createdAt} < ${to.toISOString()}`,
      ),
    )
    .orderBy(asc(contactMessage.createdAt))
    .limit(linesMost)
  return [
    ...reports.map((each) => ({
      id: each.id,
      at: each.createdAt,
      way: '求人の通報',
      about: each.reasons.map((reason) => reportReasonNames[reason]).join('、'),
      endedAt: each.closedAt,
      outcome: each.outcome === null ? '' : reportOutcomeNames[each.outcome],
    })),
    ...threads.map((each) => ({
      id: each.id,
      at: each.createdAt,
      way: 'メッセージの報告',
      about: messageReportReasonNames[each.reason],
      endedAt: each.closedAt,
      outcome: each.closedAt === null ? '' : '報告した方に結果を連絡',
    })),
    ...contacts.map((each) => ({
      id: each.id,
      at: each.createdAt,
      way: 'お問い合わせ',
      about: contactKindNames[each.kind],
      endedAt: each.status === 'new' ? null : each.updatedAt,
      outcome:
        each.status === 'new' ? '' : each.status === 'answered' ? 'メールで返信' : '返信不要として終了',
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Figures for the yearly report to the ministry (職業安定法43条の5), and complaints (43条の7), as CSV. No person is in them. */
export const createYearlyReport = ({ database, now }: { database: Database; now: () => Date }) => ({
  /** Every complaint that came in a calendar year, with how it ended. */
  complaints: async (year: number): Promise<string> => {
    const { from, to } = yearIn(year)
    const found = await complaintsOf(database, from, to)
    return csvOf(
      ['受付番号', '受付日', '受け付けた方法', '内容', '状態', '結果', '終えた日', 'かかった日数'],
      found.map(({ id, at, way, about, endedAt, outcome }) => [
        receiptNumber(id),
        formatDate(at.toISOString()),
        way,
        about,
        endedAt === null ? '対応中' : '終了',
        outcome,
        endedAt === null ? '' : formatDate(endedAt.toISOString()),
        endedAt === null ? '' : Math.ceil((endedAt.getTime() - at.getTime()) / day),
      ]),
    )
  },

  /** What the site had at the end of a day in Japan, and what it did in the year before. `on`: YYYY-MM-DD. */
  figures: async (on: string): Promise<string> => {
    const end = new Date(Date.parse(`${on}T00:00:00+09:00`) + day)
    const yearBefore = new Date(end)
    yearBefore.setUTCFullYear(end.getUTCFullYear() - 1)
    const ads = await database
      .select({ kind: jobPost.kind, n: count() })
      .from(jobPost)
      .where(
        and(
          lte(jobPost.publishAt, end),
          gt(jobPost.validThrough, end),
          or(isNull(jobPost.closedAt), gt(jobPost.closedAt, end)),
          sql`${jobPost.status} not in ('draft', 'in_review', 'scheduled')`,
        ),
      )
      .groupBy(jobPost.kind)
    const [companies] = await database
      .select({ n: count() })
      .from(company)
      .where(and(eq(company.status, 'active'), lte(company.createdAt, end)))
    const [students] = await database
      .select({ n: count() })
      .from(account)
      .where(and(eq(account.kind, 'student'), lte(account.createdAt, end)))
    const [applications] = await database
      .select({ n: count() })
      .from(application)
      .where(and(gte(application.submittedAt, yearBefore), lte(application.submittedAt, end)))
    const complaints = await complaintsOf(database, yearBefore, end)
    const adsOf = (kind: string) => ads.find((each) => each.kind === kind)?.n ?? 0
    const asOf = formatDate(on)
    const during = `${formatDate(yearBefore.toISOString())}から${asOf}まで`
    const made = `${formatDate(now().toISOString())}に作成。退会した学生・会社は含みません。`
    return csvOf(
      ['項目', '数', 'いつの数か', '備考'],
      [
        ['掲載していた求人（合計）', ads.reduce((sum, { n }) => sum + n, 0), asOf, made],
        ...jobPostKinds.map((kind) => [
          `掲載していた求人（${jobPostKindNames[kind]}）`,
          adsOf(kind),
          asOf,
          '',
        ]),
        ['掲載できる会社', companies?.n ?? 0, asOf, '運営者が確認した会社。いまの状態で数えます。'],
        ['登録している学生', students?.n ?? 0, asOf, ''],
        ['応募', applications?.n ?? 0, during, '取り消された応募を含みます。'],
        ['苦情・申し出', complaints.length, during, '求人の通報、メッセージの報告、お問い合わせの一部'],
        [
          '苦情・申し出のうち対応を終えたもの',
          complaints.filter(({ endedAt }) => endedAt !== null).length,
          during,
          '',
        ],
      ],
    )
  },
})

export type YearlyReport = ReturnType<typeof createYearlyReport>
