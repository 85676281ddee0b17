import {
  ageLimitExceptions,
  hoursSystems,
  jobPostKinds,
  remotes,
  smokingMeasures,
  termKinds,
  wageUnits,
  type JobPostKind,
} from './codes/job-post.ts'
import { occupationCodes } from './codes/occupations.ts'
import { jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { createFieldReader, type FieldReader, type FormProblems } from './job-post-form-reader.ts'
import { countedTyped, isRequired, type TypedJobPost } from './job-post-typed.ts'
import type { JobPostSnapshot } from './job-post.ts'

/** What is written into columns that cannot be empty while a draft does not say it yet. */
const notYetSaid = {
  remote: 'none',
  probationMonths: 0,
  hoursSystem: 'fixed',
  breakMinutes: 0,
  wageUnit: 'month',
  dispatch: false,
  smoking: 'no_smoking',
  openings: 1,
  replyByDays: 7,
} as const

/** Fields whose column says something although nothing was typed: a draft keeps which of them those are. */
export const unsayable = new Set<JobPostField>([
  'remote',
  'termKind',
  'probationMonths',
  'hoursSystem',
  'breakMinutes',
  'overtime',
  'wageUnit',
  'dispatch',
  'smoking',
  'openings',
  'replyByDays',
])

/** `ad`: all that is understood. With problems or with something missing it is not what the form says. */
export type FormReading = {
  ad: JobPostSnapshot
  problems: FormProblems
  /** What no ad is published without and is not typed yet, in the form's order. */
  missing: readonly JobPostField[]
}

const termOf = (reader: FieldReader) => {
  const dates = { termFrom: reader.day('termFrom'), termTo: reader.day('termTo') }
  const renewal = {
    renewalCriteria: reader.text('renewalCriteria'),
    renewalLimit: reader.text('renewalLimit'),
  }
  const typed = [...Object.values(dates), ...Object.values(renewal)].some((value) => value !== null)
  const termKind = reader.code('termKind', termKinds) ?? (typed ? 'fixed' : 'indefinite')
  if (termKind === 'indefinite')
    return { termKind, termFrom: null, termTo: null, renewalCriteria: null, renewalLimit: null }
  if (dates.termFrom !== null && dates.termTo !== null && dates.termTo < dates.termFrom)
    reader.problem('termTo', 'ENDS_BEFORE')
  return { termKind, ...dates, ...renewal }
}

const hoursOf = (reader: FieldReader) => {
  const [startsAt, endsAt] = [reader.time('startsAt'), reader.time('endsAt')]
  if (reader.has('startsAt') && !reader.has('endsAt')) reader.problem('endsAt', 'TOGETHER')
  if (reader.has('endsAt') && !reader.has('startsAt')) reader.problem('startsAt', 'TOGETHER')
  const overtimeHours = reader.number('overtimeHours')
  const overtime = reader.yesNo('overtime') ?? (overtimeHours ?? 0) > 0
  if (!overtime && (overtimeHours ?? 0) > 0) reader.problem('overtimeHours', 'NO_OVERTIME')
  return {
    hoursSystem: reader.code('hoursSystem', hoursSystems) ?? notYetSaid.hoursSystem,
    startsAt,
    endsAt,
    breakMinutes: reader.number('breakMinutes') ?? notYetSaid.breakMinutes,
    deemedMinutes: reader.number('deemedMinutes'),
    hoursNote: reader.text('hoursNote'),
    overtime,
    overtimeHours,
  }
}

const fixedOvertimeFields = [
  'fixedOvertimeName',
  'fixedOvertimeAmount',
  'fixedOvertimeHours',
  'fixedOvertimeExcessPaid',
] as const

const wageOf = (reader: FieldReader) => {
  const wageUnit = reader.code('wageUnit', wageUnits) ?? notYetSaid.wageUnit
  const [wageMin, wageMax] = [reader.number('wageMin'), reader.number('wageMax')]
  for (const field of ['wageMin', 'wageMax'] as const)
    if (wageUnit === 'unpaid' && reader.has(field)) reader.problem(field, 'UNPAID')
  if (reader.has('wageMax') && !reader.has('wageMin')) reader.problem('wageMin', 'TOGETHER')
  if (wageMin !== null && wageMax !== null && wageMax < wageMin) reader.problem('wageMax', 'BELOW_LEAST')
  if (fixedOvertimeFields.some((field) => reader.has(field)))
    for (const field of fixedOvertimeFields) if (!reader.has(field)) reader.problem(field, 'TOGETHER')
  return {
    wageUnit,
    wageMin,
    wageMax,
    fixedOvertimeName: reader.text('fixedOvertimeName'),
    fixedOvertimeAmount: reader.number('fixedOvertimeAmount'),
    fixedOvertimeHours: reader.number('fixedOvertimeHours'),
    fixedOvertimeExcessPaid: reader.yesNo('fixedOvertimeExcessPaid'),
    allowances: reader.allowances(),
    bonus: reader.text('bonus'),
    raise: reader.text('raise'),
    wageNote: reader.text('wageNote'),
    travelCosts: reader.text('travelCosts'),
  }
}

const ageLimitOf = (reader: FieldReader) => {
  const together = ['ageLimitException', 'ageLimitReason'] as const
  if ([...together, 'ageLimitMax' as const].some((field) => reader.has(field)))
    for (const field of together) if (!reader.has(field)) reader.problem(field, 'TOGETHER')
  return {
    ageLimitMax: reader.number('ageLimitMax'),
    ageLimitException: reader.code('ageLimitException', ageLimitExceptions),
    ageLimitReason: reader.text('ageLimitReason'),
  }
}

const probationOf = (reader: FieldReader) => {
  const probationMonths = reader.number('probationMonths') ?? notYetSaid.probationMonths
  const conditions = reader.text('probationConditions')
  return { probationMonths, probationConditions: conditions ?? (probationMonths > 0 ? '' : null) }
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
 * changed of a text: what is written is what was typed.
 */
export const readJobPostForm = (typed: TypedJobPost, before: JobPostKind | null): FormReading => {
  const counted = countedTyped(typed, before)
  const reader = createFieldReader(counted)
  const kind = reader.code('kind', jobPostKinds) ?? before ?? 'new_grad'
  const workplaces = reader.workplaces()
  const ad: JobPostSnapshot = {
    kind,
    title: reader.text('title') ?? '',
    occupation: reader.code('occupation', occupationCodes) ?? '',
    graduationYears: reader.years('graduationYears'),
    duties: reader.text('duties') ?? '',
    dutiesRange: reader.text('dutiesRange') ?? '',
    workAspects: reader.workAspects(),
    eventDates: reader.text('eventDates'),
    eventDays: reader.number('eventDays'),
    participants: reader.text('participants'),
    workplaces,
    workplacesRange: reader.text('workplacesRange') ?? '',
    remote: reader.code('remote', remotes) ?? notYetSaid.remote,
    ...termOf(reader),
    ...probationOf(reader),
    ...hoursOf(reader),
    holidays: reader.text('holidays') ?? '',
    holidaysPerYear: reader.number('holidaysPerYear'),
    ...wageOf(reader),
    insurance: reader.insurance(),
    dispatch: reader.yesNo('dispatch') ?? notYetSaid.dispatch,
    smoking: reader.code('smoking', smokingMeasures) ?? notYetSaid.smoking,
    smokingNote: reader.text('smokingNote'),
    ...ageLimitOf(reader),
    openings: reader.number('openings') ?? notYetSaid.openings,
    selectionFlow: reader.lines('selectionFlow'),
    questions: reader.questions(),
    replyByDays: reader.number('replyByDays') ?? notYetSaid.replyByDays,
    validThrough: reader.deadline('validThrough'),
  }
  const also = new Set(alsoMissing(ad, reader))
  const isMissing = (field: JobPostField) =>
    field === 'workplaces' ? !workplaces.some(({ scope }) => scope === 'hire') : !reader.has(field)
  const missing = jobPostFieldNames.filter(
    (field) => also.has(field) || (isRequired(field, kind) && isMissing(field)),
  )
  return { ad, problems: reader.problems, missing }
}
