import type { AuthErrorCodes } from 'firebase/auth'
import { passwordLength } from '#contract/account-password.ts'

/** Every code of the SDK's public list, and those it throws without listing them. */
export type IdentityErrorCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | 'auth/password-does-not-meet-requirements'
  | 'auth/missing-email'
  /** Ours: the script of the human check did not load. */
  | 'auth/recaptcha-not-loaded'

const wrongSignIn = 'メールアドレスまたはパスワードが違います。もう一度確認して入力してください。'
const badEmail = 'メールアドレスの形式が正しくありません。「name@example.com」のように入力してください。'
const badPhone = '電話番号の形式が正しくありません。国内の携帯電話番号を数字で入力してください。'
const badCode = '確認コードが違うか、有効期限が切れています。届いたコードをもう一度確認してください。'
const newCode = '確認コードの手続きがはじめからになりました。もう一度コードを受け取ってください。'
const badLink = 'リンクの有効期限が切れているか、すでに使われています。新しいリンクを受け取ってください。'
const weak = `パスワードは${passwordLength.min}文字以上で、推測されにくいものを入力してください。`
const signInAgain = '安全のため、もう一度ログインしてから操作してください。'
const notHuman =
  'ロボットではないことの確認ができませんでした。ページを再読み込みして、もう一度お試しください。'
const tryLater = '試行回数が多すぎます。しばらく時間をおいてから、もう一度お試しください。'
const network = '通信できませんでした。インターネットへの接続を確認して、もう一度お試しください。'
const offered = 'この方法ではログインできません。メールアドレスとパスワードでログインしてください。'
const popup = 'ログインの画面が閉じられました。もう一度お試しください。'
const storage =
  'お使いのブラウザの設定により手続きできません。Cookieとサイトデータの保存を許可して、もう一度お試しください。'
const ourFault =
  '手続きを完了できませんでした。時間をおいてもう一度お試しのうえ、解決しないときはお問い合わせください。'
const taken =
  'この連絡先はすでに別のアカウントで使われています。そのアカウントでログインするか、別のものを入力してください。'

