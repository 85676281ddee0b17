import { jobPostKinds, type JobPostKind } from './codes/job-post.ts'
import type { FieldShape } from './job-post-field-shapes.ts'
import {
  definitionOf,
  hasField,
  isJobPostField,
  jobPostFieldNames,
  jobPostFields,
  type JobPostField,
} from './job-post-fields.ts'
import { isEmployment } from './job-post-kinds.ts'
import { plainLine, plainLines } from './hidden-characters.ts'
import { nearestRows } from './nearest-stations.ts'
import { workAspects } from './questionnaires/work-aspects.ts'

/**
 * What stands in the fields of the form, as typed, by their names in HTML: `title`, `insurance.health` (ticked where it is
 * there), `workAspects.people` (1 to 5), `questions.0`, `workplaces.0.city`, `allowances.0.name`. An empty field is left out.
 */
export type TypedJobPost = Readonly<Record<string, string>>

/** Bytes of all that is typed in one form, in JSON. */
export const typedBytesMax = 64 * 1024
/** Bytes of what the database keeps of it, where the text of one form may meet that of another. */
export const keptBytesMax = typedBytesMax * 2

/** The parts of a row of the lists, as its fields are named. */
export const rowParts = {
  workplaces: [
    'scope',
    'name',
    'postalCode',
    'prefectureCode',
    'city',
    'street',
    ...nearestRows.flatMap((row) => [`station${row}`, `way${row}`, `minutes${row}`] as const),
    'access',
  ],
  allowances: ['name', 'amount', 'note'],
} as const
/** Lists whose fields have several parts a row. */
export type RowField = keyof typeof rowParts

/** Rows that a list may have. */
export const rowsMax = {
  workplaces: jobPostFields.workplaces.shape.most,
  allowances: jobPostFields.allowances.shape.most,
} as const

type Name = { field: JobPostField; row: number; part: string }

const isIndex = (text: string, most: number): boolean => /^(?:0|[1-9]\d?)$/u.test(text) && Number(text) < most

/** The codes that stand behind the name of a field; null: none do. */
const partsOf = (shape: FieldShape): readonly string[] | null => {
  if (shape.is === 'codes') return Object.keys(shape.names)
  return shape.is === 'aspects' ? workAspects : null
}

/** What a field's name says; null: no field has it. `part` of what has no parts is empty. */
const nameOf = (name: string): Name | null => {
  const [field = '', second, part, ...rest] = name.split('.')
  if (!isJobPostField(field) || rest.length > 0) return null
  const { shape } = definitionOf(field)
  if (shape.is === 'workplaces' || shape.is === 'allowances') {
    const known = rowParts[shape.is].some((each) => each === part)
    return second !== undefined && isIndex(second, shape.most) && known
      ? { field, row: Number(second), part: part ?? '' }
      : null
  }
  if (part !== undefined) return null
  if (shape.is === 'questions')
    return second !== undefined && isIndex(second, shape.most)
      ? { field, row: Number(second), part: '' }
      : null
  const parts = partsOf(shape)
  if (parts === null) return second === undefined ? { field, row: 0, part: '' } : null
  return second !== undefined && parts.includes(second) ? { field, row: 0, part: second } : null
}

/** The field that a name in HTML belongs to; null: none. A bare name of a list says that the form has the list. */
export const fieldOf = (name: string): JobPostField | null =>
  isJobPostField(name) ? name : (nameOf(name)?.field ?? null)

/** The rows of a list, in order, each with what stands in its parts; rows in which nothing is typed are left out. */
export const rowsOf = (typed: TypedJobPost, field: RowField): Readonly<Record<string, string>>[] =>
  Array.from({ length: rowsMax[field] }, (_, row) =>
    Object.fromEntries(
      rowParts[field].flatMap((part) => {
        const value = typed[`${field}.${row}.${part}`]
        return value === undefined ? [] : [[part, value] as const]
      }),
    ),
  ).filter((row) => Object.keys(row).some((part) => part !== 'scope'))

const listed = (rows: readonly Readonly<Record<string, string>>[], field: RowField): [string, string][] =>
  rows.flatMap((row, index) =>
    Object.entries(row).map(([part, value]): [string, string] => [`${field}.${index}.${part}`, value]),
  )

