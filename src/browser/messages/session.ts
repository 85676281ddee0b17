/** Codes that the session endpoints put into `error` of the sign-in and error pages. */
export const sessionErrors = [
  'SessionRequired',
  'CredentialsSignin',
  'AccessDenied',
  'EmailSignin',
  'Verification',
  'Configuration',
  'CallbackRouteError',
  'FetchFailed',
  'RateLimited',
  'PhoneNotLinked',
  'PhoneNotAllowed',
] as const
export type SessionError = (typeof sessionErrors)[number]

const unavailable =
  'ただいまログインの手続きができません。時間をおいて、もう一度お試しください。解決しないときはお問い合わせください。'

const sessionMessages = {
  SessionRequired: 'このページを見るにはログインが必要です。ログインすると、元のページに戻ります。',
  CredentialsSignin: 'ログインできませんでした。メールアドレスとパスワードをもう一度確認してください。',
  AccessDenied: 'このアカウントではログインできません。別のアカウントでお試しください。',
  EmailSignin: 'ログイン用のメールを送れませんでした。時間をおいて、もう一度お試しください。',
  Verification: 'リンクの有効期限が切れているか、すでに使われています。新しいリンクを受け取ってください。',
  Configuration: unavailable,
  CallbackRouteError: unavailable,
  FetchFailed: '通信できませんでした。インターネットへの接続を確認して、もう一度お試しください。',
  RateLimited: '試行回数が多すぎます。しばらく時間をおいてから、もう一度お試しください。',
  PhoneNotLinked:
    'この電話番号はログインに登録されていません。2段階認証に使っている番号の方は、メールアドレスとパスワードでログインすると、確認コードの入力に進みます。はじめての方は、先にアカウントを作成してください。',
  PhoneNotAllowed:
    'このアカウントではSMSだけのログインは使えません。メールアドレスとパスワードでログインしてください。',
} as const satisfies Record<SessionError, string>

/** The sentence for the `error` of an address; an unknown one gets the general sentence, never its own text. */
export const sessionMessage = (error: string): string => {
  const known = sessionErrors.find((each) => each === error)
  return known === undefined ? unavailable : sessionMessages[known]
}
