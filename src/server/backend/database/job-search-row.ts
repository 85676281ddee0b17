import { and, asc, eq } from 'drizzle-orm'
import { searchRows, type SearchRow, type SearchTextRow } from '#server/domain/search/search-row.ts'
import type { Database } from './open.ts'
import { company } from './schema/company.ts'
import { jobPost, jobPostWorkplace } from './schema/job-post.ts'
import { jobSearch, jobSearchText } from './schema/job-search.ts'

type JobPostRow = typeof jobPost.$inferSelect
type CompanyRow = typeof company.$inferSelect
type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** The rows under which an ad is found, or null when it is not on the list: not published, or its company not active. */
export const jobSearchRows = (
  ad: JobPostRow,
  owner: Pick<CompanyRow, 'id' | 'displayName' | 'legalName' | 'kana' | 'industryCode' | 'status'>,
  workplaces: readonly WorkplaceRow[],
): { search: SearchRow; text: SearchTextRow } | null => {
  const { publishAt, validThrough } = ad
  if (ad.status !== 'published' || owner.status !== 'active' || publishAt === null || validThrough === null)
    return null
  return searchRows({
    ...ad,
    publishAt,
    validThrough,
    wage: { unit: ad.wageUnit, min: ad.wageMin },
    workplaces: workplaces.filter(({ scope }) => scope === 'hire'),
    company: owner,
  })
}

/**
 * Brings the search rows of one ad in line with the ad, in the transaction that wrote it. An id without an ad leaves
 * nothing behind.
 */
export const indexJobPost = async (transaction: Database, jobPostId: string): Promise<void> => {
  await transaction.delete(jobSearch).where(eq(jobSearch.jobPostId, jobPostId))
  await transaction.delete(jobSearchText).where(eq(jobSearchText.jobPostId, jobPostId))
  const [found] = await transaction
    .select({ ad: jobPost, owner: company })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(eq(jobPost.id, jobPostId))
  if (found === undefined) return
  const workplaces = await transaction
    .select()
    .from(jobPostWorkplace)
    .where(and(eq(jobPostWorkplace.jobPostId, jobPostId), eq(jobPostWorkplace.scope, 'hire')))
    .orderBy(asc(jobPostWorkplace.position))
  const rows = jobSearchRows(found.ad, found.owner, workplaces)
  if (rows === null) return
  await transaction.insert(jobSearch).values(rows.search)
  await transaction.insert(jobSearchText).values(rows.text)
}
