import { deletionDays, type DeletionAnswer, type EmailChangeAnswer } from '#contract/account-security.ts'

/** What is shown on /config/complete, by `?done=`. */
export const configDone = {
  email: {
    title: '確認メールをお送りしました',
    text: '新しいメールアドレスに届くメールのリンクを開くと、変更が完了します。それまでは、いまのメールアドレスでログインしてください。',
  },
  factor: {
    title: '2段階認証を解除しました',
    text: '次からは、パスワードだけでログインします。お知らせのメールをお送りしています。',
  },
  phone: {
    title: '電話番号を登録しました',
    text: '次からは、SMSで届く確認コードでもログインできます。お知らせのメールをお送りしています。',
  },
  phoneRemoved: {
    title: 'SMSでのログインを解除しました',
    text: '次からは、メールアドレスとパスワードでログインしてください。お知らせのメールをお送りしています。',
  },
  deletion: {
    title: 'アカウントの削除を受け付けました',
    text: `${deletionDays}日後に削除します。それまでは、アカウントの設定から取り消せます。お知らせのメールをお送りしています。`,
  },
  left: {
    title: '会社から抜けました',
    text: '会社の管理者にメールでお知らせしています。アカウントはそのまま使えます。',
  },
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
