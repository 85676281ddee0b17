import type { FieldShape } from './job-post-field-shapes.ts'
import { definitionOf, jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { formatDate, formatMinutes, formatTime } from './format/time.ts'
import { formatNumber } from './format/money.ts'
import type { SnapshotWorkplace } from './job-post.ts'
import { cleanTyped, type rowParts, type TypedJobPost } from './job-post-typed.ts'
import type { JobPostSnapshot } from './job-post-snapshot.generated.ts'
import { writeNearest } from './nearest-stations.ts'
import { describedAspects } from './questionnaires/work-aspects.ts'

const japan = 9 * 60 * 60 * 1000

/** 2027年3月31日 for the last second of that day in Japan, with the time of any other instant. */
const formatDeadline = (instant: string): string => {
  const [hours = '', minutes = '', seconds = ''] = new Date(Date.parse(instant) + japan)
    .toISOString()
    .slice(11, 23)
    .split(':')
  const day = formatDate(instant)
  if (`${hours}:${minutes}:${seconds}` === '23:59:59.000') return day
  const time = `${day} ${Number(hours)}:${minutes}`
  return seconds === '00.000' ? time : `${time}:${seconds}`
}

const writeNumber = (shape: FieldShape, value: number): string => {
  if (shape.is === 'minutes') return formatMinutes(value)
  if (shape.is !== 'count') return formatNumber(value)
  return shape.unit === 'months' && value === 0 ? 'なし' : `${formatNumber(value)}${shape.suffix}`
}

const writeText = (shape: FieldShape, value: string): string => {
  if (shape.is === 'time') return formatTime(value)
  if (shape.is === 'day') return formatDate(value)
  return shape.is === 'deadline' ? formatDeadline(value) : value
}

const partsOf = ({
  stations = [],
  ...place
}: SnapshotWorkplace): Partial<Record<(typeof rowParts.workplaces)[number], string>> => ({
  ...place,
  postalCode: place.postalCode ?? '',
  access: place.access ?? '',
  ...writeNearest(stations, place.prefectureCode),
})

type Entries = (readonly [string, string])[]

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What stands in the form of one field of an ad. */
export const entriesOf = (ad: Partial<JobPostSnapshot>, field: JobPostField): Entries => {
  const { shape } = definitionOf(field)
  const value = ad[field]
  switch (shape.is) {
    case 'years':
      return [[field, Array.isArray(value) ? value.map((year) => `${String(year)}年`).join('、') : '']]
    case 'lines':
      return [[field, textsOf(value).join('\n')]]
    case 'codes':
      return textsOf(value).map((code) => [`${field}.${code}`, 'on'])
    case 'questions':
      return textsOf(value).map((question, index) => [`${field}.${index}`, question])
    case 'aspects':
      return describedAspects(ad.workAspects ?? {}).map(({ aspect, value: place }) => [
        `${field}.${aspect}`,
        String(place),
      ])
    case 'workplaces':
      return (ad.workplaces ?? []).flatMap((place, index) =>
        Object.entries(partsOf(place)).map(([part, text]) => [`${field}.${index}.${part}`, text] as const),
      )
    case 'allowances':
      return (ad.allowances ?? []).flatMap(({ name, amount, note }, index) => [
        [`${field}.${index}.name`, name] as const,
        [`${field}.${index}.amount`, amount === null ? '' : formatNumber(amount)] as const,
        [`${field}.${index}.note`, note ?? ''] as const,
      ])
    case 'choice':
    case 'count':
    case 'day':
    case 'deadline':
    case 'line':
    case 'minutes':
    case 'text':
    case 'time':
    case 'yen':
      if (typeof value === 'boolean') return [[field, value ? 'yes' : 'no']]
      if (typeof value === 'number') return [[field, writeNumber(shape, value)]]
      return typeof value === 'string' ? [[field, writeText(shape, value)]] : []
  }
}

/** What an ad states, as the form shows it to be changed; read again it is the same. `unsaid`: fields it doesn't say yet. */
export const writeJobPostForm = (ad: JobPostSnapshot, unsaid: readonly string[]): TypedJobPost =>
  cleanTyped(jobPostFieldNames.flatMap((field) => (unsaid.includes(field) ? [] : entriesOf(ad, field))))
