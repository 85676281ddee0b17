import * as good0 from 'zod/mini'
import * as good1 from './limits.ts'
import * as good2 from '#contract/limits.ts'
import * as bad0 from '#server/domain/rule.ts' // red: no-restricted-imports
import * as bad1 from '#operations/graphql.ts' // red: no-restricted-imports
import * as bad2 from 'node:fs' // red: no-restricted-imports
import * as bad3 from 'react' // red: no-restricted-imports
import * as bad4 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2, bad3, bad4]
export const late = () => import('#server/backend/handle.ts') // red: no-restricted-imports
