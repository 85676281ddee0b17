import * as good0 from '#operations/jobs.ts'
import * as good1 from '#server/backend/example/example-procedures.ts'
import * as bad0 from '#server/backend/messages/messages.ts' // red: no-restricted-imports
import * as bad1 from '#islands/ui/button.tsx' // red: no-restricted-imports
import * as bad2 from '../layouts/base.astro' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1, bad2]
