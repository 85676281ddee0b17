import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageLimitExceptions,
  hoursSystems,
  insuranceKinds,
  jobPostKinds,
  remotes,
  smokingMeasures,
} from './codes/job-post.ts'
import { occupationCodes } from './codes/occupations.ts'
import { plainLine } from './hidden-characters.ts'
import { nearestMost, stationMinutes, stationWays } from './nearest-stations.ts'
import { prefectures } from './codes/prefectures.ts'
import { definitionOf, isNullable, jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { readJobPostForm } from './job-post-form.ts'
import { writeJobPostForm } from './job-post-form-write.ts'
import { jobPostSections } from './job-post-sections.ts'
import type { JobPostSnapshot } from './job-post-snapshot.generated.ts'
import { cleanTyped, mergeTyped, withoutContract } from './job-post-typed.ts'
import { isEmployment } from './job-post-kinds.ts'
import { workAspects, workAspectValues } from './questionnaires/work-aspects.ts'

const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u
const line = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .filter(
      (text) => seen.test(text) && !hidden.test(text) && plainLine(text) === text && text.length <= most,
    )
const text = (most: number) =>
  fc
    .array(line(20), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.join('\n').slice(0, most))
    .filter((value) => seen.test(value))
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const whole = (min: number, max: number) => fc.integer({ min, max })
const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = whole(0, 1439).map(
  (minute) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
)
const tokyo = {
  'workplaces.0.name': '本社',
  'workplaces.0.prefectureCode': '13',
  'workplaces.0.city': '渋谷区',
}
const emptyPlace = {
  'workplaces.0.name': 'REQUIRED',
  'workplaces.0.city': 'REQUIRED',
  'workplaces.0.prefectureCode': 'CHOOSE',
}
const nearest = fc.record({
  station: fc.constantFrom('13渋谷', '27なんば', '40西鉄福岡（天神）', '14みなとみらい', '13市ケ谷'),
  way: fc.constantFrom(...stationWays),
  minutes: whole(stationMinutes.least, stationMinutes.most),
})
const place = (scope: 'hire' | 'range') =>
  fc.record(
    {
      scope: fc.constant(scope),
      name: line(20),
      postalCode: maybe(whole(0, 9_999_999).map((code) => String(code).padStart(7, '0'))),
      prefectureCode: fc.constantFrom(...prefectures.map(({ code }) => code)),
      city: line(20),
      street: fc.oneof(fc.constant(''), line(20)),
      access: maybe(line(20)),
      stations: fc.array(nearest, { minLength: 1, maxLength: nearestMost }),
    },
    { requiredKeys: ['scope', 'name', 'postalCode', 'prefectureCode', 'city', 'street', 'access'] },
  )
const term = fc.oneof(
  fc.constant({
    termKind: 'indefinite' as const,
    termFrom: null,
    termTo: null,
    renewalCriteria: null,
    renewalLimit: null,
  }),
  fc
    .record({
      termKind: fc.constant('fixed' as const),
      days: fc.tuple(day, day),
      renewalCriteria: maybe(text(1000)),
      renewalLimit: maybe(text(1000)),
    })
    .map(({ days, ...others }) => {
      const [termFrom = null, termTo = null] = days.toSorted()
      return { ...others, termFrom, termTo }
    }),
)
const hours = fc.oneof(
  fc.constant({ startsAt: null, endsAt: null }),
  fc.record({ startsAt: time, endsAt: time }),
)
const system = fc.oneof(
  fc.record({ hoursSystem: fc.constantFrom(...hoursSystems), deemedMinutes: fc.constant(null) }),
  fc.record({ hoursSystem: fc.constant('discretionary' as const), deemedMinutes: whole(60, 1440) }),
)
const overtime = fc.oneof(
  fc.record({ overtime: fc.constant(true), overtimeHours: maybe(whole(0, 200)) }),
  fc.constant({ overtime: false, overtimeHours: null }),
)
const wage = fc.oneof(
  fc.constant({ wageUnit: 'unpaid' as const, wageMin: null, wageMax: null }),
  fc
    .record({
      wageUnit: fc.constantFrom('hour' as const, 'day' as const, 'month' as const, 'year' as const),
      wageMin: whole(1, 100_000_000),
      more: maybe(whole(0, 1000)),
    })
    .map(({ more, ...paid }) => ({
      ...paid,
      wageMax: more === null ? null : Math.min(100_000_000, paid.wageMin + more),
    })),
)
const fixedOvertime = fc.oneof(
  fc.constant({
    fixedOvertimeName: null,
    fixedOvertimeAmount: null,
    fixedOvertimeHours: null,
    fixedOvertimeExcessPaid: null,
  }),
  fc.record({
    fixedOvertimeName: line(40),
    fixedOvertimeAmount: whole(1, 1_000_000),
    fixedOvertimeHours: whole(1, 100),
    fixedOvertimeExcessPaid: fc.boolean(),
  }),
)
const ageLimit = fc.oneof(
  fc.constant({ ageLimitMax: null, ageLimitException: null, ageLimitReason: null }),
  fc.record({
    ageLimitMax: maybe(whole(18, 80)),
    ageLimitException: fc.constantFrom(...ageLimitExceptions),
    ageLimitReason: text(500),
  }),
)
const probation = fc.oneof(
  fc.record({ probationMonths: whole(1, 12), probationConditions: fc.oneof(fc.constant(''), text(1000)) }),
  fc.record({ probationMonths: fc.constant(0), probationConditions: fc.constant(null) }),
)
const others = fc.record({
  kind: fc.constantFrom(...jobPostKinds),
  title: line(80),
  occupation: fc.constantFrom(...occupationCodes),
  graduationYears: fc.uniqueArray(whole(2000, 2100), { maxLength: 10 }),
  duties: text(6000),
  dutiesRange: text(1000),
  workAspects: fc.record(
    Object.fromEntries(workAspects.map((aspect) => [aspect, fc.constantFrom(...workAspectValues)])),
    { requiredKeys: [] },
  ),
  eventDates: maybe(text(1000)),
  eventDays: maybe(whole(1, 366)),
  participants: maybe(text(1000)),
  travelCosts: maybe(text(500)),
  workplaces: fc
    .tuple(
      fc.array(place('hire'), { minLength: 1, maxLength: 3 }),
      fc.array(place('range'), { maxLength: 2 }),
    )
    .map((places) => places.flat()),
  workplacesRange: text(1000),
  remote: fc.constantFrom(...remotes),
  breakMinutes: whole(0, 240),
  hoursNote: maybe(text(1000)),
  holidays: text(1000),
  holidaysPerYear: maybe(whole(0, 366)),
  allowances: fc.array(
    fc.record({ name: line(40), amount: maybe(whole(0, 999_999)), note: maybe(line(40)) }),
    { maxLength: 3 },
  ),
  bonus: maybe(text(500)),
  raise: maybe(text(500)),
  wageNote: maybe(text(1000)),
  insurance: fc.subarray([...insuranceKinds]),
  dispatch: fc.boolean(),
  smoking: fc.constantFrom(...smokingMeasures),
  smokingNote: maybe(text(500)),
  openings: whole(1, 9999),
  selectionFlow: fc.array(line(40), { minLength: 1, maxLength: 12 }),
  questions: fc.array(line(60), { maxLength: 3 }),
  replyByDays: whole(1, 30),
  validThrough: maybe(
    fc
      .date({
        min: new Date('2020-01-01T00:00:00Z'),
        max: new Date('2090-01-01T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
  ),
})
/** What is not named above is a text that may be left out. */
const unnamed = fc.record(
  Object.fromEntries(
    jobPostFieldNames.flatMap((field) => {
      const definition = definitionOf(field)
      const isText = definition.shape.is === 'line' || definition.shape.is === 'text'
      return isText && isNullable(definition) ? [[field, maybe(line(40))]] : []
    }),
  ),
)
/** Any ad that the columns can hold. */
const anyAd: fc.Arbitrary<JobPostSnapshot> = fc
  .tuple(unnamed, others, term, hours, system, overtime, wage, fixedOvertime, ageLimit, probation)
  .map(([ad, ...groups]) => Object.assign({}, ad, ...groups) as JobPostSnapshot)

test('what an ad states is the same after it was written into the form and read again', () => {
  fc.assert(
    fc.property(anyAd, (ad) => {
      const { ad: again, problems } = readJobPostForm(writeJobPostForm(ad, []), ad.kind)
      expect(problems).toEqual({})
      expect(again).toEqual(ad)
    }),
    { numRuns: 200 },
  )
})

test('whatever is typed is cleaned once, and read without an error', () => {
  const names = fc.oneof(
    fc.constantFrom<string>(...jobPostFieldNames),
    fc.constantFrom(
      'workplaces.0.city',
      'workplaces.7.name',
      'questions.2',
      'allowances.1.amount',
      'insurance.health',
      'workAspects.people',
    ),
    fc.string(),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'workplaces.50.name',
      'questions.3',
      'insurance.x',
      'workAspects.stamina',
      'title.0',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))),
      fc.constantFrom(...jobPostKinds),
      (entries, before) => {
        const clean = cleanTyped(entries)
        expect(cleanTyped(Object.entries(clean))).toEqual(clean)
        expect(() => readJobPostForm(clean, before)).not.toThrow()
      },
    ),
    { numRuns: 300 },
  )
})

