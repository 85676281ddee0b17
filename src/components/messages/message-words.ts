import type { ThreadClosing } from '#contract/codes/message.ts'

/** Why nobody writes any more, as the reader’s side is told. */
export const closingWords = {
  frozen: 'あなたがこのやりとりを終了しました。企業には、終了したことだけが表示されます。',
  closed: 'このやりとりは終了しました。メッセージは送れません。',
  withdrawn: '応募が取り下げられたため、このやりとりは終了しました。',
  suspended: '企業の利用が停止されているため、いまはメッセージを送れません。',
} as const satisfies Record<ThreadClosing, string>

/** What was just done, by the word in the address. */
export const doneWords = {
  sent: '送りました。',
  held: '受け付けました。夜間のため、朝8時に届きます。それまでは取り消せます。',
  back: '取り消しました。文章は入力欄に戻しました。',
  late: 'すでに届いたため、取り消せませんでした。',
  read: '既読にしました。',
  frozen: 'やりとりを終了し、運営者に報告しました。',
  reopened: 'やりとりを再開しました。',
  night: '設定を保存しました。',
} as const
export type MessageDone = keyof typeof doneWords

const isDone = (text: string): text is MessageDone => Object.hasOwn(doneWords, text)
/** What was just done, in words. */
export const readMessageDone = (text: string | null): string | null =>
  text !== null && isDone(text) ? doneWords[text] : null
