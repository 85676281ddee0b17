import { useEffect, useState } from 'react'
import { verifyCode, type Verification } from '#browser/api/action-link.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import type { ActionMode } from '#contract/account-action.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { ApplyCode } from './apply-code.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

type Props = { client: IdentityClient; mode: ActionMode; code: string; callbackUrl: string }

/** Where an e-mail link lands: its code is looked at now, and used when the person presses the button. */
export const ActionPage = ({ client, mode, code, callbackUrl }: Props) => {
  const [state, setState] = useState<Verification | { kind: 'checking' }>({ kind: 'checking' })

  useEffect(() => {
    let current = true
    void verifyCode(client, mode, code).then((answer) => {
      if (current) setState(answer)
    })
    return () => {
      current = false
    }
  }, [client, mode, code])

  const again = () => {
    setState({ kind: 'checking' })
    void verifyCode(client, mode, code).then(setState)
  }

  switch (state.kind) {
    case 'checking':
      return <output>リンクを確認しています…</output>
    case 'unreachable':
      return (
        <div className="stack">
          <div className="notice error-summary" role="alert">
            <p>{identityMessages[state.code]}</p>
          </div>
          <button className="button" type="button" onClick={again}>
            もう一度試す
          </button>
        </div>
      )
    case 'invalid':
      return <InvalidLink mode={mode} />
    case 'verify':
      break
  }
  if (mode === 'resetPassword')
    return <ResetPasswordForm client={client} code={code} email={state.email ?? ''} />
  if (mode === 'signIn') return <LinkSignIn client={client} code={code} callbackUrl={callbackUrl} />
  return <ApplyCode client={client} mode={mode} code={code} found={state} callbackUrl={callbackUrl} />
}

const InvalidLink = ({ mode }: { mode: ActionMode }) => (
  <div className="stack">
    <div className="notice error-summary" role="alert">
      <p>{identityMessages['auth/invalid-action-code']}</p>
    </div>
    <p>
      <a className="button" href={actionCopy[mode].again.href}>
        {actionCopy[mode].again.text}
      </a>
    </p>
  </div>
)
