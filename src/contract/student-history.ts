import * as z from 'zod/mini'
import { monthSchema } from './student-field.ts'
import { blankable, listOf, machineText, requiredText } from './text-input.ts'

/** Rows of education, of experience and of licences each. */
export const historyRowsMax = 20

const entrySchema = z
  .object({ from: monthSchema, until: blankable(monthSchema), text: requiredText(100) })
  .check(
    z.refine(({ from, until }) => until === null || from <= until, {
      error: 'ENDS_BEFORE',
      path: ['until'],
    }),
  )
const licenceSchema = z.object({ month: monthSchema, name: requiredText(100) })

/** At most 20 rows, the earliest first, as a résumé has them. */
const rowsOf = <Row extends z.core.$ZodType>(row: Row, monthOf: (row: z.output<Row>) => string) =>
  z.pipe(
    listOf(row, historyRowsMax),
    z.transform((rows) => rows.toSorted((one, other) => monthOf(one).localeCompare(monthOf(other)))),
  )

/** Education, experience and licences: what the backend is given. */
export const studentHistorySchema = z.object({
  education: rowsOf(entrySchema, ({ from }) => from),
  experience: rowsOf(entrySchema, ({ from }) => from),
  licences: rowsOf(licenceSchema, ({ month }) => month),
})

/** What each row of a form sends, by the name of its fields, which stand in the form once a row. */
export const historyColumns = {
  education: ['from', 'until', 'text'],
  experience: ['from', 'until', 'text'],
  licences: ['month', 'name'],
} as const
export type HistoryGroup = keyof typeof historyColumns
export const historyGroups = [
  'education',
  'experience',
  'licences',
] as const satisfies readonly HistoryGroup[]

/** The name of a column's fields in the form. */
export const columnName = (group: HistoryGroup, column: string): string => `${group}-${column}[]`

export type HistoryRow = Readonly<Record<string, string>>

/** The rows of a form as they were typed, without the empty ones; a column's `values` are in the order of the rows. */
export const readHistoryRows = (
  group: HistoryGroup,
  values: (name: string) => readonly string[],
): HistoryRow[] => {
  const columns = historyColumns[group].map((column) => ({
    column,
    typed: values(columnName(group, column)),
  }))
  const count = Math.max(...columns.map(({ typed }) => typed.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(({ column, typed }) => [column, typed[index] ?? ''])),
  ).filter((row) => Object.values(row).some((value) => value.trim() !== ''))
}

/** Rows that are read of a form; those in which something is typed are counted. */
const columnSchema = listOf(machineText(500, 'TOO_LONG'), 100)

/** The same as a plain form sends it: columns, each with a value for every row. Problems are told by group and row. */
export const studentHistoryFormSchema = z.pipe(
  z.pipe(
    z.object({
      'education-from[]': columnSchema,
      'education-until[]': columnSchema,
      'education-text[]': columnSchema,
      'experience-from[]': columnSchema,
      'experience-until[]': columnSchema,
      'experience-text[]': columnSchema,
      'licences-month[]': columnSchema,
      'licences-name[]': columnSchema,
    }),
    z.transform((columns): z.input<typeof studentHistorySchema> => {
      const given: Readonly<Record<string, readonly string[]>> = columns
      const rows = (group: HistoryGroup) => readHistoryRows(group, (name) => given[name] ?? [])
      const entries = (group: 'education' | 'experience') =>
        rows(group).map(({ from = '', until = '', text = '' }) => ({ from, until, text }))
      return {
        education: entries('education'),
        experience: entries('experience'),
        licences: rows('licences').map(({ month = '', name = '' }) => ({ month, name })),
      }
    }),
  ),
  studentHistorySchema,
)
