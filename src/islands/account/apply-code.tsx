import { useRef, useState } from 'react'
import type { ActionMode } from '#contract/account-action.ts'
import { accountWay } from '#contract/account-way.ts'
import { finishVerification } from '#browser/api/finish-verification.ts'
import { prepareIdentity, withIdentity } from '#browser/api/identity.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { Told } from '#islands/ui/told.tsx'
import { useAnnounced } from '#islands/ui/use-announced.ts'
import { NotMine } from './not-mine.tsx'
import { CheckedLink, type DoneBefore, type LinkProps } from './checked-link.tsx'

type Props = LinkProps & {
  mode: Exclude<ActionMode, 'resetPassword' | 'signIn'>
  callbackUrl: string
  /** For an address that is verified already. */
  verified: DoneBefore | null
  /** The address of whoever is signed in here; null: nobody is. */
  signedInAs: string | null
}

type Found = { email: string | null; previousEmail: string | null }

type State =
  { kind: 'ready' | 'pending' | 'done' | 'verified elsewhere' } | { kind: 'failed'; message: string }

/** A link that does one thing: looked at now, done when the person presses the button. */
export const ApplyCode = (props: Props) => (
  <CheckedLink {...props} doneBefore={props.verified}>
    {(found) => <ApplyButton {...props} found={found} />}
  </CheckedLink>
)

/** Whom the link is about, and one button that does what it says. */
const ApplyButton = ({ client, mode, code, found, callbackUrl, signedInAs }: Props & { found: Found }) => {
  const [state, setState] = useState<State>({ kind: 'ready' })
  const running = useRef(false)
  const copy = actionCopy[mode]
  const pending = state.kind === 'pending'
  // Signed up in another browser, where the page waits and goes on by itself.
  const elsewhere = mode === 'verifyEmail' && signedInAs?.toLowerCase() !== found.email?.toLowerCase()
  useAnnounced(pending ? copy.pending : '')

  const apply = async () => {
    const answer = await withIdentity(client, (firebase) => firebase.applyCode(code))
    if (answer.kind === 'failed') {
      setState({ kind: 'failed', message: identityMessages[answer.code] })
      running.current = false
      return
    }
    if (elsewhere) {
      setState({ kind: 'verified elsewhere' })
      return
    }
    if (mode === 'verifyEmail') {
      location.assign(await finishVerification(client, callbackUrl))
      return
    }
    setState({ kind: 'done' })
  }

  const press = () => {
    if (running.current) return
    running.current = true
    setState({ kind: 'pending' })
    void apply()
  }

  if (state.kind === 'verified elsewhere')
    return (
      <div className="stack">
        <Told
          className="notice"
          text={`${found.email ?? 'メールアドレス'} を確認しました。もとの画面に戻って続けてください。`}
        />
        <p>
          <a href={accountWay.signIn(accountWay.addProfile(callbackUrl))}>
            もとの画面を閉じたときは、ログインして続ける
          </a>
        </p>
      </div>
    )

  if (state.kind === 'done')
    return (
      <div className="stack">
        <Told className="notice" text={copy.done} />
        <p className="row">
          <a className="button main" href="/login?prompt=login">
            ログインする
          </a>
          {mode !== 'verifyAndChangeEmail' && (
            <a className="button" href="/login/password-forget">
              パスワードを変更する
            </a>
          )}
        </p>
      </div>
    )

  /** Whoever turns to the button will press it. */
  const turn = () => prepareIdentity(client)

  return (
    <div className="stack">
      {state.kind === 'failed' && <Alert message={state.message} />}
      {found.email !== null && (
        <dl className="facts">
          {mode === 'verifyAndChangeEmail' && found.previousEmail !== null && (
            <>
              <dt>いまのメールアドレス</dt>
              <dd>{found.previousEmail}</dd>
            </>
          )}
          <dt>{mode === 'verifyAndChangeEmail' ? '新しいメールアドレス' : 'メールアドレス'}</dt>
          <dd>{found.email}</dd>
        </dl>
      )}
      <div>
        <button
          className="button main wide-button"
          type="button"
          aria-disabled={pending}
          onPointerEnter={turn}
          onFocus={turn}
          onClick={press}
        >
          {pending ? copy.pending : copy.button}
        </button>
      </div>
      {elsewhere && <NotMine code={code} />}
    </div>
  )
}
