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
  startsAt: null,
  endsAt: null,
  eventDates: null,
  eventDays: null,
  termKind: 'fixed',
  termFrom: null,
  termTo: null,
  travelCosts: null,
  bonus: null,
  raise: null,
  insurance: ['employment', 'accident', 'health'],
  smoking: 'allowed',
  selectionFlow: ['応募', '面接'],
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
  transport_paid: { allowances: [{ name: '通勤手当', amount: null, note: '実費' }] },
  bonus: { bonus: '年2回（6月・12月）' },
  raise: { raise: '年1回（4月）' },
  social_insurance: { insurance: ['employment', 'accident', 'health', 'pension'] },
  no_term: { termKind: 'indefinite' },
  // Little overtime goes without saying.
  no_overtime: { overtime: false, overtimeHours: null },
  no_night_work: { startsAt: '09:00:00', endsAt: '18:00:00' },
  smoke_free: { smoking: 'outdoor_area' },
  no_resume: { selectionFlow: ['応募', '面接（1回・履歴書不要）'] },
  free_dress: { duties: '髪型・服装は清潔であれば自由です。' },
  uniform: { duties: '制服の貸し出しあり' },
  with_friends: { duties: '友人との応募もできます' },
  exam_friendly: { hoursNote: '試験期間は希望に応じて勤務を減らせます。' },
  qualification_support: { duties: '簿記検定の受験料は会社が負担します。' },
  scholarship_support: { allowances: [{ name: '奨学金返還支援手当', amount: 10_000, note: null }] },
  meals: { wageNote: 'まかないがあります。' },
  flextime: { hoursSystem: 'flex' },
}
/** What goes with another tag. */
const along: Partial<Record<FeatureTag, FeatureTag>> = {
  no_overtime: 'low_overtime',
  flextime: 'flexible_hours',
}

test.each(featureTags)('reads %s from what the ad says', (tag) => {
  const found = jobPostFeatures({ ...plain, ...reasons[tag] })
  expect(found.filter((each) => each !== along[tag])).toEqual([tag])
})

test.each<[string, Partial<Facts>]>([
  [
    'an unpaid event has no tags of employment',
    { kind: 'open_company', wageUnit: 'unpaid', workplacesRange: '変更なし' },
  ],
  ['hours that are not told are not few', { overtimeHours: null }],
  ['a bonus that there is not is none', { bonus: 'なし', raise: 'なし（業績による）' }],
  ['work until 22:30 is work at night', { startsAt: null, hoursNote: '9:00〜22:30の間で実働8時間' }],
  ['work from 4:30 is work at night', { startsAt: '04:30:00', endsAt: '13:30:00' }],
  ['costs of the way that nobody pays', { travelCosts: '自己負担です。' }],
  ['119 days are not 120', { holidaysPerYear: 119 }],
  [
    'a year-round part-time ad is no 通年採用',
    { kind: 'part_time', validThrough: new Date('2027-10-30T00:00:00Z') },
  ],
])('%s', (_, facts) => {
  expect(jobPostFeatures({ ...plain, ...facts })).toEqual([])
})

const allowance = (name: string, note: string | null) => ({ allowances: [{ name, amount: null, note }] })

test.each<[FeatureTag, Partial<Facts>]>([
  ['training', { duties: '研修中は無給です。' }],
  ['training', { duties: '研修はありません。' }],
  ['training', { duties: '研修なし' }],
  ['training', { duties: '研修（なし）' }],
  ['training', { duties: '研修：なし' }],
  ['training', { duties: '研修費用は自己負担です。' }],
  ['bonus', { bonus: '賞与なし' }],
  ['bonus', { bonus: '賞与はありません' }],
  ['bonus', { bonus: '原則として支給しません。' }],
  ['raise', { raise: '昇給なし' }],
  ['raise', { raise: '昇給：無' }],
  ['transport_paid', { travelCosts: '全額自己負担です' }],
  ['transport_paid', { travelCosts: '支給しません（実費は各自負担）' }],
  ['transport_paid', { wageNote: '交通費の支給はありません。' }],
  ['transport_paid', allowance('通勤手当', 'なし')],
  ['transport_paid', allowance('交通費', '支給しません')],
  ['housing_support', { wageNote: '住宅手当はありません。' }],
  ['housing_support', allowance('住宅手当', 'なし')],
  ['meals', { wageNote: 'まかないはありません。' }],
  ['meals', { duties: '食事補助なし、残業なし' }],
  ['uniform', { duties: '制服の貸し出しはありません。' }],
  ['free_dress', { duties: '髪型の自由はありません。' }],
  ['free_dress', { duties: '服装は自由ではありません。' }],
  ['qualification_support', { duties: '資格の取得費用は自己負担です。' }],
  ['qualification_support', { duties: '資格取得の支援はありません。' }],
  ['scholarship_support', { wageNote: '奨学金の返還支援はありません。' }],
  ['exam_friendly', { duties: 'TOEICの試験で高得点の方を優先します。' }],
  ['exam_friendly', { hoursNote: '試験期間も休めません。' }],
  ['with_friends', { duties: '友人と応募することはできません。' }],
  ['beginners_welcome', { duties: '未経験からの応募はできません。' }],
  ['flexible_hours', { hoursSystem: 'shift', hoursNote: 'シフトの希望は聞けません。' }],
])('no %s where the ad says that there is none: %j', (tag, facts) => {
  expect(jobPostFeatures({ ...plain, ...facts })).not.toContain(tag)
})

test.each<[FeatureTag, Partial<Facts>]>([
  ['training', { duties: '入社後に研修があり、経験なしでも始められます。' }],
  ['training', { duties: '研修（2週間、残業なし）を行います。' }],
  ['training', { duties: '研修、残業なし' }],
  ['training', { duties: '研修あり・転勤なし' }],
  ['training', { duties: '研修あり 転勤なし' }],
  ['training', { duties: '配属後の研修はありません。入社時の研修は2週間です。' }],
  ['training', { duties: '研修の自己負担はありません。' }],
  ['training', { duties: '研修費用の自己負担なし' }],
  ['bonus', { bonus: '年2回（業績により支給しないことがあります）' }],
  ['bonus', { bonus: '初年度はなし、2年目から年2回' }],
  ['raise', { raise: '年1回（上限なし）' }],
  ['transport_paid', { travelCosts: '全額を支給します。自己負担はありません。' }],
  ['transport_paid', { travelCosts: '1万円まで支給します。超えた分は自己負担です。' }],
  ['transport_paid', { wageNote: '交通費全額支給（上限なし）' }],
  ['transport_paid', { wageNote: '交通費支給、残業なし' }],
  ['transport_paid', allowance('通勤手当', '上限なし')],
  ['transport_paid', allowance('通勤手当', null)],
  ['housing_support', { wageNote: '社宅の自己負担はありません。' }],
  ['meals', { duties: 'まかない（自己負担なし）' }],
  ['uniform', { duties: '制服の貸与（自己負担なし）' }],
  ['qualification_support', { duties: '資格の取得費用の自己負担はありません。' }],
  ['exam_friendly', { duties: '授業や試験の予定を優先できます。' }],
  ['exam_friendly', { duties: 'テスト期間の休みも考慮します。' }],
  ['exam_friendly', { duties: '学業や試験を優先してください。' }],
  ['no_transfer', { workplacesRange: '変更なし' }],
])('%s where a denial is of something else: %j', (tag, facts) => {
  expect(jobPostFeatures({ ...plain, ...facts })).toContain(tag)
})
