import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { jobPostFieldNames, type JobPostField } from '#contract/job-post-fields.ts'
import { unsayable, type FormReading } from '#contract/job-post-form.ts'
import type { FormProblem, FormProblems } from '#contract/job-post-form-reader.ts'
import { typedIn, type TypedJobPost } from '#contract/job-post-typed.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Database } from '#server/backend/database/open.ts'
import { recruiterOf } from '#server/backend/job-posts/recruiter-of.ts'
import { placesOfSnapshot, rowOfSnapshot } from '#server/backend/job-posts/replace-job-post.ts'
import { mergeVersions, type Merge } from '#server/domain/job-post-merge.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { latestDeadline } from '#server/domain/publication.ts'
import { readOthers, type EditRow, type OtherEditor, type SavedAd } from './edit-rows.ts'
import { formVersion } from './form-version.ts'
import { readLastSave, type LastSave } from './last-save.ts'
import { readAdForm } from './read-ad-form.ts'

/** A field that two people changed, each in another way. */
export type EditConflict = {
  field: JobPostField
  base: TypedJobPost
  mine: TypedJobPost
  theirs: TypedJobPost
}

/** An ad while it is written by one person. */
export type JobPostEditor = {
  companyId: string
  id: string
  status: JobPostStatus
  revision: number
  /** What stands in the form: one's own text, with what others saved in fields that one left alone. */
  typed: TypedJobPost
  saved: TypedJobPost
  /** Names what the form is made from (`form-version.ts`). */
  version: string
  /** When one's own working copy was begun and last kept; null: there is none. */
  begunAt: Date | null
  keptAt: Date | null
  conflicts: readonly EditConflict[]
  problems: FormProblems
  missing: readonly JobPostField[]
  findings: readonly LegalFinding[]
  others: readonly OtherEditor[]
  /** Who saved what the conflicts are with; null: there are none, or it is not known. */
  lastSave: LastSave | null
}

const only = (typed: TypedJobPost, field: JobPostField): TypedJobPost =>
  Object.fromEntries(typedIn(typed, field))

export const mergeOf = (saved: SavedAd, edit: Pick<EditRow, 'base' | 'typed'> | null): Merge =>
  edit === null
    ? { typed: saved.typed, conflicts: [] }
    : mergeVersions({ base: edit.base, mine: edit.typed, theirs: saved.typed })

/** Problems that only the ad itself tells: its deadline, seen from its publication and from now. */
export const withDates = (
  { row: { publishAt, status, validThrough } }: Pick<SavedAd, 'row'>,
  { ad, problems }: FormReading,
  at: Date,
): FormProblems => {
  const until = ad.validThrough === null ? null : new Date(ad.validThrough)
  if (until === null) return problems
  const drafted = status === 'draft'
  const past = (publishAt !== null && until <= publishAt) || (!drafted && until <= at)
  if (past) return { validThrough: 'PAST' satisfies FormProblem, ...problems }
  // Of a draft it is asked when it is published.
  const moved = until.getTime() !== validThrough?.getTime()
  const far =
    !drafted && moved && until > latestDeadline(publishAt !== null && publishAt > at ? publishAt : at)
  return far ? { validThrough: 'OUT_OF_RANGE' satisfies FormProblem, ...problems } : problems
}

/** What the ad would state, by its columns. */
export const statedBy = ({ row }: Pick<SavedAd, 'row'>, { ad, missing }: FormReading) => ({
  row: { ...row, ...rowOfSnapshot(ad), unsaid: missing.filter((field) => unsayable.has(field)) },
  places: placesOfSnapshot(row.id, ad),
})

/**
 * What the law has against the form; a field that is not understood or not filled in yet has no finding for its stand-in, and while a
 * draft lacks something, no field that nobody has touched has one.
 */
export const findingsIn = async (
  database: Database,
  saved: SavedAd,
  { typed, reading }: { typed: TypedJobPost; reading: FormReading },
  at: Date,
): Promise<LegalFinding[]> => {
  const recruiter = await recruiterOf(database, saved.row.companyId)
  const { row, places } = statedBy(saved, reading)
  const begun = row.status === 'draft' && reading.missing.length > 0
  const open = new Set<string>([
    ...reading.missing,
    ...(begun ? jobPostFieldNames.filter((field) => typedIn(typed, field).length === 0) : []),
    ...Object.keys(reading.problems).map((name) => name.split('.')[0] ?? ''),
  ])
  return checkJobPost(legalFacts(row, places, recruiter, at)).filter(({ field }) => !open.has(field))
}

export const viewOf = async (
  database: Database,
  { saved, edit, uid, at }: { saved: SavedAd; edit: EditRow | null; uid: string; at: Date },
): Promise<JobPostEditor> => {
  const { row } = saved
  const { typed, conflicts } = mergeOf(saved, edit)
  const reading = readAdForm(typed, row.kind)
  const of = { companyId: row.companyId, id: row.id }
  return {
    ...of,
    status: row.status,
    revision: row.revision,
    typed,
    saved: saved.typed,
    version: formVersion(saved.typed, edit),
    begunAt: edit?.createdAt ?? null,
    keptAt: edit?.updatedAt ?? null,
    conflicts: conflicts.map((field) => ({
      field,
      base: only(edit?.base ?? {}, field),
      mine: only(typed, field),
      theirs: only(saved.typed, field),
    })),
    problems: withDates(saved, reading, at),
    missing: reading.missing,
    findings: await findingsIn(database, saved, { typed, reading }, at),
    others: await readOthers(database, of, uid),
    lastSave: conflicts.length === 0 ? null : await readLastSave(database, of, uid),
  }
}
