import * as good0 from '#islands/ui/button.tsx'
import * as good1 from '#browser/api/graphql.ts'
import * as good2 from '#islands/files/form.tsx'
import * as bad0 from '#islands/jobpost/form.tsx' // red: no-restricted-imports
import * as bad1 from '#server/domain/rule.ts' // red: no-restricted-imports
import * as bad2 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2]
