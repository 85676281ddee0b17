import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import type { People } from '#server/ports/people.ts'
import type { OpenRateLimits } from '#server/ports/rate-limits.ts'
import { createApplicationAct } from './application-act.ts'
import { createFindPeople } from './find-people.ts'
import { createPersonActs } from './person-acts.ts'

export type DeskPeopleParts = {
  act: DeskActs
  database: Database
  work: Work
  people: People
  rateLimits: OpenRateLimits
  mailKeys: readonly string[]
  origin: string
  now: () => Date
}

/** People at the operator's desk. */
export const createDeskPeople = (parts: DeskPeopleParts) => ({
  ...createFindPeople(parts),
  ...createPersonActs(parts),
  moveApplication: createApplicationAct(parts),
})

export type DeskPeople = ReturnType<typeof createDeskPeople>
