import { actions } from 'astro:actions'
import { useState } from 'react'
import { confirmingPerson, isRecent } from '#browser/api/confirm-person.ts'
import { prepareIdentity } from '#browser/api/identity.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { maskPhone } from '#contract/phone.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { MobileNumber } from '#islands/ui/mobile-number.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

type Props = Person & { uid: string }

type State =
  | { kind: 'idle' }
  | { kind: 'number'; given: string | null }
  | { kind: 'confirming' | 'code'; phone: string }
  /** The number is linked at the provider; the site wants to know once more who it is before it writes it down. */
  | { kind: 'confirming to keep' }
  | { kind: 'failed'; message: string }

const notKept = '電話番号を登録できませんでした。番号の入力からやり直してください。'

/** Links a number for sign-in by SMS alone, or another in place of it: number, who it is, code behind a human check. */
const LinkPhone = ({ client, email, here, uid, text }: Props & { text: string }) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const confirming = confirmingPerson({ client, email, here })

  /** Has the site write down the number that the provider has by now: until then it signs nobody in. */
  const keep = async (): Promise<void> => {
    const answer = await callSensitive(() => actions.config.announceSignInPhone())
    if (answer.kind === 'confirm') setState({ kind: 'confirming to keep' })
    else if (answer.kind === 'failed') setState(answer)
    else if (answer.data !== null) location.assign(answer.data)
    else setState({ kind: 'failed', message: notKept })
  }

  switch (state.kind) {
    case 'failed':
      return (
        <PressForm text={text} press={() => setState({ kind: 'number', given: null })}>
          <Alert message={state.message} />
        </PressForm>
      )
    case 'confirming to keep':
      return <ConfirmPerson confirming={confirming} done={() => void keep()} />
    case 'idle':
      return (
        <PressForm
          text={text}
          press={() => {
            // Loaded while the person types; a failure shows when the code is asked for.
            prepareIdentity(client)
            setState({ kind: 'number', given: null })
          }}
        />
      )
    case 'number':
      return (
        <div className="stack">
          <MobileNumber
            describe={fieldMessage}
            arrival="step"
            given={state.given}
            done={async (phone) =>
              setState({ kind: (await isRecent(client, uid)) ? 'code' : 'confirming', phone })
            }
          />
          <ul className="ways">
            <li>
              <button className="button bare" type="button" onClick={() => setState({ kind: 'idle' })}>
                番号の入力をやめる
              </button>
            </li>
          </ul>
        </div>
      )
    case 'confirming':
      return (
        <ConfirmPerson confirming={confirming} done={() => setState({ kind: 'code', phone: state.phone })} />
      )
    case 'code':
      return (
        <CodeStep
          phone={maskPhone(state.phone)}
          send={(container) => sendCode(client, { kind: 'sign-in number', phone: state.phone }, container)}
          confirm={async (code): Promise<StepAnswer> => {
            const answer = await confirmCode(client, code)
            if (answer.kind !== 'done') return answer
            await keep()
            return { kind: 'done' }
          }}
          signInHref={confirming.signInHref}
          notACode={fieldMessage('確認コード', 'NOT_CODE')}
          back={{ text: '電話番号の入力に戻る', go: () => setState({ kind: 'number', given: state.phone }) }}
        />
      )
  }
}

/** For who has no number linked yet. */
export const PhoneLinking = (props: Props) => <LinkPhone {...props} text="電話番号を登録する" />

/** Another number in place of the linked one, or none. */
export const PhoneActions = (props: Props) => (
  <div className="stack">
    <LinkPhone {...props} text="別の番号に変更する" />
    <SensitiveButton
      client={props.client}
      email={props.email}
      here={props.here}
      text="SMSでのログインをやめる"
      pendingText="登録を解除しています…"
      run={() => callSensitive(() => actions.config.removeSignInPhone())}
      done={(next) => location.assign(next)}
    />
  </div>
)
