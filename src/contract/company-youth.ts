import * as z from 'zod/mini'
import type { YouthInfo } from './company.ts'
import { blankableText } from './student-field.ts'
import { readYear } from './written-date.ts'
import { figureSchema } from './written-figure.ts'
import { idText, listOf, machineText, typedOrNumber } from './text-input.ts'

/** 青少年雇用情報 as an owner writes it; the law asks for the last three business years. */
export const youthLimits = { hires: 3, text: 500 } as const

const people = figureSchema({ units: ['名', '人'], min: 0, max: 100_000, decimals: 0 })
const needed = z.pipe(people, z.number('REQUIRED').check(z.gte(0, 'REQUIRED')))
const percent = figureSchema({ units: ['%', 'パーセント'], min: 0, max: 100, decimals: 1 })

/** A business year, which the last three are. */
const yearSchema = z.pipe(
  typedOrNumber('NOT_YEAR', 'NOT_YEAR'),
  z.transform((given, context): number => {
    const year = typeof given === 'number' ? given : readYear(given)
    if (year !== null && year >= 2000 && year <= new Date().getUTCFullYear() + 1) return year
    context.issues.push({ code: 'custom', message: 'NOT_YEAR', input: given })
    return z.NEVER
  }),
)

const hiresSchema = z
  .object({ year: yearSchema, hired: needed, left: needed, male: people, female: people })
  .check(
    z.refine(({ hired, left }) => left <= hired, { error: 'MORE_THAN_HIRED', path: ['left'] }),
    z.refine(({ hired, male, female }) => (male ?? 0) + (female ?? 0) <= hired, {
      error: 'MORE_THAN_HIRED',
      path: ['male'],
    }),
  )

/** All of it or nothing: of a share half is told by nobody. */
const leaveSchema = z.prefault(
  z.nullable(
    z.object({
      maleTaken: needed,
      maleEligible: needed,
      femaleTaken: needed,
      femaleEligible: needed,
    }),
  ),
  null,
)

/** What the backend is given; the newest year comes first, each once. */
export const companyYouthSchema = z.object({
  hires: z.pipe(
    listOf(hiresSchema, youthLimits.hires).check(
      z.refine((rows) => new Set(rows.map(({ year }) => year)).size === rows.length, 'INVALID'),
    ),
    z.transform((rows) => rows.toSorted((one, other) => other.year - one.year)),
  ),
  averageTenure: figureSchema({ units: ['年'], min: 0, max: 60, decimals: 1 }),
  averageAge: figureSchema({ units: ['歳', '才'], min: 15, max: 90, decimals: 1 }),
  training: blankableText(youthLimits.text),
  selfDevelopment: blankableText(youthLimits.text),
  mentor: blankableText(youthLimits.text),
  careerConsulting: blankableText(youthLimits.text),
  internalCertification: blankableText(youthLimits.text),
  averageOvertime: figureSchema({ units: ['時間'], min: 0, max: 300, decimals: 1 }),
  averagePaidLeave: figureSchema({ units: ['日'], min: 0, max: 60, decimals: 1 }),
  parentalLeave: leaveSchema,
  femaleManagers: percent,
  femaleOfficers: percent,
})

/** Null where nothing was written: the page then has no such part. */
export const youthInfoOf = (written: z.output<typeof companyYouthSchema>): YouthInfo | null => {
  const { hires, ...others } = written
  return hires.length === 0 && Object.values(others).every((value) => value === null) ? null : written
}

export const hireColumns = ['year', 'hired', 'left', 'male', 'female'] as const
export const leaveColumns = ['maleTaken', 'maleEligible', 'femaleTaken', 'femaleEligible'] as const
/** The name of a column's fields in the form. */
export const hireColumnName = (column: (typeof hireColumns)[number]): string => `hires-${column}[]`

const columnSchema = listOf(machineText(500, 'TOO_LONG'), 100)
/** What the schema of the section reads. */
const typed = z.optional(z.unknown())

/** The same as a plain form sends it: rows of hires by columns, and the four figures of the leave beside each other. */
export const companyYouthFormSchema = z.pipe(
  z.pipe(
    z.object({
      company: typed,
      'hires-year[]': columnSchema,
      'hires-hired[]': columnSchema,
      'hires-left[]': columnSchema,
      'hires-male[]': columnSchema,
      'hires-female[]': columnSchema,
      maleTaken: typed,
      maleEligible: typed,
      femaleTaken: typed,
      femaleEligible: typed,
      averageTenure: typed,
      averageAge: typed,
      training: typed,
      selfDevelopment: typed,
      mentor: typed,
      careerConsulting: typed,
      internalCertification: typed,
      averageOvertime: typed,
      averagePaidLeave: typed,
      femaleManagers: typed,
      femaleOfficers: typed,
    }),
    z.transform((form) => {
      const { maleTaken, maleEligible, femaleTaken, femaleEligible, ...others } = form
      const given: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
        hireColumns.map((column) => [column, form[`hires-${column}[]`]]),
      )
      const leave = { maleTaken, maleEligible, femaleTaken, femaleEligible }
      const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
      const rows = Array.from({ length: given['year']?.length ?? 0 }, (_, index) =>
        Object.fromEntries(hireColumns.map((column) => [column, given[column]?.[index] ?? ''])),
      )
      const written: Record<string, unknown> = {
        ...others,
        hires: rows.filter((row) => Object.values(row).some((value) => value.trim() !== '')),
        parentalLeave: Object.values(leave).every(isEmpty) ? null : leave,
      }
      return written
    }),
  ),
  z.extend(companyYouthSchema, { company: idText }),
)
