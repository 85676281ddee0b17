import type { Keeping } from '#browser/stores/questionnaire-answers.ts'

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
