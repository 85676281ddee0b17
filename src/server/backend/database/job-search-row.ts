import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { searchRows, type SearchRow, type SearchTextRow } from '#server/domain/search/search-row.ts'
import type { Database } from './open.ts'
import { company } from './schema/company.ts'
import { jobPost } from './schema/job-post.ts'
import { jobPostWorkplace } from './schema/job-post-workplace.ts'
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

/** More ads than this would hold locks and the one thread too long. */
export const indexedAtOnce = 200

/** Ads whose terms the index takes in together. Until it has, every search reads all of them through. */
const sortedAtOnce = 100

/**
 * Has the index of terms take in what was written since it last did: it keeps new entries in a list, and to take them from
 * there together costs a fourth of one by one. The list must be empty again before the transaction ends, since searches
 * read it from end to end; a vacuum, which would empty it, may be far.
 */
export const sortNewTerms = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select gin_clean_pending_list('job_search_terms')`)
}

/** What an insert does with a row that is there: it becomes the new one, and where that says the same nothing is written. */
const replacing = (table: PgTable) => {
  const columns = getTableColumns(table)
  const given = ({ name }: PgColumn): SQL => sql`excluded.${sql.identifier(name)}`
  const all = Object.values(columns)
  return {
    set: Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, given(column)])),
    setWhere: sql`(${sql.join(all, sql`, `)}) is distinct from (${sql.join(all.map(given), sql`, `)})`,
  }
}

/**
 * Brings the search rows of ads in line with the ads, in the transaction that wrote them; at most `indexedAtOnce` of
 * them, the rest is for a task. An id without an ad leaves nothing behind. The ads and their companies stay locked until
 * the commit, so that an ad published while its company is suspended is not left on the list.
 */
export const indexJobPosts = async (transaction: Database, jobPostIds: readonly string[]): Promise<void> => {
  if (jobPostIds.length > indexedAtOnce) throw new Error(`At most ${indexedAtOnce} ads at once`)
  const ids = [...new Set(jobPostIds)]
  const ads = await transaction
    .select()
    .from(jobPost)
    .where(inArray(jobPost.id, ids))
    .orderBy(asc(jobPost.id))
    .for('update')
  const owners = await transaction
    .select()
    .from(company)
    .where(inArray(company.id, [...new Set(ads.map(({ companyId }) => companyId))]))
    .orderBy(asc(company.id))
    .for('share')
  const workplaces = await transaction
    .select()
    .from(jobPostWorkplace)
    .where(and(inArray(jobPostWorkplace.jobPostId, ids), eq(jobPostWorkplace.scope, 'hire')))
    .orderBy(asc(jobPostWorkplace.jobPostId), asc(jobPostWorkplace.position))
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]))
  const placesOf = Map.groupBy(workplaces, ({ jobPostId }) => jobPostId)
  const rows = ads.flatMap((ad) => {
    const owner = ownerOf.get(ad.companyId)
    const made = owner === undefined ? null : jobSearchRows(ad, owner, placesOf.get(ad.id) ?? [])
    return made === null ? [] : [made]
  })
  const listed = new Set(rows.map(({ search }) => search.jobPostId))
  const others = ids.filter((id) => !listed.has(id))
  if (others.length > 0) {
    await transaction.delete(jobSearch).where(inArray(jobSearch.jobPostId, others))
    await transaction.delete(jobSearchText).where(inArray(jobSearchText.jobPostId, others))
  }
  for (let at = 0; at < rows.length; at += sortedAtOnce) {
    const written = await transaction
      .insert(jobSearch)
      .values(rows.slice(at, at + sortedAtOnce).map(({ search }) => search))
      .onConflictDoUpdate({ target: jobSearch.jobPostId, ...replacing(jobSearch) })
      .returning({ id: jobSearch.jobPostId })
    if (written.length > 0) await sortNewTerms(transaction)
  }
  if (rows.length > 0)
    await transaction
      .insert(jobSearchText)
      .values(rows.map(({ text }) => text))
      .onConflictDoUpdate({ target: jobSearchText.jobPostId, ...replacing(jobSearchText) })
}

/** Takes every ad of a company off the list, in the transaction that made the company no longer active. */
export const unindexCompany = async (transaction: Database, companyId: string): Promise<void> => {
  const listed = transaction
    .select({ id: jobSearch.jobPostId })
    .from(jobSearch)
    .where(eq(jobSearch.companyId, companyId))
  await transaction.delete(jobSearchText).where(inArray(jobSearchText.jobPostId, listed))
  await transaction.delete(jobSearch).where(eq(jobSearch.companyId, companyId))
}
