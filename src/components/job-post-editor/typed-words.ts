import { jobPostFieldMessage } from '#browser/messages/job-post-form.ts'
import { rowLabels } from '#contract/job-post-row-words.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { fieldChoices, fieldLabel } from '#contract/job-post-field-words.ts'
import { definitionOf, isJobPostField, type JobPostField } from '#contract/job-post-fields.ts'
import type { FormProblem } from '#contract/job-post-form-reader.ts'
import { rowParts, rowsOf, typedKind, type RowField, type TypedJobPost } from '#contract/job-post-typed.ts'
import {
  workAspects,
  workAspectText,
  workAspectValues,
  workAspectWords,
} from '#contract/questionnaires/work-aspects.ts'

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

const partText = (part: string, value: string): string => {
  if (part === 'scope') return value === 'range' ? '（移ることがある場所）' : ''
  return part === 'prefectureCode' ? (prefectures.find(({ code }) => code === value)?.name ?? value) : value
}

const rowText = (typed: TypedJobPost, field: RowField): string =>
  rowsOf(typed, field)
    .map((row) =>
      rowParts[field]
        .map((part) => partText(part, row[part] ?? ''))
        .filter((text) => text !== '')
        .join(' '),
    )
    .join('\n')

/** What stands in a field, as a person reads it: names in place of codes, a row a line. Empty: nothing. */
export const typedText = (typed: TypedJobPost, field: JobPostField): string => {
  const { shape } = definitionOf(field)
  switch (shape.is) {
    case 'workplaces':
    case 'allowances':
      return rowText(typed, shape.is)
    case 'codes':
      return Object.entries(shape.names)
        .flatMap(([code, name]) => (typed[`${field}.${code}`] === undefined ? [] : [name]))
        .join('、')
    case 'aspects':
      return workAspects
        .flatMap((aspect) => {
          const value = workAspectValues.find((each) => String(each) === typed[`${field}.${aspect}`])
          return value === undefined
            ? []
            : `${workAspectWords[aspect].name}：${workAspectText(aspect, value)}`
        })
        .join('\n')
    case 'choice':
      return fieldChoices(typedKind(typed) ?? 'new_grad', field)[typed[field] ?? ''] ?? ''
    case 'questions':
      return Array.from({ length: shape.most }, (_, index) => typed[`${field}.${index}`] ?? '')
        .filter((text) => text !== '')
        .join('\n')
    case 'count':
    case 'day':
    case 'deadline':
    case 'line':
    case 'lines':
    case 'minutes':
    case 'text':
    case 'time':
    case 'years':
    case 'yen':
      return typed[field] ?? ''
  }
}
