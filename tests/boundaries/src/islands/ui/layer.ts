import * as good0 from '#contract/limits.ts'
import * as good1 from 'react'
import * as bad0 from '#browser/api/graphql.ts' // red: no-restricted-imports
import * as bad1 from 'nanostores' // red: no-restricted-imports
import * as bad2 from '#islands/login/form.tsx' // red: no-restricted-imports
import * as bad3 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1, bad2, bad3]
