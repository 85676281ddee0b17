import { and, asc, desc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { underWayStatuses } from '#server/domain/application-life.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'

const toldAtOnce = 100

/** The operator took it down as an offer of crime. */
const wasDangerous = async (database: Database, jobPostId: string): Promise<boolean> => {
  const [last] = await database
    .select({ dangerous: jobPostReading.dangerous })
    .from(jobPostReading)
    .where(eq(jobPostReading.jobPostId, jobPostId))
    .orderBy(desc(jobPostReading.id))
    .limit(1)
  return last?.dangerous === true
}

/**
 * Tells who applied, and was not answered for good, that the ad was closed or taken down; each of them once. Of one with signs
 * of crime everybody who ever applied is told, and what to do.
 */
export const createTellAdEnded =
  ({ work }: { work: Work }) =>
  /** For the task of that name: a part at a time, each part putting the next one in line. */
  ({ jobPostId, after }: TaskData['tell-ad-ended']): Promise<void> =>
    work({ kind: 'task', name: 'tell-ad-ended' }, async (unit) => {
      const { database } = unit
      const [ad] = await database
        .select({ title: jobPost.title, reason: jobPost.closeReason, company: company.displayName })
        .from(jobPost)
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .where(eq(jobPost.id, jobPostId))
      if (ad === undefined || ad.reason === null) return
      const isDangerous = ad.reason === 'violation' && (await wasDangerous(database, jobPostId))
      const applicants = await database
        .select({ id: application.id, uid: account.uid, email: account.email })
        .from(application)
        .innerJoin(account, eq(account.uid, application.uid))
        .where(
          and(
            eq(application.jobPostId, jobPostId),
            isDangerous ? ne(application.status, 'draft') : inArray(application.status, underWayStatuses),
            isNotNull(application.uid),
            after === null ? undefined : gt(application.id, after),
          ),
        )
        .orderBy(asc(application.id))
        .limit(toldAtOnce)
      const { title, reason, company: name } = ad
      // One that was closed and then taken down is told of as either.
      const keyOf = (id: string) => `job-post-ended ${reason} ${id}`
      const taken = await claimIdempotencyKeys(
        unit,
        applicants.map(({ id }) => keyOf(id)),
      )
      for (const { id, ...person } of applicants)
        if (taken.has(keyOf(id))) {
          const data = { applicationId: id, title, company: name, closeReason: reason, isDangerous }
          const words = applicationNews.adEnded(
            data,
            isDangerous ? 'danger' : reason === 'violation' ? reason : 'other',
          )
          unit.tell(...newsTo([person], words, { kind: 'job-post-ended', data }))
        }
      const last = applicants.at(-1)?.id
      if (last !== undefined && applicants.length === toldAtOnce)
        unit.send({ name: 'tell-ad-ended', data: { jobPostId, after: last } })
    })
