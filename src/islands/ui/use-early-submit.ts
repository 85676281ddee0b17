import { useEffect, useRef, type RefObject } from 'react'

/** For a form that was pressed before its island came alive: it sends itself once it is. */
export const useEarlySubmit = (): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const alive = element.current
    if (alive === null) return
    alive.setAttribute('data-alive', '')
    if (!alive.hasAttribute('data-early')) return
    alive.removeAttribute('data-early')
    alive.requestSubmit()
  }, [])
  return element
}
