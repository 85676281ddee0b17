import * as z from 'zod/mini'
import { companyVerifications } from './codes/company.ts'
import { deskLimits, deskReason, deskStamp, deskStepSchema } from './desk.ts'
import { idText, listOf, optionalLines } from './text-input.ts'

/** Lists of companies at the desk. */
export const companyLists = [
  'waiting',
  'renamed',
  'appealed',
  'active',
  'suspended',
  'rejected',
  'all',
] as const
export type CompanyListName = (typeof companyLists)[number]

export const deskCompanyLimits = { listed: 50, words: 100, others: 20, history: 100 } as const

/** What the operator looks at before a company is approved. */
export const companyChecks = [
  'number_register',
  'web_site',
  'mail_domain',
  'phone',
  'address',
  'look_alikes',
] as const
export type CompanyCheck = (typeof companyChecks)[number]

const which = { id: idText, read: deskStamp } as const
const checked = z.enum(companyVerifications, 'CHOOSE')

/** `read`: the stamp of the company as it was read; `checked`: what its page shows from then on. */
export const approveCompanySchema = z.object({
  ...which,
  checked,
  looked: listOf(z.enum(companyChecks, 'INVALID'), companyChecks.length).check(z.minLength(1, 'CHOOSE')),
  reason: optionalLines(deskLimits.reason),
  step: deskStepSchema,
})

export const companyDecisions = ['reject', 'suspend', 'resume'] as const
export const decideCompanySchema = z.object({
  ...which,
  decision: z.enum(companyDecisions, 'CHOOSE'),
  reason: deskReason,
  step: deskStepSchema,
})

export const acceptCompanyRenameSchema = z.object({ ...which, checked, step: deskStepSchema })
export const refuseCompanyRenameSchema = z.object({ ...which, reason: deskReason, step: deskStepSchema })
export const askCompanySchema = z.object({ ...which, reason: deskReason, step: deskStepSchema })
export const appealOutcomes = ['grant', 'refuse'] as const
export const decideAppealSchema = z.object({
  ...which,
  outcome: z.enum(appealOutcomes, 'CHOOSE'),
  reason: deskReason,
  step: deskStepSchema,
})
export const verifyCompanySchema = z.object({ ...which, checked, reason: deskReason })
