import { useEffect, useState } from 'react'

/** Whole seconds left of `seconds` since `since` (of `performance.now()`; null: nothing runs); 0 when it is over. */
export const useCountdown = (seconds: number, since: number | null): number => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (since === null) return
    const tick = () => setLeft(Math.max(0, Math.ceil((since - performance.now()) / 1000 + seconds)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
