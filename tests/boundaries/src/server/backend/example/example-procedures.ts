import * as good0 from '#contract/account.ts'
import * as good1 from '#server/backend/procedures/procedure.ts'
import type * as good2 from '#server/backend/messages/messages.ts'
import * as bad0 from '#server/backend/messages/messages.ts' // red: no-restricted-imports
import * as bad1 from '@pothos/core' // red: no-restricted-imports
import * as bad2 from 'drizzle-orm' // red: no-restricted-imports
import * as bad3 from '#server/services/mail/mail.ts' // red: no-restricted-imports

export type Used = good2.Messages
export const used = [good0, good1, bad0, bad1, bad2, bad3]
