import { useEffect, useState } from 'react'
import { accountWay } from '#contract/account-way.ts'

type SignInStep = {
  asksCode: boolean
  /** Counts the codes asked for: each is a step of its own. */
  attempt: number
  askForCode: () => void
}

const isCodeAddress = () => location.pathname === '/login/sms'

/**
 * Which step of a sign-in is shown. What the second one waits for lives in memory alone, so the address changes without
 * leaving the page; a reload there finds a page that helps on.
 */
export const useSignInStep = (callbackUrl: string): SignInStep => {
  const [attempt, setAttempt] = useState(0)
  const [asksCode, setAsksCode] = useState(false)

  useEffect(() => {
    const follow = () => setAsksCode(isCodeAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const askForCode = () => {
    setAttempt((count) => count + 1)
    setAsksCode(true)
    history.pushState(null, '', accountWay.secondFactor(callbackUrl))
    window.scrollTo(0, 0)
  }
  return { asksCode: asksCode && attempt > 0, attempt, askForCode }
}
