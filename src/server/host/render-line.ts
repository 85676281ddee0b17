/** A person who is signed in is let in before guests. */
export type Rank = 'person' | 'guest'

/** Who waits for a page. `rankOf` costs something, so that it is asked where there is a line alone. */
export type Asker = {
  rankOf: () => Promise<Rank>
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal
}

/** Nobody: a renewal, or what is made on whoever reads it. */
export const nobody: Asker = { rankOf: async () => 'guest', signal: new AbortController().signal }

export type Entered =
  /** `leave`: to be called when the work is over, whoever still waits for it. Again it does nothing. */
  | { kind: 'entered'; leave: () => void }
  /** Too many wait, or it took too long. */
  | { kind: 'full' }
  /** Whoever asked has gone. */
  | { kind: 'gone' }

export type RenderLine = {
  enter: (asker: Asker) => Promise<Entered>
  counts: () => { running: number; waiting: number }
}

export type LineLimits = {
  /** Renders that run at the same time. */
  atOnceMax: number
  waitingMax: number
  waitMilliseconds: number
}

type Waiter = (entered: Entered | { kind: 'next' }) => void

/**
 * Bounds what is rendered at the same time, and who waits for it. A place that falls free goes to the person who has waited for
 * longest, else to the guest; in a full line a person takes the place of the guest who came last.
 */
export const createRenderLine = ({ atOnceMax, waitingMax, waitMilliseconds }: LineLimits): RenderLine => {
  let running = 0
  const lines: Record<Rank, Set<Waiter>> = { person: new Set(), guest: new Set() }
  const waiting = () => lines.person.size + lines.guest.size

  const leave = () => {
    running -= 1
    const [next] = [...lines.person, ...lines.guest]
    next?.({ kind: 'next' })
  }

  const start = (): Entered => {
    running += 1
    let left = false
    return {
      kind: 'entered',
      leave: () => {
        if (!left) leave()
        left = true
      },
    }
  }

  const wait = (rank: Rank, signal: AbortSignal): Promise<Entered> =>
    new Promise((resolve) => {
      const waiter: Waiter = (entered) => {
        lines[rank].delete(waiter)
        clearTimeout(timer)
        signal.removeEventListener('abort', onGone)
        resolve(entered.kind === 'next' ? start() : entered)
      }
      const timer = setTimeout(() => waiter({ kind: 'full' }), waitMilliseconds)
      const onGone = () => waiter({ kind: 'gone' })
      signal.addEventListener('abort', onGone, { once: true })
      lines[rank].add(waiter)
    })

  return {
    counts: () => ({ running, waiting: waiting() }),
    enter: async ({ rankOf, signal }) => {
      if (signal.aborted) return { kind: 'gone' }
      if (running < atOnceMax) return start()
      const rank = await rankOf()
      if (signal.aborted) return { kind: 'gone' }
      if (running < atOnceMax) return start()
      if (waiting() >= waitingMax) {
        const last = rank === 'person' ? [...lines.guest].at(-1) : undefined
        if (last === undefined) return { kind: 'full' }
        last({ kind: 'full' })
      }
      return wait(rank, signal)
    },
  }
}

/** What is drawn waits for threads, and must not take the places of pages. */
export type RenderLines = Readonly<Record<'page' | 'drawn', RenderLine>>

/**
 * More pages at the same time take longer each and are not more in a second: one thread renders them, over few connections to
 * the database.
 */
export const usualLines = {
  page: { atOnceMax: 64, waitingMax: 128, waitMilliseconds: 1000 },
  drawn: { atOnceMax: 16, waitingMax: 32, waitMilliseconds: 1000 },
} as const satisfies Record<keyof RenderLines, LineLimits>

export const createRenderLines = (limits: Record<keyof RenderLines, LineLimits>): RenderLines => ({
  page: createRenderLine(limits.page),
  drawn: createRenderLine(limits.drawn),
})
