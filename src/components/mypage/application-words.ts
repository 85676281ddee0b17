import type { ApplicationActor, ApplicationStatus } from '#contract/codes/application.ts'
import { applicationTrackOf, hasSelection, type ApplicationTrack } from '#contract/application-track.ts'
import type { ApplicationStep } from '#contract/application-step.ts'
import { applyWords } from '#contract/application-words.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatDate, formatDay } from '#contract/format/time.ts'

/** What the next step is told from; instants are RFC 3339. */
export type ApplicationState = {
  jobPostKind: JobPostKind
  status: ApplicationStatus
  overdue: boolean
  jobPostOpen: boolean
  validThrough: string | null
  replyDueAt: string | null
  lastReplyAt: string | null
}

const on = (at: string | null) => (at === null ? '' : formatDate(at))

const nounOf = ({ jobPostKind }: ApplicationState) => applyWords(jobPostKind).noun

const promise = (state: ApplicationState) => {
  const { overdue, replyDueAt, lastReplyAt } = state
  return overdue
    ? `${on(replyDueAt)}までに返信が届く約束でしたが、まだありません。${on(lastReplyAt)}まで待つことも、${nounOf(state)}を終えることもできます。`
    : `${on(replyDueAt)}までに返信が届く約束です。`
}

type Words = Readonly<Record<ApplicationStatus, (state: ApplicationState) => string>>

const graduate: Words = {
  draft: ({ jobPostOpen, validThrough }) =>
    jobPostOpen
      ? `まだ送っていません。${validThrough === null ? '' : `締切は${formatDay(validThrough)}です。`}`
      : 'まだ送っていません。いまは募集していないため、送れません。',
  submitted: promise,
  viewed: (state) => `企業が${nounOf(state)}を確認しました。${promise(state)}`,
  screening: () => '選考が進んでいます。企業からの次の連絡をお待ちください。',
  interview: () => '面接に進んでいます。日時の案内と決まった日時は、この応募のページに表示します。',
  offered: () => '内定の連絡が届いています。承諾するか辞退するかを、企業に伝えてください。',
  accepted: () => '内定を承諾しました。入社までの手続きは企業からの案内に従ってください。',
  declined: () => '内定を辞退しました。',
  not_selected: () => '今回は見送りとの連絡がありました。',
  withdrawn: (state) => `${nounOf(state)}を取り下げました。`,
  closed_no_reply: () => '返信がないまま終了しました。',
}
const participant = {
  offered: () => '参加が決まりました。参加するか辞退するかを、企業に伝えてください。',
  accepted: () => '参加すると返事をしました。当日までの案内は企業からの連絡に従ってください。',
  declined: () => '参加を辞退しました。',
} as const
const words: Readonly<Record<ApplicationTrack, Words>> = {
  graduate,
  work: {
    ...graduate,
    offered: () => '採用の連絡が届いています。承諾するか辞退するかを、企業に伝えてください。',
    accepted: () => '採用の連絡を承諾しました。働きはじめるまでの手続きは企業からの案内に従ってください。',
    declined: () => '採用を辞退しました。',
  },
  internship: { ...graduate, ...participant },
  programme: {
    ...graduate,
    ...participant,
    screening: () => '企業が申し込みを確認しています。次の連絡をお待ちください。',
    interview: () => '企業が申し込みを確認しています。次の連絡をお待ちください。',
    not_selected: () => '今回は参加できないとの連絡がありました。',
  },
}

/** What comes next, in a sentence. */
export const nextStep = (state: ApplicationState): string =>
  words[applicationTrackOf(state.jobPostKind)][state.status](state)

type Steps = Readonly<Partial<Record<ApplicationStatus, string>>>

