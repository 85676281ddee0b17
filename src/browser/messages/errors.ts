import type { ErrorCode } from '#contract/error-codes.ts'

/** `NETWORK`: the site could not be reached at all. */
export type ShownErrorCode = ErrorCode | 'NETWORK'

const ourFault = '処理できませんでした。時間をおいて、もう一度お試しください。'

/** What went wrong and what to do, for every error code that crosses a boundary. */
export const errorMessages = {
  BAD_REQUEST: '送られた内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  INVALID_INPUT: '入力内容に誤りがあります。表示された項目を確認してください。',
  UNAUTHENTICATED: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  FORBIDDEN: 'この操作は許可されていません。ログインしているアカウントを確認してください。',
  EMAIL_NOT_VERIFIED:
    'この操作には、メールアドレスの確認が必要です。届いた確認メールで確認を済ませてから、もう一度お試しください。',
  SECOND_FACTOR_REQUIRED:
    'この操作には2段階認証が必要です。アカウントの設定で2段階認証を設定してから、もう一度お試しください。',
  NOT_FOUND: '対象が見つかりませんでした。すでに削除されている可能性があります。',
  GONE: '公開が終了しています。',
  CONFLICT: 'すでに登録されているか、ほかの画面で変更されています。最新の内容を確認してください。',
  TOO_LARGE: '送る内容が大きすぎます。減らしてから、もう一度お試しください。',
  TOO_COMPLEX: '一度に扱える量を超えています。条件を減らして、もう一度お試しください。',
  OPERATION_NOT_KNOWN: 'ページが古くなっています。再読み込みして、もう一度お試しください。',
  RATE_LIMITED: '操作の回数が多すぎます。しばらく時間をおいて、もう一度お試しください。',
  UPSTREAM_FAILED: ourFault,
  UPSTREAM_TIMEOUT: '応答に時間がかかっています。少し待って、もう一度お試しください。',
  UNAVAILABLE: 'ただいま一時的にご利用いただけません。少し待ってから、もう一度お試しください。',
  UNCONFIRMED:
    '保存できたか確認できませんでした。少し待ってから画面を開きなおし、保存されていないときは、もう一度お試しください。',
  INTERNAL: ourFault,
  NETWORK: '通信できませんでした。インターネットへの接続を確認して、もう一度お試しください。',
} as const satisfies Record<ShownErrorCode, string>
