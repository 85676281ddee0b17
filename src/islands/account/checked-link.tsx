import { useEffect, useState, type ReactNode } from 'react'
import { verifyCode, type Verification } from '#browser/api/action-link.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import type { ActionMode } from '#contract/account-action.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { Told } from '#islands/ui/told.tsx'

/** What an e-mail link brings to its page. */
export type LinkProps = { client: IdentityClient; code: string }

/** That what a link is for is done already, and the page to go on to. */
export type DoneBefore = { message: string; next: string }

type Valid = Extract<Verification, { kind: 'verify' }>

type Props = LinkProps & {
  mode: ActionMode
  doneBefore?: DoneBefore | null
  children: (found: Valid) => ReactNode
}

/** Looks at the code of an e-mail link; what uses it is shown when it is valid. */
export const CheckedLink = ({ client, mode, code, doneBefore = null, children }: Props) => {
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
      return <Told text="リンクを確認しています…" />
    case 'unreachable':
      return (
        <div className="stack">
          <Alert message={identityMessages[state.code]} />
          <button className="button" type="button" onClick={again}>
            もう一度試す
          </button>
        </div>
      )
    case 'invalid':
      if (doneBefore !== null)
        return (
          <div className="stack">
            <Told className="notice" text={doneBefore.message} />
            <p>
              <a className="button main" href={doneBefore.next}>
                次へ進む
              </a>
            </p>
          </div>
        )
      return (
        <div className="stack">
          <Alert message={actionCopy[mode].expired} />
          <p>
            <a className="button" href={actionCopy[mode].again.href}>
              {actionCopy[mode].again.text}
            </a>
          </p>
        </div>
      )
    case 'verify':
      return children(state)
  }
}
