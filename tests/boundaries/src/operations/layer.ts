import * as good0 from 'gql.tada'
import * as good1 from './graphql.ts'
import * as bad0 from '#contract/limits.ts' // red: no-restricted-imports
import * as bad1 from 'graphql' // red: no-restricted-imports
import * as bad2 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1, bad2]