test('a column that cannot be null has a value while nothing is typed', () => {
  const { ad } = readJobPostForm({}, null)
  const isNull = (field: JobPostField) => ad[field] === null
  expect(jobPostFieldNames.filter(isNull)).toEqual(
    jobPostFieldNames.filter((field) => isNullable(definitionOf(field))),
  )
})

test('each field stands in one section, in the order of the form', () => {
  expect(jobPostSections.flatMap(({ fields }) => fields).toSorted()).toEqual(jobPostFieldNames.toSorted())
})

const typedAd = (typed: Record<string, string>) => readJobPostForm(cleanTyped(Object.entries(typed)), null)

describe('what is wrong is said beside its field', () => {
  test.each([
    [{ wageMin: '25まん' }, { wageMin: 'NOT_YEN' }],
    [{ wageMin: '0' }, { wageMin: 'OUT_OF_RANGE' }],
    [{ wageMin: '30万', wageMax: '25万' }, { wageMax: 'BELOW_LEAST' }],
    [{ wageMax: '25万' }, { wageMin: 'TOGETHER' }],
    [{ wageUnit: 'week' }, { wageUnit: 'CHOOSE' }],
    [{ startsAt: '9時半' }, { endsAt: 'TOGETHER' }],
    [{ startsAt: '朝', endsAt: '18:00' }, { startsAt: 'NOT_TIME' }],
    [{ breakMinutes: '5時間' }, { breakMinutes: 'OUT_OF_RANGE' }],
    [{ openings: '若干名' }, { openings: 'NOT_COUNT' }],
    [{ replyByDays: '31' }, { replyByDays: 'OUT_OF_RANGE' }],
    [{ termKind: 'fixed', termFrom: '2027年4月1日', termTo: '2027年3月31日' }, { termTo: 'ENDS_BEFORE' }],
    [{ validThrough: '2027年2月30日' }, { validThrough: 'NOT_DATE' }],
    [{ graduationYears: '28卒、1999年' }, { graduationYears: 'OUT_OF_RANGE' }],
    [{ title: 'あ'.repeat(81) }, { title: 'TOO_LONG' }],
    [{ title: '営業\nです' }, { title: 'NOT_PLAIN' }],
    [{ ageLimitException: '3i', ageLimitMax: '30歳' }, { ageLimitReason: 'TOGETHER' }],
    [
      { fixedOvertimeExcessPaid: 'yes', fixedOvertimeAmount: '3万' },
      { fixedOvertimeName: 'TOGETHER', fixedOvertimeHours: 'TOGETHER' },
    ],
    [
      { 'workplaces.3.street': '1-2' },
      {
        'workplaces.0.name': 'REQUIRED',
        'workplaces.0.city': 'REQUIRED',
        'workplaces.0.prefectureCode': 'CHOOSE',
      },
    ],
    [{ 'workplaces.0.minutes2': '5' }, { ...emptyPlace, 'workplaces.0.station2': 'REQUIRED' }],
    [
      { 'workplaces.0.station1': '渋谷' },
      { ...emptyPlace, 'workplaces.0.station1': 'NOT_STATION', 'workplaces.0.minutes1': 'REQUIRED' },
    ],
    [
      { ...tokyo, 'workplaces.0.station1': '渋谷', 'workplaces.0.minutes1': '近く' },
      { 'workplaces.0.minutes1': 'NOT_NEAR' },
    ],
    [
      { ...tokyo, 'workplaces.0.station1': '渋谷', 'workplaces.0.minutes1': '61分' },
      { 'workplaces.0.minutes1': 'NOT_NEAR' },
    ],
    [
      { ...tokyo, 'workplaces.0.station1': '渋谷（東京）!', 'workplaces.0.minutes1': '5' },
      { 'workplaces.0.station1': 'NOT_STATION' },
    ],
    [{ 'allowances.0.amount': '1万' }, { 'allowances.0.name': 'REQUIRED' }],
    [{ 'workAspects.people': '6' }, { 'workAspects.people': 'CHOOSE' }],
    [{ 'workAspects.pace': '1.0', 'workAspects.people': '1' }, { 'workAspects.pace': 'CHOOSE' }],
    [{ selectionFlow: '面接\n'.repeat(13) }, { selectionFlow: 'TOO_MANY' }],
  ])('%j', (typed, problems) => expect(typedAd(typed as Record<string, string>).problems).toEqual(problems))
})

