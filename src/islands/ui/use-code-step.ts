import { useEffect, useRef, useState } from 'react'

type CodeStep = {
  asksCode: boolean
  /** Counts the codes asked for: each is a step of its own. */
  attempt: number
  askForCode: () => void
}

const address = () => location.pathname + location.search

/**
 * Which of two steps of a page is shown. The second has an address of its own, so that back and forward lead between them.
 * What it waits for lives in memory alone: at an address that this document has nothing for it is loaded anew, and the page
 * there helps on.
 */
export const useCodeStep = (codeAddress: string): CodeStep => {
  const [attempt, setAttempt] = useState(0)
  const [asksCode, setAsksCode] = useState(false)
  const isAsked = useRef(false)

  useEffect(() => {
    const { pathname, search } = location
    const follow = () => {
      if (address() === codeAddress && isAsked.current) setAsksCode(true)
      // The code of an e-mail link leaves the address by itself.
      else if (location.pathname === pathname && (location.search === search || isAsked.current))
        setAsksCode(false)
      else location.reload()
    }
    // Pressed while this page was not alive yet.
    if (address() === codeAddress && !isAsked.current) location.reload()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [codeAddress])

  const askForCode = () => {
    isAsked.current = true
    setAttempt((count) => count + 1)
    setAsksCode(true)
    history.pushState(null, '', codeAddress)
    window.scrollTo(0, 0)
  }
  return { asksCode, attempt, askForCode }
}
