import { eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { japaneseDay } from '#contract/format/time.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { jobPostChanges, jobPostDiff, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { newId } from '#server/platform/ids.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'
import { recruiterOf } from './recruiter-of.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** Columns of an ad that states this; its places are rows of their own. */
export const rowOfSnapshot = ({ workplaces: _places, validThrough, ...columns }: JobPostSnapshot) => ({
  ...columns,
  graduationYears: [...columns.graduationYears],
  allowances: [...columns.allowances],
  insurance: [...columns.insurance],
  selectionFlow: [...columns.selectionFlow],
  questions: [...columns.questions],
  validThrough: validThrough === null ? null : new Date(validThrough),
})

export const placesOfSnapshot = (
  jobPostId: string,
  { workplaces }: Pick<JobPostSnapshot, 'workplaces'>,
): WorkplaceRow[] =>
  workplaces.map(({ stations = [], ...place }, position) => ({
    ...place,
    stations: [...stations],
    jobPostId,
    position,
  }))

type Stated = { row: JobPostRow; places: readonly WorkplaceRow[] }

const snapshotOf = ({ row, places }: Stated) => jobPostSnapshot(row, places)

/**
 * Findings beyond advice that a change brings, by the rules of the day on which the ad is shown. What an ad lacked before its
 * rules came can be mended bit by bit; what the operator has read was read as it stood, so that it is new in any new text.
 */
export const newFindings = async (
  { database, at }: Unit,
  before: Stated,
  after: Stated,
): Promise<LegalFinding[]> => {
  const recruiter = await recruiterOf(database, before.row.companyId)
  const { status, publishAt } = before.row
  const shownFrom = status === 'scheduled' && publishAt !== null && publishAt > at ? publishAt : at
  const of = ({ row, places }: Stated) =>
    checkJobPost(legalFacts(row, places, recruiter, shownFrom)).filter(({ severity }) => severity !== 'warn')
  const had = new Set(of(before).map((finding) => JSON.stringify(finding)))
  const changed = new Set<string>(
    jobPostDiff(snapshotOf(before), snapshotOf(after)).map(({ field }) => field),
  )
  const isNew = (finding: LegalFinding) =>
    !had.has(JSON.stringify(finding)) || (finding.severity === 'review' && changed.has(finding.field))
  return of(after).filter(isNew)
}

/** Somebody may have seen it, so that what it said is kept. */
const wasShown = ({ status }: JobPostRow) => status === 'published' || status === 'paused'

export type Replaced = { title: string; revision: number; changes: readonly JobPostChange[] }

/** Writes what a locked ad states from now on; null: the same as before. Lists, pages, search and applicants follow. */
export const replaceJobPost = async (unit: Unit, was: Stated, is: Stated): Promise<Replaced | null> => {
  const { database, at } = unit
  const { id, companyId } = was.row
  const [before, after] = [snapshotOf(was), snapshotOf(is)]
  const diff = jobPostDiff(before, after)
  const unsaid = was.row.unsaid.join(' ') !== is.row.unsaid.join(' ')
  if (diff.length === 0 && !unsaid) return null
  const revision = wasShown(was.row) ? was.row.revision + 1 : was.row.revision
  const features = jobPostFeatures(is.row)
  const infoAsOf = japaneseDay(at.toISOString())
  await database
    .update(jobPost)
    .set({ ...is.row, features, infoAsOf, revision, updatedAt: at })
    .where(eq(jobPost.id, id))
  if (diff.some(({ field }) => field === 'workplaces')) {
    await database.delete(jobPostWorkplace).where(eq(jobPostWorkplace.jobPostId, id))
    if (is.places.length > 0) await database.insert(jobPostWorkplace).values([...is.places])
  }
  if (revision > was.row.revision)
    await database
      .insert(jobPostRevision)
      .values({ id: newId(), jobPostId: id, number: was.row.revision, snapshot: before, diff, createdAt: at })
  unit.audit({
    action: 'job_post.changed',
    subject: `job_post:${id}`,
    detail: { revision, fields: diff.map(({ field }) => field).join(' ') },
  })
  unit.index(id)
  unit.stale(cacheTags.jobPost(id), cacheTags.jobPosts, cacheTags.company(companyId))
  const changes = jobPostChanges(before, after)
  if (revision > was.row.revision && changes.some(({ weight }) => weight === 'material'))
    unit.send({ name: 'tell-applicants', data: { jobPostId: id, revision, after: null } })
  return { title: is.row.title, revision, changes }
}
