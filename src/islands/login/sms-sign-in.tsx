import { useEffect, useState } from 'react'
import { loadIdentity, withIdentity } from '#browser/api/identity.ts'
import { openSession } from '#browser/api/open-session.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { SmsNumber } from './sms-number.tsx'

type Props = { client: IdentityClient; callbackUrl: string }

/** Sign-in by SMS alone, for those who linked a number. Another number's account is deleted by the server at once. */
export const SmsSignIn = ({ client, callbackUrl }: Props) => {
  const [phone, setPhone] = useState<string | null>(null)

  useEffect(() => {
    loadIdentity(client).catch(() => undefined)
  }, [client])

  if (phone === null) return <SmsNumber done={setPhone} />
  return (
    <CodeStep
      phone={maskPhone(phone)}
      send={(container) => sendCode(client, { kind: 'sign-in', phone }, container)}
      confirm={async (code): Promise<StepAnswer> => {
        const answer = await confirmCode(client, code)
        if (answer.kind !== 'done') return answer
        const opened = await openSession(answer.tokens, callbackUrl)
        if (opened.kind === 'refused') {
          await withIdentity(client, (firebase) => firebase.forget())
          return { kind: 'sign in again', message: opened.message }
        }
        location.replace(opened.next)
        return { kind: 'done' }
      }}
      signInHref={accountWay.signIn(callbackUrl)}
      notACode={fieldMessage('確認コード', 'NOT_CODE')}
      back={{ text: '電話番号の入力に戻る', go: () => setPhone(null) }}
    />
  )
}
