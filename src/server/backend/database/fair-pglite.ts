import { setImmediate as othersTurn } from 'node:timers/promises'
import { KeepingPglite } from './keeping-pglite.ts'

/**
 * PGlite works on this thread and answers through promises alone: statements that wait in a row run one after another
 * without the event loop ever turning, and nobody else is answered meanwhile. Here it turns before each statement.
 */
export class FairPglite extends KeepingPglite {
  override _runExclusiveQuery<Value>(work: () => Promise<Value>): Promise<Value> {
    return super._runExclusiveQuery(async () => {
      await othersTurn()
      return work()
    })
  }
}
