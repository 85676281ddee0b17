import { eq } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { jobPostChangeSchema, type JobPostChangeInput } from '#contract/job-post-change.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { JobPostChange } from '#server/domain/job-post-changes.ts'
import { workplacesOf } from './read-revisions.ts'
import {
  newFindings,
  placesOfSnapshot,
  replaceJobPost,
  type JobPostRow as Row,
  type WorkplaceRow as Place,
} from './replace-job-post.ts'

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
/** Rules over several columns, which the database would answer with an error. */
const badFields = ({ wageUnit, wageMin, wageMax, publishAt, validThrough, overtime, ...ad }: Row, at: Date) =>
  [
    ...((wageUnit === 'unpaid' ? wageMin !== null : wageMin === null && ad.status !== 'draft')
      ? ['wageMin']
      : []),
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
    unsaid: ad.unsaid.filter((name) => !Object.hasOwn(input, name)),
  }
}

const placesAfter = (
  ad: Row,
  before: readonly Place[],
  { workplaces }: JobPostChangeInput,
): readonly Place[] => (workplaces === undefined ? before : placesOfSnapshot(ad.id, { workplaces }))

/** How the operator changes what an ad says; a company does so in its editor, and both by `replaceJobPost`. */
export const createJobPostRevisions = ({ work }: { work: Work }) => ({
  /** Throws what is wrong with the input: the command parses it before, by the same schema. */
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
      const [was, is] = [
        { row: ad, places: placesBefore },
        { row: changed(ad, input), places: placesAfter(ad, placesBefore, input) },
      ]
      const fields = badFields(is.row, at)
      if (fields.length > 0) return { kind: 'invalid', fields }
      const findings = await newFindings(unit, was, is)
      if (findings.length > 0) return { kind: 'unlawful', findings }
      const replaced = await replaceJobPost(unit, was, is)
      return replaced === null ? { kind: 'unchanged' } : { kind: 'changed', ...replaced }
    })
  },
})

export type JobPostRevisions = ReturnType<typeof createJobPostRevisions>
