import { applicantMoves, type ApplicantMove, type ApplicantRefusal } from '#contract/applicants.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import type { CompanyRole } from '#contract/account.ts'
import {
  applicationStatusNames,
  type ApplicationActor,
  type ApplicationStatus,
} from '#contract/codes/application.ts'
import { formatMoment } from '#contract/format/moment.ts'

/** What members are told of a step; `byName` and `byRole` are of the member who made it. */
export type CompanyEvent = {
  actor: ApplicationActor
  byName: string | null
  byRole: CompanyRole | null
  status: ApplicationStatus
  createdAt: string
}

/** Each answer: the way to it, what it means, and its press. `checked`: it is shown once more before it goes. */
export const moveWords = {
  screen: {
    way: '選考を始める',
    title: '選考を始めることを伝える',
    text: '返信として数えられます。学生の画面では「選考中」になり、メールでも伝わります。',
    press: '選考を始めると伝える',
    checked: false,
  },
  interview: {
    way: '面接に進める',
    title: '面接に進むことを伝える',
    text: '返信として数えられます。学生の画面では「面接」になり、メールでも伝わります。',
    press: '面接に進むと伝える',
    checked: false,
  },
  offer: {
    way: '内定を伝える',
    title: '内定を伝える',
    text: '雇用の求人では、内定によって労働契約が成立することがあります。この画面では取り消せません。学生は承諾するか辞退するかを答えます。',
    press: '内定を伝える',
    checked: true,
  },
  reject: {
    way: '見送る',
    title: '見送りを伝える',
    text: '選考を終えます。この画面では取り消せません。学生の画面では「見送り」になり、メールでも伝わります。',
    press: '見送りを伝える',
    checked: true,
  },
} as const satisfies Record<
  Exclude<ApplicantMove, 'view'>,
  { way: string; title: string; text: string; press: string; checked: boolean }
>

/** What is said after a press. */
const doneWords = {
  view: '確認したことを伝えました。返信はまだです。',
  screen: '選考を始めることを伝えました。',
  interview: '面接に進むことを伝えました。',
  offer: '内定を伝えました。学生の返事をお待ちください。',
  reject: '見送りを伝えました。',
  note: 'メモを残しました。',
  removed: 'メモを消しました。',
} as const

export const refusalWords = {
  status: '応募の状況が変わったため、この操作はできません。いまの状況を確かめてください。',
  time: '返信できる期間が終わったため、伝えられませんでした。',
  reason: '見送りの理由を選んでください。',
  unlawful: '応募者に聞いてはならないことが含まれています。',
} as const satisfies Record<Exclude<ApplicantRefusal, 'changed'>, string>

const companySteps: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  viewed: '確認したことを伝えました',
  screening: '選考を始めました',
  interview: '面接に進めました',
  offered: '内定を伝えました',
  not_selected: '見送りを伝えました',
}
const studentSteps: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  submitted: '応募しました',
  accepted: '内定を承諾しました',
  declined: '内定を辞退しました',
  withdrawn: '応募を取り下げました',
  closed_no_reply: '返信がないため、応募を終えました',
}
const siteSteps: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  closed_no_reply: '返信の期限から30日が過ぎたため、自動で終了しました',
}
const steps: Readonly<Record<ApplicationActor, Readonly<Partial<Record<ApplicationStatus, string>>>>> = {
  student: studentSteps,
  company: companySteps,
  // The operator moves an application in the company's place.
  operator: companySteps,
  site: siteSteps,
}

/** What happened, in a line of the log. */
export const stepWords = ({ actor, status }: Pick<CompanyEvent, 'actor' | 'status'>): string =>
  steps[actor][status] ?? `「${applicationStatusNames[status]}」になりました`

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
export const conflictWords = (events: readonly CompanyEvent[]): string => {
  const last = events.at(-1)
  const what =
    last === undefined ? '' : `${formatMoment(last.createdAt)}に${actorWords(last)}が、${stepWords(last)}。`
  return `表示してから応募の状況が変わったため、送っていません。${what}いまの状況を確かめてから、もう一度操作してください。`
}

/** The answer that an address asks to begin; null: none. */
export const readStep = (text: string | null): keyof typeof moveWords | null => {
  const move = applicantMoves.find((each) => each === text)
  return move === undefined || move === 'view' ? null : move
}

/** What was just done, when the page is shown after it. */
export const readDone = (name: string | null): string | null =>
  Object.entries(doneWords).find(([done]) => done === name)?.[1] ?? null
