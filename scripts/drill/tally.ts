/** One request of a visitor: when it began (milliseconds), how long it took, and its status; null: no answer came. */
export type Sight = { at: number; took: number; status: number | null; retryAfter: boolean }

export type Tally = {
  requests: number
  /** Answered as on a good day: every address that is asked for exists. */
  served: number
  /** Told to come back: 503 with Retry-After. */
  toldToWait: number
  /** No answer, or one that says nothing useful: 4xx, 5xx of another kind, 503 without Retry-After. */
  failed: number
  /** Of those that were served. */
  p95: number
  /** Seconds from the end of the fault until the last request that was not served; 0: there was none. */
  secondsUntilWell: number
}

const served = ({ status }: Sight): boolean => status !== null && status < 400
const toldToWait = ({ status, retryAfter }: Sight): boolean => status === 503 && retryAfter

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** What visitors saw; `mendedAt`: when the fault was over. */
export const tally = (sights: readonly Sight[], mendedAt: number): Tally => {
  const good = sights.filter(served)
  const waits = sights.filter(toldToWait)
  const lastBad = sights.filter((sight) => !served(sight)).map(({ at, took }) => at + took)
  const times = good.map(({ took }) => took).toSorted((a, b) => a - b)
  return {
    requests: sights.length,
    served: good.length,
    toldToWait: waits.length,
    failed: sights.length - good.length - waits.length,
    p95: percentile(times, 0.95),
    secondsUntilWell: Math.max(0, Math.max(mendedAt, ...lastBad) - mendedAt) / 1000,
  }
}
