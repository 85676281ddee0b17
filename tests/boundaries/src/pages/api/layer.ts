import * as good0 from '#server/gateway/gateway.ts'
import * as bad0 from '#components/card.astro' // red: no-restricted-imports
import * as bad1 from '#islands/ui/button.tsx' // red: no-restricted-imports
import * as bad2 from '../up.ts' // red: no-restricted-imports

export const used = [good0, bad0, bad1, bad2]
