import { applicantsAddress } from '#contract/applicants-address.ts'
import { interviewRoundNames, type InterviewRound } from '#contract/codes/interview.ts'
import { formatInstant } from '#contract/format/time.ts'
import { routes } from '#contract/routes.ts'
import { applicantName, nameOf, subjectOf, titleOf, type NewsWords } from './words.ts'

/** `startsAt`: RFC 3339. */
type Own = { applicationId: string; title: string; company: string; round: InterviewRound }
type Booked = Own & { startsAt: string }

const toStudent = ({ applicationId }: Own, text: string): NewsWords => ({
  kind: 'interview',
  text,
  href: routes.ownApplication(applicationId),
  subject: subjectOf.application(applicationId),
})

const roundOf = ({ company, round }: Own): string => `${nameOf(company)}の${interviewRoundNames[round]}`

const did = {
  booked: 'の日時を選びました',
  changed: 'の日時を変えました',
  released: 'の日時を取り消しました',
  asked: 'に別の日時を希望しています',
} as const

type Received = {
  applicationId: string
  companyId: string
  name: string
  title: string
  round: InterviewRound
  startsAt: string | null
}

/** Times of interviews: offered, chosen, moved, off, and the day before. */
export const interviewNews = {
  offered: (own: Own): NewsWords =>
    toStudent(own, `${roundOf(own)}の日時を選んでください（${titleOf(own.title)}）。`),

  withdrawn: (own: Own): NewsWords =>
    toStudent(own, `${roundOf(own)}の案内が取り消されました（${titleOf(own.title)}）。`),

  booked: (own: Booked): NewsWords =>
    toStudent(own, `${roundOf(own)}の日時が${formatInstant(own.startsAt)}に決まりました。`),

  moved: (own: Booked): NewsWords =>
    toStudent(own, `${roundOf(own)}の予定が変わりました。${formatInstant(own.startsAt)}からです。`),

  cancelled: (own: Booked): NewsWords =>
    toStudent(own, `${formatInstant(own.startsAt)}からの${roundOf(own)}の予定がなくなりました。`),

  tomorrow: (own: Booked): NewsWords =>
    toStudent(own, `明日は${roundOf(own)}です。${formatInstant(own.startsAt)}からです。`),

  /** What a student did, to the company. */
  ofApplicant: (
    { applicationId, companyId, name, title, round, startsAt }: Received,
    what: keyof typeof did,
  ): NewsWords => ({
    kind: 'interview',
    text: `${applicantName(name)}が、${titleOf(title)}の${interviewRoundNames[round]}${did[what]}${startsAt === null ? '' : `（${formatInstant(startsAt)}）`}。`,
    href: applicantsAddress(companyId, {}, { application: applicationId }),
    subject: subjectOf.application(applicationId),
  }),

  tomorrowOfCompany: (companyId: string, count: number): NewsWords => ({
    kind: 'interview',
    text: `明日の面接は${count}件です。`,
    href: routes.companyInterviews(companyId),
    subject: subjectOf.company(companyId),
  }),
} as const
