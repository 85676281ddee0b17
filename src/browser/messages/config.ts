import type { DeletionAnswer, EmailChangeAnswer } from '#contract/account-security.ts'

/** What is shown on /config/complete, by `?done=`. */
export const configDone = {
  email:
    '新しいメールアドレスに確認のメールをお送りしました。メールのリンクを開くと変更が完了します。それまでは、いまのメールアドレスでログインしてください。',
  factor: '2段階認証を解除しました。お知らせのメールをお送りしています。',
  phone:
    'SMSでのログインに電話番号を登録しました。次からは、SMSで届く確認コードでもログインできます。お知らせのメールをお送りしています。',
  phoneRemoved:
    'SMSでのログインの登録を解除しました。次からは、メールアドレスとパスワードでログインしてください。お知らせのメールをお送りしています。',
  deletion:
    'アカウントの削除を受け付けました。7日のあいだは、設定のページから取り消せます。お知らせのメールをお送りしています。',
} as const
export type ConfigDone = keyof typeof configDone

export const emailChangeMessages = {
  limited: '短い時間に何通もお送りしたため、いまは送れません。1時間ほどおいてから、もう一度お試しください。',
  same: 'いまと同じメールアドレスです。新しいメールアドレスを入力してください。',
} as const satisfies Record<Exclude<EmailChangeAnswer, 'sent'>, string>

export const deletionMessages = {
  only_owner:
    'あなただけが管理者になっている会社があるため、削除できません。ほかの人を管理者にするか、お問い合わせください。',
} as const satisfies Record<Exclude<DeletionAnswer, 'requested'>, string>
