import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { underWayStatuses } from '#server/domain/application-life.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { readChanges } from './read-revisions.ts'

const toldAtOnce = 100

/** Tells who applied that material conditions are no longer those they applied to; each person once for each revision. */
export const createTellApplicants =
  ({ work }: { work: Work }) =>
  /** For the task of that name: a part at a time, each part putting the next one in line. */
  ({ jobPostId, revision, after }: TaskData['tell-applicants']): Promise<void> =>
    work({ kind: 'task', name: 'tell-applicants' }, async (unit) => {
      const { database } = unit
      const [found] = await database
        .select({ ad: jobPost, company: company.displayName })
        .from(jobPost)
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .where(eq(jobPost.id, jobPostId))
      if (found === undefined) return
      const { ad } = found
      const applicants = await database
        .select({
          id: application.id,
          revision: application.revision,
          uid: account.uid,
          email: account.email,
        })
        .from(application)
        .innerJoin(account, eq(account.uid, application.uid))
        .where(
          and(
            eq(application.jobPostId, jobPostId),
            inArray(application.status, underWayStatuses),
            isNotNull(application.uid),
            lt(application.revision, revision),
            after === null ? undefined : gt(application.id, after),
          ),
        )
        .orderBy(asc(application.id))
        .limit(toldAtOnce)
      const items = new Map<number, readonly string[]>()
      for (const applied of new Set(applicants.map((each) => each.revision))) {
        const changes = (await readChanges(database, ad, applied)) ?? []
        items.set(
          applied,
          changes.filter(({ weight }) => weight === 'material').map(({ label }) => label),
        )
      }
      // What was taken back since is no news.
      const news = applicants.filter((each) => (items.get(each.revision) ?? []).length > 0)
      const keyOf = (id: string) => `job-post-changed ${id} ${ad.revision}`
      const taken = await claimIdempotencyKeys(
        unit,
        news.map(({ id }) => keyOf(id)),
      )
      for (const { id, revision: applied, ...person } of news)
        if (taken.has(keyOf(id))) {
          const own = { applicationId: id, title: ad.title, company: found.company }
          const data = { ...own, items: items.get(applied) ?? [] }
          unit.tell(...newsTo([person], applicationNews.adChanged(own), { kind: 'job-post-changed', data }))
        }
      const last = applicants.at(-1)?.id
      if (last !== undefined && applicants.length === toldAtOnce)
        unit.send({ name: 'tell-applicants', data: { jobPostId, revision, after: last } })
    })
