import { actions } from 'astro:actions'
import { useEffect, useState } from 'react'
import { confirmingPerson, mayEnrol, takeTokens } from '#browser/api/confirm-person.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { phoneFailure } from '#browser/messages/phone.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { MobileNumber } from '#islands/ui/mobile-number.tsx'
import { Told } from '#islands/ui/told.tsx'
import { useCodeStep } from '#islands/ui/use-code-step.ts'
import { Enrolled, type Announced } from './enrolled.tsx'
import { UnlinkOffer } from './unlink-offer.tsx'

type Props = {
  client: IdentityClient
  person: { uid: string; email: string }
  /** The number that signs in by SMS alone, masked; null: none does. */
  signInPhone: string | null
  /** The path of the page, and where the person wanted to go. */
  path: string
  callbackUrl: string
  /** A second factor that the new one takes the place of. */
  replaces: 'none' | 'another'
}

type State =
  | { kind: 'checking' | 'confirming' }
  | { kind: 'linked'; phone: string }
  | { kind: 'number'; phone: string | null }
  /** The phone is enrolled at the provider; the site wants to know once more who it is before it goes on. */
  | { kind: 'confirming to announce' }
  | { kind: 'enrolled'; announced: Announced }

const notEnrolled =
  '電話番号の登録を確認できませんでした。ページを再読み込みして、番号の入力からやり直してください。'

/** Enrols a phone as second factor: number, code behind an invisible human check, recovery codes, then the first profile. */
export const SmsEnrolment = ({ client, person, signInPhone, path, callbackUrl, replaces }: Props) => {
  const [state, setState] = useState<State>(
    signInPhone === null ? { kind: 'checking' } : { kind: 'linked', phone: signInPhone },
  )
  const { asksCode, attempt, askForCode } = useCodeStep(accountWay.numberCode(path, callbackUrl))
  const { uid, email } = person
  const here = `${path}?${new URLSearchParams({ callbackUrl }).toString()}`
  const confirming = confirmingPerson({ client, email, here })

  const askNumber = () => setState({ kind: 'number', phone: null })

  useEffect(() => {
    if (signInPhone !== null) return
    let current = true
    void mayEnrol(client, uid).then((may) => {
      if (current) setState(may ? { kind: 'number', phone: null } : { kind: 'confirming' })
    })
    return () => {
      current = false
    }
  }, [client, uid, signInPhone])

  /** Has the site make this phone the only one, with recovery codes, and tell the person. */
  const announce = async (): Promise<void> => {
    const answer = await callSensitive(() => actions.config.announceSecondFactor())
    if (answer.kind === 'confirm') setState({ kind: 'confirming to announce' })
    else if (answer.kind === 'failed') setState({ kind: 'enrolled', announced: answer })
    else if (answer.data === null)
      setState({ kind: 'enrolled', announced: { kind: 'failed', message: notEnrolled } })
    else setState({ kind: 'enrolled', announced: { kind: 'done', codes: answer.data } })
  }

  switch (state.kind) {
    case 'checking':
      return <Told text="準備しています…" />
    case 'confirming':
      return <ConfirmPerson confirming={confirming} done={askNumber} />
    case 'linked':
      return <UnlinkOffer client={client} person={person} phone={state.phone} here={here} done={askNumber} />
    case 'confirming to announce':
      return <ConfirmPerson confirming={confirming} done={() => void announce()} />
    case 'enrolled':
      return (
        <Enrolled
          announced={state.announced}
          replaces={replaces}
          next={accountWay.addProfile(callbackUrl)}
          again={() => void announce()}
        />
      )
    case 'number': {
      const { phone } = state
      if (!asksCode || phone === null)
        return (
          <MobileNumber
            key={attempt}
            describe={fieldMessage}
            arrival="step"
            given={phone}
            done={(given) => {
              setState({ kind: 'number', phone: given })
              askForCode()
            }}
          />
        )
      return (
        <CodeStep
          key={attempt}
          phone={maskPhone(phone)}
          send={(container) => sendCode(client, { kind: 'new factor', phone }, container)}
          confirm={async (code): Promise<StepAnswer> => {
            const answer = await confirmCode(client, code)
            if (answer.kind !== 'done') return answer
            if (!(await takeTokens(answer.tokens))) return phoneFailure('auth/user-token-expired')
            // The code is used up: its address names nothing any more.
            history.replaceState(null, '', here)
            await announce()
            return { kind: 'done' }
          }}
          signInHref={accountWay.signInAgain(here)}
          notACode={fieldMessage('確認コード', 'NOT_CODE')}
          back={{ text: '電話番号の入力に戻る', go: () => history.back() }}
        />
      )
    }
  }
}
