import type { Database } from './backend/database/open.ts'
import type { Work } from './backend/database/unit-of-work.ts'
import { createSentFormRows } from './backend/sent-forms/sent-forms.ts'
import { createSentForms, type SentForms } from './host/sent-forms.ts'
import type { Clock } from './platform/clock.ts'
import type { RateLimits } from './ports/rate-limits.ts'

type Parts = { database: Database; work: Work; rateLimits: RateLimits; origin: string; now: Clock }

/** Forms that were not taken, kept in the database. */
export const composeSentForms = ({ database, work, rateLimits, origin, now }: Parts): SentForms =>
  createSentForms({ rows: createSentFormRows({ database, work, now }), rateLimits, origin })
