import { performance } from 'node:perf_hooks'
import type { Database, DatabaseHandle } from './open.ts'
import { createWork, nobodyLooks, notifyNobody, type Work } from './unit-of-work.ts'

/** Milliseconds until the last unit of a dry run begins: what it touched is locked until its end. */
const millisecondsMost = 20_000

/** Thrown, so that the transaction is rolled back. */
class DryRunOver extends Error {
  override name = 'DryRunOver'
}

/**
 * Runs what writes, and undoes it: `body` gets a database and units of work inside one transaction, which is rolled back in any
 * case. What its units wrote, later ones of them see; nobody else does. Tasks are not put in line, nobody is told, and caches
 * keep what they have. Answers what `body` answers. Rejects with what it throws, and where it takes too long.
 */
export const inDryRun = async <Answer>(
  { handle, now }: { handle: Pick<DatabaseHandle, 'transaction'>; now: () => Date },
  body: (parts: { database: Database; work: Work }) => Promise<Answer>,
): Promise<Answer> => {
  const begun = performance.now()
  let answer: { value: Answer } | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** Units are savepoints of one connection: one inside another would end with it. */
  const inTurn = <Value>(unit: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(() => {
      if (performance.now() - begun > millisecondsMost)
        throw new Error('the dry run took too long and was given up; nothing was written')
      return unit()
    })
    last = turn.catch(() => undefined)
    return turn
  }
  try {
    await handle.transaction(async (database) => {
      const work = createWork({
        handle: { transaction: (unit) => inTurn(() => database.transaction(unit)) },
        tasks: { insert: async () => {} },
        invalidation: { tell: () => {} },
        notify: notifyNobody,
        live: nobodyLooks,
        now,
      })
      answer = { value: await body({ database, work }) }
      throw new DryRunOver()
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
  }
  if (answer === null) throw new Error('A dry run ended without an answer')
  return (answer as { value: Answer }).value
}
