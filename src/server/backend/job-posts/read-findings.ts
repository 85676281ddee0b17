import { eq } from 'drizzle-orm'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { workplacesOf } from './read-revisions.ts'

/** What the legal check finds in an ad as it stands, by the rules of an instant. */
export const findingsOf = async (
  database: Database,
  ad: typeof jobPost.$inferSelect,
  at: Date,
): Promise<LegalFinding[]> => {
  const [recruiter] = await database.select().from(company).where(eq(company.id, ad.companyId))
  if (recruiter === undefined) throw new Error('An ad without its company')
  return checkJobPost(legalFacts(ad, await workplacesOf(database, ad.id), recruiter, at))
}
