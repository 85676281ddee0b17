import * as good0 from '#server/domain/rule.ts'
import * as good1 from 'node:net'
import * as good2 from '#server/ports/mails.ts'
import * as bad0 from '#server/backend/handle.ts' // red: no-restricted-imports
import * as bad1 from '#server/auth/session.ts' // red: no-restricted-imports
import * as bad2 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2]
