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

/** What became of an interview: whose doing it was, and which. */
const became = {
  booked: (who: string, what: string) => `${who}が、${what}の日時を選びました`,
  changed: (who: string, what: string) => `${who}が、${what}の日時を変えました`,
  released: (who: string, what: string) => `${who}が、${what}の日時を取り消しました`,
  asked: (who: string, what: string) => `${who}が、${what}に別の日時を希望しています`,
  moved: (who: string, what: string) => `${who}の${what}の予定が変わりました`,
  cancelled: (who: string, what: string) => `${who}の${what}の予定が取り消されました`,
  withdrawn: (who: string, what: string) => `応募が取り下げられ、${who}の${what}の予定がなくなりました`,
  ended: (who: string, what: string) => `応募が終わり、${who}の${what}の予定がなくなりました`,
  assigned: (who: string, what: string) => `${who}の${what}の面接官になりました`,
  unassigned: (who: string, what: string) => `${who}の${what}の面接官から外れました`,
} as const

type Received = {
  applicationId: string
  companyId: string
  name: string
  title: string
  round: InterviewRound
  event: { startsAt: string } | null
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

  /** What became of an interview, to the company. */
  ofApplicant: (
    { applicationId, companyId, name, title, round, event }: Received,
    what: keyof typeof became,
  ): NewsWords => ({
    kind: 'interview',
    text: `${became[what](applicantName(name), `${titleOf(title)}の${interviewRoundNames[round]}`)}${event === null ? '' : `（${formatInstant(event.startsAt)}）`}。`,
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
