import { useEffect, useState } from 'react'
import { confirmingPerson, mayEnrol, takeTokens } from '#browser/api/confirm-person.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { phoneFailure } from '#browser/messages/phone.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { MobileNumber } from '#islands/ui/mobile-number.tsx'
import { UnlinkOffer } from './unlink-offer.tsx'

type Props = {
  client: IdentityClient
  person: { uid: string; email: string }
  /** The number that signs in by SMS alone, masked; null: none does. */
  signInPhone: string | null
  /** Where the person wanted to go. */
  callbackUrl: string
}

type State =
  | { kind: 'checking' | 'confirming' }
  | { kind: 'linked'; phone: string }
  | { kind: 'number'; given: string | null }
  | { kind: 'code'; phone: string }

/** Enrols a phone as second factor: number, code behind an invisible human check, then the first profile. */
export const SmsEnrolment = ({ client, person, signInPhone, callbackUrl }: Props) => {
  const [state, setState] = useState<State>(
    signInPhone === null ? { kind: 'checking' } : { kind: 'linked', phone: signInPhone },
  )
  const { uid, email } = person
  const here = accountWay.secondFactor(callbackUrl)

  const askNumber = () => setState({ kind: 'number', given: null })

  useEffect(() => {
    if (signInPhone !== null) return
    let current = true
    void mayEnrol(client, uid).then((may) => {
      if (current) setState(may ? { kind: 'number', given: null } : { kind: 'confirming' })
    })
    return () => {
      current = false
    }
  }, [client, uid, signInPhone])

  switch (state.kind) {
    case 'checking':
      return <output>準備しています…</output>
    case 'confirming':
      return <ConfirmPerson confirming={confirmingPerson({ client, email, here })} done={askNumber} />
    case 'linked':
      return <UnlinkOffer client={client} person={person} phone={state.phone} here={here} done={askNumber} />
    case 'number':
      return (
        <MobileNumber
          describe={fieldMessage}
          arrival="step"
          given={state.given}
          done={(phone) => setState({ kind: 'code', phone })}
        />
      )
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
          signInHref={accountWay.signInAgain(here)}
          notACode={fieldMessage('確認コード', 'NOT_CODE')}
          back={{ text: '電話番号の入力に戻る', go: () => setState({ kind: 'number', given: state.phone }) }}
        />
      )
  }
}
