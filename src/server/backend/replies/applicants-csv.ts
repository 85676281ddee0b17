import {
  applicationPurpose,
  applicationStatusName,
  declineReasonName,
  purposeLimit,
} from '#contract/application-words.ts'
import type { ApplicationStatus, DeclineReason } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatPhone } from '#contract/format/phone.ts'
import { formatDate, formatMonth } from '#contract/format/time.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { fullName } from '#contract/full-name.ts'
import { csvOf } from '#server/platform/csv.ts'
import { keptDays } from '#server/domain/application-life.ts'

/** One applicant of a copy. */
export type CsvApplicant = {
  status: ApplicationStatus
  title: string
  kind: JobPostKind
  profile: Pick<
    ProfileSnapshot,
    | 'familyName'
    | 'givenName'
    | 'familyNameKana'
    | 'givenNameKana'
    | 'email'
    | 'tel'
    | 'school'
    | 'faculty'
    | 'department'
    | 'graduation'
  >
  submittedAt: Date | null
  replyDueAt: Date | null
  answeredAt: Date | null
  closedAt: Date | null
  declineReason: DeclineReason | null
}

const header = [
  '応募日',
  '求人',
  '氏名',
  'フリガナ',
  'メールアドレス',
  '電話番号',
  '学校',
  '学部・研究科',
  '学科・専攻',
  '卒業予定',
  '状態',
  '返信の期限',
  '返信した日',
  '終了した日',
  '見送り・お断りの理由（社内用）',
  '使える目的',
  '控えを消す期限',
]

const day = (at: Date | null): string => (at === null ? '' : formatDate(at.toISOString()))

/** YYYY-MM, as spreadsheets leave it. */
const month = (text: string | null): string =>
  text === null ? '' : formatMonth({ year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) })

/** When the site erases what was sent, and a copy is to be erased at the latest. */
const eraseAt = (closedAt: Date | null): Date | null =>
  closedAt === null ? null : new Date(closedAt.getTime() + keptDays.other * 86_400_000)

const cellsOf = ({ profile, ...row }: CsvApplicant): string[] => [
  day(row.submittedAt),
  row.title,
  fullName(profile),
  `${profile.familyNameKana} ${profile.givenNameKana}`,
  profile.email,
  profile.tel === null ? '' : formatPhone(profile.tel),
  profile.school ?? '',
  profile.faculty ?? '',
  profile.department ?? '',
  month(profile.graduation),
  applicationStatusName(row.kind, row.status),
  day(row.replyDueAt),
  day(row.answeredAt),
  day(row.closedAt),
  row.declineReason === null ? '' : declineReasonName(row.kind, row.declineReason),
  `${applicationPurpose(row.kind)}と連絡のためだけに使えます。${purposeLimit(row.kind) ?? ''}`,
  day(eraseAt(row.closedAt)),
]

/** Applicants as CSV, a row for each; what may be done with a copy, and how long, stands in the row of whom it is about. */
export const applicantsCsv = (applicants: readonly CsvApplicant[]): string =>
  csvOf(header, applicants.map(cellsOf))
