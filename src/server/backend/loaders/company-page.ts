import { byKey, byLength, oneOr } from './batch.ts'
import type { cardLoaders } from './card-job-posts.ts'
import type { companyLoaders, CompanyRow } from './companies.ts'
import { partOf } from './newest-job-posts.ts'
import type { Reads } from './reads.ts'

type PageRow = Awaited<ReturnType<Reads['companyPage']['execute']>>[number]

/** One that a page is about: with its photos and, unless `newest` is null, cards of its so many newest open ads. */
export const companyPageLoader = (
  reads: Reads,
  now: () => Date,
  { company, companyPhotos, openJobPosts, readCompanies }: ReturnType<typeof companyLoaders>,
  cards: ReturnType<typeof cardLoaders>,
) => {
  const keep = (row: PageRow) => {
    company.prime(row.company.id, row.company)
    openJobPosts.prime(row.company.id, row.openJobPosts)
    companyPhotos.prime(row.company.id, row.photos)
    return new Map([[row.company.id, row.company]])
  }
  const readPage = async (id: string, newest: number | null) => {
    const asked = { id, now: now().toISOString() }
    if (newest === null) {
      const [row] = await reads.companyPage.execute(asked)
      return row === undefined ? new Map() : keep(row)
    }
    const part = { offset: 0, first: newest }
    const [row] = await reads.companyPageWithNewest.execute({ ...asked, ...partOf(part) })
    if (row === undefined) return new Map()
    cards.keepNewest({ company: row.company.id, ...part }, row.newest)
    return keep(row)
  }
  return byLength((newest: number | null) =>
    byKey<string, CompanyRow, null>(
      oneOr((id) => readPage(id, newest), readCompanies),
      null,
    ),
  )
}
