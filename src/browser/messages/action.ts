import { emailUndoDays } from '#contract/account-security.ts'
import type { ActionMode, OwnActionMode } from '#contract/account-action.ts'
import { validity } from '#contract/format/validity.ts'

type Copy = {
  title: string
  /** What the button does. */
  button: string
  pending: string
  /** After it is done. */
  done: string
  /** When the link is no longer good. */
  expired: string
  /** Where a new link is had. */
  again: { href: string; text: string }
}

const expired = 'リンクの有効期限が切れているか、すでに使われています。'
const voided = 'リンクの有効期限が切れているか、すでに使われたか、取り消されています。'
const again = `${expired}新しいリンクを受け取ってください。`

const signIn = { href: '/login', text: 'ログインする' }
const contact = { href: '/contact', text: 'お問い合わせ' }

/** What each kind of e-mail link does, in words. */
export const actionCopy = {
  verifyEmail: {
    title: 'メールアドレスの確認',
    button: 'メールアドレスを確認する',
    pending: '確認しています…',
    done: 'メールアドレスを確認しました。',
    expired: again,
    again: { href: '/login/mail-not-verify', text: '確認メールをもう一度受け取る' },
  },
  resetPassword: {
    title: '新しいパスワードの設定',
    button: 'パスワードを変更する',
    pending: '変更しています…',
    done: 'パスワードを変更しました。',
    expired: again,
    again: { href: '/login/password-forget', text: 'パスワード再設定のメールをもう一度受け取る' },
  },
  recoverEmail: {
    title: 'メールアドレスを元に戻す',
    button: '元のメールアドレスに戻す',
    pending: '元に戻しています…',
    done: '元のメールアドレスに戻しました。心当たりのない変更だった場合は、パスワードも変更してください。',
    expired: `${expired}心当たりのない変更があったときは、お問い合わせください。`,
    again: contact,
  },
  verifyAndChangeEmail: {
    title: 'メールアドレスの変更',
    button: 'このメールアドレスに変更する',
    pending: '変更しています…',
    done: 'メールアドレスを変更しました。新しいメールアドレスでログインしてください。',
    expired: `${expired}変更がまだのときは、ログインして設定からもう一度お手続きください。`,
    again: signIn,
  },
  revertSecondFactorAddition: {
    title: '2段階認証の取り消し',
    button: '追加された電話番号を削除する',
    pending: '削除しています…',
    done: '2段階認証に追加された電話番号を削除しました。心当たりがない場合は、パスワードも変更してください。',
    expired: `${expired}心当たりのない電話番号が追加されたときは、お問い合わせください。`,
    again: contact,
  },
  signIn: {
    title: 'メールのリンクでログイン',
    button: 'ログインする',
    pending: 'ログインしています…',
    done: 'ログインしました。',
    expired: again,
    again: { href: '/login/request', text: 'ログイン用のリンクをもう一度受け取る' },
  },
  changeEmail: {
    title: 'メールアドレスの変更',
    button: 'このメールアドレスに変更する',
    pending: '変更しています…',
    done: `メールアドレスを変更し、すべての端末でログアウトしました。新しいメールアドレスでログインしてください。元のアドレスには、${validity(emailUndoDays * 24)}以内なら変更を取り消せるリンクをお送りしています。`,
    expired: `${voided}変更がまだのときは、ログインして設定からもう一度お手続きください。`,
    again: signIn,
  },
  undoEmailChange: {
    title: 'メールアドレスを元に戻す',
    button: '元のメールアドレスに戻す',
    pending: '元に戻しています…',
    done: '元のメールアドレスに戻し、すべての端末でログアウトしました。変更のあとに登録された電話番号と2段階認証、アカウントの削除の申し込みは取り消しました。いままでのパスワードは使えません。新しいパスワードを設定するためのメールをお送りしています。',
    expired: `${voided}心当たりのない変更があったときは、お問い合わせください。`,
    again: contact,
  },
} as const satisfies Record<ActionMode | OwnActionMode, Copy>

export const emailTaken =
  'このメールアドレスは、別のアカウントで登録されています。お困りのときは、お問い合わせください。'
