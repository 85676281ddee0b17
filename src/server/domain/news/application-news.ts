import { applicantsAddress } from '#contract/applicants-address.ts'
import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import { applyWords } from '#contract/application-words.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatDay, formatDayOfYear } from '#contract/format/time.ts'
import type { NotificationKind } from '#contract/notification.ts'
import { routes } from '#contract/routes.ts'
import { applicantName, nameOf, subjectOf, titleOf, type NewsWords } from './words.ts'

/** A student's application, in the words of its ad. */
type Own = { applicationId: string; title: string; company: string }
type OwnOfKind = Own & { jobPostKind: JobPostKind }
/** One that a company received. */
type Received = {
  applicationId: string
  companyId: string
  title: string
  jobPostKind: JobPostKind
  name: string
}

const toStudent = (kind: NotificationKind, { applicationId }: Own, text: string): NewsWords => ({
  kind,
  text,
  href: routes.ownApplication(applicationId),
  subject: subjectOf.application(applicationId),
})

const toCompany = (
  kind: NotificationKind,
  { applicationId, companyId }: Received,
  text: string,
): NewsWords => ({
  kind,
  text,
  href: applicantsAddress(companyId, {}, { application: applicationId }),
  subject: subjectOf.application(applicationId),
})

type Answer = 'screen' | 'interview' | 'offer' | 'reject'
/** What follows the title of the ad. */
const selecting = {
  screen: 'の選考を始めたとの連絡がありました',
  interview: 'の面接へ進む連絡がありました',
  offer: 'の内定の連絡がありました',
  reject: 'の選考の結果が届きました',
} as const satisfies Record<Answer, string>
const answers: Readonly<Record<ApplicationTrack, Readonly<Record<Answer, string>>>> = {
  graduate: selecting,
  work: { ...selecting, offer: 'の採用の連絡がありました' },
  internship: { ...selecting, offer: 'への参加が決まったとの連絡がありました' },
  programme: {
    // Of before such moves were refused.
    screen: 'への申し込みを確認しているとの連絡がありました',
    interview: 'への申し込みを確認しているとの連絡がありました',
    offer: 'への参加が決まったとの連絡がありました',
    reject: 'への参加についての連絡がありました',
  },
}

const replies: Readonly<Record<ApplicationTrack, Readonly<Record<'accepted' | 'declined', string>>>> = {
  graduate: { accepted: 'の内定を承諾しました', declined: 'の内定を辞退しました' },
  work: { accepted: 'の採用を承諾しました', declined: 'の採用を辞退しました' },
  internship: { accepted: 'に参加すると返事をしました', declined: 'への参加を辞退しました' },
  programme: { accepted: 'に参加すると返事をしました', declined: 'への参加を辞退しました' },
}
/** What follows the title and the company of an ad that ended. */
const ended = {
  danger:
    'は、闇バイトのおそれがあるため、運営者が掲載を取りやめました。連絡が来ても会わず、身分証や口座の情報を送らないでください。相談は警察の#9110、危険を感じたら110番へ。',
  violation: 'の掲載を、運営者が取りやめました。',
  other: 'の募集が終わりました。',
} as const

type Move = 'withdrawn' | 'accepted' | 'declined' | 'closed'
const didOf = (kind: JobPostKind, move: Move): string => {
  const { noun } = applyWords(kind)
  switch (move) {
    case 'withdrawn':
      return `への${noun}を取り下げました`
    case 'closed':
      return `への${noun}を、返信の期限を過ぎたため終えました`
    case 'accepted':
    case 'declined':
      return replies[applicationTrackOf(kind)][move]
  }
}

/** Applications, from the day they arrive to their end. */
export const applicationNews = {
  viewed: (own: OwnOfKind): NewsWords => ({
    ...toStudent(
      'application_viewed',
      own,
      `${nameOf(own.company)}が、${titleOf(own.title)}への${applyWords(own.jobPostKind).noun}の内容を確認しました。`,
    ),
    key: `application-viewed ${own.applicationId}`,
  }),

  answered: (own: OwnOfKind, answer: Answer): NewsWords =>
    toStudent(
      'application_answered',
      own,
      `${nameOf(own.company)}から、${titleOf(own.title)}${answers[applicationTrackOf(own.jobPostKind)][answer]}。`,
    ),

  /** `answerBy`: YYYY-MM-DD. */
  offerExtended: (own: OwnOfKind, answerBy: string): NewsWords =>
    toStudent(
      'application_answered',
      own,
      `${nameOf(own.company)}が、${titleOf(own.title)}への返事の期限を${formatDay(answerBy)}に延ばしました。`,
    ),

  overdue: (own: OwnOfKind): NewsWords =>
    toStudent(
      'application_overdue',
      own,
      `${titleOf(own.title)}への${applyWords(own.jobPostKind).noun}は、${nameOf(own.company)}が約束した返信の期限を過ぎました。`,
    ),

  closedWithoutReply: (own: OwnOfKind): NewsWords =>
    toStudent(
      'application_overdue',
      own,
      `${nameOf(own.company)}から返信がないため、${titleOf(own.title)}への${applyWords(own.jobPostKind).noun}を終えました。`,
    ),

  adChanged: (own: Own): NewsWords =>
    toStudent(
      'job_post_changed',
      own,
      `応募した${titleOf(own.title)}（${nameOf(own.company)}）の重要な条件が変わりました。`,
    ),

  /** `violation`: the operator took it down. */
  adEnded: (own: Own, because: keyof typeof ended): NewsWords =>
    toStudent(
      'job_post_changed',
      own,
      `応募した${titleOf(own.title)}（${nameOf(own.company)}）${ended[because]}`,
    ),

  /** `replyDueAt`: the instant (RFC 3339) until which the company promised to answer. */
  received: (received: Received, replyDueAt: string): NewsWords =>
    toCompany(
      'application_received',
      received,
      `${applicantName(received.name)}から、${titleOf(received.title)}に${applyWords(received.jobPostKind).noun}がありました。返信の期限は${formatDayOfYear(replyDueAt)}です。`,
    ),

  moved: (received: Received, move: Move): NewsWords =>
    toCompany(
      'application_changed',
      received,
      `${applicantName(received.name)}が、${titleOf(received.title)}${didOf(received.jobPostKind, move)}。`,
    ),
} as const
