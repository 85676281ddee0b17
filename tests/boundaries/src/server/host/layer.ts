import * as good0 from '#server/composition/compose.ts'
import * as good1 from 'fastify'
import * as bad0 from '#components/card.astro' // red: no-restricted-imports
import * as bad1 from 'drizzle-orm' // red: no-restricted-imports
import * as bad2 from 'react' // red: no-restricted-imports
import * as bad3 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1, bad2, bad3]
