import { useState } from 'react'
import { confirmingPerson } from '#browser/api/confirm-person.ts'
import type { SensitiveAnswer } from '#browser/api/sensitive.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { useEarlySubmit } from '#islands/ui/use-early-submit.ts'

export type Person = { client: IdentityClient; email: string }

type Props<Data> = Person & {
  text: string
  pendingText: string
  run: () => Promise<SensitiveAnswer<Data>>
  done: (data: Data) => void
}

type State = { kind: 'idle' | 'pending' | 'confirming' } | { kind: 'failed'; message: string }

/** Does what wants a sign-in of the last minutes; where it is older, asks for the password and goes on. */
export const SensitiveButton = <Data,>({ client, email, text, pendingText, run, done }: Props<Data>) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const form = useEarlySubmit()

  const press = async () => {
    if (state.kind === 'pending') return
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
    return (
      <ConfirmPerson
        confirming={confirmingPerson({ client, email, here: '/config' })}
        done={() => void press()}
      />
    )
  return (
    // A form, so that a press before the island has come alive is kept.
    <form
      ref={form}
      className="stack"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      {state.kind === 'failed' && <Alert message={state.message} />}
      <div>
        <button className="button" type="submit" aria-disabled={state.kind === 'pending'}>
          {state.kind === 'pending' ? pendingText : text}
        </button>
      </div>
    </form>
  )
}
