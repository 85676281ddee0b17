import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createSentFormRows } from '#server/backend/sent-forms/sent-forms.ts'
import { createSentForms, type SentForms } from '#server/host/sent-forms.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

type Parts = { database: Database; work: Work; rateLimits: RateLimits; origin: string; now: Clock }

/** Forms that were not taken, kept in the database. */
export const composeSentForms = ({ database, work, rateLimits, origin, now }: Parts): SentForms =>
  createSentForms({ rows: createSentFormRows({ database, work, now }), rateLimits, origin })
