import { programmeRemoteNames } from './codes/job-post.ts'
import { prefectures } from './codes/prefectures.ts'
import { definitionOf, jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { rowLabels, workplaceScopeNames } from './job-post-row-words.ts'
import { rowParts, rowsMax, rowsOf, type RowField, type TypedJobPost } from './job-post-typed.ts'
import { stationWayNames } from './nearest-stations.ts'
import { workAspects, workAspectWords } from './questionnaires/work-aspects.ts'

/** A column of a file: what the form calls a field, or a part of one (`workplaces.0.city`), and its heading. */
export type AdColumn = { name: string; field: JobPostField; heading: string }

/** The column with the key by which the company knows the ad. */
export const keyColumn = { name: 'key', heading: '管理番号' } as const

const ticked = '○'
const untickedMarks: ReadonlySet<string> = new Set([
  '',
  '×',
  'x',
  '0',
  'no',
  'off',
  'false',
  'いいえ',
  'なし',
])

const rowColumns = (field: RowField, rows: number): AdColumn[] =>
  Array.from({ length: rows }, (_, row) =>
    rowParts[field].map((part) => {
      const words: Readonly<Record<string, string>> = rowLabels[field]
      return {
        name: `${field}.${row}.${part}`,
        field,
        heading: `${definitionOf(field).label}${row + 1}：${words[part] ?? part}`,
      }
    }),
  ).flat()

const columnsOf = (field: JobPostField, rows: Readonly<Record<RowField, number>>): AdColumn[] => {
  const { label, shape } = definitionOf(field)
  const parts = (names: readonly (readonly [string, string])[]) =>
    names.map(([part, name]) => ({ name: `${field}.${part}`, field, heading: `${label}：${name}` }))
  switch (shape.is) {
    case 'workplaces':
    case 'allowances':
      return rowColumns(shape.is, rows[shape.is])
    case 'codes':
      return parts(Object.entries(shape.names))
    case 'aspects':
      return parts(workAspects.map((aspect) => [aspect, workAspectWords[aspect].name]))
    case 'questions':
      return Array.from({ length: shape.most }, (_, index) => ({
        name: `${field}.${index}`,
        field,
        heading: `${label}${index + 1}`,
      }))
    case 'choice':
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
      return [{ name: field, field, heading: label }]
  }
}

const allColumns = (rows: Readonly<Record<RowField, number>>): AdColumn[] =>
  jobPostFieldNames.flatMap((field) => columnsOf(field, rows))

/** The columns of a file with these ads, in the order of the form, with as many rows of lists as one of them has. */
export const columnsFor = (ads: readonly TypedJobPost[]): AdColumn[] => {
  const most = (field: RowField) => Math.max(1, ...ads.map((typed) => rowsOf(typed, field).length))
  return allColumns({ workplaces: most('workplaces'), allowances: most('allowances') })
}

const spelled = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase()

const known = new Map(
  allColumns(rowsMax).flatMap((column) => [
    [spelled(column.heading), column],
    [spelled(column.name), column],
  ]),
)

/** The column that a heading names, as a person reads it or as the form calls it; null: none does. */
export const columnOf = (heading: string): AdColumn | null => known.get(spelled(heading)) ?? null

export const isKeyColumn = (heading: string): boolean =>
  spelled(heading) === spelled(keyColumn.heading) || spelled(heading) === keyColumn.name

/** The names of the codes of a column; null: it is no choice. */
const namesIn = ({ name, field }: AdColumn): Readonly<Record<string, string>> | null => {
  const { shape } = definitionOf(field)
  const part = name.split('.')[2] ?? ''
  if (shape.is === 'choice') return shape.names
  if (part === 'prefectureCode')
    return Object.fromEntries(prefectures.map(({ code, name: of }) => [code, of]))
  if (part === 'scope') return workplaceScopeNames
  return part.startsWith('way') ? stationWayNames : null
}

/** How else a choice is written: as programmes call it, as spreadsheets write a yes, and where nothing is chosen. */
const otherNames = ({ field }: AdColumn): [string, string][] => {
  const { shape } = definitionOf(field)
  if (shape.is !== 'choice') return []
  const none: [string, string][] = shape.none === undefined ? [] : [['', shape.none]]
  if (shape.type === 'boolean') return [['yes', 'true'], ['no', 'false'], ...none]
  return field === 'remote' ? Object.entries(programmeRemoteNames) : none
}

/** What a cell says, as the form has it. What is no choice of a column stays, and is told to be none by the form. */
export const typedOfCell = (column: AdColumn, cell: string): string => {
  if (definitionOf(column.field).shape.is === 'codes') return untickedMarks.has(spelled(cell)) ? '' : 'on'
  const names = namesIn(column)
  if (names === null) return cell
  const wanted = spelled(cell)
  const found = [...Object.entries(names), ...otherNames(column)].find(
    ([code, name]) => spelled(name) === wanted || spelled(code) === wanted,
  )
  return found?.[0] ?? cell
}

/** What stands in the cell of an ad. */
export const cellOf = (column: AdColumn, typed: TypedJobPost): string => {
  const value = typed[column.name] ?? ''
  if (definitionOf(column.field).shape.is === 'codes') return value === '' ? '' : ticked
  return namesIn(column)?.[value] ?? value
}
