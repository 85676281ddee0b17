import type { ApplicationActor, ApplicationStatus } from '#contract/codes/application.ts'
import { formatDate } from '#contract/format/time.ts'

/** What the next step is told from; instants are RFC 3339. */
export type ApplicationState = {
  status: ApplicationStatus
  overdue: boolean
  jobPostOpen: boolean
  validThrough: string | null
  replyDueAt: string | null
  lastReplyAt: string | null
}

const on = (at: string | null) => (at === null ? '' : formatDate(at))

const promise = ({ overdue, replyDueAt, lastReplyAt }: ApplicationState) =>
  overdue
    ? `${on(replyDueAt)}までに返信が届く約束でしたが、まだありません。${on(lastReplyAt)}まで待つことも、応募を終えることもできます。`
    : `${on(replyDueAt)}までに返信が届く約束です。`

const words: Readonly<Record<ApplicationStatus, (state: ApplicationState) => string>> = {
  draft: ({ jobPostOpen, validThrough }) =>
    jobPostOpen
      ? `まだ送っていません。${validThrough === null ? '' : `${formatDate(validThrough)}までに送れます。`}`
      : 'まだ送っていません。いまは募集していないため、送れません。',
  submitted: promise,
  viewed: (state) => `企業が応募を確認しました。${promise(state)}`,
  screening: () => '選考が進んでいます。企業からの次の連絡をお待ちください。',
  interview: () => '面接に進んでいます。日時の案内と決まった日時は、この応募のページに表示します。',
  offered: () => '内定の連絡が届いています。承諾するか辞退するかを、企業に伝えてください。',
  accepted: () => '内定を承諾しました。入社までの手続きは企業からの案内に従ってください。',
  declined: () => '内定を辞退しました。',
  not_selected: () => '今回は見送りとの連絡がありました。',
  withdrawn: () => '応募を取り下げました。',
  closed_no_reply: () => '返信がないまま終了しました。',
}

/** What comes next, in a sentence. */
export const nextStep = (state: ApplicationState): string => words[state.status](state)

const byCompany: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  viewed: '企業が応募を確認しました',
  screening: '選考が始まりました',
  interview: '面接に進みました',
  offered: '内定の連絡がありました',
  not_selected: '見送りの連絡がありました',
}
const byStudent: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  draft: '下書きをつくりました',
  submitted: '応募を送りました',
  accepted: '内定を承諾しました',
  declined: '内定を辞退しました',
  withdrawn: '応募を取り下げました',
  closed_no_reply: '返信がないため、応募を終えました',
}
const bySite: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  withdrawn: 'アカウントの削除により、応募を取り下げました',
  closed_no_reply: '返信の期限から30日が過ぎたため、自動で終了しました',
}
const steps: Readonly<Record<ApplicationActor, Readonly<Partial<Record<ApplicationStatus, string>>>>> = {
  student: byStudent,
  company: byCompany,
  // The operator moves an application in the company's place.
  operator: byCompany,
  site: bySite,
}

export const actorNames = {
  student: 'あなた',
  company: '企業',
  operator: '運営者',
  site: 'サイト',
} as const satisfies Record<ApplicationActor, string>

/** What happened, in a line of the timeline. */
export const eventWords = (actor: ApplicationActor, status: ApplicationStatus): string =>
  steps[actor][status] ?? '状況が変わりました'
