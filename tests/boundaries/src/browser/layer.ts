import * as good0 from '#contract/limits.ts'
import * as good1 from 'nanostores'
import * as good2 from 'firebase/auth'
import * as bad0 from '#server/domain/rule.ts' // red: no-restricted-imports
import * as bad1 from '#islands/ui/button.tsx' // red: no-restricted-imports
import * as bad2 from 'firebase-admin' // red: no-restricted-imports
import * as bad3 from 'node:fs' // red: no-restricted-imports
import * as bad4 from 'zod' // red: no-restricted-imports
import * as bad5 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2, bad3, bad4, bad5]
