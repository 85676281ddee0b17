import type { Log } from '#server/platform/log.ts'
import type { ViewCount } from '#server/ports/view-counts.ts'
import { createViewCounter, type ViewCounter } from './view-counter.ts'

const minute = 60_000

export type Views = {
  count: ViewCounter['count']
  /** Writes the rest; nothing is written by itself from then on. */
  close: () => Promise<void>
}

/**
 * Counts views in memory and writes them each minute, and once more at the end. What a database did not take is tried again
 * with the next minute's; a process that dies loses what it had not written.
 */
export const createViews = ({
  write,
  now,
  log,
}: {
  write: (counts: readonly ViewCount[]) => Promise<void>
  now: () => number
  log: Log
}): Views => {
  let writing: Promise<void> | null = null
  const counter = createViewCounter({ now, onFull: () => void start() })

  const once = async () => {
    const { counts, lost } = counter.take()
    if (lost > 0) log.warn({ lost }, 'views were not counted: too many at once')
    if (counts.length === 0) return
    try {
      await write(counts)
    } catch (error) {
      log.warn({ err: error }, 'views could not be written; they are kept for the next time')
      counter.giveBack(counts)
    }
  }
  const start = (): Promise<void> => {
    writing ??= once().finally(() => {
      writing = null
    })
    return writing
  }
  const timer = setInterval(() => void start(), minute).unref()

  return {
    count: counter.count,
    close: async () => {
      clearInterval(timer)
      await writing
      await start()
    },
  }
}
