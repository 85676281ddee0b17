import {
  createContactActs,
  createContactLists,
  type ContactActs,
  type ContactLists,
} from '#server/backend/contact/contact-desk.ts'
import {
  createDeskPeople,
  type DeskPeople,
  type DeskPeopleParts,
} from '#server/backend/desk-people/desk-people.ts'
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
  people: DeskPeople
  figures: DeskFigures
  yearlyReport: YearlyReport
  operations: DeskOperations
}

type Dependencies = Omit<DeskPeopleParts, 'act'> & {
  siteName: string
  operatorEmail: string
  operations: DeskOperations
}

export const createDesk = (dependencies: Dependencies): Desk => {
  const { database, work, siteName, origin, operatorEmail, operations, now } = dependencies
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
    people: createDeskPeople({ ...dependencies, act }),
    figures: createDeskFigures({ database, now }),
    yearlyReport: createYearlyReport({ database, now }),
    operations,
  }
}
