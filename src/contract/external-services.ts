/**
 * The one registry of what a visitor's browser is made to send to others (外部送信規律: 電気通信事業法27条の12,
 * 同法施行規則22条の2の27–31). The section of /privacy is printed from it and the CSP is built from it: a service that
 * is not declared here can't load.
 */
export type ExternalService = {
  id: string
  /** As people know it. */
  name: string
  provider: string
  /** What is sent, why, and when, in plain Japanese. */
  sent: string
  purpose: string
  when: string
  /** How a person refuses, or why it can't be refused. */
  refusal: string
  /** consent: only after 「同意する」; necessary: the function the person asked for does not work without it. */
  basis: 'consent' | 'necessary'
  /** Origins by CSP directive; a leading `*.` stands for every subdomain. */
  origins: {
    script?: readonly string[]
    connect?: readonly string[]
    img?: readonly string[]
    frame?: readonly string[]
  }
}

export const externalServices = [
  {
    id: 'tag-manager',
    name: 'Google タグマネージャー・Google アナリティクス',
    provider: 'Google LLC（米国）',
    sent: '閲覧したページのアドレスと題名、参照元、閲覧した日時、ブラウザと端末の種類、画面の大きさ、言語、IPアドレス、Cookieに保存される識別子',
    purpose: 'どのページがどのくらい読まれているかを集計し、サイトを使いやすくするため',
    when: '画面下の案内で「同意する」を選んだあと。ログイン・アカウント・ログインが必要なページでは送信しません',
    refusal:
      '案内で「同意しない」を選ぶと一切送信されません。選択はすべてのページの下にある「外部送信の設定」からいつでも変えられます',
    basis: 'consent',
    origins: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
      img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    },
  },
  {
    id: 'identity',
    name: 'Firebase Authentication',
    provider: 'Google LLC（米国）',
    sent: 'メールアドレス、パスワード、電話番号（SMSを使う場合）、確認コード、IPアドレス、ブラウザの種類',
    purpose: '本人であることを確かめ、アカウントを不正な利用から守るため',
    when: '会員登録、ログイン、パスワードの再設定、メールアドレスや電話番号の確認をするとき',
    refusal:
      '会員機能を使うために必要なため、送信を止めることはできません。会員登録をしなければ送信されません',
    basis: 'necessary',
    origins: {
      connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    },
  },
  {
    id: 'human-check',
    name: 'reCAPTCHA',
    provider: 'Google LLC（米国）',
    sent: 'IPアドレス、ブラウザと端末の種類、画面上の操作の様子、Googleが設定したCookie',
    purpose: '確認コードのSMSが機械によって大量に送られるのを防ぐため',
    when: '電話番号へ確認コードのSMSを送るとき',
    refusal: 'SMSによる確認のために必要なため、送信を止めることはできません。SMSを使わなければ送信されません',
    basis: 'necessary',
    origins: {
      script: ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net'],
      connect: ['https://www.google.com', 'https://www.recaptcha.net'],
      frame: ['https://www.google.com', 'https://recaptcha.google.com', 'https://www.recaptcha.net'],
    },
  },
  {
    id: 'live-documents',
    name: 'Cloud Firestore',
    provider: 'Google LLC（米国）',
    sent: 'アカウントの識別番号、お知らせやメッセージに変化があったことを示す番号、IPアドレス、ブラウザの種類。お知らせやメッセージの本文は送信しません',
    purpose: '開いているページに、新しいお知らせやメッセージがあることをすぐに知らせるため',
    when: 'ログインが必要なページを開いているとき',
    refusal:
      '会員機能の一部のため、送信を止めることはできません。ログインが必要なページを開かなければ送信されません',
    basis: 'necessary',
    origins: {
      connect: ['https://firestore.googleapis.com'],
    },
  },
  {
    id: 'push-services',
    name: 'ブラウザのプッシュ通知',
    provider:
      'お使いのブラウザの提供元（ChromeはGoogle LLC、EdgeはMicrosoft Corporation、SafariはApple Inc.、FirefoxはMozilla Corporation。いずれも米国）',
    sent: 'このサイトの公開鍵、IPアドレス、ブラウザの種類。提供元は、通知のあて先となる符号をブラウザに発行します。通知するときは、本サイトのサーバーから、あて先の符号だけを送り、お知らせの内容は送信しません',
    purpose: 'サイトを開いていないときも、新しいお知らせがあることを知らせるため',
    when: '「お知らせの受け取り方」で「この端末で受け取る」を選んだとき。そのあとは、お知らせがあるとき',
    refusal:
      '選ばなければ送信されません。「お知らせの受け取り方」の「この端末への通知を止める」か、ログアウトで止まります',
    basis: 'necessary',
    origins: {},
  },
] as const satisfies readonly ExternalService[]

export type ExternalServiceId = (typeof externalServices)[number]['id']

/** The origins that pages using these services must admit, by directive, without repetition. */
export const originsOf = (ids: readonly ExternalServiceId[]): Required<ExternalService['origins']> => {
  const used: readonly ExternalService[] = externalServices.filter(({ id }) => ids.includes(id))
  const of = (directive: keyof ExternalService['origins']) => [
    ...new Set(used.flatMap(({ origins }) => origins[directive] ?? [])),
  ]
  return { script: of('script'), connect: of('connect'), img: of('img'), frame: of('frame') }
}
