import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createCompanyInterviews } from './company-interviews.ts'
import { createInvitations } from './invitations.ts'
import { createOwnChoices } from './own-choices.ts'
import { createOwnInterviews } from './own-interviews.ts'
import { createSlotWrites } from './slot-writes.ts'

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** What one person may do about interviews in ten minutes, on either side. */
const changeLimit = { limit: 100, seconds: 10 * 60 }

/** Interviews: what companies offer and see, and what students choose and see. */
export const createInterviews = ({ database, work, rateLimits, now }: Dependencies) => ({
  /** Counts one change. False: it was one too many. */
  mayChange: async (uid: string): Promise<boolean> =>
    (await rateLimits.hit('interview', uid, changeLimit)).kind === 'allowed',
  slots: createSlotWrites(work),
  invitations: createInvitations(work),
  choices: createOwnChoices(work),
  own: createOwnInterviews(database, now),
  ofCompany: createCompanyInterviews(database, now),
})

export type Interviews = ReturnType<typeof createInterviews>
