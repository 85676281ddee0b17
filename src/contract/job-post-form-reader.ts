import { postalCodeSchema } from './account-field.ts'
import { insuranceKinds, type InsuranceKind } from './codes/job-post.ts'
import { prefectures } from './codes/prefectures.ts'
import { withoutInvisible } from './hidden-characters.ts'
import { definitionOf, type JobPostField } from './job-post-fields.ts'
import { rowsOf, typedIn, type TypedJobPost } from './job-post-typed.ts'
import { isVisible } from './plain-text.ts'
import type { SnapshotWorkplace, WageAllowance } from './job-post.ts'
import { limits } from './limits.ts'
import {
  workAspects,
  workAspectValues,
  type DescribedWork,
  type WorkAspect,
  type WorkAspectValue,
} from './questionnaires/work-aspects.ts'
import { dayProblem, dayProblems, readDay } from './written-date.ts'
import { deadlineProblem, readDeadline } from './written-deadline.ts'
import { readCount, readMinutes, readTime, readYears, readYen } from './written-number.ts'

/** What can be wrong with what is typed in a field. */
export const formProblems = [
  'REQUIRED',
  'CHOOSE',
  'TOO_LONG',
  'NOT_PLAIN',
  'TOO_MANY',
  'NOT_YEN',
  'NOT_COUNT',
  'NOT_MINUTES',
  'NOT_TIME',
  ...dayProblems,
  'NOT_YEARS',
  'NOT_POSTAL_CODE',
  'OUT_OF_RANGE',
  'ENDS_BEFORE',
  'BELOW_LEAST',
  'UNPAID',
  'NO_OVERTIME',
  'TOGETHER',
  'PAST',
] as const
export type FormProblem = (typeof formProblems)[number]

/** The first problem of each field, by its name in the form: `title`, `workplaces.0.city`. */
export type FormProblems = Readonly<Record<string, FormProblem>>

const isPrefecture = (code: string): boolean => prefectures.some((each) => each.code === code)

