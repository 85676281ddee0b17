import * as z from 'zod/mini'
import { companyVerifications } from '#contract/codes/company.ts'
import { oneLine, severalLines, visible } from '#contract/plain-text.ts'
import type { CompanyList, CompanyLists } from '#server/backend/companies/company-lists.ts'
import type { CompanyRenames, RenameAnswer, RenameReview } from '#server/backend/companies/company-renames.ts'
import type { CompanyReviews, Review, ReviewAnswer } from '#server/backend/companies/company-reviews.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { CompanyStanding } from '#server/domain/company-standing.ts'
import { changed, done, failed, mailed, type OperatorAnswer } from './answer.ts'
import { ambiguous, commandLines, companyLines, oneOf } from './company-lines.ts'

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))
const company = z.string().check(z.minLength(1), z.maxLength(100), oneLine)
const read = z.string().check(z.minLength(1), z.maxLength(100), oneLine)
const checked = z.enum(companyVerifications)
const skip = z.int().check(z.gte(0))

/** What the operator calls the states of companies. */
export const listedStatuses = ['pending', 'active', 'suspended', 'rejected'] as const
const standingOfStatus = {
  pending: 'pending',
  active: 'active',
  suspended: 'suspended',
  rejected: 'refused',
} as const satisfies Record<(typeof listedStatuses)[number], CompanyStanding>

/** What the operator decides about companies, and which wait for it. `status` null: all companies. */
export const companyCommands = [
  z.object({ name: z.literal('companies'), status: z.nullable(z.enum(listedStatuses)), skip }),
  z.object({ name: z.literal('company'), company }),
  z.object({ name: z.literal('renames'), skip }),
  z.object({ name: z.literal('unowned') }),
  z.object({ name: z.literal('approve'), company, read, checked, reason: text(0, 2000) }),
  z.object({ name: z.enum(['reject', 'suspend', 'resume']), company, reason: text(0, 2000) }),
  z.object({ name: z.literal('approve-rename'), company, read, checked }),
  z.object({
    name: z.literal('reject-rename'),
    company,
    reason: z.string().check(z.maxLength(2000), severalLines, visible),
  }),
] as const

export type CompanyServices = { companies: CompanyReviews & CompanyLists & CompanyRenames }

const told = (
  subject: string,
  answer: Exclude<ReviewAnswer | RenameAnswer, { kind: 'done' }>,
): OperatorAnswer => {
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no company ${subject}`)
    case 'ambiguous':
      return ambiguous(subject, answer.companies)
    case 'changed':
      return changed(subject)
    case 'number_held':
      return failed('a corporate number is one company’s, and this one is held by', oneOf(answer.by))
    case 'nothing_to_verify':
      return failed('the company has given nothing of what was checked: no such number or e-mail address')
    case 'unchanged':
      return done(`Nothing to do: the company is ${answer.status} already.`)
    case 'not_pending':
      return failed(`the company is ${answer.status}; only a pending one can be rejected`)
    case 'approved_before':
      return failed('the company was approved before and is suspended; `resume` ends that')
    case 'never_approved':
      return failed('the company never was approved; read it with `company` and use `approve`')
    case 'nothing_waits':
      return failed('no names or number of the company wait; see `renames`')
  }
}

export const decide = async (
  { companies }: CompanyServices,
  actor: Actor,
  review: Review,
): Promise<OperatorAnswer> => {
  const answer = await companies.decide(actor, review)
  if (answer.kind !== 'done') return told(review.company, answer)
  const { displayName, verification } = answer
  return done(
    `Done: ${review.decision} ${displayName}. ${mailed(answer.told)}`,
    `It is verified by ${verification}.`,
  )
}

export const decideRename = async (
  { companies }: CompanyServices,
  actor: Actor,
  review: RenameReview,
): Promise<OperatorAnswer> => {
  const answer = await companies.decideRename(actor, review)
  if (answer.kind !== 'done') return told(review.company, answer)
  return done(
    `Done: ${review.decision}-rename of ${answer.displayName}. ${mailed(answer.told)}`,
    `It is verified by ${answer.verification}.`,
  )
}

const listed = ({ companies, total }: CompanyList, skip: number, none: string): OperatorAnswer => {
  if (companies.length === 0) return done(skip === 0 ? none : 'No more.')
  const seen = skip + companies.length
  return done(
    ...companies.flatMap(companyLines),
    ...(seen < total ? [`${seen} of ${total} so far; go on with --skip ${seen}`] : []),
  )
}

export const listCompanies = async (
  { companies }: CompanyServices,
  { status, skip: seen }: { status: (typeof listedStatuses)[number] | null; skip: number },
): Promise<OperatorAnswer> =>
  listed(
    await companies.list(status === null ? null : standingOfStatus[status], seen),
    seen,
    status === 'pending' ? 'No company waits.' : 'There is no such company.',
  )

export const listRenames = async (
  { companies }: CompanyServices,
  { skip: seen }: { skip: number },
): Promise<OperatorAnswer> => listed(await companies.renames(seen), seen, 'No names or numbers wait.')

/** Prints all that one company is judged by, and the stamp that approving asks for. */
export const showCompany = async (
  { companies }: CompanyServices,
  { company: subject }: { company: string },
): Promise<OperatorAnswer> => {
  const found = await companies.find(subject)
  if (found.kind !== 'found') return told(subject, found)
  return done(...companyLines(found.company), ...commandLines(found.company))
}

export const listUnowned = async ({ companies }: CompanyServices): Promise<OperatorAnswer> => {
  const found = await companies.unowned()
  return done(
    ...(found.length === 0 ? ['Every company that is or was active has a member.'] : found.map(oneOf)),
  )
}
