import { useState } from 'react'
import { openingByCode } from '#browser/api/sign-in-step.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { FactorStep } from '#islands/ui/factor-step.tsx'
import { useCodeStep } from '#islands/ui/use-code-step.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = { client: IdentityClient; callbackUrl: string }

/** Sign-in by password, and by a code where the account has a second factor. */
export const SignIn = ({ client, callbackUrl }: Props) => {
  const [phone, setPhone] = useState('')
  const { asksCode, attempt, askForCode } = useCodeStep(accountWay.signInCode(callbackUrl))

  return (
    <>
      <div hidden={asksCode}>
        <SignInForm
          client={client}
          callbackUrl={callbackUrl}
          onSecondFactor={(number) => {
            setPhone(number)
            askForCode()
          }}
        />
      </div>
      {asksCode && (
        <FactorStep
          key={attempt}
          opening={openingByCode(client, callbackUrl)}
          phone={phone}
          back={{ text: 'パスワードの入力に戻る', go: () => history.back() }}
        />
      )}
    </>
  )
}
