import type { JobPostKind } from './codes/job-post.ts'
import { applyingTyped } from './job-post-applies.ts'
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

const checkOrder = ({ termFrom, termTo, wageMin, wageMax }: JobPostSnapshot, reader: FieldReader): void => {
  if (termFrom !== null && termTo !== null && termTo < termFrom) reader.problem('termTo', 'ENDS_BEFORE')
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
 * What the form says; what is typed in a field that does not apply says nothing. `before`: the kind of the ad as it was saved,
 * whose form may have had other fields. Nothing is changed of a text: what is written is what was typed. `stationOf`: the station
 * that is written so for a workplace of the prefecture, null: none.
 */
export const readJobPostForm = (
  typed: TypedJobPost,
  before: JobPostKind | null,
  stationOf: StationReader = readStation,
): FormReading => {
  const kind = typedKind(typed) ?? before ?? 'new_grad'
  const counted = applyingTyped(kind, countedTyped(typed, before))
  const reader = createFieldReader(counted, stationOf)
  const read = readFields(reader)
  checkTogether(reader)
  checkOrder(read, reader)
  const ad = { ...read, kind, ...probationOf(read) }
  const also = new Set(alsoMissing(ad, reader))
  const isMissing = (field: JobPostField) =>
    field === 'workplaces' ? !ad.workplaces.some(({ scope }) => scope === 'hire') : !reader.has(field)
  const missing = jobPostFieldNames.filter(
    (field) => also.has(field) || (isRequired(field, kind) && isMissing(field)),
  )
  return { ad, problems: reader.problems, missing }
}
