import type { InterviewState } from '#contract/codes/interview.ts'
import {
  interviewLimits,
  type InviteRefusal,
  type OwnInterviewRefusal,
  type SlotRefusal,
} from '#contract/interview.ts'

/** Labels of the forms, by the names of their fields. */
export const interviewLabels = {
  round: '面接の種類',
  minutes: '所要時間（分）',
  way: '方法',
  place: '場所または参加用のリンク',
  seats: '定員',
  note: '学生への案内',
  interviewers: '面接官',
  reason: '学生への言葉',
  day: '日付',
  time: '開始の時刻',
  day0: '日付1',
  day1: '日付2',
  day2: '日付3',
  day3: '日付4',
  day4: '日付5',
  time0: '開始の時刻1',
  time1: '開始の時刻2',
  time2: '開始の時刻3',
  time3: '開始の時刻4',
} as const

export const slotRefusalWords = {
  past: '過ぎた日時が含まれています。これからの日時を入力してください。',
  far: `${interviewLimits.aheadDays}日より先の日時は追加できません。`,
  full: `これからの日時は、求人ごとに${interviewLimits.openSlots}件までです。`,
  seats: 'すでに選んでいる応募者がいるため、定員をそれより少なくしたり、面接の種類を変えたりはできません。',
  interviewer:
    '面接官に選んだ人の中に、会社のメンバーでなくなった人がいます。この画面を開き直して、選び直してください。',
  clash:
    '面接官のほかの面接と重なる日時があるため、まだ保存していません。下の一覧で重なりを確かめ、日時か面接官を変えてください。このままでよければ、もう一度押してください。',
  changed:
    'この日時は、表示したあとに変更されたため、保存していません。下の「いま保存されている内容」を確かめ、この画面の内容でよければもう一度保存してください。',
  over: 'この日時はすでに始まったか、取り消されています。',
  ad: 'この求人には日時を追加できません。掲載した求人に追加してください。',
  kind: 'このプログラムは採用選考に使えないため、面接の日時は用意できません。連絡はメッセージでお送りください。',
} as const satisfies Record<SlotRefusal, string>

/** Where the refusal of a cancellation reads otherwise. */
export const cancelChangedWords =
  'この日時は、表示したあとに変更されたため、取り消していません。下の「いま保存されている内容」を確かめ、取り消してよければもう一度押してください。'

export const inviteRefusalWords = {
  status: '書類選考か面接の段階にある応募者だけに案内できます。',
  no_slots: '選べる日時がありません。先に、同じ種類の面接の日時を追加してください。',
  booked: 'この応募者は、すでに日時を選んでいます。',
  kind: 'このプログラムは採用選考に使えないため、面接には案内できません。',
} as const satisfies Record<InviteRefusal, string>

export const ownRefusalWords = {
  ended: 'この面接の案内は終わっているため、選べません。',
  gone: 'この日時は取り消されました。別の日時を選んでください。',
  full: 'この日時は、先にほかの方で埋まりました。別の日時を選んでください。',
  late: '変更や選択ができる時刻を過ぎています。企業に直接ご連絡ください。',
  overlap:
    '決まっている別の面接と時間が重なっています。重なることを確かめ、チェックを入れてから選んでください。',
  asked: '別の日時の希望は、すでに伝えています。企業からの連絡をお待ちください。',
  often: '日時を何度も変えたため、この画面では選べません。企業に連絡してください。',
} as const satisfies Record<OwnInterviewRefusal, string>

/** How an invitation stands, to the company. */
export const stateWords = {
  offered: '選択待ち',
  booked: '日時が決定',
  released: '選び直し待ち',
  ended: '終了',
} as const satisfies Record<InterviewState, string>

/** What a student does. */
export type OwnInterviewDone = 'picked' | 'released' | 'asked'

const done: Readonly<Record<string, string>> = {
  added:
    '日時を追加しました。応募者に案内すると、選べるようになります。別の日時を希望していた応募者がいるときは、メールで知らせます。',
  changed:
    '日時を変更しました。選んでいた応募者がいるときは、メールで知らせます（学生への案内だけの変更は、1時間に1回まで）。',
  cancelled: '日時を取り消しました。選んでいた応募者がいるときは、メールで知らせます。',
  invited: '面接の日時を選んでもらうよう、案内しました。',
  already: 'この応募者には、すでに案内しています。新しいメールは送っていません。',
  nobody: '新しく案内する応募者はいませんでした。',
  more: '案内しました。まだ案内していない応募者がいるため、もう一度押してください。',
  ended: '面接の案内を取り消しました。',
}

const ownDone: Readonly<Record<OwnInterviewDone, string>> = {
  picked: '面接の日時が決まりました。メールでもお送りしました。',
  released: '日時の取り消しを受け付けました。',
  asked: '都合のよい日時を企業に伝えました。',
}

const wordsOf = (words: Readonly<Record<string, string>>, name: string | null): string | null =>
  name !== null && Object.hasOwn(words, name) ? (words[name] ?? null) : null

/** What was just done, when the page is shown after it. */
export const interviewDoneWords = (name: string | null): string | null => wordsOf(done, name)

/** What a student just did, when the page is shown after it. */
export const ownDoneWords = (name: string | null): string | null => wordsOf(ownDone, name)
