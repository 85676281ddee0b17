import { accountWay } from '#contract/account-way.ts'

/** The ways on of somebody whose address has an account already; the forms there begin with the address. */
export const RegisteredAddress = ({ callbackUrl }: { callbackUrl: string }) => (
  <div className="notice block" data-registered>
    <p>このメールアドレスにはアカウントがあります。ログインするか、パスワードを設定し直してください。</p>
    <p className="row">
      <a className="button" href={accountWay.signInAgain(callbackUrl)}>
        このアドレスでログインする
      </a>
      <a className="button" href={accountWay.passwordForget(callbackUrl)}>
        パスワードを設定し直す
      </a>
    </p>
  </div>
)