test('stations are read as they are written, in the prefecture of the place or another that is named', () => {
  const { ad, problems } = typedAd({
    kind: 'part_time',
    ...tokyo,
    'workplaces.0.station1': ' 渋谷駅 ',
    'workplaces.0.minutes1': '５分',
    'workplaces.0.station3': '武蔵小杉（神奈川県）',
    'workplaces.0.way3': 'bus',
    'workplaces.0.minutes3': '12',
  })
  expect(problems).toEqual({})
  expect(ad.workplaces[0]?.stations).toEqual([
    { station: '13渋谷', way: 'walk', minutes: 5 },
    { station: '14武蔵小杉', way: 'bus', minutes: 12 },
  ])
})

test('a station that nobody knows is a problem of its field', () => {
  const typed = { ...tokyo, 'workplaces.0.station1': '渋矢', 'workplaces.0.minutes1': '5' }
  const { ad, problems } = readJobPostForm({ kind: 'part_time', ...typed }, null, () => null)
  expect([ad.workplaces[0]?.stations, problems]).toEqual([
    undefined,
    { 'workplaces.0.station1': 'UNKNOWN_STATION' },
  ])
})

test('numbers are taken as people write them, texts as they were typed', () => {
  const { ad, problems } = typedAd({
    kind: 'new_grad',
    duties: '  お客さまへの提案\r\n\r\n・訪問 ',
    wageUnit: 'month',
    wageMin: '２５万',
    startsAt: '9時半',
    endsAt: '18:00',
    breakMinutes: '1時間',
    termKind: 'fixed',
    termFrom: '2027/4/1',
    validThrough: '令和9年3月31日',
    'workplaces.0.name': '本社',
    'workplaces.0.postalCode': '〒150-0002',
    'workplaces.0.prefectureCode': '13',
    'workplaces.0.city': '渋谷区',
  })
  expect(problems).toEqual({})
  expect(ad).toMatchObject({
    duties: '  お客さまへの提案\n\n・訪問 ',
    wageMin: 250_000,
    startsAt: '09:30:00',
    breakMinutes: 60,
    termFrom: '2027-04-01',
    validThrough: '2027-03-31T14:59:59.000Z',
    workplaces: [{ scope: 'hire', postalCode: '1500002', street: '' }],
  })
})

