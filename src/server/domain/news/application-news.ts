import { applicantsAddress } from '#contract/applicants-address.ts'
import { formatDayOfYear } from '#contract/format/time.ts'
import type { NotificationKind } from '#contract/notification.ts'
import { routes } from '#contract/routes.ts'
import { applicantName, nameOf, subjectOf, titleOf, type NewsWords } from './words.ts'

/** A student's application, in the words of its ad. */
type Own = { applicationId: string; title: string; company: string }
/** One that a company received. */
type Received = { applicationId: string; companyId: string; title: string; name: string }

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

const answers = {
  screen: (own: Own) => `${nameOf(own.company)}が、${titleOf(own.title)}への応募の選考を始めました。`,
  interview: (own: Own) => `${nameOf(own.company)}から、${titleOf(own.title)}の面接へ進む連絡がありました。`,
  offer: (own: Own) => `${nameOf(own.company)}から、${titleOf(own.title)}の内定の連絡がありました。`,
  reject: (own: Own) => `${nameOf(own.company)}から、${titleOf(own.title)}の選考の結果が届きました。`,
} as const

const moves = {
  withdrawn: 'への応募を取り下げました',
  accepted: 'の内定を承諾しました',
  declined: 'の内定を辞退しました',
  closed: 'への応募を、返信の期限を過ぎたため終えました',
} as const

/** Applications, from the day they arrive to their end. */
export const applicationNews = {
  viewed: (own: Own): NewsWords => ({
    ...toStudent(
      'application_viewed',
      own,
      `${nameOf(own.company)}が、${titleOf(own.title)}への応募の内容を確認しました。`,
    ),
    key: `application-viewed ${own.applicationId}`,
  }),

  answered: (own: Own, answer: keyof typeof answers): NewsWords =>
    toStudent('application_answered', own, answers[answer](own)),

  overdue: (own: Own): NewsWords =>
    toStudent(
      'application_overdue',
      own,
      `${titleOf(own.title)}への応募は、${nameOf(own.company)}が約束した返信の期限を過ぎました。`,
    ),

  closedWithoutReply: (own: Own): NewsWords =>
    toStudent(
      'application_overdue',
      own,
      `${nameOf(own.company)}から返信がないため、${titleOf(own.title)}への応募を終えました。`,
    ),

  adChanged: (own: Own): NewsWords =>
    toStudent(
      'job_post_changed',
      own,
      `応募した${titleOf(own.title)}（${nameOf(own.company)}）の重要な条件が変わりました。`,
    ),

  /** `violation`: the operator took it down. */
  adEnded: (own: Own, because: 'violation' | 'other'): NewsWords =>
    toStudent(
      'job_post_changed',
      own,
      because === 'violation'
        ? `応募した${titleOf(own.title)}（${nameOf(own.company)}）の掲載を、運営者が取りやめました。`
        : `応募した${titleOf(own.title)}（${nameOf(own.company)}）の募集が終わりました。`,
    ),

  /** `replyDueAt`: the instant (RFC 3339) until which the company promised to answer. */
  received: (received: Received, replyDueAt: string): NewsWords =>
    toCompany(
      'application_received',
      received,
      `${applicantName(received.name)}から、${titleOf(received.title)}に応募がありました。返信の期限は${formatDayOfYear(replyDueAt)}です。`,
    ),

  moved: (received: Received, move: keyof typeof moves): NewsWords =>
    toCompany(
      'application_changed',
      received,
      `${applicantName(received.name)}が、${titleOf(received.title)}${moves[move]}。`,
    ),
} as const
