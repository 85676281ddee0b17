import * as good0 from '#actions/access.ts'
import * as good1 from '#server/host/gate.ts'
import * as good2 from 'astro:middleware'
import * as bad0 from '#components/card.astro' // red: no-restricted-imports
import * as bad1 from 'drizzle-orm' // red: no-restricted-imports
import * as bad2 from 'react' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2]
