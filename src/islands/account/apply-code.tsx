import { useRef, useState } from 'react'
import type { ActionMode } from '#contract/account-action.ts'
import { finishVerification } from '#browser/api/finish-verification.ts'
import { withIdentity } from '#browser/api/identity.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import type { IdentityClient } from '#contract/account-identity.ts'

type Props = {
  client: IdentityClient
  mode: Exclude<ActionMode, 'resetPassword' | 'signIn'>
  code: string
  found: { email: string | null; previousEmail: string | null }
  callbackUrl: string
}

type State = { kind: 'ready' } | { kind: 'pending' } | { kind: 'failed'; message: string } | { kind: 'done' }

/** Whom the link is about, and one button that does what it says. */
export const ApplyCode = ({ client, mode, code, found, callbackUrl }: Props) => {
  const [state, setState] = useState<State>({ kind: 'ready' })
  const running = useRef(false)
  const copy = actionCopy[mode]

  const apply = async () => {
    const answer = await withIdentity(client, (firebase) => firebase.applyCode(code))
    if (answer.kind === 'failed') {
      setState({ kind: 'failed', message: identityMessages[answer.code] })
      running.current = false
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

  if (state.kind === 'done')
    return (
      <div className="stack">
        <output className="notice block">{copy.done}</output>
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

  const pending = state.kind === 'pending'
  return (
    <div className="stack">
      {state.kind === 'failed' && (
        <div className="notice error-summary" role="alert">
          <p>{state.message}</p>
        </div>
      )}
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
        <button className="button main wide-button" type="button" aria-disabled={pending} onClick={press}>
          {pending ? copy.pending : copy.button}
        </button>
        <output className="aloud">{pending ? copy.pending : ''}</output>
      </div>
    </div>
  )
}
