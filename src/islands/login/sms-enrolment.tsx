import { useEffect, useState } from 'react'
import { confirmingPerson, isRecent, takeTokens } from '#browser/api/confirm-person.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { phoneFailure } from '#browser/messages/phone.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { SmsNumber } from './sms-number.tsx'

type Props = {
  client: IdentityClient
  person: { uid: string; email: string }
  /** Where the person wanted to go. */
  callbackUrl: string
}

type State = { kind: 'checking' | 'confirming' | 'number' } | { kind: 'code'; phone: string }

/** Enrols a phone as second factor: number, code behind an invisible human check, then the first profile. */
export const SmsEnrolment = ({ client, person, callbackUrl }: Props) => {
  const [state, setState] = useState<State>({ kind: 'checking' })
  const { uid, email } = person
  const here = accountWay.secondFactor(callbackUrl)

  useEffect(() => {
    let current = true
    void isRecent(client, uid).then((recent) => {
      if (current) setState({ kind: recent ? 'number' : 'confirming' })
    })
    return () => {
      current = false
    }
  }, [client, uid])

  switch (state.kind) {
    case 'checking':
      return <output>準備しています…</output>
    case 'confirming':
      return (
        <ConfirmPerson
          confirming={confirmingPerson({ client, email, here })}
          done={() => setState({ kind: 'number' })}
        />
      )
    case 'number':
      return <SmsNumber done={(phone) => setState({ kind: 'code', phone })} />
    case 'code':
      return (
        <CodeStep
          phone={maskPhone(state.phone)}
          send={(container) => sendCode(client, { kind: 'new factor', phone: state.phone }, container)}
          confirm={async (code): Promise<StepAnswer> => {
            const answer = await confirmCode(client, code)
            if (answer.kind !== 'done') return answer
            if (!(await takeTokens(answer.tokens))) return phoneFailure('auth/user-token-expired')
            location.replace(accountWay.addProfile(callbackUrl))
            return { kind: 'done' }
          }}
          signInHref={`/login?${new URLSearchParams({ prompt: 'login', callbackUrl: here }).toString()}`}
          notACode={fieldMessage('確認コード', 'NOT_CODE')}
          back={{ text: '電話番号の入力に戻る', go: () => setState({ kind: 'number' }) }}
        />
      )
  }
}
