import type { ApplicantRefusal, SentStatus } from '#contract/applicants.ts'
import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import { companyStatusName } from '#contract/application-words.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import type { CompanyRole } from '#contract/account.ts'
import type { ApplicationActor, ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatMoment } from '#contract/format/moment.ts'

/** What members are told of a step; `byName` and `byRole` are of the member who made it. */
export type CompanyEvent = {
  actor: ApplicationActor
  byName: string | null
  byRole: CompanyRole | null
  status: ApplicationStatus
  createdAt: string
}

export const refusalWords = {
  status: '応募の状況が変わったため、この操作はできません。いまの状況を確かめてください。',
  time: '返信できる期間が終わったため、伝えられませんでした。',
  kind: 'このプログラムへの申し込みは、選ぶための段階に進められません。参加を決定するか、お断りするかを伝えてください。',
  reason: '理由を選んでください。',
  unlawful: '応募者に聞いてはならないことが含まれています。',
  offer: '仕事の条件について学生に伝える項目を入力してください。',
  answer_day: '今日から1年以内の日を入力してください。',
  told_day: '今日から2年以内の日を入力してください。',
  notice_day: '今日から2年以内の日を入力してください。',
} as const satisfies Record<Exclude<ApplicantRefusal, 'changed'>, string>

type Steps = Readonly<Partial<Record<ApplicationStatus, string>>>

const byCompany: Steps = {
  viewed: '確認したことを伝えました',
  screening: '選考を始めました',
  interview: '面接に進めました',
  offered: '内定を伝えました',
  not_selected: '見送りを伝えました',
}
const companySteps: Readonly<Record<ApplicationTrack, Steps>> = {
  graduate: byCompany,
  work: { ...byCompany, offered: '採用を伝えました' },
  internship: { ...byCompany, offered: '参加が決まったことを伝えました' },
  programme: {
    viewed: '確認したことを伝えました',
    screening: '確認を始めました',
    interview: '確認を進めました',
    offered: '参加が決まったことを伝えました',
    not_selected: '参加をお断りすることを伝えました',
  },
}
const byStudent: Steps = {
  submitted: '応募しました',
  accepted: '内定を承諾しました',
  declined: '内定を辞退しました',
  withdrawn: '応募を取り下げました',
  closed_no_reply: '返信がないため、応募を終えました',
}
const takingPart: Steps = { accepted: '参加すると返事をしました', declined: '参加を辞退しました' }
const studentSteps: Readonly<Record<ApplicationTrack, Steps>> = {
  graduate: byStudent,
  work: { ...byStudent, accepted: '採用の連絡を承諾しました', declined: '採用を辞退しました' },
  internship: { ...byStudent, ...takingPart },
  programme: {
    ...takingPart,
    submitted: '申し込みました',
    withdrawn: '申し込みを取り下げました',
    closed_no_reply: '返信がないため、申し込みを終えました',
  },
}
const siteSteps: Steps = {
  closed_no_reply: '返信の期限から30日が過ぎたため、自動で終了しました',
}

const stepsBy = (actor: ApplicationActor, track: ApplicationTrack): Steps => {
  switch (actor) {
    case 'student':
      return studentSteps[track]
    case 'site':
      return siteSteps
    case 'company':
    // The operator moves an application in the company's place.
    case 'operator':
      return companySteps[track]
  }
}

/** What happened, in a line of the log. */
export const stepWords = (
  kind: JobPostKind,
  { actor, status }: Pick<CompanyEvent, 'actor' | 'status'>,
): string =>
  stepsBy(actor, applicationTrackOf(kind))[status] ?? `「${companyStatusName(kind, status)}」になりました`

const standing: Readonly<Record<SentStatus, string>> = {
  submitted: 'まだ返信していません。確認したことを伝えただけでは、返信になりません。',
  viewed: '確認したことは伝わっています。返信はまだです。',
  screening: '選考中です。次の連絡を学生が待っています。',
  interview: '面接に進んでいます。',
  offered: '内定を伝えました。学生の返事を待っています。',
  accepted: '学生が内定を承諾しました。',
  declined: '学生が内定を辞退しました。',
  not_selected: '見送りを伝えました。',
  withdrawn: '学生が応募を取り下げました。表示できるのは、お名前と日付だけです。',
  closed_no_reply: '返信がないまま終了しました。',
}
const standingOfParticipant = {
  offered: '参加が決まったことを伝えました。学生の返事を待っています。',
  accepted: '学生が、参加すると返事をしました。',
  declined: '学生が参加を辞退しました。',
} as const
const standings: Readonly<Record<ApplicationTrack, Readonly<Record<SentStatus, string>>>> = {
  graduate: standing,
  work: {
    ...standing,
    offered: '採用を伝えました。学生の返事を待っています。',
    accepted: '学生が承諾しました。',
    declined: '学生が採用を辞退しました。',
  },
  internship: { ...standing, ...standingOfParticipant },
  programme: {
    ...standing,
    ...standingOfParticipant,
    screening: '確認中です。参加を決定するかお断りするかを、学生に伝えてください。',
    interview: '確認中です。参加を決定するかお断りするかを、学生に伝えてください。',
    not_selected: '参加をお断りすることを伝えました。',
    withdrawn: '学生が申し込みを取り下げました。表示できるのは、お名前と日付だけです。',
  },
}

/** Where an application stands, in a sentence. */
export const standingWords = (kind: JobPostKind, status: SentStatus): string =>
  standings[applicationTrackOf(kind)][status]

/** 佐藤 はるかさん（採用担当）: a member, as members are told of each other. */
export const memberWords = (
  { byName, byRole }: Pick<CompanyEvent, 'byName' | 'byRole'>,
  otherwise: string,
): string => {
  const role = byRole === null ? '' : companyRoleNames[byRole]
  if (byName === null) return role === '' ? otherwise : `${role}の方`
  return `${byName}さん${role === '' ? '' : `（${role}）`}`
}

/** Who made a step, as the company is told of it. */
export const actorWords = (event: Pick<CompanyEvent, 'actor' | 'byName' | 'byRole'>): string => {
  switch (event.actor) {
    case 'student':
      return '学生'
    case 'company':
      return memberWords(event, '会社のメンバー')
    case 'operator':
      return '運営者（会社に代わって）'
    case 'site':
      return 'サイト'
  }
}

/** Who did what when, to somebody whose press came after it; the last step counts. */
export const conflictWords = (kind: JobPostKind, events: readonly CompanyEvent[]): string => {
  const last = events.at(-1)
  const what =
    last === undefined
      ? ''
      : `${formatMoment(last.createdAt)}に${actorWords(last)}が、${stepWords(kind, last)}。`
  return `表示してから応募の状況が変わったため、送っていません。${what}いまの状況を確かめてから、もう一度操作してください。`
}
