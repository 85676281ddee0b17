import { hasSelection } from '#contract/application-track.ts'
import { applicationPurpose, applicationStatusName, declineReasonName } from '#contract/application-words.ts'
import type { ApplicationStatus, DeclineReason } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatPhone } from '#contract/format/place.ts'
import { formatDate, japaneseDay } from '#contract/format/time.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { fullName } from '#contract/full-name.ts'
import { csvOf } from '#server/backend/csv.ts'
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
]

const day = (at: Date | null): string => (at === null ? '' : japaneseDay(at.toISOString()))

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
  profile.graduation ?? '',
  applicationStatusName(row.kind, row.status),
  day(row.replyDueAt),
  day(row.answeredAt),
  day(row.closedAt),
  row.declineReason === null ? '' : declineReasonName(row.kind, row.declineReason),
]

/** What the terms ask of whoever keeps a copy. `most`: applicants of one copy, where the list had more. */
const notice = (applicants: readonly CsvApplicant[], at: Date, most: number | null): string => {
  const purposes = new Set(applicants.map(({ kind }) => applicationPurpose(kind)))
  const isLimited = applicants.some(({ kind }) => !hasSelection(kind))
  return [
    `この控えは${formatDate(at.toISOString())}に作成しました。`,
    `利用規約により、${purposes.size === 0 ? '示した目的' : [...purposes].join('、')}と連絡のためだけに使い、安全に管理してください。`,
    ...(isLimited
      ? ['オープン・カンパニーとキャリア教育への申し込みの情報は、採用選考には使えません。']
      : []),
    `応募が終わった方の情報は、終了から${keptDays.other}日で当サイトから消えます。控えも、必要がなくなりしだい、遅くともそのときまでに消してください。`,
    '作成した後に応募を取り下げた方や退会した方の情報は、控えからも消してください。取り下げた方と、情報がすでに消えた方は含みません。',
    ...(most === null ? [] : [`一覧のはじめの${most.toLocaleString('ja-JP')}人までを含みます。`]),
  ].join('')
}

/**
 * Applicants as CSV. The first line says what the terms ask, the second names the columns.
 */
export const applicantsCsv = (
  applicants: readonly CsvApplicant[],
  { at, most }: { at: Date; most: number | null },
): string => csvOf([[notice(applicants, at, most)], header, ...applicants.map(cellsOf)])
