import { expect, test } from 'vitest'
import { jobPostFieldNames } from '#contract/job-post-fields.ts'
import { readJobPostForm } from '#contract/job-post-form.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import { jobPostChanges, jobPostDiff } from './job-post-changes.ts'
import { jobPostFacets, type JobPostFacet } from './job-post-facets.ts'
import { jobPostItems } from './job-post-items.ts'

const ad: JobPostSnapshot = {
  ...readJobPostForm({}, null).ad,
  kind: 'new_grad',
  title: '法人営業の総合職',
  occupation: 'sales',
  graduationYears: [2028],
  duties: '法人営業です。',
  dutiesRange: '会社の定める業務',
  workAspects: { people: 4 },
  eventDates: '8月5日',
  eventDays: 1,
  participants: '大学3年生',
  travelCosts: null,
  workplaces: [
    {
      scope: 'hire',
      name: '本社',
      postalCode: '1500002',
      prefectureCode: '13',
      city: '渋谷区',
      street: '渋谷1-2-3',
      access: '渋谷駅 徒歩5分',
    },
  ],
  workplacesRange: '変更なし',
  remote: 'none',
  termKind: 'fixed',
  termFrom: '2028-04-01',
  termTo: '2029-03-31',
  renewalCriteria: '勤務成績による',
  renewalLimit: '通算5年',
  probationMonths: 3,
  probationConditions: '同じ条件',
  hoursSystem: 'discretionary',
  startsAt: '09:00:00',
  endsAt: '18:00:00',
  breakMinutes: 60,
  deemedMinutes: 480,
  hoursNote: '相談できます',
  overtime: true,
  overtimeHours: 10,
  holidays: '完全週休2日制',
  holidaysPerYear: 120,
  wageUnit: 'month',
  wageMin: 250_000,
  wageMax: null,
  fixedOvertimeName: '固定残業手当',
  fixedOvertimeAmount: 30_000,
  fixedOvertimeHours: 20,
  fixedOvertimeExcessPaid: true,
  allowances: [{ name: '住宅手当', amount: 10_000, note: null }],
  bonus: '年2回',
  raise: '年1回',
  wageNote: '試用期間も同じ',
  insurance: ['employment'],
  dispatch: false,
  smoking: 'no_smoking',
  smokingNote: null,
  ageLimitMax: 29,
  ageLimitException: '1',
  ageLimitReason: '定年が30歳のため',
  openings: 3,
  selectionFlow: ['書類選考', '面接'],
  questions: [],
  replyByDays: 7,
  validThrough: '2027-01-31T14:59:59.000Z',
}

/** Each column with another value, and whether who applied to the old one has to be told. */
const other: { [Field in keyof JobPostSnapshot]?: [JobPostSnapshot[Field], boolean] } = {
  kind: ['paid_internship', true],
  title: ['個人営業の総合職', false],
  occupation: ['planning', true],
  graduationYears: [[], false],
  duties: ['個人営業です。', true],
  dutiesRange: ['変更なし', true],
  workAspects: [{ people: 2 }, false],
  eventDates: ['8月6日', true],
  eventDays: [2, true],
  participants: [null, false],
  travelCosts: ['実費', true],
  workplaces: [[], true],
  workplacesRange: ['会社の定める場所', true],
  remote: ['full', true],
  termKind: ['indefinite', true],
  termFrom: ['2028-05-01', true],
  termTo: [null, true],
  renewalCriteria: [null, true],
  renewalLimit: [null, true],
  probationMonths: [0, true],
  probationConditions: ['時給が下がります', true],
  hoursSystem: ['flex', true],
  startsAt: ['10:00:00', true],
  endsAt: ['19:00:00', true],
  breakMinutes: [45, true],
  deemedMinutes: [null, true],
  hoursNote: [null, true],
  overtime: [false, true],
  overtimeHours: [40, true],
  holidays: ['週休2日制', true],
  holidaysPerYear: [105, true],
  wageUnit: ['hour', true],
  wageMin: [230_000, true],
  wageMax: [300_000, true],
  fixedOvertimeName: [null, true],
  fixedOvertimeAmount: [50_000, true],
  fixedOvertimeHours: [45, true],
  fixedOvertimeExcessPaid: [false, true],
  allowances: [[], true],
  bonus: [null, true],
  raise: [null, true],
  wageNote: [null, true],
  insurance: [[], true],
  dispatch: [true, true],
  smoking: ['allowed', false],
  smokingNote: ['1階', false],
  ageLimitMax: [null, false],
  ageLimitException: [null, false],
  ageLimitReason: ['ほかの理由', false],
  openings: [1, false],
  selectionFlow: [['面接'], false],
  questions: [['志望動機'], false],
  replyByDays: [14, false],
  validThrough: ['2027-02-28T14:59:59.000Z', false],
}

const isMaterial = ({ told }: JobPostFacet) => 'weight' in told && told.weight === 'material'

/** What is not listed above is a text with an item of its own. */
const otherValues = jobPostFieldNames.map(
  (field) => [field, ...(other[field] ?? ['ほかの言葉', isMaterial(jobPostFacets[field])])] as const,
)

test.each(otherValues)('another %s is one item that changed', (field, value, material) => {
  const after = { ...ad, [field]: value }
  expect(jobPostChanges(ad, after)).toMatchObject([{ weight: material ? 'material' : 'minor' }])
  expect(jobPostDiff(ad, after)).toEqual([{ field, before: ad[field as 'title'], after: value }])
})

test('every item tells of some column', () => {
  const told = otherValues.flatMap(([field, value]) =>
    jobPostChanges(ad, { ...ad, [field]: value }).map(({ item }) => item),
  )
  expect(new Set(told)).toEqual(new Set(jobPostItems.map(({ item }) => item)))
})

test('what is written otherwise but says the same is no change, nor is what ads came to state later', () => {
  expect(jobPostChanges(ad, { ...ad, startsAt: '09:00:30' })).toEqual([])
  const { holidaysPerYear: _days, ...older } = ad
  expect(jobPostChanges(older, ad)).toEqual([])
})
