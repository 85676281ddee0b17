import { and, asc, eq, inArray } from 'drizzle-orm'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import type { company } from '#server/backend/database/schema/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { byKey, idList } from './batch.ts'
import type { CompanyPicture } from './read-columns.ts'
import type { Reads } from './reads.ts'

export type CompanyRow = typeof company.$inferSelect

/** Active companies, and how many ads of each are open now; others are as if they were not there. */
export const companyLoaders = (database: Database, reads: Reads, now: () => Date) => {
  const openJobPosts = openJobPostsLoader(reads, now)
  const readCompanies = async (ids: readonly string[]) => {
    const rows = await reads.companies.execute({ ids: idList(ids), now: now().toISOString() })
    for (const row of rows) openJobPosts.prime(row.company.id, row.openJobPosts)
    return new Map(rows.map((row) => [row.company.id, row.company]))
  }
  const company = byKey<string, CompanyRow, null>(readCompanies, null)
  const companyPhotos = companyPhotosLoader(database)
  return { company, companyPhotos, openJobPosts, readCompanies }
}

const openJobPostsLoader = (reads: Reads, now: () => Date) =>
  byKey<string, number, 0>(async (ids) => {
    const rows = await reads.openJobPosts.execute({ ids: idList(ids), now: now().toISOString() })
    return new Map(rows.map(({ id, count }) => [id, count]))
  }, 0)

/** The photos of companies, each in its order. */
const companyPhotosLoader = (database: Database) =>
  byKey<string, readonly CompanyPicture[], readonly CompanyPicture[]>(async (ids) => {
    const rows = await database
      .select()
      .from(companyImage)
      .where(and(inArray(companyImage.companyId, [...ids]), eq(companyImage.kind, 'photo')))
      .orderBy(asc(companyImage.position), asc(companyImage.id))
    return Map.groupBy(rows, ({ companyId }) => companyId)
  }, [])
