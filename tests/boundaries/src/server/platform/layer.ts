import * as good0 from 'node:crypto'
import * as good1 from '#contract/limits.ts'
import * as good2 from 'pino'
import * as good3 from '#server/ports/mails.ts'
import * as bad0 from '#server/domain/rule.ts' // red: no-restricted-imports
import * as bad1 from '#server/backend/handle.ts' // red: no-restricted-imports
import * as bad2 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, good3, bad0, bad1, bad2]