/** Reads fields one by one, and keeps the first problem of each. What has a problem is read as if nothing were typed. */
export const createFieldReader = (typed: TypedJobPost) => {
  const problems: Record<string, FormProblem> = {}
  const problem = (name: string, what: FormProblem): null => {
    problems[name] ??= what
    return null
  }
  const shapeOf = (field: JobPostField) => definitionOf(field).shape

  /** The text as it stands; null: nothing that is seen. */
  const plain = (name: string, text: string | undefined, most: number): string | null => {
    if (text === undefined || !isVisible(text)) return null
    return text.length > most ? problem(name, 'TOO_LONG') : text
  }
  const line = (name: string, text: string | undefined, most: number): string | null =>
    text !== undefined && /[\n\t]/u.test(text) ? problem(name, 'NOT_PLAIN') : plain(name, text, most)

  const read = <Value>(
    field: JobPostField,
    reading: (text: string) => Value | null,
    otherwise: FormProblem | ((text: string) => FormProblem),
  ): Value | null => {
    const text = typed[field]
    if (text === undefined || !isVisible(text)) return null
    const plain = withoutInvisible(text)
    const value = text.length > 100 ? null : reading(plain)
    return value ?? problem(field, typeof otherwise === 'string' ? otherwise : otherwise(plain))
  }

  const inRange = (field: JobPostField, value: number | null, least: number, most: number) =>
    value === null || (value >= least && value <= most) ? value : problem(field, 'OUT_OF_RANGE')

  return {
    problems,
    problem,
    /** True when something is typed. */
    has: (field: JobPostField): boolean => typedIn(typed, field).some(([, value]) => isVisible(value)),

    text: (field: JobPostField): string | null => {
      const shape = shapeOf(field)
      if (shape.is === 'line') return line(field, typed[field], shape.most)
      return shape.is === 'text' ? plain(field, typed[field], shape.most) : null
    },
    code: <Code extends string>(field: JobPostField, codes: readonly Code[]): Code | null =>
      read(field, (text) => codes.find((code) => code === text) ?? null, 'CHOOSE'),
    yesNo: (field: JobPostField): boolean | null =>
      read(field, (text) => (text === 'yes' ? true : text === 'no' ? false : null), 'CHOOSE'),
    number: (field: JobPostField): number | null => {
      const shape = shapeOf(field)
      if (shape.is === 'yen') return inRange(field, read(field, readYen, 'NOT_YEN'), shape.least, shape.most)
      if (shape.is === 'minutes')
        return inRange(field, read(field, readMinutes, 'NOT_MINUTES'), shape.least, shape.most)
      if (shape.is !== 'count') return null
      const value = read(field, (text) => readCount(text, shape.unit), 'NOT_COUNT')
      return inRange(field, value, shape.least, shape.most)
    },
    /** HH:MM:SS */
    time: (field: JobPostField): string | null => read(field, readTime, 'NOT_TIME'),
    /** YYYY-MM-DD */
    day: (field: JobPostField): string | null => read(field, readDay, dayProblem),
    /** RFC 3339 */
    deadline: (field: JobPostField): string | null => read(field, readDeadline, deadlineProblem),
    years: (field: JobPostField): number[] => {
      const years = read(field, readYears, 'NOT_YEARS') ?? []
      const { min, max } = limits.graduationYear
      if (years.some((year) => year < min || year > max)) problem(field, 'OUT_OF_RANGE')
      const shape = shapeOf(field)
      if (shape.is === 'years' && years.length > shape.most) problem(field, 'TOO_MANY')
      return problems[field] === undefined ? years : []
    },
    lines: (field: JobPostField): string[] => {
      const shape = shapeOf(field)
      const found = (typed[field] ?? '').split('\n').filter(isVisible)
      if (shape.is !== 'lines') return []
      if (found.length > shape.most) problem(field, 'TOO_MANY')
      return found.map((each) => line(field, each, shape.each) ?? '').filter(Boolean)
    },
    questions: (): string[] => {
      const shape = shapeOf('questions')
      const most = shape.is === 'questions' ? shape.each : 0
      return typedIn(typed, 'questions').flatMap(([name, text]) => line(name, text, most) ?? [])
    },
    insurance: (): InsuranceKind[] =>
      insuranceKinds.filter((kind) => typed[`insurance.${kind}`] !== undefined),
    workAspects: (): DescribedWork =>
      Object.fromEntries(
        workAspects.flatMap((aspect): [WorkAspect, WorkAspectValue][] => {
          const name = `workAspects.${aspect}`
          const text = typed[name]
          if (text === undefined) return []
          const value = workAspectValues.find((each) => String(each) === text)
          if (value === undefined) problem(name, 'CHOOSE')
          return value === undefined ? [] : [[aspect, value]]
        }),
      ),
    workplaces: (): SnapshotWorkplace[] => {
      const rows = rowsOf(typed, 'workplaces').map((row, index): SnapshotWorkplace => {
        const at = (part: string) => `workplaces.${index}.${part}`
        const needed = (part: string, most: number): string => {
          const text = line(at(part), row[part], most)
          if (text === null) problem(at(part), 'REQUIRED')
          return text ?? ''
        }
        const postal = line(at('postalCode'), withoutInvisible(row['postalCode'] ?? ''), 20)
        const code = postal === null ? null : postalCodeSchema.safeParse(postal)
        if (code !== null && !code.success) problem(at('postalCode'), 'NOT_POSTAL_CODE')
        const prefectureCode = row['prefectureCode'] ?? ''
        if (!isPrefecture(prefectureCode)) problem(at('prefectureCode'), 'CHOOSE')
        return {
          scope: row['scope'] === 'range' ? 'range' : 'hire',
          name: needed('name', 100),
          postalCode: code?.data ?? null,
          prefectureCode,
          city: needed('city', 100),
          street: line(at('street'), row['street'], 200) ?? '',
          access: line(at('access'), row['access'], 200),
        }
      })
      return [
        ...rows.filter(({ scope }) => scope === 'hire'),
        ...rows.filter(({ scope }) => scope === 'range'),
      ]
    },
    allowances: (): WageAllowance[] =>
      rowsOf(typed, 'allowances').map((row, index) => {
        const at = (part: string) => `allowances.${index}.${part}`
        const name = line(at('name'), row['name'], 40) ?? problem(at('name'), 'REQUIRED')
        const text = line(at('amount'), row['amount'], 40)
        const amount = text === null ? null : readYen(text)
        if (text !== null && amount === null) problem(at('amount'), 'NOT_YEN')
        return { name: name ?? '', amount, note: line(at('note'), row['note'], 200) }
      }),
  }
}

export type FieldReader = ReturnType<typeof createFieldReader>