const answersOfCompany: Steps = {
  viewed: '企業が応募を確認しました',
  screening: '選考が始まりました',
  interview: '面接に進みました',
  offered: '内定の連絡がありました',
  not_selected: '見送りの連絡がありました',
}
const byCompany: Readonly<Record<ApplicationTrack, Steps>> = {
  graduate: answersOfCompany,
  work: { ...answersOfCompany, offered: '採用の連絡がありました' },
  internship: { ...answersOfCompany, offered: '参加が決まりました' },
  programme: {
    viewed: '企業が申し込みを確認しました',
    screening: '企業が確認を始めました',
    interview: '企業が確認を進めました',
    offered: '参加が決まりました',
    not_selected: '今回は参加できないとの連絡がありました',
  },
}
const movesOfStudent: Steps = {
  draft: '下書きをつくりました',
  submitted: '応募を送りました',
  accepted: '内定を承諾しました',
  declined: '内定を辞退しました',
  withdrawn: '応募を取り下げました',
  closed_no_reply: '返信がないため、応募を終えました',
}
const participation: Steps = { accepted: '参加すると返事をしました', declined: '参加を辞退しました' }
const byStudent: Readonly<Record<ApplicationTrack, Steps>> = {
  graduate: movesOfStudent,
  work: { ...movesOfStudent, accepted: '採用の連絡を承諾しました', declined: '採用を辞退しました' },
  internship: { ...movesOfStudent, ...participation },
  programme: {
    ...movesOfStudent,
    ...participation,
    submitted: '申し込みを送りました',
    withdrawn: '申し込みを取り下げました',
    closed_no_reply: '返信がないため、申し込みを終えました',
  },
}
const bySite = (kind: JobPostKind): Steps => ({
  withdrawn: `アカウントの削除により、${applyWords(kind).noun}を取り下げました`,
  closed_no_reply: '返信の期限から30日が過ぎたため、自動で終了しました',
})
const stepsBy = (actor: ApplicationActor, kind: JobPostKind): Steps => {
  switch (actor) {
    case 'student':
      return byStudent[applicationTrackOf(kind)]
    case 'site':
      return bySite(kind)
    case 'company':
    // The operator moves an application in the company's place.
    case 'operator':
      return byCompany[applicationTrackOf(kind)]
  }
}

export const actorNames = {
  student: 'あなた',
  company: '企業',
  operator: '運営者',
  site: 'サイト',
} as const satisfies Record<ApplicationActor, string>

/** What happened, in a line of the timeline. */
export const eventWords = (kind: JobPostKind, actor: ApplicationActor, status: ApplicationStatus): string =>
  stepsBy(actor, kind)[status] ?? '状況が変わりました'

type StepWords = {
  /** The way to it. */
  way: string
  title: string
  text: string
  press: string
  /** What its reason is called; null: none is asked for. */
  reason: string | null
}

const answering = (company: string, what: '内定' | '採用') => ({
  accept: {
    way: `${what}を承諾する`,
    title: `${what}を承諾しますか`,
    text: `${company}に、${what}を承諾すると伝えます。承諾の返事はこの画面では取り消せません。条件をもう一度確かめてから押してください。`,
    press: `${what}を承諾する`,
    reason: null,
  },
  decline: {
    way: `${what}を辞退する`,
    title: `${what}を辞退しますか`,
    text: `${company}に、${what}を辞退すると伝えます。この画面では取り消せません。`,
    press: `${what}を辞退する`,
    reason: '辞退の理由',
  },
})

const joining = (company: string) => ({
  accept: {
    way: '参加する',
    title: '参加しますか',
    text: `${company}に、参加すると伝えます。返事はこの画面では取り消せません。日時と場所をもう一度確かめてから押してください。`,
    press: '参加する',
    reason: null,
  },
  decline: {
    way: '辞退する',
    title: '参加を辞退しますか',
    text: `${company}に、参加を辞退すると伝えます。この画面では取り消せません。`,
    press: '辞退する',
    reason: '辞退の理由',
  },
})

const offerSteps: Readonly<
  Record<ApplicationTrack, (company: string) => Readonly<Record<'accept' | 'decline', StepWords>>>
> = {
  graduate: (company) => answering(company, '内定'),
  work: (company) => answering(company, '採用'),
  internship: (company) => joining(company),
  programme: (company) => joining(company),
}

/** What a step of the student is called and means. `attempt` 2: the one new application after a withdrawal. */
export const ownStepWords = (
  step: ApplicationStep,
  { kind, company, attempt }: { kind: JobPostKind; company: string; attempt: number },
): StepWords => {
  const { noun, verb } = applyWords(kind)
  switch (step) {
    case 'withdraw':
      return {
        way: `${noun}を取り下げる`,
        title: `${noun}を取り下げますか`,
        text: `取り下げると、${hasSelection(kind) ? `${company}での選考は終わります` : `${company}への申し込みは終わります`}。企業に残るのはお名前と日付だけになり、30日後に消えます。${
          attempt === 1
            ? `募集が続いているあいだは、この求人にあと一度だけ${noun}できます。`
            : `この求人にもう一度${verb}ことはできません。`
        }`,
        press: `${noun}を取り下げる`,
        reason: '取り下げの理由',
      }
    case 'close':
      return {
        way: '返信を待たずに終える',
        title: `${noun}を終えますか`,
        text: `返信がないまま終えたことが、${company}の返信の記録に残ります。終えたあとに返信を受け取ることはできません。`,
        press: `${noun}を終える`,
        reason: null,
      }
    case 'accept':
    case 'decline':
      return offerSteps[applicationTrackOf(kind)](company)[step]
  }
}
