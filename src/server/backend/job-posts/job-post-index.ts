import { and, asc, eq, gt } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { indexedAtOnce } from '#server/backend/database/job-search-row.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { Actor } from '#server/domain/actor.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'

type JobPostRow = typeof jobPost.$inferSelect

/** Brings what students filter by in line with the rules of today; answers the ads for which that was something else. */
const tagAnew = async (database: Database, ads: readonly JobPostRow[]): Promise<string[]> => {
  const changed = ads
    .map((ad) => ({ id: ad.id, before: ad.features, features: jobPostFeatures(ad) }))
    .filter(({ before, features }) => before.join(' ') !== features.join(' '))
  for (const { id, features } of changed)
    await database.update(jobPost).set({ features }).where(eq(jobPost.id, id))
  return changed.map(({ id }) => id)
}

/** The search rows of many ads, a part at a time: each part is a unit of work that puts the next one in line. */
export const createJobPostIndex = ({ work }: { work: Work }) => {
  const indexPart = (
    name: 'index-company' | 'index-all',
    { companyId, after }: { companyId: string | null; after: string | null },
    next: (last: string) => NewTask,
  ): Promise<void> =>
    work({ kind: 'task', name }, async ({ database, index, stale, send }) => {
      const part = await database
        .select()
        .from(jobPost)
        .where(
          and(
            companyId === null ? undefined : eq(jobPost.companyId, companyId),
            after === null ? undefined : gt(jobPost.id, after),
          ),
        )
        .orderBy(asc(jobPost.id))
        .limit(indexedAtOnce)
        .for('update')
      const tagged = await tagAnew(database, part)
      const ids = part.map(({ id }) => id)
      index(...ids)
      // The pages of the ads themselves say the same as before but for these: what changes is where they are found.
      if (ids.length > 0) stale(cacheTags.jobPosts, ...tagged.map(cacheTags.jobPost))
      const last = ids.at(-1)
      if (last !== undefined && ids.length === indexedAtOnce) send(next(last))
    })

  return {
    /** For the task of that name. */
    indexCompany: ({ companyId, after }: TaskData['index-company']): Promise<void> =>
      indexPart('index-company', { companyId, after }, (last) => ({
        name: 'index-company',
        data: { companyId, after: last },
        key: `${companyId} ${last}`,
      })),
    /** For the task of that name. */
    indexAll: ({ after }: TaskData['index-all']): Promise<void> =>
      indexPart('index-all', { companyId: null, after }, (last) => ({
        name: 'index-all',
        data: { after: last },
        key: last,
      })),
    /** Has every ad indexed anew from the first one on; a node that dies goes on where it was. */
    begin: (actor: Actor): Promise<void> =>
      work(actor, async ({ audit, send }) => {
        audit({ action: 'job_search.rebuilt', subject: 'job_search:all' })
        send({ name: 'index-all', data: { after: null }, key: 'first' })
      }),
  }
}

export type JobPostIndex = ReturnType<typeof createJobPostIndex>
