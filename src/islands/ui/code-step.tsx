import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { asConfirmationCode, confirmationCodeLength, readConfirmationCode } from '#contract/phone.ts'
import { Alert } from './alert.tsx'
import { FieldError, FieldLabel } from './field.tsx'
import { ScriptForm } from './script-form.tsx'
import { useAnnounced } from './use-announced.ts'
import { useCountdown } from './use-countdown.ts'
import { useMarkedTitle } from './use-marked-title.ts'
import { useStay } from './use-stay.ts'

/** `sign in again`: nothing more can be done here. */
export type StepAnswer = { kind: 'done' } | { kind: 'here' | 'sign in again'; message: string }

type Props = {
  /** The number in words, masked. */
  phone: string
  /** Sends a code; the human check lives in the element. */
  send: (container: HTMLElement) => Promise<StepAnswer>
  /** After `done` the page is being left. */
  confirm: (code: string) => Promise<StepAnswer>
  /** Where somebody signs in anew. */
  signInHref: string
  back: { text: string; go: () => void }
  /** What is said of something that is no code of six digits. */
  notACode: string
  children?: ReactNode
}

type State =
  | { kind: 'idle' | 'sending' | 'confirming' }
  | { kind: 'failed'; message: string }
  | { kind: 'ended'; message: string }

/** Seconds before a code can be asked for again: an SMS takes a while, and each costs money. */
const resendSeconds = 30

/** Asks for the code that an SMS brings: sent when it appears, again on demand, confirmed with the sixth digit. */
export const CodeStep = ({ phone, send, confirm, signInHref, back, notACode, children }: Props) => {
  const [state, setState] = useState<State>({ kind: 'sending' })
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const running = useRef(false)
  const tried = useRef('')
  const left = useCountdown(resendSeconds, sentAt)
  useMarkedTitle(problem !== null || state.kind === 'failed' || state.kind === 'ended')
  useStay('[data-code-step]')

  const run = async (kind: 'sending' | 'confirming', work: () => Promise<StepAnswer>) => {
    if (running.current) return
    running.current = true
    setProblem(null)
    setState({ kind })
    const answer = await work()
    if (answer.kind === 'done' && kind === 'confirming') return
    running.current = false
    if (answer.kind === 'done') {
      setState({ kind: 'idle' })
      setSentAt(performance.now())
    } else setState({ kind: answer.kind === 'here' ? 'failed' : 'ended', message: answer.message })
    field.current?.focus()
  }

  const sendNow = () => {
    const container = place.current
    if (container !== null) void run('sending', () => send(container))
  }

  const begin = useEffectEvent(sendNow)
  useEffect(() => {
    begin()
  }, [])

  const submit = (text: string) => {
    const code = asConfirmationCode(text)
    if (code === null) {
      setProblem(notACode)
      field.current?.focus()
      return
    }
    if (running.current) return
    tried.current = code
    void run('confirming', () => confirm(code))
  }

  const typed = (text: string) => {
    const digits = readConfirmationCode(text)
    if (digits.length < confirmationCodeLength) tried.current = ''
    // With the sixth digit, once: a wrong code must be corrected before it is sent again by itself.
    else if (asConfirmationCode(text) !== null && digits !== tried.current) submit(text)
  }

  // The SMS may be there, and filled in, before the answer that it was sent.
  const takeEarlyCode = useEffectEvent(() => typed(field.current?.value ?? ''))
  useEffect(() => {
    if (sentAt !== null) takeEarlyCode()
  }, [sentAt])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(field.current?.value ?? '')
  }

  const told =
    state.kind === 'sending'
      ? `${phone}に確認コードを送っています…`
      : sentAt === null
        ? ''
        : `${phone}にSMSで6桁の確認コードを送りました。`
  useAnnounced(told)
  useAnnounced(problem ?? '', 'assertive')
  const busy = state.kind === 'sending' || state.kind === 'confirming'
  return (
    <div className="stack" data-code-step>
      {(state.kind === 'failed' || state.kind === 'ended') && (
        <Alert message={state.message}>
          {state.kind === 'ended' && (
            <p>
              <a className="button" href={signInHref}>
                ログイン画面へ
              </a>
            </p>
          )}
        </Alert>
      )}
      <p>{told}</p>
      <ScriptForm className="stack" noValidate onSubmit={onSubmit} aria-busy={busy}>
        <div className="field">
          <FieldLabel id="code" label="確認コード" need="required" />
          <p className="support" id="code-support">
            SMSに書かれた6桁の数字です。貼り付けても入力できます。
          </p>
          <FieldError id="code" error={problem} />
          <input
            ref={field}
            className="input code"
            id="code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? 'code-support' : 'code-support code-error'}
            onInput={(event) => {
              const { nativeEvent, currentTarget } = event
              if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) typed(currentTarget.value)
            }}
            onCompositionEnd={(event) => typed(event.currentTarget.value)}
          />
        </div>
        <div>
          <button className="button main wide-button" type="submit" aria-disabled={busy}>
            {state.kind === 'confirming' ? '確認しています…' : '確認する'}
          </button>
        </div>
      </ScriptForm>
      <ul className="ways">
        <li>
          <button
            className="button bare"
            type="button"
            aria-disabled={busy || left > 0}
            onClick={() => {
              if (left === 0) sendNow()
            }}
          >
            コードをもう一度送る{left > 0 && `（あと${left}秒）`}
          </button>
        </li>
        <li>
          <button className="button bare" type="button" onClick={back.go}>
            {back.text}
          </button>
        </li>
      </ul>
      {children}
      <div ref={place} />
    </div>
  )
}
