import { featureTags, type FeatureTag } from '#contract/codes/job-post.ts'
import { expect, test } from 'vitest'
import { jobPostFeatures } from './job-post-features.ts'

type Facts = Parameters<typeof jobPostFeatures>[0]

const plain: Facts = {
  kind: 'new_grad',
  duties: '提案を行います。',
  participants: null,
  workplacesRange: '会社の定める事業所',
  remote: 'none',
  hoursSystem: 'fixed',
  hoursNote: null,
  overtime: true,
  overtimeHours: 30,
  holidays: '週休2日制（シフト制）',
  holidaysPerYear: 110,
  wageUnit: 'month',
  wageNote: null,
  fixedOvertimeAmount: 30_000,
  allowances: [],
  publishAt: new Date('2026-11-01T00:00:00Z'),
  validThrough: new Date('2027-01-01T00:00:00Z'),
}

test('an ad that says nothing of it has no tags', () => {
  expect(jobPostFeatures(plain)).toEqual([])
})

const reasons: Record<FeatureTag, Partial<Facts>> = {
  no_transfer: { workplacesRange: '変更なし（転勤はありません）' },
  no_fixed_overtime: { fixedOvertimeAmount: null },
  holidays_120: { holidaysPerYear: 120 },
  low_overtime: { overtimeHours: 20 },
  flexible_hours: { hoursSystem: 'shift', hoursNote: 'シフトは希望を聞いて決めます。' },
  weekends_off: { holidays: '完全週休2日制（土日・祝日）' },
  remote_ok: { remote: 'partial' },
  housing_support: { allowances: [{ name: '住宅手当', amount: 20_000, note: null }] },
  training: { duties: '入社後に研修があります。' },
  beginners_welcome: { duties: '未経験から始められます。' },
  any_major: { duties: '・学部・学科は問いません' },
  year_round: { validThrough: new Date('2027-04-30T00:00:00Z') },
}

test.each(featureTags)('reads %s from what the ad says', (tag) => {
  expect(jobPostFeatures({ ...plain, ...reasons[tag] })).toEqual([tag])
})

test.each<[string, Partial<Facts>]>([
  [
    'an unpaid event has no tags of employment',
    { kind: 'open_company', wageUnit: 'unpaid', workplacesRange: '変更なし' },
  ],
  ['hours that are not told are not few', { overtimeHours: null }],
  ['119 days are not 120', { holidaysPerYear: 119 }],
  [
    'a year-round part-time ad is no 通年採用',
    { kind: 'part_time', validThrough: new Date('2027-10-30T00:00:00Z') },
  ],
])('%s', (_, facts) => {
  expect(jobPostFeatures({ ...plain, ...facts })).toEqual([])
})
