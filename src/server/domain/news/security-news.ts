import { formatInstant } from '#contract/format/time.ts'
import type { NewsWords } from './words.ts'

const settings = '/config'

const texts = {
  'password-changed': 'パスワードが変更されました。',
  'second-factor-enrolled': '2段階認証に電話番号が登録されました。',
  'second-factor-removed': '2段階認証が解除されました。',
  'sign-in-phone-linked': 'SMSでのログインに電話番号が登録されました。',
  'sign-in-phone-not-accepted': 'SMSでのログインに使えない電話番号を取り除きました。',
  'sign-in-phone-removed': 'SMSでのログインの登録が解除されました。',
  'recovery-codes-made': '回復コードが作り直されました。',
  'recovery-code-used': '回復コードが使われ、2段階認証が解除されました。',
  'email-change-requested': 'メールアドレスの変更の申し込みがありました。',
  'email-change-cancelled': 'メールアドレスの変更を取り消しました。',
  'email-changed': 'メールアドレスが変更されました。',
  'email-change-undone': 'メールアドレスを元に戻しました。',
  'deletion-cancelled': 'アカウントの削除を取り消しました。',
  'factor-removal-started': '運営者による2段階認証の解除の申し込みがありました。取り消せます。',
  'factor-removal-cancelled': '運営者による2段階認証の解除を取り消しました。',
  'factor-removal-done': '運営者が2段階認証を解除しました。',
  'sign-ins-ended': '運営者が、すべての端末でログアウトさせました。',
  'deletion-stopped': 'ほかに所有者がいない企業があるため、アカウントを削除しませんでした。',
} as const

/** Of a subject of its own, so that none hides another. */
const tell = (what: string, text: string): NewsWords => ({
  kind: 'security',
  text,
  href: settings,
  subject: `security:${what}`,
})

/** What happened to somebody's account. */
export const securityNews = {
  happened: (what: keyof typeof texts): NewsWords => tell(what, texts[what]),

  /** `dueAt`: RFC 3339. */
  deletionRequested: (dueAt: string): NewsWords =>
    tell(
      'deletion-requested',
      `アカウントの削除を受け付けました。${formatInstant(dueAt)}以降に削除します。それまでは取り消せます。`,
    ),
} as const
