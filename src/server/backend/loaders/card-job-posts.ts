import type DataLoader from 'dataloader'
import { byKey, byLength, idList, oneOr } from './batch.ts'
import { cardCompanyRow, cardRow } from './card-row.ts'
import type { CompanyRow } from './companies.ts'
import { cardReads, newestJobPosts, type NewestCard } from './newest-job-posts.ts'
import type { JobPostRow, WorkplaceRow } from './read-columns.ts'
import type { Reads } from './reads.ts'

type CardRow = Awaited<ReturnType<Reads['jobPostCards']['execute']>>[number]

/** The same ads with what cards show of them and of their companies: for those who ask for nothing else. */
export const cardLoaders = (
  reads: Reads,
  now: () => Date,
  workplaces: DataLoader<string, readonly WorkplaceRow[]>,
) => {
  const companies = new WeakMap<JobPostRow, CompanyRow>()
  const keep = ({ jobPost, company, workplaces: places }: CardRow): JobPostRow => {
    const row = cardRow(jobPost)
    workplaces.prime(row.id, places)
    companies.set(row, cardCompanyRow(company))
    return row
  }
  const jobPost = byKey<string, JobPostRow, null>(async (ids) => {
    const rows = await reads.jobPostCards.execute({ ids: idList(ids), now: now().toISOString() })
    return new Map(rows.map((row) => [row.jobPost.id, keep(row)]))
  }, null)
  const keepCards = (rows: readonly NewestCard[]) => {
    for (const { id, jobPost: ad, company, workplaces: places } of rows)
      if (id !== null) jobPost.prime(id, ad && company && keep({ jobPost: ad, company, workplaces: places }))
  }
  const similar = byLength((first) =>
    byKey<string, JobPostRow[], readonly JobPostRow[]>(async (ids) => {
      const at = now().toISOString()
      const rows = await oneOr(
        (id) => reads.similarToOne.cards.execute({ id, first, now: at }),
        () => reads.similarToMany.cards.execute({ ids: idList(ids), first, now: at }),
      )(ids)
      const found = Map.groupBy(rows, ({ of }) => of)
      return new Map(Array.from(found, ([of, ads]) => [of, ads.map(keep)]))
    }, []),
  )
  return {
    jobPost,
    /** The company that came with an ad of these; undefined: the ad was read whole. */
    companyOf: (row: JobPostRow): CompanyRow | undefined => companies.get(row),
    similar,
    /** Those like an ad that came with it. */
    keepSimilar: (first: number, id: string, rows: readonly CardRow[]): void => {
      similar(first).prime(id, rows.map(keep))
    },
    ...newestJobPosts(cardReads(reads), now, keepCards),
  }
}
