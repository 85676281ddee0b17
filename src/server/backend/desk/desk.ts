import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import {
  createContactActs,
  createContactLists,
  type ContactActs,
  type ContactLists,
} from '#server/backend/contact/contact-desk.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import { createDeskActs, type DeskActs } from './acts.ts'
import { createDeskClaims, type DeskClaims } from './claims.ts'
import { createDeskFigures, type DeskFigures } from './figures.ts'
import { createDeskToday, type DeskTodayReader } from './today.ts'
import { createYearlyReport, type YearlyReport } from './yearly-report.ts'

/** What only the running site knows: work in the background. */
export type DeskOperations = { tasks: Pick<TaskQueue, 'failed' | 'retry'> }

/** What the operator's desk reads and does; who may is judged before. */
export type Desk = {
  act: DeskActs
  claims: DeskClaims
  today: DeskTodayReader
  contact: ContactLists & ContactActs
  figures: DeskFigures
  yearlyReport: YearlyReport
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
  const act = createDeskActs({
    work,
    mailSite: { name: siteName, origin, operator: { email: operatorEmail } },
  })
  return {
    act,
    claims,
    today: createDeskToday({ database, claims }),
    contact: { ...createContactLists(database), ...createContactActs(act) },
    figures: createDeskFigures({ database, now }),
    yearlyReport: createYearlyReport({ database, now }),
    operations,
  }
}
