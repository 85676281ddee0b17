import { actions } from 'astro:actions'
import { useState } from 'react'
import { confirmingPerson, mayEnrol } from '#browser/api/confirm-person.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'

type Props = {
  client: IdentityClient
  person: { uid: string; email: string }
  /** The number that signs in by SMS alone, masked. */
  phone: string
  /** Address of the page. */
  here: string
  /** The number is unlinked, and this tab's person may enrol. */
  done: () => void
}

type State = { kind: 'idle' | 'pending' | 'confirming' } | { kind: 'failed'; message: string }

/** Sign-in by SMS and the second factor exclude each other: unlinks the number on one press. */
export const UnlinkOffer = ({ client, person, phone, here, done }: Props) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { uid, email } = person

  const unlink = async () => {
    setState({ kind: 'pending' })
    // The password first: who does not know it would be left with no way to sign in.
    if (!(await mayEnrol(client, uid))) {
      setState({ kind: 'confirming' })
      return
    }
    const answer = await callSensitive(() => actions.config.removeSignInPhone())
    if (answer.kind === 'done') done()
    else if (answer.kind === 'confirm') setState({ kind: 'confirming' })
    else setState(answer)
  }

  if (state.kind === 'confirming')
    return <ConfirmPerson confirming={confirmingPerson({ client, email, here })} done={() => void unlink()} />
  return (
    <PressForm
      text="SMSだけのログインをやめて進む"
      pending={state.kind === 'pending' ? '登録を解除しています…' : null}
      look="main"
      press={() => void unlink()}
    >
      {state.kind === 'failed' && <Alert message={state.message} />}
      <p className="notice">
        いまは<strong>{phone}</strong>
        に届くSMSだけでもログインできます。2段階認証とは一緒に使えないため、設定するには、SMSだけのログインをやめる必要があります。SMSだけのログインを使い続ける場合は、「あとで設定する」を選んでください。
      </p>
    </PressForm>
  )
}
