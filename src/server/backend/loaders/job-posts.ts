import DataLoader from 'dataloader'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { Database } from '#server/backend/database/open.ts'
import { readRevisions, revisionKey, type RevisionKey } from '#server/backend/job-posts/read-revisions.ts'
import { byKey, byLength, idList, oneOr } from './batch.ts'
import type { companyLoaders } from './companies.ts'
import type { JobPostCard, JobPostRow, WorkplaceRow } from './job-post-columns.ts'
import { newestJobPosts, type NewestPlace } from './newest-job-posts.ts'
import type { Reads } from './reads.ts'

type CardRow = Awaited<ReturnType<Reads['cards']['execute']>>[number]

/** Ads that anyone may see, whole and as cards, what comes with them handed to its own loaders. */
export const jobPostLoaders = (
  reads: Reads,
  now: () => Date,
  { company, openJobPosts }: Pick<ReturnType<typeof companyLoaders>, 'company' | 'openJobPosts'>,
) => {
  /** Every workplace of an ad, in order; those at hire and those of the range together. */
  const workplaces = byKey<string, WorkplaceRow[], readonly WorkplaceRow[]>(
    async (ids) =>
      Map.groupBy(await reads.workplaces.execute({ ids: idList(ids) }), ({ jobPostId }) => jobPostId),
    [],
  )
  const readOne = async (id: string) => {
    const rows = await reads.jobPost.execute({ id, now: now().toISOString() })
    for (const row of rows) openJobPosts.prime(row.company.id, row.openJobPosts)
    return rows
  }
  const jobPost = byKey<string, JobPostRow, null>(async (ids) => {
    const rows = await oneOr(readOne, () =>
      reads.jobPosts.execute({ ids: idList(ids), now: now().toISOString() }),
    )(ids)
    for (const row of rows) {
      company.prime(row.company.id, row.company)
      workplaces.prime(row.jobPost.id, row.workplaces)
    }
    return new Map(rows.map((row) => [row.jobPost.id, row.jobPost]))
  }, null)

  const keepCard = (row: CardRow): JobPostCard => {
    workplaces.prime(row.card.id, row.workplaces)
    return { ...row.card, companyName: row.companyName, companyLogo: row.companyLogo }
  }
  const card = byKey<string, JobPostCard, null>(async (ids) => {
    const rows = await reads.cards.execute({ ids: idList(ids), now: now().toISOString() })
    return new Map(rows.map((row) => [row.card.id, keepCard(row)]))
  }, null)
  const keepPlaces = (rows: readonly NewestPlace[]) => {
    for (const { id, card: found, companyName, companyLogo, workplaces: places } of rows)
      if (id !== null)
        card.prime(
          id,
          found && companyName !== null
            ? keepCard({ card: found, companyName, companyLogo, workplaces: places })
            : null,
        )
  }
  /** Open ads like an ad, the most similar first. */
  const similar = byLength((first: number) =>
    byKey<string, JobPostCard[], readonly JobPostCard[]>(async (ids) => {
      const at = now().toISOString()
      const rows = await oneOr(
        (id) => reads.similarToOne.execute({ id, first, now: at }),
        () => reads.similarToMany.execute({ ids: idList(ids), first, now: at }),
      )(ids)
      const found = Map.groupBy(rows, ({ of }) => of)
      return new Map(Array.from(found, ([of, ads]) => [of, ads.map(keepCard)]))
    }, []),
  )
  return { jobPost, card, workplaces, similar, newest: newestJobPosts(reads, now, keepPlaces) }
}

/** What ads said at earlier revisions; only an ad that was shown has any. Null: it never had that one. */
export const revisionLoader = (database: Database) =>
  new DataLoader<RevisionKey, Partial<JobPostSnapshot> | null, string>(
    async (keys) => {
      const found = await readRevisions(database, keys)
      return keys.map((key) => found.get(revisionKey(key)) ?? null)
    },
    { cacheKeyFn: revisionKey },
  )
