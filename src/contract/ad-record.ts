import * as z from 'zod/mini'
import { workplaceScopeNames } from './job-post-row-words.ts'
import { adFileLimits } from './ad-file.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { typedSchema } from './job-post-editing.ts'
import type { FieldShape } from './job-post-field-shapes.ts'
import {
  definitionOf,
  hasField,
  isJobPostField,
  jobPostFieldNames,
  type JobPostField,
} from './job-post-fields.ts'
import { entriesOf } from './job-post-form-write.ts'
import type { JobPostSnapshot } from './job-post-snapshot.generated.ts'
import { nearestMost, stationMinutes, stationWays } from './nearest-stations.ts'
import { workAspects, workAspectValues } from './questionnaires/work-aspects.ts'
import { readDay } from './written-date.ts'
import { idText, machineText, rawText, requiredText } from './text-input.ts'

/**
 * An ad as programs of companies send and get it: the values of its columns, by the names of the fields. What is null or an empty list
 * says nothing.
 */

const textOf = (most: number) => rawText(most).check(z.minLength(0))
const shaped = (most: number, pattern: RegExp, problem: string, about: z.core.GlobalMeta) =>
  machineText(most, problem).check(z.regex(pattern, problem), z.meta(about))

/** True for a day that there is, and for an instant of one. */
const isDate = (text: string): boolean =>
  readDay(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(text))

const day = shaped(10, /^\d{4}-\d{2}-\d{2}$/, 'NOT_DATE', { format: 'date', examples: ['2027-04-01'] }).check(
  z.refine(isDate, 'NOT_DATE'),
)
const time = shaped(8, /^\d{2}:\d{2}(?::\d{2})?$/, 'NOT_TIME', { examples: ['09:00'] })
const deadline = shaped(30, /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2}))?$/, 'NOT_DATE', {
  description: '日付（その日の終わりまで、日本時間）、または時刻つきの日時（RFC 3339）。',
  examples: ['2027-03-31'],
}).check(z.refine(isDate, 'NOT_DATE'))
const prefecture = shaped(2, /^\d{2}$/, 'CHOOSE', {
  description: '都道府県コード（JIS X 0401）。',
  enum: [...prefectureCodes],
})
const whole = (least: number, most: number) =>
  z.int('NOT_COUNT').check(z.minimum(least, 'OUT_OF_RANGE'), z.maximum(most, 'OUT_OF_RANGE'))
const listOf = <Item extends z.core.SomeType>(item: Item, most: number) =>
  z.array(item, 'INVALID').check(z.maxLength(most, { error: 'TOO_MANY', abort: true }))

const workplace = z.strictObject({
  scope: z
    .enum(['hire', 'range'], 'CHOOSE')
    .check(
      z.meta({ description: `hire：${workplaceScopeNames.hire}。range：${workplaceScopeNames.range}。` }),
    ),
  name: textOf(100),
  postalCode: z.nullish(textOf(20)),
  prefectureCode: prefecture,
  city: textOf(100),
  street: z.nullish(textOf(200)),
  access: z.nullish(textOf(200)),
  stations: z.nullish(
    listOf(
      z.strictObject({
        station: shaped(43, /^\d{2}.+$/u, 'NOT_STATION', {
          description: '都道府県コードと駅名。',
          examples: ['13渋谷'],
        }),
        way: z.enum(stationWays, 'CHOOSE').check(z.meta({ description: 'walk：徒歩。bus：バス。' })),
        minutes: whole(stationMinutes.least, stationMinutes.most),
      }),
      nearestMost,
    ),
  ),
})
const allowance = z.strictObject({
  name: textOf(40),
  amount: z.nullish(whole(0, 100_000_000)),
  note: z.nullish(textOf(200)),
})
const aspects = z.strictObject(
  Object.fromEntries(
    workAspects.map((aspect) => [aspect, z.optional(z.literal([...workAspectValues], 'CHOOSE'))]),
  ),
)

