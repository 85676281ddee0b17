import type { JobPostKind } from './codes/job-post.ts'
import { definitionOf, isNullable, jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { createFieldReader, type FieldReader, type FormProblems } from './job-post-form-reader.ts'
import { countedTyped, isRequired, typedKind, type TypedJobPost } from './job-post-typed.ts'
import type { JobPostSnapshot } from './job-post-snapshot.generated.ts'
import { readStation, type StationReader } from './nearest-stations.ts'

/** Fields whose column says something although nothing was typed: a draft keeps which of them those are. */
export const unsayable: ReadonlySet<JobPostField> = new Set(
  jobPostFieldNames.filter((field) => definitionOf(field).unsaid !== undefined),
)

/** `ad`: all that is understood. With problems or with something missing it is not what the form says. */
export type FormReading = {
  ad: JobPostSnapshot
  problems: FormProblems
  /** What no ad is published without and is not typed yet, in the form's order. */
  missing: readonly JobPostField[]
}

/** Each field by itself. An overload, since no type tells that each name keeps its own shape. */
function readFields(reader: FieldReader): JobPostSnapshot
function readFields(reader: FieldReader): Partial<Record<string, unknown>> {
  return Object.fromEntries(
    jobPostFieldNames.map((field) => {
      const definition = definitionOf(field)
      return [field, reader.entered(field) ?? definition.unsaid ?? (isNullable(definition) ? null : '')]
    }),
  )
}

const termOf = (ad: JobPostSnapshot, reader: FieldReader) => {
  const { termFrom, termTo, renewalCriteria, renewalLimit } = ad
  const hasTerm = [termFrom, termTo, renewalCriteria, renewalLimit].some((value) => value !== null)
  const termKind = reader.entered('termKind') === null && hasTerm ? 'fixed' : ad.termKind
  if (termKind === 'indefinite')
    return { termKind, termFrom: null, termTo: null, renewalCriteria: null, renewalLimit: null }
  if (termFrom !== null && termTo !== null && termTo < termFrom) reader.problem('termTo', 'ENDS_BEFORE')
  return { termKind }
}

const overtimeOf = ({ overtime, overtimeHours }: JobPostSnapshot, reader: FieldReader) => {
  const hasHours = (overtimeHours ?? 0) > 0
  if (reader.entered('overtime') === null) return { overtime: hasHours }
  if (!overtime && hasHours) reader.problem('overtimeHours', 'NO_OVERTIME')
  return { overtime }
}

const probationOf = ({ probationMonths, probationConditions }: JobPostSnapshot) => ({
  probationConditions: probationConditions ?? (probationMonths > 0 ? '' : null),
})

const hours = ['startsAt', 'endsAt'] as const
const fixedOvertime = [
  'fixedOvertimeName',
  'fixedOvertimeAmount',
  'fixedOvertimeHours',
  'fixedOvertimeExcessPaid',
] as const
const ageLimit = ['ageLimitException', 'ageLimitReason'] as const

/** Where one of the first is typed, all of the second are asked for. */
const together: readonly (readonly [readonly JobPostField[], readonly JobPostField[]])[] = [
  [hours, hours],
  [['wageMax'], ['wageMin']],
  [fixedOvertime, fixedOvertime],
  [[...ageLimit, 'ageLimitMax'], ageLimit],
]

const checkTogether = (reader: FieldReader): void => {
  const typed = together.filter(([fields]) => fields.some((field) => reader.has(field)))
  for (const field of typed.flatMap(([, asked]) => asked))
    if (!reader.has(field)) reader.problem(field, 'TOGETHER')
}

const checkWage = ({ wageUnit, wageMin, wageMax }: JobPostSnapshot, reader: FieldReader): void => {
  for (const field of ['wageMin', 'wageMax'] as const)
    if (wageUnit === 'unpaid' && reader.has(field)) reader.problem(field, 'UNPAID')
  if (wageMin !== null && wageMax !== null && wageMax < wageMin) reader.problem('wageMax', 'BELOW_LEAST')
}

/** What is asked for beside what every ad of the kind says, by what else it says. */
const alsoMissing = (ad: JobPostSnapshot, reader: FieldReader): JobPostField[] => {
  const needed: readonly (readonly [boolean, readonly JobPostField[]])[] = [
    [ad.termKind === 'fixed', ['termFrom', 'termTo', 'renewalCriteria', 'renewalLimit']],
    [ad.probationMonths > 0, ['probationConditions']],
    [ad.hoursNote === null, ['startsAt', 'endsAt']],
    [ad.hoursSystem === 'discretionary', ['deemedMinutes']],
    [ad.wageUnit !== 'unpaid', ['wageMin']],
  ]
  return needed.flatMap(([isNeeded, fields]) =>
    isNeeded ? fields.filter((field) => !reader.has(field)) : [],
  )
}

/**
 * What the form says. `before`: the kind of the ad as it was saved, whose form may have had other fields. Nothing is
 * changed of a text: what is written is what was typed. `stationOf`: the station that is written so for a
 * workplace of the prefecture, null: none.
 */
export const readJobPostForm = (
  typed: TypedJobPost,
  before: JobPostKind | null,
  stationOf: StationReader = readStation,
): FormReading => {
  const counted = countedTyped(typed, before)
  const reader = createFieldReader(counted, stationOf)
  const read = readFields(reader)
  checkTogether(reader)
  checkWage(read, reader)
  const kind = typedKind(counted) ?? before ?? 'new_grad'
  const ad = { ...read, kind, ...termOf(read, reader), ...overtimeOf(read, reader), ...probationOf(read) }
  const also = new Set(alsoMissing(ad, reader))
  const isMissing = (field: JobPostField) =>
    field === 'workplaces' ? !ad.workplaces.some(({ scope }) => scope === 'hire') : !reader.has(field)
  const missing = jobPostFieldNames.filter(
    (field) => also.has(field) || (isRequired(field, kind) && isMissing(field)),
  )
  return { ad, problems: reader.problems, missing }
}
