import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { hearersOf } from '#server/backend/members/hearers.ts'
import type { Addressee } from '#server/ports/news.ts'
import type { ApplicationRow } from './application-rows.ts'

/** Who of an active company is told of the applications to one of its ads. */
export const recruitersOf = async (database: Database, jobPostId: string): Promise<readonly Addressee[]> =>
  (await recruitersOfAds(database, [jobPostId])).get(jobPostId) ?? []

/** The same of several ads of one company, by ad. */
export const recruitersOfAds = async (
  database: Database,
  jobPostIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Addressee[]>> => {
  const active = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .innerJoin(company, and(eq(company.id, jobPost.companyId), eq(company.status, 'active')))
    .where(inArray(jobPost.id, [...new Set(jobPostIds)]))
  return hearersOf(
    database,
    active.map(({ id }) => id),
    'hearOfApplications',
  )
}

/** Whose application it is and what it is for, in the words that tell of it. Null: the person's account is gone. */
export const applicantOf = async (
  database: Database,
  { id, uid, jobPostId }: Pick<ApplicationRow, 'id' | 'uid' | 'jobPostId'>,
) => {
  if (uid === null) return null
  const [found] = await database
    .select({
      email: account.email,
      title: jobPost.title,
      jobPostKind: jobPost.kind,
      company: company.displayName,
    })
    .from(account)
    .innerJoin(jobPost, eq(jobPost.id, jobPostId))
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(eq(account.uid, uid))
  if (found === undefined) return null
  const { email, ...words } = found
  return { person: { uid, email }, subject: { applicationId: id, ...words } }
}
