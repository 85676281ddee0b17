import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import { createDeskActs, type DeskActs } from './acts.ts'
import { createDeskClaims, type DeskClaims } from './claims.ts'
import { createDeskToday, type DeskTodayReader } from './today.ts'

/** What only the running site knows: work in the background. */
export type DeskOperations = { tasks: Pick<TaskQueue, 'failed' | 'retry'> }

/** What the operator's desk reads and does; who may is judged before. */
export type Desk = {
  act: DeskActs
  claims: DeskClaims
  today: DeskTodayReader
  operations: DeskOperations
}

type Dependencies = {
  database: Database
  work: Work
  siteName: string
  origin: string
  operatorEmail: string
  operations: DeskOperations
  now: () => Date
}

export const createDesk = ({
  database,
  work,
  siteName,
  origin,
  operatorEmail,
  operations,
  now,
}: Dependencies): Desk => {
  const claims = createDeskClaims({ database, work, now })
  return {
    act: createDeskActs({
      work,
      mailSite: { name: siteName, origin, operator: { email: operatorEmail } },
    }),
    claims,
    today: createDeskToday({ database, claims }),
    operations,
  }
}
