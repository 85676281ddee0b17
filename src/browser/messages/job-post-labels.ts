import type { JobPostKind } from '#contract/codes/job-post.ts'
import { fieldLabel } from '#contract/job-post-field-words.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import type { FormProblem } from '#contract/job-post-form-reader.ts'
import { rowLabels } from '#contract/job-post-row-words.ts'
import { workAspects, workAspectWords } from '#contract/questionnaires/work-aspects.ts'
import { jobPostFieldMessage } from './job-post-form.ts'

const partLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = rowLabels

const aspectName = (name: string): string =>
  workAspects.flatMap((aspect) => (aspect === name ? workAspectWords[aspect].name : []))[0] ?? name

/** What the form calls a field, or a part of one of its rows (2行目の市区町村), by its name in HTML. */
export const labelOf = (kind: JobPostKind, name: string): string => {
  const [field = '', row, part] = name.split('.')
  if (!isJobPostField(field)) return name
  if (row === undefined) return fieldLabel(kind, field)
  if (field === 'workAspects') return `${fieldLabel(kind, field)}の「${aspectName(row)}」`
  const label = part === undefined ? fieldLabel(kind, field) : (partLabels[field]?.[part] ?? part)
  return `${Number(row) + 1}${part === undefined ? 'つ目' : '行目'}の${label}`
}

/** What is wrong with the fields of a form, by their names, in words. */
export const problemWords = (
  kind: JobPostKind,
  problems: readonly { name: string; problem: FormProblem }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.map(({ name, problem }) => [name, jobPostFieldMessage(name, labelOf(kind, name), problem)]),
  )
