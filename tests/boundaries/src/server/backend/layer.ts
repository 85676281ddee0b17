import * as good0 from '#server/services/mail/port.ts'
import * as good1 from 'drizzle-orm/pg-core'
import * as good2 from '#server/ports/mails.ts'
import * as bad0 from '#server/auth/session.ts' // red: no-restricted-imports
import * as bad1 from '#server/gateway/gateway.ts' // red: no-restricted-imports
import * as bad2 from '#actions/index.ts' // red: no-restricted-imports
import * as bad3 from 'firebase-admin/auth' // red: no-restricted-imports
import * as bad4 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, good2, bad0, bad1, bad2, bad3, bad4]