/** True for a field whose text has several lines. */
const isOfLines = (field: JobPostField): boolean => ['text', 'lines'].includes(definitionOf(field).shape.is)

/** What is typed in one field, its rows without gaps. */
const entriesIn = (typed: TypedJobPost, field: JobPostField): (readonly [string, string])[] => {
  const { shape } = definitionOf(field)
  const at = (name: string) => (typed[name] === undefined ? [] : [[name, typed[name]] as const])
  if (shape.is === 'workplaces' || shape.is === 'allowances') return listed(rowsOf(typed, shape.is), shape.is)
  if (shape.is === 'questions')
    return Array.from({ length: shape.most }, (_, index) => typed[`${field}.${index}`])
      .filter((question) => question !== undefined)
      .map((question, index) => [`${field}.${index}`, question])
  if (shape.is === 'codes')
    return Object.keys(shape.names).flatMap((code) => at(`${field}.${code}`).map(([name]) => [name, 'on']))
  if (shape.is === 'aspects') return workAspects.flatMap((aspect) => at(`${field}.${aspect}`))
  return at(field)
}

/** What is typed, in the form's order, with `\n` for ends of lines, rows without gaps and nothing that nobody sees. */
export const cleanTyped = (entries: Iterable<readonly [string, string]>): TypedJobPost => {
  const clean: Record<string, string> = {}
  for (const [name, value] of entries) {
    const of = nameOf(name)
    if (of === null) continue
    const text = isOfLines(of.field) ? plainLines(value) : plainLine(value)
    if (text !== '') clean[name] = text
  }
  return Object.fromEntries(jobPostFieldNames.flatMap((field) => entriesIn(clean, field)))
}

/** What is typed in one field, to be compared; it is cleaned. */
export const typedIn = (typed: TypedJobPost, field: JobPostField): readonly (readonly [string, string])[] =>
  Object.entries(typed).filter(([name]) => name === field || name.startsWith(`${field}.`))

/** The kind that is chosen; null: none. */
export const typedKind = (typed: TypedJobPost): JobPostKind | null =>
  jobPostKinds.find((kind) => kind === typed['kind']) ?? null

/** What is kept of a contract where there is none, because the columns ask for something. */
export const withoutContract: TypedJobPost = {
  dutiesRange: '変更なし',
  termKind: 'fixed',
  renewalCriteria: '更新はありません。',
  renewalLimit: '更新なし',
  probationMonths: 'なし',
  workplacesRange: '変更なし',
  hoursSystem: 'fixed',
  overtime: 'no',
  dispatch: 'no',
}

/**
 * What was kept, with what a form has sent. Fields that the form did not have stay as they are; of a list it had it sends
 * the bare name too, since a list that was emptied sends nothing else. When a programme becomes employment, nothing of
 * what stood for its contract is taken for an answer.
 */
export const mergeTyped = (kept: TypedJobPost, posted: Iterable<readonly [string, string]>): TypedJobPost => {
  const sent = [...posted]
  const had = new Set(sent.map(([name]) => fieldOf(name)))
  const merged = cleanTyped([...Object.entries(kept).filter(([name]) => !had.has(fieldOf(name))), ...sent])
  const [before, after] = [typedKind(kept), typedKind(merged)]
  const begins = before !== null && after !== null && !isEmployment(before) && isEmployment(after)
  return begins
    ? Object.fromEntries(Object.entries(merged).filter(([name, value]) => withoutContract[name] !== value))
    : merged
}

/** What counts of a form: without a contract, what is kept of one when the ad had none before. `before`: the ad's kind. */
export const countedTyped = (typed: TypedJobPost, before: JobPostKind | null): TypedJobPost => {
  const kind = typedKind(typed)
  if (kind === null || (before !== null && isEmployment(before) === isEmployment(kind))) return typed
  const shown = Object.entries(typed).filter(([name]) => {
    const field = fieldOf(name)
    return field !== null && hasField(kind, field)
  })
  return Object.fromEntries([...(isEmployment(kind) ? [] : Object.entries(withoutContract)), ...shown])
}

/** True when a field of the form says what an ad is not published without. */
export const isRequired = (field: JobPostField, kind: JobPostKind): boolean =>
  definitionOf(field).required && hasField(kind, field)
