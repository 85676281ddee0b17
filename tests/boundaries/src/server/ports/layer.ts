import * as good0 from '#contract/limits.ts'
import * as good1 from '#server/services/mail/catalogue/catalogue.ts'
import * as bad0 from '#server/services/mail/smtp.ts' // red: no-restricted-imports
import * as bad1 from '#server/backend/handle.ts' // red: no-restricted-imports
import * as bad2 from '#server/auth/session.ts' // red: no-restricted-imports
import * as bad3 from '#server/platform/clock.ts' // red: no-restricted-imports
import * as bad4 from 'zod' // red: no-restricted-imports
import * as bad5 from '../up.ts' // red: no-restricted-imports

export const used = [good0, good1, bad0, bad1, bad2, bad3, bad4, bad5]
