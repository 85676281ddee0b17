import { useRef, useState } from 'react'
import { errorMessages } from '#browser/messages/errors.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'
import { Told } from '#islands/ui/told.tsx'

type State = { kind: 'idle' | 'pending' | 'done' } | { kind: 'failed'; message: string }

/** Hardly anybody presses it, so that what calls the site is loaded by the press. */
const reject = async (code: string): Promise<State> => {
  const loaded = await import('#browser/api/reject-sign-up.ts').catch(() => null)
  return loaded === null ? { kind: 'failed', message: errorMessages.NETWORK } : loaded.rejectSignUp(code)
}

/** For whoever got the mail of a sign-up that they did not make: takes it away. */
export const NotMine = ({ code }: { code: string }) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef(false)

  const press = async () => {
    if (running.current) return
    running.current = true
    setState({ kind: 'pending' })
    const answer = await reject(code)
    running.current = false
    setState(answer)
  }

  if (state.kind === 'done')
    return (
      <Told
        className="notice"
        text="登録を取り消し、このメールアドレスの情報を削除しました。このページは閉じてかまいません。"
      />
    )
  return (
    <div className="stack">
      {state.kind === 'failed' && <Alert message={state.message} />}
      <PressForm
        text="登録していません"
        pending={state.kind === 'pending' ? '取り消しています…' : null}
        press={() => void press()}
      >
        <p>登録した覚えがないときは、次のボタンを押してください。この登録を取り消し、削除します。</p>
      </PressForm>
    </div>
  )
}
