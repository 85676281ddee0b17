import * as good0 from '#server/backend/accounts/sign-up.ts'
import * as good1 from '@pothos/core'
import type * as good2 from '#server/backend/database/open.ts'
import * as bad0 from '#server/backend/database/schema/account.ts' // red: no-restricted-imports
import * as bad1 from 'drizzle-orm' // red: no-restricted-imports
import * as bad2 from '#server/services/mail/mail.ts' // red: no-restricted-imports

export type Used = good2.Database
export const used = [good0, good1, bad0, bad1, bad2]
