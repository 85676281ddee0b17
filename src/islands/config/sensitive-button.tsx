import { useState } from 'react'
import { confirmingPerson } from '#browser/api/confirm-person.ts'
import type { SensitiveAnswer } from '#browser/api/sensitive.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'

export type Person = {
  client: IdentityClient
  email: string
  /** Address of the page: a new sign-in leads back to it. */
  here: string
}

type Props<Data> = Person & {
  text: string
  pendingText: string
  run: () => Promise<SensitiveAnswer<Data>>
  done: (data: Data) => void
}

type State = { kind: 'idle' | 'pending' | 'confirming' } | { kind: 'failed'; message: string }

/** Does what wants a sign-in of the last minutes; where it is older, asks for the password and goes on. */
export const SensitiveButton = <Data,>({
  client,
  email,
  here,
  text,
  pendingText,
  run,
  done,
}: Props<Data>) => {
  const [state, setState] = useState<State>({ kind: 'idle' })

  const press = async () => {
    setState({ kind: 'pending' })
    const answer = await run()
    switch (answer.kind) {
      case 'done':
        setState({ kind: 'idle' })
        done(answer.data)
        return
      case 'confirm':
        setState({ kind: 'confirming' })
        return
      case 'failed':
        setState({ kind: 'failed', message: answer.message })
    }
  }

  if (state.kind === 'confirming')
    return <ConfirmPerson confirming={confirmingPerson({ client, email, here })} done={() => void press()} />
  return (
    <PressForm text={text} pending={state.kind === 'pending' ? pendingText : null} press={() => void press()}>
      {state.kind === 'failed' && <Alert message={state.message} />}
    </PressForm>
  )
}
