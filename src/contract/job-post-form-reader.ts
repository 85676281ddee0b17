import { postalCodeSchema } from './account-field.ts'
import { prefectures } from './codes/prefectures.ts'
import { withoutInvisible } from './hidden-characters.ts'
import { definitionOf, type JobPostField } from './job-post-fields.ts'
import { rowsOf, typedIn, type TypedJobPost } from './job-post-typed.ts'
import { isVisible } from './plain-text.ts'
import {
  nearestRows,
  readStation,
  stationMinutes,
  type NearestStation,
  type StationReader,
} from './nearest-stations.ts'
import type { JobPostSnapshot } from './job-post-snapshot.generated.ts'
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
  'NOT_STATION',
  'UNKNOWN_STATION',
  'NOT_NEAR',
  'OUT_OF_RANGE',
  'ENDS_BEFORE',
  'BELOW_LEAST',
  'TOGETHER',
  'PAST',
] as const
export type FormProblem = (typeof formProblems)[number]

/** The first problem of each field, by its name in the form: `title`, `workplaces.0.city`. */
export type FormProblems = Readonly<Record<string, FormProblem>>

const isPrefecture = (code: string): boolean => prefectures.some((each) => each.code === code)

/** Reads fields one by one, and keeps the first problem of each. What has a problem is read as if nothing were typed. */
export const createFieldReader = (typed: TypedJobPost, stationOf: StationReader) => {
  const problems: Record<string, FormProblem> = {}
  const problem = (name: string, what: FormProblem): null => {
    problems[name] ??= what
    return null
  }

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

  /** One entry a line; lines in which nothing is seen are left out. */
  const lines = (field: JobPostField, most: number, each: number): string[] => {
    const found = (typed[field] ?? '').split('\n').filter(isVisible)
    if (found.length > most) problem(field, 'TOO_MANY')
    return found.map((entry) => line(field, entry, each) ?? '').filter(Boolean)
  }

  const years = (field: JobPostField, most: number): number[] => {
    const found = read(field, readYears, 'NOT_YEARS') ?? []
    const { min, max } = limits.graduationYear
    if (found.some((year) => year < min || year > max)) problem(field, 'OUT_OF_RANGE')
    if (found.length > most) problem(field, 'TOO_MANY')
    return problems[field] === undefined ? found : []
  }

  const workAspectsTyped = (): DescribedWork =>
    Object.fromEntries(
      workAspects.flatMap((aspect): [WorkAspect, WorkAspectValue][] => {
        const name = `workAspects.${aspect}`
        const text = typed[name]
        if (text === undefined) return []
        const value = workAspectValues.find((each) => String(each) === text)
        if (value === undefined) problem(name, 'CHOOSE')
        return value === undefined ? [] : [[aspect, value]]
      }),
    )

  /** Stations of a workplace; a row of which something is typed says all. */
  const nearest = (
    row: Readonly<Record<string, string>>,
    at: (part: string) => string,
    prefecture: string,
  ): Pick<SnapshotWorkplace, 'stations'> => {
    const stations = nearestRows.flatMap((each): NearestStation[] => {
      const name = line(at(`station${each}`), row[`station${each}`], 60)
      const time = line(at(`minutes${each}`), row[`minutes${each}`], 20)
      if (name === null && time === null) return []
      const written = name === null ? null : readStation(name, prefecture)
      const station = name === null || written === null ? null : stationOf(name, prefecture)
      if (name === null) problem(at(`station${each}`), 'REQUIRED')
      else if (written === null) problem(at(`station${each}`), 'NOT_STATION')
      else if (station === null) problem(at(`station${each}`), 'UNKNOWN_STATION')
      const minutes =
        time === null ? null : readMinutes(withoutInvisible(time).replace(/^(?:徒歩|バス|で|約|\s)+/u, ''))
      const { least, most } = stationMinutes
      if (minutes === null) problem(at(`minutes${each}`), time === null ? 'REQUIRED' : 'NOT_NEAR')
      else if (minutes < least || minutes > most) problem(at(`minutes${each}`), 'NOT_NEAR')
      return station === null || minutes === null
        ? []
        : [{ station, way: row[`way${each}`] === 'bus' ? 'bus' : 'walk', minutes }]
    })
    return stations.length === 0 ? {} : { stations }
  }

  const workplaces = (): SnapshotWorkplace[] => {
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
        ...nearest(row, at, prefectureCode),
      }
    })
    return [...rows.filter(({ scope }) => scope === 'hire'), ...rows.filter(({ scope }) => scope === 'range')]
  }

  const allowances = (): WageAllowance[] =>
    rowsOf(typed, 'allowances').map((row, index) => {
      const at = (part: string) => `allowances.${index}.${part}`
      const name = line(at('name'), row['name'], 40) ?? problem(at('name'), 'REQUIRED')
      const text = line(at('amount'), row['amount'], 40)
      const amount = text === null ? null : readYen(text)
      if (text !== null && amount === null) problem(at('amount'), 'NOT_YEN')
      return { name: name ?? '', amount, note: line(at('note'), row['note'], 200) }
    })

  /** What is typed in a field, by its shape; null: nothing, or nothing that is understood. */
  const entered = (field: JobPostField): JobPostSnapshot[JobPostField] => {
    const { shape } = definitionOf(field)
    switch (shape.is) {
      case 'line':
        return line(field, typed[field], shape.most)
      case 'text':
        return plain(field, typed[field], shape.most)
      case 'choice': {
        const codes = Object.keys(shape.names)
        const code = read(field, (text) => codes.find((each) => each === text) ?? null, 'CHOOSE')
        return shape.type === 'boolean' && code !== null ? code === 'yes' : code
      }
      case 'codes':
        return Object.keys(shape.names).filter((code) => typed[`${field}.${code}`] !== undefined)
      case 'yen':
        return inRange(field, read(field, readYen, 'NOT_YEN'), shape.least, shape.most)
      case 'minutes':
        return inRange(field, read(field, readMinutes, 'NOT_MINUTES'), shape.least, shape.most)
      case 'count': {
        const count = read(field, (text) => readCount(text, shape.unit), 'NOT_COUNT')
        return inRange(field, count, shape.least, shape.most)
      }
      case 'time':
        return read(field, readTime, 'NOT_TIME')
      case 'day':
        return read(field, readDay, dayProblem)
      case 'deadline':
        return read(field, readDeadline, deadlineProblem)
      case 'years':
        return years(field, shape.most)
      case 'lines':
        return lines(field, shape.most, shape.each)
      case 'questions':
        return typedIn(typed, field).flatMap(([name, text]) => line(name, text, shape.each) ?? [])
      case 'workplaces':
        return workplaces()
      case 'allowances':
        return allowances()
      case 'aspects':
        return workAspectsTyped()
    }
  }

  return {
    problems,
    problem,
    /** True when something is typed. */
    has: (field: JobPostField): boolean => typedIn(typed, field).some(([, value]) => isVisible(value)),
    entered,
  }
}

export type FieldReader = ReturnType<typeof createFieldReader>
