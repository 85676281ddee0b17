import type { SaveAnswer } from '#contract/job-post-editing.ts'
import type { FormProblem, FormProblems } from '#contract/job-post-form-reader.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newFindings, replaceJobPost } from '#server/backend/job-posts/replace-job-post.ts'
import { readSaved, removeEdit, type EditRow, type SavedAd } from './edit-rows.ts'
import { mergeOf, statedBy, withDates } from './editor-view.ts'
import { readAdForm } from './read-ad-form.ts'

/** `problems`: what keeps the form from being saved. `findings`: what the change brings. */
export type Saving = { answer: SaveAnswer; problems: FormProblems; findings: readonly LegalFinding[] }

export const answered = (answer: SaveAnswer, more: Partial<Saving> = {}): Saving => ({
  answer,
  problems: {},
  findings: [],
  ...more,
})

/** An ad in these states is not changed; what waits for the operator is taken back first. */
const closedTo = ({ row: { status, validThrough } }: SavedAd, at: Date): 'in_review' | 'ended' | null => {
  if (status === 'in_review') return 'in_review'
  if (status === 'closed' || status === 'expired' || status === 'removed') return 'ended'
  return status !== 'draft' && validThrough !== null && validThrough <= at ? 'ended' : null
}

const required = (names: readonly string[]): FormProblems =>
  Object.fromEntries(names.map((name) => [name, 'REQUIRED' satisfies FormProblem]))

/** Makes a form what the ad says, when nothing stands against it. */
export const saveTyped = async (unit: Unit, saved: SavedAd, typed: TypedJobPost): Promise<Saving> => {
  const { row } = saved
  const closed = closedTo(saved, unit.at)
  if (closed !== null) return answered(closed)
  const reading = readAdForm(typed, row.kind)
  const dates = withDates(saved, reading, unit.at)
  const problems = row.status === 'draft' ? dates : { ...required(reading.missing), ...dates }
  if (Object.keys(problems).length > 0) return answered('invalid', { problems })
  const [was, is] = [{ row, places: saved.places }, statedBy(saved, reading)]
  const findings = row.status === 'draft' ? [] : await newFindings(unit, was, is)
  if (findings.some(({ severity }) => severity === 'block')) return answered('unlawful', { findings })
  // The ad on the list stays as it was: nobody has looked at the new words yet.
  if (findings.length > 0) return answered('held', { findings })
  const replaced = await replaceJobPost(unit, was, is)
  return answered(replaced === null ? 'unchanged' : 'saved')
}

/** The same of a working copy, which is done with then. */
export const saveEdit = async (unit: Unit, saved: SavedAd, edit: EditRow): Promise<Saving> => {
  const closed = closedTo(saved, unit.at)
  if (closed !== null) return answered(closed)
  const { typed, conflicts } = mergeOf(saved, edit)
  if (conflicts.length > 0) return answered('conflict')
  const saving = await saveTyped(unit, saved, typed)
  if (saving.answer === 'saved' || saving.answer === 'unchanged')
    await removeEdit(unit.database, saved.row.id, edit.uid)
  return saving
}

/** The ad after it was saved, for what is told of it. */
export const savedAfter = async (unit: Unit, { row }: SavedAd): Promise<SavedAd> => {
  const after = await readSaved(unit.database, { companyId: row.companyId, id: row.id }, 'read')
  if (after === null) throw new Error('An ad that is locked was removed')
  return after
}
