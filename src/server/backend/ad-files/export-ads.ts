import { asc, desc, eq, inArray } from 'drizzle-orm'
import { adFileLimits, type AdFileFormat } from '#contract/ad-file.ts'
import { writeJobPostForm } from '#contract/job-post-form-write.ts'
import { jobPostKey } from '#server/backend/database/schema/job-post-key.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import { writeAdFile, type FiledAd } from './write-ad-file.ts'

const filedAds = async (database: Database, companyId: string): Promise<FiledAd[]> => {
  const rows = await database
    .select({ ad: jobPost, key: jobPostKey.key })
    .from(jobPost)
    .leftJoin(jobPostKey, eq(jobPostKey.jobPostId, jobPost.id))
    .where(eq(jobPost.companyId, companyId))
    .orderBy(desc(jobPost.updatedAt), desc(jobPost.id))
    .limit(adFileLimits.out)
  const ids = rows.map(({ ad }) => ad.id)
  const places = await database
    .select()
    .from(jobPostWorkplace)
    .where(inArray(jobPostWorkplace.jobPostId, ids))
    .orderBy(asc(jobPostWorkplace.position))
  const placesOf = Map.groupBy(places, ({ jobPostId }) => jobPostId)
  return rows.map(({ ad, key }) => ({
    key: key ?? ad.id,
    typed: writeJobPostForm(jobPostSnapshot(ad, placesOf.get(ad.id) ?? []), ad.unsaid),
  }))
}

/** Takes the ads of a company out as a file. Who may is judged before. */
export const createExportAds =
  ({ database }: { database: Database }) =>
  async (
    companyId: string,
    { format, template }: { format: AdFileFormat; template: boolean },
  ): Promise<string> =>
    writeAdFile(template ? [] : await filedAds(database, companyId), format)

export type ExportAds = ReturnType<typeof createExportAds>
