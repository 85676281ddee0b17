import type * as good0 from '#contract/limits.ts'
import type * as good1 from './port.ts'
import type * as bad0 from '#server/platform/clock.ts' // red: no-restricted-imports
import type * as bad1 from '#server/domain/rule.ts' // red: no-restricted-imports
import type * as bad2 from 'zod' // red: no-restricted-imports
import type * as bad3 from 'node:crypto' // red: no-restricted-imports
import type * as bad4 from '../up.ts' // red: no-restricted-imports

export type Used = [
  typeof good0,
  typeof good1,
  typeof bad0,
  typeof bad1,
  typeof bad2,
  typeof bad3,
  typeof bad4,
]
