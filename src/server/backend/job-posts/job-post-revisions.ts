import { eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { isId } from '#contract/id.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { jobPostChangeSchema, type JobPostChangeInput } from '#contract/job-post-change.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { jobPostChanges, jobPostDiff, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { newId } from '#server/platform/ids.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'
import { workplacesOf } from './read-revisions.ts'

type Row = typeof jobPost.$inferSelect
type Place = typeof jobPostWorkplace.$inferSelect

export type ChangeAnswer =
  | { kind: 'unknown' }
  /** It has ended or was taken down: what it said then is what applicants were told. */
  | { kind: 'ended' }
  | { kind: 'unchanged' }
  /** Fields whose values do not go with the rest of the ad. */
  | { kind: 'invalid'; fields: readonly string[] }
  /** What the law has against it that it did not have against the ad before. */
  | { kind: 'unlawful'; findings: readonly LegalFinding[] }
  | { kind: 'changed'; title: string; revision: number; changes: readonly JobPostChange[] }

const changeable = new Set<Row['status']>(['draft', 'in_review', 'scheduled', 'published', 'paused'])
/** Somebody may have seen it, so that what it said is kept. */
const wasShown = ({ status }: Row) => status === 'published' || status === 'paused'

/** Rules over several columns, which the database would answer with an error. */
const badFields = ({ wageUnit, wageMin, wageMax, publishAt, validThrough, overtime, ...ad }: Row, at: Date) =>
  [
    ...((wageUnit === 'unpaid') === (wageMin === null) ? [] : ['wageMin']),
    ...(wageMax !== null && (wageMin === null || wageMax < wageMin) ? ['wageMax'] : []),
    ...(overtime || (ad.overtimeHours ?? 0) === 0 ? [] : ['overtimeHours']),
    ...((ad.startsAt === null) === (ad.endsAt === null) ? [] : ['startsAt', 'endsAt']),
    ...(validThrough !== null && (validThrough <= at || (publishAt !== null && validThrough <= publishAt))
      ? ['validThrough']
      : []),
  ] as const

/** The ad with the change in it. */
const changed = (ad: Row, input: JobPostChangeInput): Row => {
  const { workplaces: _places, startsAt, endsAt, ...columns } = input
  return {
    ...ad,
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    ...(startsAt === undefined ? {} : { startsAt: `${startsAt}:00` }),
    ...(endsAt === undefined ? {} : { endsAt: `${endsAt}:00` }),
  }
}

const placesAfter = (
  ad: Row,
  before: readonly Place[],
  { workplaces }: JobPostChangeInput,
): readonly Place[] =>
  workplaces?.map((place, position) => ({ ...place, jobPostId: ad.id, position })) ?? before

/** Findings beyond advice that the change brings: what an ad lacked before its rules came can be mended bit by bit. */
const newFindings = async (
  { database, at }: Unit,
  [before, placesBefore]: readonly [Row, readonly Place[]],
  [after, placesNow]: readonly [Row, readonly Place[]],
): Promise<LegalFinding[]> => {
  const [recruiter] = await database.select().from(company).where(eq(company.id, before.companyId))
  if (recruiter === undefined) throw new Error('An ad without its company')
  const of = (ad: Row, places: readonly Place[]) =>
    checkJobPost(legalFacts(ad, places, recruiter, at)).filter(({ severity }) => severity !== 'warn')
  const had = new Set(of(before, placesBefore).map((finding) => JSON.stringify(finding)))
  return of(after, placesNow).filter((finding) => !had.has(JSON.stringify(finding)))
}

/** How what an ad says is changed; every change of one that was shown leaves behind what it said before. */
export const createJobPostRevisions = ({ work }: { work: Work }) => ({
  /** Throws what is wrong with the input: the command and the editor parse it before, by the same schema. */
  change: (actor: Actor, id: string, given: JobPostChangeInput): Promise<ChangeAnswer> => {
    const input = jobPostChangeSchema.parse(given)
    return work<ChangeAnswer>(actor, async (unit) => {
      const { database, at } = unit
      if (!isId(id)) return { kind: 'unknown' }
      const [ad] = await database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
      if (ad === undefined) return { kind: 'unknown' }
      if (!changeable.has(ad.status) || (ad.validThrough !== null && ad.validThrough <= at))
        return { kind: 'ended' }
      const placesBefore = await workplacesOf(database, id)
      const merged = changed(ad, input)
      const places = placesAfter(ad, placesBefore, input)
      const [before, after] = [jobPostSnapshot(ad, placesBefore), jobPostSnapshot(merged, places)]
      const diff = jobPostDiff(before, after)
      if (diff.length === 0) return { kind: 'unchanged' }
      const fields = badFields(merged, at)
      if (fields.length > 0) return { kind: 'invalid', fields }
      const findings = await newFindings(unit, [ad, placesBefore], [merged, places])
      if (findings.length > 0) return { kind: 'unlawful', findings }

      const revision = wasShown(ad) ? ad.revision + 1 : ad.revision
      const features = jobPostFeatures(merged)
      const infoAsOf = japaneseDay(at.toISOString())
      const row = { ...merged, features, infoAsOf, revision, updatedAt: at }
      await database.update(jobPost).set(row).where(eq(jobPost.id, id))
      if (input.workplaces !== undefined) {
        await database.delete(jobPostWorkplace).where(eq(jobPostWorkplace.jobPostId, id))
        await database.insert(jobPostWorkplace).values([...places])
      }
      if (revision > ad.revision)
        await database
          .insert(jobPostRevision)
          .values({ id: newId(), jobPostId: id, number: ad.revision, snapshot: before, diff, createdAt: at })
      unit.audit({
        action: 'job_post.changed',
        subject: `job_post:${id}`,
        detail: { revision, fields: diff.map(({ field }) => field).join(' ') },
      })
      unit.index(id)
      unit.stale(cacheTags.jobPost(id), cacheTags.jobPosts, cacheTags.company(ad.companyId))
      const changes = jobPostChanges(before, after)
      if (revision > ad.revision && changes.some(({ weighty }) => weighty))
        unit.send({ name: 'tell-applicants', data: { jobPostId: id, revision, after: null } })
      return { kind: 'changed', title: row.title, revision, changes }
    })
  },
})

export type JobPostRevisions = ReturnType<typeof createJobPostRevisions>
