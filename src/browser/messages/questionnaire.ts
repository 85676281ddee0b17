import type { Keeping } from '#browser/stores/questionnaire-answers.ts'

/** Where one is among the pages of a questionnaire, what was left open on the way, and what a key chose. */
const placeOf = (page: number, pages: number): string =>
  page > pages ? '最後の確認' : `${pages}ページ中${page}ページ目`
export const pageWords = {
  place: placeOf,
  reached: (page: number, pages: number, open: number): string =>
    `${open > 0 ? `前のページの${open}問に、まだ答えていません。` : ''}${placeOf(page, pages)}です。`,
  /** `title`: as it stands, with the name of the questionnaire in it. */
  title: (title: string, name: string, page: number, pages: number): string =>
    `${placeOf(page, pages)}：${title.slice(title.indexOf(name))}`,
  chosen: (place: number, answer: string): string => `${place}問目は「${answer}」にしました。`,
} as const

/** Whether the account has what was answered; null needs no words. */
export const keepingWords = {
  kept: null,
  sending: null,
  waiting: '通信できないため、答えはこの端末に残しています。つながったら自動で保存します。',
  signed_out:
    'ログインの有効期限が切れました。答えはこの端末に残っています。ログインし直すと、続きから答えられます。',
  refused: '答えを保存できませんでした。ページを開き直してください。答えはこの端末に残っています。',
  over: 'このアンケートは、別の画面で終了または削除されました。ページを開き直してください。',
} as const satisfies Record<Keeping, string | null>
