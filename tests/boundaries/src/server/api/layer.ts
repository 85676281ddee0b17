import * as good0 from '#contract/company-api.ts'
import * as good1 from '#server/backend/ad-records/ad-record-procedures.ts'
import * as good2 from 'fastify'
import type * as good3 from '#server/backend/company-tokens/company-tokens.ts'
import * as bad0 from '#server/backend/services.ts' // red: no-restricted-imports
import * as bad1 from '#server/backend/company-tokens/company-tokens.ts' // red: no-restricted-imports
import * as bad2 from 'drizzle-orm' // red: no-restricted-imports
import * as bad3 from '#components/card.astro' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2, bad3]
export type Used = typeof good3
