import { may, type CompanyAbility } from '#contract/company-abilities.ts'
import type { Reader } from '#server/backend/messages/thread-rows.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Call } from './call.ts'

/**
 * Which side of threads the caller is on: a student's own, or that of the companies in which their role has the ability;
 * with `companyId` of that one alone. Null: a company that they do not belong to so, or an account that has no threads.
 */
export const readerOf = (
  { caller: { uid }, context: { viewer } }: Call,
  ability: Extract<CompanyAbility, 'readMessages' | 'writeMessages'>,
  companyId: string | null = null,
): Reader | null => {
  if (viewer.kind === 'student') return companyId === null ? { side: 'student', uid } : null
  if (viewer.kind !== 'company') return null
  const companies = viewer.memberships
    .filter((held) => may(held.role, ability) && (companyId === null || held.companyId === companyId))
    .map((held) => held.companyId)
  return companies.length === 0 ? null : { side: 'company', uid, companies }
}

/** The same for what is written. Throws FORBIDDEN for a role that only looks on, NOT_FOUND for who has no part in it. */
export const writerOf = (call: Call, companyId: string | null = null): Reader => {
  const writer = readerOf(call, 'writeMessages', companyId)
  if (writer !== null) return writer
  throw readerOf(call, 'readMessages', companyId) === null
    ? codedError('NOT_FOUND', 'The caller belongs to no such company')
    : codedError('FORBIDDEN', 'Not for this role')
}
