import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'

/**
 * The company that an ad names as its recruiter. `held`: until the commit nobody else locks it so, or for `share` changes
 * it, and its status is what it was read as.
 */
export const recruiterOf = async (
  database: Database,
  companyId: string,
  held?: 'share' | 'no key update',
): Promise<typeof company.$inferSelect> => {
  const wanted = database.select().from(company).where(eq(company.id, companyId))
  const [recruiter] = await (held === undefined ? wanted : wanted.for(held))
  if (recruiter === undefined) throw new Error('An ad without its company')
  return recruiter
}
