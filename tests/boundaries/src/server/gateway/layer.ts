import * as good0 from '#operations/graphql.ts'
import * as good1 from 'graphql'
import * as good2 from '#server/ports/mails.ts'
import * as bad0 from '#server/backend/handle.ts' // red: no-restricted-imports
import * as bad1 from '#server/host/main.ts' // red: no-restricted-imports
import * as bad2 from 'drizzle-orm' // red: no-restricted-imports
import * as bad3 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2, bad3]
