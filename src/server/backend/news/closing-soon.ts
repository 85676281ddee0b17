import { and, asc, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import type { Database } from '#server/backend/database/open.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { closingSoonKey, jobPostNews } from '#server/domain/news/job-post-news.ts'
import { newsTo } from './news-to.ts'

/** Days before a deadline from which it is told. */
const daysAhead = 3
const day = 86_400_000
const toldAtOnce = 200

/** Somebody who was told of the ad, sent an application to it, or hides it or its company, needs no reminder of it. */
const isUntold = (database: Database) => {
  const told = database
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.uid, bookmark.uid),
        eq(notification.key, sql`${closingSoonKey('')} || ${bookmark.jobPostId}::text`),
      ),
    )
  const applied = database
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.uid, bookmark.uid),
        eq(application.jobPostId, bookmark.jobPostId),
        isNotNull(application.submittedAt),
      ),
    )
  const hiddenItself = database
    .select({ id: hiddenJobPost.jobPostId })
    .from(hiddenJobPost)
    .where(and(eq(hiddenJobPost.uid, bookmark.uid), eq(hiddenJobPost.jobPostId, bookmark.jobPostId)))
  const hiddenWithCompany = database
    .select({ id: hiddenCompany.companyId })
    .from(hiddenCompany)
    .where(and(eq(hiddenCompany.uid, bookmark.uid), eq(hiddenCompany.companyId, jobPost.companyId)))
  return and(...[told, applied, hiddenItself, hiddenWithCompany].map((rows) => notExists(rows)))
}

const tellSome = async (unit: Unit): Promise<number> => {
  const { database, at } = unit
  const found = await database
    .select({
      person: { uid: account.uid, email: account.email },
      ad: { jobPostId: jobPost.id, title: jobPost.title, company: company.displayName },
      validThrough: jobPost.validThrough,
    })
    .from(jobPost)
    .innerJoin(company, and(eq(company.id, jobPost.companyId), eq(company.status, 'active')))
    .innerJoin(bookmark, eq(bookmark.jobPostId, jobPost.id))
    .innerJoin(account, eq(account.uid, bookmark.uid))
    .where(
      and(
        eq(jobPost.status, 'published'),
        gt(jobPost.validThrough, at),
        lte(jobPost.validThrough, new Date(at.getTime() + daysAhead * day)),
        isUntold(database),
      ),
    )
    .orderBy(asc(jobPost.validThrough), asc(bookmark.uid))
    .limit(toldAtOnce)
  for (const { person, ad, validThrough } of found) {
    if (validThrough === null) continue
    const data = { ...ad, validThrough: validThrough.toISOString() }
    const mail = { kind: 'job-post-closing-soon', data } as const
    unit.tell(...newsTo([person], jobPostNews.closingSoon(data), mail))
  }
  return found.length
}

/** Tells who kept an ad that its deadline is near; for the sweep. */
export const createClosingSoon = ({ work }: { work: Work }) => ({
  /** Each person of each ad once. Answers how many were told. */
  tellDue: (): Promise<number> =>
    inPortions(toldAtOnce, () => work({ kind: 'task', name: 'closing-soon' }, tellSome)),
})
