import { identityMessages, type IdentityErrorCode } from './identity.ts'

/** What to do after a failure: try again here, or sign in anew. */
export type PhoneFailure = { kind: 'here' | 'sign in again'; message: string }

const taken =
  'この電話番号は、すでに別のアカウントのログインに登録されています。別の電話番号を使うか、そのアカウントの設定で登録を解除してください。'

const own: Partial<Record<IdentityErrorCode, string>> = {
  'auth/credential-already-in-use': taken,
  'auth/account-exists-with-different-credential': taken,
  'auth/provider-already-linked':
    'SMSでのログインに使う電話番号は、すでに登録されています。ページを再読み込みして、登録の内容を確認してください。',
  'auth/user-disabled':
    'このアカウントは停止されているため、手続きできません。心当たりがない場合は、お問い合わせください。',
  'auth/quota-exceeded':
    'ただいまSMSの送信が混み合っています。しばらく時間をおいてから、もう一度お試しください。',
  'auth/too-many-requests':
    '短い時間に何度も手続きが行われたため、いまは続けられません。しばらく時間をおいてから、もう一度お試しください。',
  'auth/internal-error':
    'ただいまログインの仕組みが応答していません。時間をおいて、もう一度お試しください。解決しないときはお問い合わせください。',
}

/** Failures that the person can mend without leaving the page. */
const mendable: readonly IdentityErrorCode[] = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
  'auth/quota-exceeded',
  'auth/too-many-requests',
  'auth/second-factor-already-in-use',
  'auth/maximum-second-factor-count-exceeded',
  'auth/credential-already-in-use',
  'auth/account-exists-with-different-credential',
  'auth/provider-already-linked',
  'auth/unverified-email',
  'auth/unsupported-first-factor',
  'auth/captcha-check-failed',
  'auth/missing-app-credential',
  'auth/invalid-app-credential',
  'auth/missing-recaptcha-token',
  'auth/invalid-recaptcha-token',
  'auth/recaptcha-not-loaded',
  'auth/network-request-failed',
  'auth/timeout',
  'auth/user-disabled',
]

/** The sentence for a failed verification of a phone. What nobody foresaw names its code, and leads to the sign-in page. */
export const phoneFailure = (code: IdentityErrorCode): PhoneFailure =>
  mendable.includes(code)
    ? { kind: 'here', message: own[code] ?? identityMessages[code] }
    : {
        kind: 'sign in again',
        message: `電話番号の確認ができませんでした。もう一度ログインしてから、やり直してください。（詳細：${code}）`,
      }
