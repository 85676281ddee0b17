import { useCallback, useEffect, useRef, useState } from 'react'
import { prepareIdentity, withIdentity } from '#browser/api/identity.ts'
import { openSession, type OpenAnswer } from '#browser/api/open-session.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { MobileNumber } from '#islands/ui/mobile-number.tsx'
import { useFirstFocus } from '#islands/ui/use-first-focus.ts'
import { useCodeStep } from '#islands/ui/use-code-step.ts'

type Props = { client: IdentityClient; callbackUrl: string }

type Refusal = Extract<OpenAnswer, { kind: 'refused' }>

/** Sign-in by SMS alone, for those who linked a number. Another number's account is deleted by the server at once. */
export const SmsSignIn = ({ client, callbackUrl }: Props) => {
  const [phone, setPhone] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { asksCode, attempt, askForCode } = useCodeStep(accountWay.numberCode('/login/sms', callbackUrl))

  useFirstFocus(useCallback(() => prepareIdentity(client), [client]))

  if (!asksCode || phone === null)
    return (
      <div className="stack">
        {refusal !== null && <Refused refusal={refusal} callbackUrl={callbackUrl} />}
        <MobileNumber
          key={attempt}
          describe={fieldMessage}
          arrival={phone !== null && refusal === null ? 'step' : 'first'}
          given={phone}
          done={(given) => {
            setRefusal(null)
            setPhone(given)
            askForCode()
          }}
        />
      </div>
    )
  return (
    <CodeStep
      key={attempt}
      phone={maskPhone(phone)}
      send={(container) => sendCode(client, { kind: 'sign-in', phone }, container)}
      confirm={async (code): Promise<StepAnswer> => {
        const answer = await confirmCode(client, code)
        if (answer.kind !== 'done') return answer
        const opened = await openSession(answer.tokens, callbackUrl)
        if (opened.kind === 'refused') {
          // The code is used up: the next try begins with the number.
          await withIdentity(client, (firebase) => firebase.forget())
          setRefusal(opened)
          history.back()
        } else location.replace(opened.next)
        return { kind: 'done' }
      }}
      signInHref={accountWay.signIn(callbackUrl)}
      notACode={fieldMessage('確認コード', 'NOT_CODE')}
      back={{ text: '電話番号の入力に戻る', go: () => history.back() }}
    />
  )
}

/** Why no session was opened, and what leads on. */
const Refused = ({ refusal, callbackUrl }: { refusal: Refusal; callbackUrl: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert message={refusal.message}>
        {(refusal.error === 'PhoneNotLinked' || refusal.error === 'PhoneNotAllowed') && (
          <p>
            <a className="button" href={accountWay.signIn(callbackUrl)}>
              メールアドレスとパスワードでログインする
            </a>
          </p>
        )}
        {refusal.error === 'PhoneNotLinked' && (
          <p>
            <a className="button" href={accountWay.newAccount(callbackUrl)}>
              アカウントを作成する
            </a>
          </p>
        )}
      </Alert>
    </div>
  )
}
