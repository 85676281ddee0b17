import { and, eq, inArray } from 'drizzle-orm'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'

/** Revisions of those ads that anyone may see now, by id. */
export const publicRevisions = async (
  { database, at }: Pick<Unit, 'database' | 'at'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .select({ id: jobPost.id, revision: jobPost.revision })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(and(inArray(jobPost.id, [...ids]), wherePublic({ ad: 'job_post', company: 'company' }, at)))
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
