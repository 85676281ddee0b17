import type { companyImage } from '#server/backend/database/schema/company-image.ts'
import type { company } from '#server/backend/database/schema/company.ts'
import { byKey, idList, oneOr } from './batch.ts'
import type { Reads } from './reads.ts'

export type CompanyRow = typeof company.$inferSelect
export type CompanyPicture = typeof companyImage.$inferSelect

/** Active companies, how many ads of each are open now, and their photos; others are as if they were not there. */
export const companyLoaders = (reads: Reads, now: () => Date) => {
  const openJobPosts = byKey<string, number, 0>(async (ids) => {
    const rows = await reads.openJobPosts.execute({ ids: idList(ids), now: now().toISOString() })
    return new Map(rows.map(({ id, count }) => [id, count]))
  }, 0)
  const company = byKey<string, CompanyRow, null>(async (ids) => {
    const at = now().toISOString()
    const rows = await oneOr(
      (id) => reads.company.execute({ id, now: at }),
      () => reads.companies.execute({ ids: idList(ids), now: at }),
    )(ids)
    for (const row of rows) openJobPosts.prime(row.company.id, row.openJobPosts)
    return new Map(rows.map((row) => [row.company.id, row.company]))
  }, null)
  const companyPhotos = byKey<string, readonly CompanyPicture[], readonly CompanyPicture[]>(
    async (ids) =>
      Map.groupBy(await reads.photos.execute({ ids: idList(ids) }), ({ companyId }) => companyId),
    [],
  )
  return { company, companyPhotos, openJobPosts }
}
