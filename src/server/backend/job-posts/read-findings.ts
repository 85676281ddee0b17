import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts, type LegalFacts } from '#server/domain/legal/facts.ts'
import { workplacesOf } from './read-revisions.ts'
import { recruiterOf } from './recruiter-of.ts'

/** What the legal check knows of an ad as it stands, by the rules of an instant. */
export const factsOf = async (
  database: Database,
  ad: typeof jobPost.$inferSelect,
  at: Date,
): Promise<LegalFacts> => {
  const recruiter = await recruiterOf(database, ad.companyId)
  return legalFacts(ad, await workplacesOf(database, ad.id), recruiter, at)
}

/** What the legal check finds in it. */
export const findingsOf = async (...of: Parameters<typeof factsOf>): Promise<LegalFinding[]> =>
  checkJobPost(await factsOf(...of))
