import type { Database, DatabaseHandle } from './database.ts'
import { createOuterGuard, OutsideUnitOfWork } from './outer-guard.ts'

/** The outer database, and transactions that it may not be used in. */
export const guarded = <Client extends object>(
  client: Client,
  connect: (client: Client) => Database,
  begin: DatabaseHandle['transaction'],
) => {
  const guard = createOuterGuard()
  const transaction: DatabaseHandle['transaction'] = (work) => {
    if (guard.isInside()) throw new OutsideUnitOfWork()
    return guard.inside(() => begin(work))
  }
  return { database: connect(guard.outer(client)), transaction }
}
