import { useEffect } from 'react'

/** Milliseconds in which a press was meant for what stood there before. */
const quick = 500

/**
 * Keeps the page where it is when a step has just come: of two quick presses on the button before, the second falls on
 * whatever link has come under it. Links of the step itself, inside `own`, lead on at once.
 */
export const useStay = (own: string): void => {
  useEffect(() => {
    const shownAt = performance.now()
    const stay = (press: MouseEvent) => {
      const { target, timeStamp } = press
      const isElsewhere = target instanceof Element && target.closest('a') !== null && !target.closest(own)
      if (isElsewhere && timeStamp - shownAt < quick) press.preventDefault()
    }
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  }, [own])
}
