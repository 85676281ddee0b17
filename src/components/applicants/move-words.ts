import { applicantMoves, type ApplicantMove } from '#contract/applicants.ts'
import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'

/** The answers that are begun by a way of their own. */
export type Answer = Exclude<ApplicantMove, 'view'>

type MoveWords = { way: string; title: string; text: string; press: string; checked: boolean }

const screen: MoveWords = {
  way: '選考を始める',
  title: '選考を始めることを伝える',
  text: '返信として数えられます。学生の画面では「選考中」になり、メールでも伝わります。',
  press: '選考を始めると伝える',
  checked: false,
}
const interview: MoveWords = {
  way: '面接に進める',
  title: '面接に進むことを伝える',
  text: '返信として数えられます。学生の画面では「面接」になり、メールでも伝わります。',
  press: '面接に進むと伝える',
  checked: false,
}
const offer: MoveWords = {
  way: '内定を伝える',
  title: '内定を伝える',
  text: '内定によって労働契約が成立することがあります。この画面では取り消せません。学生は承諾するか辞退するかを答えます。',
  press: '内定を伝える',
  checked: true,
}
const reject: MoveWords = {
  way: '見送る',
  title: '見送りを伝える',
  text: '選考を終えます。この画面では取り消せません。学生の画面では「見送り」になり、メールでも伝わります。',
  press: '見送りを伝える',
  checked: true,
}
const takePart: MoveWords = {
  way: '参加を決定する',
  title: '参加の決定を伝える',
  text: '参加が決まったことを伝えます。この画面では取り消せません。学生は参加するか辞退するかを答えます。',
  press: '参加の決定を伝える',
  checked: true,
}
/** Nobody is screened or interviewed for a programme: these ways are never shown, their words name what there is. */
const programme: Readonly<Record<Answer, MoveWords>> = {
  screen: takePart,
  interview: takePart,
  offer: takePart,
  reject: {
    way: '今回は参加をお断りする',
    title: '参加をお断りすることを伝える',
    text: 'この画面では取り消せません。学生の画面では「参加をお断り」になり、メールでも伝わります。',
    press: 'お断りを伝える',
    checked: true,
  },
}
const moves: Readonly<Record<ApplicationTrack, Readonly<Record<Answer, MoveWords>>>> = {
  graduate: { screen, interview, offer, reject },
  work: {
    screen,
    interview,
    offer: {
      way: '採用を伝える',
      title: '採用を伝える',
      text: '採用の連絡によって労働契約が成立することがあります。この画面では取り消せません。学生は承諾するか辞退するかを答えます。',
      press: '採用を伝える',
      checked: true,
    },
    reject,
  },
  internship: { screen, interview, offer: takePart, reject },
  programme,
}

/** Each answer: the way to it, what it means, and its press. `checked`: it is shown once more before it goes. */
export const moveWords = (kind: JobPostKind, move: Answer): MoveWords => moves[applicationTrackOf(kind)][move]

type Step = ApplicantMove | 'note' | 'removed' | 'extended'
const done: Readonly<Record<Step, string>> = {
  view: '確認したことを伝えました。返信はまだです。',
  screen: '選考を始めることを伝えました。',
  interview: '面接に進むことを伝えました。',
  offer: '内定を伝えました。学生の返事をお待ちください。',
  reject: '見送りを伝えました。',
  note: 'メモを残しました。',
  removed: 'メモを消しました。',
  extended: '返事の期限を延ばし、学生に知らせました。',
}
const takesPart = '参加が決まったことを伝えました。学生の返事をお待ちください。'
/** What is said after a press. */
const doneWords: Readonly<Record<ApplicationTrack, Readonly<Record<Step, string>>>> = {
  graduate: done,
  work: { ...done, offer: '採用を伝えました。学生の返事をお待ちください。' },
  internship: { ...done, offer: takesPart },
  programme: {
    ...done,
    screen: '返信を伝えました。',
    interview: '返信を伝えました。',
    offer: takesPart,
    reject: '参加をお断りすることを伝えました。',
  },
}

/** The answer that an address asks to begin; null: none. */
export const readStep = (text: string | null): Answer | null => {
  const move = applicantMoves.find((each) => each === text)
  return move === undefined || move === 'view' ? null : move
}

/** What was just done, when the page is shown after it. */
export const readDone = (kind: JobPostKind, name: string | null): string | null =>
  Object.entries(doneWords[applicationTrackOf(kind)]).find(([step]) => step === name)?.[1] ?? null