describe('what is missing', () => {
  const missingOf = (typed: Record<string, string>) => typedAd(typed).missing
  test('a blank form lacks what its kind has to say', () => {
    expect(missingOf({ kind: 'new_grad' })).toEqual(
      expect.arrayContaining(['title', 'dutiesRange', 'smoking', 'probationMonths', 'validThrough']),
    )
    expect(missingOf({ kind: 'new_grad' })).not.toContain('eventDays')
    expect(missingOf({ kind: 'open_company' })).toEqual(
      expect.arrayContaining(['eventDates', 'eventDays', 'participants', 'travelCosts']),
    )
    expect(missingOf({ kind: 'open_company' })).not.toContain('probationMonths')
  })
  test.each([
    [{ termKind: 'fixed' }, ['termFrom', 'termTo', 'renewalCriteria', 'renewalLimit']],
    [{ probationMonths: '3か月' }, ['probationConditions']],
    [{ hoursSystem: 'discretionary' }, ['deemedMinutes']],
    [{ wageUnit: 'hour' }, ['wageMin']],
  ])('%j asks for more', (typed, more) => {
    expect(missingOf({ kind: 'part_time', ...(typed as Record<string, string>) })).toEqual(
      expect.arrayContaining(more),
    )
  })
  test('a place that it may change to is no place to begin at', () => {
    const range = {
      'workplaces.0.scope': 'range',
      'workplaces.0.name': '支社',
      'workplaces.0.prefectureCode': '27',
      'workplaces.0.city': '大阪市',
    }
    expect(missingOf({ kind: 'new_grad', ...range })).toContain('workplaces')
  })
})

