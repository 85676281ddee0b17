import DataLoader from 'dataloader'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { Database } from '#server/backend/database/open.ts'
import { readRevisions, revisionKey, type RevisionKey } from '#server/backend/job-posts/read-revisions.ts'
import { byKey, byLength, idList, oneOr } from './batch.ts'
import { cardLoaders } from './card-job-posts.ts'
import type { companyLoaders } from './companies.ts'
import { newestJobPosts, wholeReads, type NewestRow } from './newest-job-posts.ts'
import type { JobPostRow, WorkplaceRow } from './read-columns.ts'
import type { Reads } from './reads.ts'

export type { JobPostRow, WorkplaceRow }

type WholeJobPost = Awaited<ReturnType<Reads['jobPosts']['execute']>>[number]

/** Ads that anyone may see, what comes with them handed to the loaders of it, and those like them. */
export const jobPostLoaders = (
  reads: Reads,
  now: () => Date,
  { company, openJobPosts }: Pick<ReturnType<typeof companyLoaders>, 'company' | 'openJobPosts'>,
) => {
  const workplaces = workplacesLoader(reads)
  const keepParts = ({ jobPost, company: of, workplaces: places }: WholeJobPost) => {
    company.prime(of.id, of)
    workplaces.prime(jobPost.id, places)
  }
  const readJobPosts = async (ids: readonly string[]) => {
    const rows = await reads.jobPosts.execute({ ids: idList(ids), now: now().toISOString() })
    for (const row of rows) keepParts(row)
    return new Map(rows.map((row) => [row.jobPost.id, row.jobPost]))
  }
  const jobPost = byKey<string, JobPostRow, null>(readJobPosts, null)
  const cards = cardLoaders(reads, now, workplaces)
  const keepPage = (row: WholeJobPost & { openJobPosts: number }) => {
    keepParts(row)
    openJobPosts.prime(row.company.id, row.openJobPosts)
    jobPost.prime(row.jobPost.id, row.jobPost)
    return new Map([[row.jobPost.id, row.jobPost]])
  }
  const readPage = async (id: string, similar: number | null) => {
    const asked = { id, now: now().toISOString() }
    if (similar === null) {
      const [row] = await reads.jobPostPage.execute(asked)
      return row === undefined ? new Map() : keepPage(row)
    }
    const [row] = await reads.jobPostPageWithSimilar.execute({ ...asked, first: similar })
    if (row === undefined) return new Map()
    cards.keepSimilar(similar, id, row.similar)
    return keepPage(row)
  }
  /**
   * One that a page is about: with how many ads of its company are open and, unless `similar` is null, cards of so many like
   * it.
   */
  const jobPostPage = byLength((similar: number | null) =>
    byKey<string, JobPostRow, null>(
      oneOr((id) => readPage(id, similar), readJobPosts),
      null,
    ),
  )
  const keepRows = (rows: readonly NewestRow[]) => {
    for (const { id, jobPost: ad, company: of, workplaces: places } of rows) {
      if (id === null) continue
      jobPost.prime(id, ad)
      if (ad !== null) workplaces.prime(id, places)
      if (of) company.prime(of.id, of)
    }
  }
  const similarJobPosts = byLength((first) =>
    byKey<string, JobPostRow[], readonly JobPostRow[]>(async (ids) => {
      const at = now().toISOString()
      const rows = await oneOr(
        (id) => reads.similarToOne.whole.execute({ id, first, now: at }),
        () => reads.similarToMany.whole.execute({ ids: idList(ids), first, now: at }),
      )(ids)
      for (const row of rows) {
        keepParts(row)
        jobPost.prime(row.jobPost.id, row.jobPost)
      }
      const found = Map.groupBy(rows, ({ of }) => of)
      return new Map(Array.from(found, ([of, ads]) => [of, ads.map((row) => row.jobPost)]))
    }, []),
  )
  return {
    jobPost,
    jobPostPage,
    workplaces,
    /** Open ads like an ad, the likest first. */
    similarJobPosts,
    newest: newestJobPosts(wholeReads(reads), now, keepRows).newest,
    cards,
  }
}

/** Every workplace of an ad, in order; those at hire and those of the range together. */
const workplacesLoader = (reads: Reads) =>
  byKey<string, WorkplaceRow[], readonly WorkplaceRow[]>(async (ids) => {
    const rows = await reads.workplaces.execute({ ids: idList(ids) })
    return Map.groupBy(rows, ({ jobPostId }) => jobPostId)
  }, [])

/** What ads said at earlier revisions; only an ad that was shown has any. Null: it never had that one. */
export const revisionLoader = (database: Database) =>
  new DataLoader<RevisionKey, Partial<JobPostSnapshot> | null, string>(
    async (keys) => {
      const found = await readRevisions(database, keys)
      return keys.map((key) => found.get(revisionKey(key)) ?? null)
    },
    { cacheKeyFn: revisionKey },
  )
