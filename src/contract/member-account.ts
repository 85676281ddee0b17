import * as z from 'zod/mini'
import { consentSchema } from './account-consent.ts'
import { secretText } from './text-input.ts'

/** What stands in the link of an invitation; anything else opens nothing. */
export const inviteTokenSchema = secretText(43).check(z.regex(/^[\w-]{43}$/, 'INVALID'))

/** The account of somebody who was invited; the company is there already. */
export const memberAccountSchema = z.extend(consentSchema, { invite: inviteTokenSchema })
