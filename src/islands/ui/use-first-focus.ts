import { useEffect } from 'react'

const isField = (element: EventTarget | null) =>
  element instanceof Element && element.closest('astro-island form') !== null

/** Begins something once somebody turns to a form of the page: what it will need, and its first look does not. */
export const useFirstFocus = (begin: () => void): void => {
  useEffect(() => {
    // A page that came alive slowly may have been turned to already.
    if (isField(document.activeElement)) return begin()
    const turn = ({ target }: FocusEvent) => {
      if (!isField(target)) return
      document.removeEventListener('focusin', turn)
      begin()
    }
    document.addEventListener('focusin', turn)
    return () => document.removeEventListener('focusin', turn)
  }, [begin])
}
