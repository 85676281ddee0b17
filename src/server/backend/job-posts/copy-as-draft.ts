import { japaneseDay } from '#contract/format/time.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import { workplacesOf } from './read-revisions.ts'
import type { JobPostRow } from './write-job-post-move.ts'

/** Makes a draft that says what the ad says, but for dates, which were those of its own time. Answers its id. */
export const copyAsDraft = async (unit: Unit, ad: JobPostRow): Promise<string> => {
  const { database, at } = unit
  const id = newId()
  await database.insert(jobPost).values({
    ...ad,
    id,
    status: 'draft',
    termFrom: null,
    termTo: null,
    eventDates: null,
    publishAt: null,
    validThrough: null,
    closeReason: null,
    closedAt: null,
    revision: 1,
    infoAsOf: japaneseDay(at.toISOString()),
    createdAt: at,
    updatedAt: at,
  })
  const places = await workplacesOf(database, ad.id)
  if (places.length > 0)
    await database.insert(jobPostWorkplace).values(places.map((place) => ({ ...place, jobPostId: id })))
  unit.audit({ action: 'job_post.copied', subject: `job_post:${id}`, detail: { from: ad.id } })
  return id
}
