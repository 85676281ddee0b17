import { may, type CompanyAbility } from '#contract/company-abilities.ts'
import type { Reader } from '#server/backend/messages/thread-rows.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/**
 * Which side of threads the caller is on: a student's own, or that of the companies in which their role has the ability;
 * with `companyId` of that one alone. Null: a company that they do not belong to so, or an account that has no threads.
 */
export const readerOf = (
  context: Context,
  ability: Extract<CompanyAbility, 'readMessages' | 'writeMessages'>,
  companyId: string | null = null,
): Reader | null => {
  const { uid } = callerOf(context)
  const { viewer } = context
  if (viewer.kind === 'student') return companyId === null ? { side: 'student', uid } : null
  if (viewer.kind !== 'company') return null
  const companies = viewer.memberships
    .filter((held) => may(held.role, ability) && (companyId === null || held.companyId === companyId))
    .map((held) => held.companyId)
  return companies.length === 0 ? null : { side: 'company', uid, companies }
}

/** The same for what is written. Throws FORBIDDEN for a role that only looks on, NOT_FOUND for who has no part in it. */
export const writerOf = (context: Context, companyId: string | null = null): Reader => {
  const writer = readerOf(context, 'writeMessages', companyId)
  if (writer !== null) return writer
  throw readerOf(context, 'readMessages', companyId) === null
    ? codedError('NOT_FOUND', 'The caller belongs to no such company')
    : codedError('FORBIDDEN', 'Not for this role')
}
