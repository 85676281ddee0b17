import { eq } from 'drizzle-orm'
import { sentProfile } from '#contract/testing/profiles.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { newId } from '#server/platform/ids.ts'
import { daysFromNow } from './records.ts'

/** Keeps an application to an ad: sent a day ago, to be answered in six days, unless told otherwise. Answers its id. */
export const insertApplication = async (
  database: Database,
  jobPostId: string,
  given: Partial<typeof application.$inferInsert> = {},
): Promise<string> => {
  const [ad] = await database
    .select({ companyId: jobPost.companyId })
    .from(jobPost)
    .where(eq(jobPost.id, jobPostId))
  if (ad === undefined) throw new Error('There is no such ad')
  const id = newId()
  await database.insert(application).values({
    id,
    jobPostId,
    companyId: ad.companyId,
    status: 'submitted',
    revision: 1,
    profile: sentProfile,
    submitKey: newId(),
    submittedAt: daysFromNow(-1),
    replyDueAt: daysFromNow(6),
    ...given,
  })
  return id
}
