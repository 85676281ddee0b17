import { prefectures } from '#contract/codes/prefectures.ts'
import { fieldChoices } from '#contract/job-post-field-words.ts'
import { definitionOf, type JobPostField } from '#contract/job-post-fields.ts'
import { rowParts, rowsOf, typedKind, type RowField, type TypedJobPost } from '#contract/job-post-typed.ts'
import {
  workAspects,
  workAspectText,
  workAspectValues,
  workAspectWords,
} from '#contract/questionnaires/work-aspects.ts'

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
