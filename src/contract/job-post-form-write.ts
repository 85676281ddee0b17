import { definitionOf, jobPostFieldNames, type FieldShape, type JobPostField } from './job-post-fields.ts'
import { formatDate, formatMinutes, formatTime } from './format/time.ts'
import { formatNumber } from './format/money.ts'
import { cleanTyped, rowParts, type TypedJobPost } from './job-post-typed.ts'
import type { JobPostSnapshot } from './job-post.ts'
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

type Entries = (readonly [string, string])[]

/** Fields of several entries. */
const lists = {
  graduationYears: ({ graduationYears }) => [
    ['graduationYears', graduationYears.map((year) => `${year}年`).join('、')],
  ],
  selectionFlow: ({ selectionFlow }) => [['selectionFlow', selectionFlow.join('\n')]],
  insurance: ({ insurance }) => insurance.map((kind) => [`insurance.${kind}`, 'on']),
  workAspects: (ad) =>
    describedAspects(ad.workAspects).map(({ aspect, value }) => [`workAspects.${aspect}`, String(value)]),
  questions: ({ questions }) => questions.map((question, index) => [`questions.${index}`, question]),
  workplaces: ({ workplaces }) =>
    workplaces.flatMap((place, index) =>
      rowParts.workplaces.map((part) => [`workplaces.${index}.${part}`, place[part] ?? ''] as const),
    ),
  allowances: ({ allowances }) =>
    allowances.flatMap(({ name, amount, note }, index) => [
      [`allowances.${index}.name`, name] as const,
      [`allowances.${index}.amount`, amount === null ? '' : formatNumber(amount)] as const,
      [`allowances.${index}.note`, note ?? ''] as const,
    ]),
} as const satisfies Partial<Record<JobPostField, (ad: JobPostSnapshot) => Entries>>

const isList = (field: JobPostField): field is keyof typeof lists => Object.hasOwn(lists, field)

const entriesOf = (ad: JobPostSnapshot, field: JobPostField): Entries => {
  if (isList(field)) return lists[field](ad)
  const { shape } = definitionOf(field)
  const value = ad[field]
  if (value === null) return []
  if (typeof value === 'boolean') return [[field, value ? 'yes' : 'no']]
  return [[field, typeof value === 'number' ? writeNumber(shape, value) : writeText(shape, value)]]
}

/** What an ad states, as the form shows it to be changed; read again it is the same. `unsaid`: fields it doesn't say yet. */
export const writeJobPostForm = (ad: JobPostSnapshot, unsaid: readonly string[]): TypedJobPost =>
  cleanTyped(jobPostFieldNames.flatMap((field) => (unsaid.includes(field) ? [] : entriesOf(ad, field))))
