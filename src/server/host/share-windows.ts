import type { SharedWindows } from '#server/ports/shared-windows.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Milliseconds between two exchanges: in that time each node lets through what it would alone. */
const every = 250

/**
 * Lets nodes count requests together, beside the requests: no request waits for it, and where nothing is shared at the moment each node
 * counts on by itself. Answers what ends it.
 */
export const shareWindows = (limiter: RateLimiter, windows: SharedWindows | null): (() => void) => {
  if (windows === null) return () => {}
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void limiter.exchange(windows).finally(() => {
      isBusy = false
    })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
