import * as good0 from 'astro/loaders'
import * as good1 from '#contract/limits.ts'
import * as bad0 from '#server/backend/handle.ts' // red: no-restricted-imports
import * as bad1 from 'drizzle-orm' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1]