const schemaOf = (shape: FieldShape): z.core.$ZodType => {
  switch (shape.is) {
    case 'line':
    case 'text':
      return textOf(shape.most)
    case 'choice':
      return shape.type === 'boolean' ? z.boolean('CHOOSE') : z.enum(Object.keys(shape.names), 'CHOOSE')
    case 'codes':
      return listOf(z.enum(Object.keys(shape.names), 'CHOOSE'), Object.keys(shape.names).length)
    case 'yen':
    case 'count':
    case 'minutes':
      return whole(shape.least, shape.most)
    case 'time':
      return time
    case 'day':
      return day
    case 'deadline':
      return deadline
    case 'years':
      return listOf(whole(0, 9999), shape.most)
    case 'lines':
    case 'questions':
      return listOf(
        textOf(shape.each).check(z.refine((text) => !/[\n\r]/u.test(text), 'NOT_PLAIN')),
        shape.most,
      )
    case 'workplaces':
      return listOf(workplace, shape.most)
    case 'allowances':
      return listOf(allowance, shape.most)
    case 'aspects':
      return aspects
  }
}

const namesIn = (shape: FieldShape): string =>
  shape.is === 'choice' && shape.type !== 'boolean' && shape.type !== 'string'
    ? Object.entries(shape.names)
        .map(([code, name]) => `${code}：${name}`)
        .join('、')
    : ''

/** What the description of a field says: its label in the form, and what is expected there. */
const aboutField = (field: JobPostField): string => {
  const { label, kinds, shape } = definitionOf(field)
  const only = { all: '', employment: '雇用の募集だけ', programme: '雇用でない募集だけ' }[kinds]
  return [`${label}。`, namesIn(shape), only].filter((part) => part !== '').join(' ')
}

/** Any part of an ad: fields that are left out stay as they are. */
export const adRecordSchema = z.strictObject(
  Object.fromEntries(
    jobPostFieldNames.map((field) => [
      field,
      z.nullish(schemaOf(definitionOf(field).shape)).check(z.meta({ description: aboutField(field) })),
    ]),
  ),
)
export type AdRecord = Readonly<Partial<Record<JobPostField, unknown>>>

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  (typeof value !== 'object' || Object.keys(value).length > 0)

/** What an ad says, by the fields that its kind has. `unsaid`: fields whose values only stand in for ones that it does not say yet. */
export const recordOf = (ad: JobPostSnapshot, unsaid: readonly string[]): AdRecord =>
  Object.fromEntries(
    jobPostFieldNames.flatMap((field) =>
      hasField(ad.kind, field) && !unsaid.includes(field) && isSaid(ad[field]) ? [[field, ad[field]]] : [],
    ),
  )

/** A day as the last second of it in Japan. */
const instantOf = (text: string): string =>
  new Date(text.length === 10 ? `${text}T23:59:59+09:00` : text).toISOString()

const workplaces = z.array(workplace)
const allowances = z.array(allowance)

/** The value of a column, of what the schema let through. */
const columnOf = (field: JobPostField, value: unknown): Partial<JobPostSnapshot> => {
  if (field === 'workplaces')
    return {
      workplaces: workplaces.parse(value).map(({ stations, ...place }) => ({
        ...place,
        street: place.street ?? '',
        postalCode: place.postalCode ?? null,
        access: place.access ?? null,
        ...(stations ? { stations } : {}),
      })),
    }
  if (field === 'allowances')
    return {
      allowances: allowances
        .parse(value)
        .map(({ name, amount, note }) => ({ name, amount: amount ?? null, note: note ?? null })),
    }
  return { [field]: field === 'validThrough' ? instantOf(String(value)) : value }
}

/** The same as the form of an ad would send it: the bare name of each field says that it is there, if only to be emptied. */
export const sentOfRecord = (record: AdRecord): (readonly [string, string])[] =>
  Object.entries(record).flatMap(([field, value]) =>
    isJobPostField(field)
      ? [[field, ''] as const, ...(isSaid(value) ? entriesOf(columnOf(field, value), field) : [])]
      : [],
  )

/** `id` null: a draft is made, which the company knows by `key`. */
export const writeJobPostRecordSchema = z
  .object({
    companyId: idText,
    id: z.prefault(z.nullable(idText), null),
    key: z.prefault(z.nullable(requiredText(adFileLimits.key)), null),
    version: z.prefault(z.nullable(machineText(16).check(z.regex(/^[0-9a-f]{16}$/, 'INVALID'))), null),
    typed: typedSchema,
  })
  .check(z.refine(({ id, key }) => id !== null || key !== null, { error: 'REQUIRED', path: ['key'] }))
