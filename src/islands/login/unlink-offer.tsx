import { actions } from 'astro:actions'
import { useState } from 'react'
import { confirmingPerson, mayEnrol } from '#browser/api/confirm-person.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { useEarlySubmit } from '#islands/ui/use-early-submit.ts'

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
  const form = useEarlySubmit()
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
  const pending = state.kind === 'pending'
  return (
    // A form, so that a press before the island has come alive is kept.
    <form
      ref={form}
      className="stack"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void unlink()
      }}
    >
      {state.kind === 'failed' && <Alert message={state.message} />}
      <p className="notice">
        いまは<strong>{phone}</strong>
        に届くSMSだけでもログインできます。2段階認証とは一緒に使えないため、設定するには、SMSだけのログインをやめる必要があります。SMSだけのログインを使い続ける場合は、「あとで設定する」を選んでください。
      </p>
      <div>
        <button className="button main wide-button" type="submit" aria-disabled={pending}>
          {pending ? '登録を解除しています…' : 'SMSだけのログインをやめて進む'}
        </button>
      </div>
    </form>
  )
}
