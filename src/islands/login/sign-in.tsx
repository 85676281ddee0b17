import { useEffect, useState } from 'react'
import { waitingPhone } from '#browser/api/confirm-person.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { SecondFactor } from './second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Props = { client: IdentityClient; callbackUrl: string }

/** What the sign-in waits for lives in memory alone, so the address changes without leaving the page. */
const isCodeAddress = () => location.pathname === '/login/sms'

/** Sign-in by password, and by a code where the account has a second factor. */
export const SignIn = ({ client, callbackUrl }: Props) => {
  const [phone, setPhone] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<'password' | 'code'>('password')

  useEffect(() => {
    const follow = () => setStep(isCodeAddress() ? 'code' : 'password')
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const askForCode = async () => {
    setPhone(await waitingPhone(client))
    setAttempt((count) => count + 1)
    setStep('code')
    history.pushState(null, '', accountWay.secondFactor(callbackUrl))
    window.scrollTo(0, 0)
  }

  const asksCode = step === 'code' && phone !== null
  return (
    <>
      <div hidden={asksCode}>
        <SignInForm client={client} callbackUrl={callbackUrl} onSecondFactor={askForCode} />
      </div>
      {asksCode && (
        <SecondFactor
          key={attempt}
          client={client}
          callbackUrl={callbackUrl}
          phone={phone}
          back={() => history.back()}
        />
      )}
    </>
  )
}