/** What went wrong and what to do now, for every code; a new code of the SDK fails the type check here. */
export const identityMessages = {
  // A disabled account reads like a wrong password, so that nobody learns which addresses have one.
  'auth/invalid-credential': wrongSignIn,
  'auth/wrong-password': wrongSignIn,
  'auth/user-not-found': wrongSignIn,
  'auth/user-disabled': wrongSignIn,
  'auth/invalid-email': badEmail,
  'auth/missing-email': badEmail,
  'auth/invalid-recipient-email': badEmail,
  'auth/missing-password': 'パスワードを入力してください。',
  'auth/email-already-in-use':
    'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。',
  'auth/email-change-needs-verification':
    '新しいメールアドレスに届く確認メールのリンクを開いて、変更を完了してください。',
  'auth/unverified-email':
    'メールアドレスの確認が済んでいません。届いた確認メールで、先に確認を済ませてください。',
  'auth/weak-password': weak,
  'auth/password-does-not-meet-requirements': weak,
  'auth/too-many-requests': tryLater,
  'auth/quota-exceeded': tryLater,
  'auth/network-request-failed': network,
  'auth/timeout': network,
  'auth/expired-action-code': badLink,
  'auth/invalid-action-code': badLink,
  'auth/invalid-phone-number': badPhone,
  'auth/missing-phone-number': badPhone,
  'auth/invalid-verification-code': badCode,
  'auth/missing-verification-code': '確認コードを入力してください。',
  'auth/code-expired': badCode,
  'auth/invalid-verification-id': newCode,
  'auth/missing-verification-id': newCode,
  'auth/invalid-multi-factor-session': signInAgain,
  'auth/missing-multi-factor-session': signInAgain,
  'auth/multi-factor-auth-required':
    'このアカウントには2段階認証が設定されています。SMSの確認コードで続けてください。',
  'auth/multi-factor-info-not-found':
    'この電話番号は2段階認証に登録されていません。登録した電話番号を選んでください。',
  'auth/missing-multi-factor-info': '2段階認証に使う電話番号を選んでください。',
  'auth/second-factor-already-in-use': 'この電話番号はすでに2段階認証に登録されています。',
  'auth/maximum-second-factor-count-exceeded':
    '2段階認証に登録できる電話番号の数を超えています。使わない番号を削除してください。',
  'auth/unsupported-first-factor':
    '2段階認証とSMSだけのログインは一緒に使えません。メールアドレスとパスワードでログインしてください。',
  'auth/captcha-check-failed': notHuman,
  'auth/missing-app-credential': notHuman,
  'auth/invalid-app-credential': notHuman,
  'auth/missing-recaptcha-token': notHuman,
  'auth/invalid-recaptcha-token': notHuman,
  'auth/invalid-recaptcha-action': notHuman,
  'auth/recaptcha-not-loaded':
    'ロボットではないことの確認を読み込めませんでした。広告やスクリプトを遮断する設定、または学校や会社のネットワークの制限が原因かもしれません。設定を変えるか、別のネットワークでお試しください。',
  'auth/recaptcha-not-enabled': ourFault,
  'auth/missing-recaptcha-version': ourFault,
  'auth/invalid-recaptcha-version': ourFault,
  'auth/missing-client-type': ourFault,
  'auth/invalid-req-type': ourFault,
  'auth/requires-recent-login': signInAgain,
  'auth/user-token-expired': signInAgain,
  'auth/invalid-user-token': signInAgain,
  'auth/null-user': signInAgain,
  'auth/user-signed-out': signInAgain,
  'auth/user-mismatch': '別のアカウントの情報です。ログインしているアカウントのものを入力してください。',
  'auth/custom-token-mismatch': signInAgain,
  'auth/invalid-custom-token': signInAgain,
  'auth/account-exists-with-different-credential':
    'このメールアドレスは別の方法で登録されています。はじめに登録した方法でログインしてください。',
  'auth/credential-already-in-use': taken,
  'auth/provider-already-linked': 'このログイン方法はすでに登録されています。',
  'auth/no-such-provider': 'このログイン方法は登録されていません。',
  'auth/operation-not-allowed': offered,
  'auth/admin-restricted-operation': offered,
  'auth/rejected-credential': offered,
  'auth/invalid-oauth-provider': offered,
  'auth/invalid-oauth-client-id': offered,
  'auth/invalid-provider-id': offered,
  'auth/unauthorized-domain': ourFault,
  'auth/unauthorized-continue-uri': ourFault,
  'auth/invalid-continue-uri': ourFault,
  'auth/missing-continue-uri': ourFault,
  'auth/popup-blocked':
    'ブラウザがログインの画面を開けませんでした。ポップアップを許可して、もう一度お試しください。',
  'auth/popup-closed-by-user': popup,
  'auth/cancelled-popup-request': popup,
  'auth/redirect-cancelled-by-user': popup,
  'auth/user-cancelled': popup,
  'auth/redirect-operation-pending': 'ログインの手続きを進めています。少し待ってからお試しください。',
  'auth/no-auth-event': popup,
  'auth/invalid-auth-event': popup,
  'auth/web-storage-unsupported': storage,
  'auth/unsupported-persistence-type': storage,
  'auth/invalid-persistence-type': storage,
  'auth/operation-not-supported-in-this-environment':
    'お使いのブラウザではこの手続きができません。別のブラウザでお試しください。',
  'auth/cors-unsupported': 'お使いのブラウザではこの手続きができません。別のブラウザでお試しください。',
  'auth/argument-error': ourFault,
  'auth/app-not-authorized': ourFault,
  'auth/app-not-installed': ourFault,
  'auth/app-deleted': 'ページを再読み込みして、もう一度お試しください。',
  'auth/cordova-not-ready': ourFault,
  'auth/dependent-sdk-initialized-before-auth': ourFault,
  'auth/dynamic-link-not-activated': ourFault,
  'auth/emulator-config-failed': ourFault,
  'auth/internal-error': ourFault,
  'auth/invalid-api-key': ourFault,
  'auth/invalid-app-id': ourFault,
  'auth/invalid-cert-hash': ourFault,
  'auth/invalid-cordova-configuration': ourFault,
  'auth/invalid-dynamic-link-domain': ourFault,
  'auth/invalid-hosting-link-domain': ourFault,
  'auth/invalid-emulator-scheme': ourFault,
  'auth/invalid-message-payload': ourFault,
  'auth/invalid-sender': ourFault,
  'auth/invalid-tenant-id': ourFault,
  'auth/auth-domain-config-required': ourFault,
  'auth/missing-android-pkg-name': ourFault,
  'auth/missing-iframe-start': ourFault,
  'auth/missing-ios-bundle-id': ourFault,
  'auth/missing-or-invalid-nonce': ourFault,
  'auth/tenant-id-mismatch': ourFault,
  'auth/unsupported-tenant-operation': ourFault,
  'auth/already-initialized': ourFault,
} as const satisfies Record<IdentityErrorCode, string>
