import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createReadThreads, shownMessage } from './read-threads.ts'
import { createSendMessages } from './send-messages.ts'
import { createThreadChanges } from './thread-changes.ts'

type Dependencies = {
  database: Database
  work: Work
  rateLimits: RateLimits
  operatorEmail: string
  now: () => Date
}

/** Messages between students and companies, for one side at a time. */
export const createMessages = (dependencies: Dependencies) => ({
  shown: shownMessage,
  ...createReadThreads(dependencies),
  ...createSendMessages(dependencies),
  ...createThreadChanges(dependencies),
})

export type Messages = ReturnType<typeof createMessages>
