import type { ConfigDone } from '#contract/config-way.ts'
import { deletionDays, type DeletionAnswer, type EmailChangeAnswer } from '#contract/account-security.ts'

/** What /config/complete tells, by what was done. */
export const configDone = {
  email: {
    title: '確認メールをお送りしました',
    text: '新しいメールアドレスに届くメールのリンクを開くと、変更が完了します。それまでは、いまのメールアドレスでログインしてください。取り消すときは、マイページかアカウントの設定から手続きできます。',
  },
  emailCancelled: {
    title: 'メールアドレスの変更を取り消しました',
    text: 'メールアドレスは変わりません。確認メールのリンクは使えなくなりました。お知らせのメールをお送りしています。',
  },
  factorKept: {
    title: '2段階認証の解除を取り消しました',
    text: '2段階認証はそのままです。解除を申し出た覚えがない場合は、パスワードも変更してください。お知らせのメールをお送りしています。',
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
    text: `${deletionDays}日後に削除します。それまでは、マイページかアカウントの設定から取り消せます。お知らせのメールをお送りしています。`,
  },
  deletionCancelled: {
    title: 'アカウントの削除を取り消しました',
    text: 'アカウントはこれまでどおり使えます。お知らせのメールをお送りしています。',
  },
  left: {
    title: '会社から抜けました',
    text: '会社の管理者にメールでお知らせしています。アカウントはそのまま使えます。',
  },
} as const satisfies Record<ConfigDone, { title: string; text: string }>

export const emailChangeMessages = {
  limited: '短い時間に何通もお送りしたため、いまは送れません。1時間ほどおいてから、もう一度お試しください。',
  frozen:
    '運営者が2段階認証を解除したため、しばらくのあいだ変更できません。いつまでかは、このページの上に表示しています。',
  same: 'いまと同じメールアドレスです。新しいメールアドレスを入力してください。',
} as const satisfies Record<Exclude<EmailChangeAnswer, 'sent'>, string>

export const deletionMessages = {
  only_owner:
    'あなただけが管理者になっている会社があるため、削除できません。ほかの人を管理者にするか、お問い合わせください。',
  admin: '運営者のアカウントは削除できません。ほかの運営者に頼んで、先に運営者から外れてください。',
  frozen:
    '運営者が2段階認証を解除したため、しばらくのあいだ削除できません。いつまでかは、アカウントの設定に表示しています。',
} as const satisfies Record<Exclude<DeletionAnswer, 'requested'>, string>

/** After the operator took a second factor away; the page says until when. */
export const exportHeldOff =
  '運営者が2段階認証を解除したため、しばらくのあいだダウンロードできません。いつまでかは、このページを開き直すと表示されます。'

/** Why what waits was not taken back. */
export const cancelMessages = {
  deletion: '削除の処理がすでに始まっているため、取り消せません。',
  factorRemoval: '解除の処理がすでに始まっているため、取り消せません。',
  email: '取り消せる変更はありません。すでに変更が済んだか、確認メールのリンクの期限が切れています。',
} as const
