import type { Asker } from '#server/host/render-line.ts'

/** Whoever waits for one render that several share. */
export type Askers = {
  /** For the render: it is of the rank of who asked first, and gone when all have gone. */
  asker: Asker
  join: (asker: Asker) => void
}

export const createAskers = (first: Asker): Askers => {
  const allGone = new AbortController()
  let waiting = 0
  const join = ({ signal }: Asker) => {
    waiting += 1
    const leave = () => {
      waiting -= 1
      if (waiting === 0) allGone.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  }
  join(first)
  return { asker: { rankOf: first.rankOf, signal: allGone.signal }, join }
}
