import * as z from 'zod/mini'
import type { CompanyLists, WaitingCompany } from '#server/backend/companies/company-lists.ts'
import { decisions, type CompanyReviews, type Decision } from '#server/backend/companies/company-reviews.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'
import { ambiguous, oneOf } from './set-verification.ts'

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** What the operator decides about companies, and which wait for it. */
export const companyCommands = [
  z.object({ name: z.literal('pending') }),
  z.object({ name: z.literal('unowned') }),
  z.object({ name: z.enum(decisions), company: text(1, 100), number: text(0, 13), reason: text(0, 2000) }),
] as const

export type CompanyServices = { companies: CompanyReviews & CompanyLists }

export const decide = async (
  { companies }: CompanyServices,
  actor: Actor,
  { name, company, number, reason }: { name: Decision; company: string; number: string; reason: string },
): Promise<OperatorAnswer> => {
  const answer = await companies.decide(actor, { company, decision: name, number, reason })
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no company ${company}`)
    case 'ambiguous':
      return ambiguous(company, answer.companies)
    case 'other_number':
      return failed(
        answer.number === null
          ? 'the company gives no number now'
          : `the company gives the number ${answer.number} now; look it up, then say it with --number`,
      )
    case 'number_held':
      return failed('a corporate number is one company’s, and this one is held by', oneOf(answer.by))
    case 'unchanged':
      return done(`Nothing to do: the company is ${answer.status} already.`)
    case 'not_pending':
      return failed(`the company is ${answer.status}; only a pending one can be rejected`)
    case 'done':
      return done(`Done: ${name} ${answer.displayName}. ${mailed(answer.told)}`)
  }
}

/** What to look at before one is approved. */
const remarks = ({ waiting, heldBy, owned }: WaitingCompany): string =>
  [
    ...(waiting > 1 ? [`${waiting} wait with this number`] : []),
    ...(heldBy === null ? [] : [`${heldBy} holds this number`]),
    ...(owned ? [] : ['nobody owns it']),
  ]
    .map((remark) => `  [${remark}]`)
    .join('')

export const listPending = async ({ companies }: CompanyServices): Promise<OperatorAnswer> => {
  const waiting = await companies.pending()
  if (waiting.length === 0) return done('No company waits.')
  return done(
    ...waiting.map(
      (company) =>
        `${company.id}  ${company.corporateNumber ?? '-'.repeat(13)}  ${company.createdAt.toISOString()}  ${company.legalName}${remarks(company)}`,
    ),
  )
}

export const listUnowned = async ({ companies }: CompanyServices): Promise<OperatorAnswer> => {
  const found = await companies.unowned()
  return done(
    ...(found.length === 0 ? ['Every company that is or was active has a member.'] : found.map(oneOf)),
  )
}
