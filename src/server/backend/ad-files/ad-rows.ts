import { and, eq } from 'drizzle-orm'
import type { AdRowOutcome, AdRowRefusal } from '#contract/ad-file.ts'
import { isId } from '#contract/id.ts'
import type { SaveAnswer } from '#contract/job-post-editing.ts'
import { applies } from '#contract/job-post-applies.ts'
import { hasField, type JobPostField } from '#contract/job-post-fields.ts'
import type { FormProblems } from '#contract/job-post-form-reader.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { tooLongIn } from '#contract/job-post-size.ts'
import {
  cleanTyped,
  fieldOf,
  mergeTyped,
  typedKind,
  withoutContract,
  type TypedJobPost,
} from '#contract/job-post-typed.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostKey } from '#server/backend/database/schema/job-post-key.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { readSaved, type SavedAd } from '#server/backend/job-post-editor/edit-rows.ts'
import { findingsIn } from '#server/backend/job-post-editor/editor-view.ts'
import { readAdForm } from '#server/backend/job-post-editor/read-ad-form.ts'
import { answered, saveTyped } from '#server/backend/job-post-editor/save-job-post.ts'
import { insertDraft } from '#server/backend/job-post-editor/start-job-post.ts'
import type { AdRow } from './read-ad-file.ts'

/** What becomes of a row of a file, or would. */
export type AdRowAnswer = {
  number: number
  key: string
  title: string
  kind: JobPostKind
  outcome: AdRowOutcome
  refusal: AdRowRefusal | null
  /** The ad of the row; null: there is none, or not yet. */
  jobPostId: string | null
  problems: FormProblems
  missing: readonly JobPostField[]
  /** Columns in which something stands that such an ad has no field for. */
  ignored: readonly string[]
  findings: readonly LegalFinding[]
}

type Sent = AdRow['sent']

const isOf = (kind: JobPostKind, name: string): boolean => {
  const field = fieldOf(name)
  return field !== null && hasField(kind, field)
}

/** What of a row an ad of the kind has fields for; a row that names no kind leaves it as it is. */
const sentOf = ({ sent }: AdRow, kind: JobPostKind, namesKind: boolean): Sent =>
  sent.filter(([name]) => isOf(kind, name) && (namesKind || name !== 'kind'))

/** The columns of a row that say something and count for nothing. `typed`: all that the ad says then. */
const ignoredOf = ({ sent }: AdRow, kind: JobPostKind, typed: TypedJobPost): string[] =>
  sent.flatMap(([name, value]) => {
    const field = fieldOf(name)
    return value === '' || field === null || (hasField(kind, field) && applies(kind, field, typed))
      ? []
      : [name]
  })

export const answerOf = (
  { number, key, sent }: AdRow,
  kind: JobPostKind,
  more: Partial<AdRowAnswer>,
): AdRowAnswer => ({
  number,
  key,
  title: sent.findLast(([name]) => name === 'title')?.[1] ?? '',
  kind,
  outcome: 'refused',
  refusal: null,
  jobPostId: null,
  problems: {},
  missing: [],
  ignored: [],
  findings: [],
  ...more,
})

/** The ad with the key, or with the id where the company gave it no key. Null: there is none. */
export const adOfKey = async (database: Database, companyId: string, key: string): Promise<string | null> => {
  const [keyed] = await database
    .select({ id: jobPostKey.jobPostId })
    .from(jobPostKey)
    .where(and(eq(jobPostKey.companyId, companyId), eq(jobPostKey.key, key)))
  if (keyed !== undefined) return keyed.id
  if (!isId(key)) return null
  const [own] = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .where(and(eq(jobPost.id, key), eq(jobPost.companyId, companyId)))
  return own?.id ?? null
}

/** Held until the commit, so that of two ads with one key the second finds the first. */
export const lockKeys = async (database: Database, companyId: string): Promise<void> => {
  await database
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
}

const refusalOf = (answer: SaveAnswer): AdRowRefusal | null =>
  answer === 'saved' || answer === 'unchanged' ? null : answer

/** Makes the ad say what the row says, as if that was typed into its form and saved. */
export const changeAd = async (unit: Unit, saved: SavedAd, row: AdRow): Promise<AdRowAnswer> => {
  const { row: ad } = saved
  const named = typedKind(Object.fromEntries(row.sent))
  const kind = named ?? ad.kind
  const jobPostId = ad.id
  const typed = mergeTyped(saved.typed, sentOf(row, kind, named !== null))
  const ignored = ignoredOf(row, kind, typed)
  const tooLong = tooLongIn(typed)
  if (Object.keys(tooLong).length > 0)
    return answerOf(row, kind, {
      title: typed['title'] ?? '',
      jobPostId,
      refusal: 'invalid',
      problems: tooLong,
    })
  // An ad that is over may stand in the file as it is.
  const isSame = JSON.stringify(typed) === JSON.stringify(saved.typed)
  const { answer, problems, findings } = isSame ? answered('unchanged') : await saveTyped(unit, saved, typed)
  const refusal = refusalOf(answer)
  const reading = readAdForm(typed, ad.kind)
  const title = typed['title'] ?? ''
  if (refusal !== null) return answerOf(row, kind, { title, jobPostId, refusal, problems, findings, ignored })
  return answerOf(row, kind, {
    title,
    jobPostId,
    outcome: answer === 'saved' ? 'changed' : 'unchanged',
    missing: reading.missing,
    ignored,
    findings: await findingsIn(unit.database, saved, { typed, reading }, unit.at),
  })
}

/** `planned`: drafts that rows before it would make. `from`: what brought the row, for the audit log. */
export type Place = { companyId: string; planned: number; from: 'file' | 'api' }

/** Makes a draft of the row, as far as it says anything. */
export const beginAd = async (
  unit: Unit,
  row: AdRow,
  { companyId, planned, from }: Place,
): Promise<AdRowAnswer> => {
  const { database, at } = unit
  const kind = typedKind(Object.fromEntries(row.sent))
  if (kind === null) return answerOf(row, 'new_grad', { refusal: 'invalid', problems: { kind: 'CHOOSE' } })
  const begun = isEmployment(kind) ? [] : Object.entries(withoutContract)
  const typed = cleanTyped([...begun, ...sentOf(row, kind, true)])
  const reading = readAdForm(typed, kind)
  const problems = { ...reading.problems, ...tooLongIn(typed) }
  if (Object.keys(problems).length > 0) return answerOf(row, kind, { refusal: 'invalid', problems })
  const ofDrafts = and(eq(jobPost.companyId, companyId), eq(jobPost.status, 'draft'))
  if ((await database.$count(jobPost, ofDrafts)) + planned >= jobPostLifeLimits.drafts)
    return answerOf(row, kind, { refusal: 'full' })
  const jobPostId = await insertDraft(unit, companyId, typed)
  await database.insert(jobPostKey).values({ companyId, key: row.key, jobPostId, createdAt: at })
  const detail = { company: companyId, from }
  unit.audit({ action: 'job_post.started', subject: `job_post:${jobPostId}`, detail })
  const saved = await readSaved(database, { companyId, id: jobPostId }, 'read')
  if (saved === null) throw new Error('A draft that was just made is not there')
  const findings = await findingsIn(database, saved, { typed, reading }, at)
  const ignored = ignoredOf(row, kind, typed)
  return answerOf(row, kind, { outcome: 'new', jobPostId, missing: reading.missing, ignored, findings })
}