describe('a form that is sent', () => {
  const kept = cleanTyped([
    ['kind', 'new_grad'],
    ['title', '営業'],
    ['probationMonths', '3か月'],
    ['insurance.health', 'on'],
    ['workplaces.0.name', '本社'],
    ['questions.0', '志望動機'],
  ])
  test('changes what it has and leaves what it has not', () => {
    expect(
      mergeTyped(kept, [
        ['title', ''],
        ['questions.0', '学んだこと'],
        ['insurance', ''],
      ]),
    ).toEqual({
      kind: 'new_grad',
      probationMonths: '3か月',
      'workplaces.0.name': '本社',
      'questions.0': '学んだこと',
    })
  })
  test('nothing typed for a contract is lost by looking at a programme, and none of it counts there', () => {
    const programme = mergeTyped(kept, [['kind', 'open_company']])
    expect(programme['probationMonths']).toBe('3か月')
    expect(readJobPostForm(programme, 'new_grad').ad).toMatchObject({
      probationMonths: 0,
      insurance: [],
      dutiesRange: '変更なし',
    })
    expect(mergeTyped(programme, [['kind', 'new_grad']])).toEqual(kept)
  })
  test('what a programme says of no contract is no answer of an employer', () => {
    const programme = cleanTyped([
      ...Object.entries(withoutContract),
      ['kind', 'open_company'],
      ['title', '見学会'],
    ])
    expect(mergeTyped(programme, [['kind', 'part_time']])).toEqual({ kind: 'part_time', title: '見学会' })
    expect(isEmployment('part_time')).toBe(true)
  })
})
