import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createSignInSecurity } from '#server/backend/security/sign-in-security.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createAccounts } from './accounts.ts'
import { createSessionRows } from './session-rows.ts'

/** What accounts and sessions are kept by. */
export const createAuthRecords = (database: Database, { work, now }: { work: Work; now: Clock }) => ({
  rows: createSessionRows(database),
  security: createSignInSecurity(database, { work }),
  accounts: createAccounts(database, { work, now }),
})
