import { expect, test } from 'vitest'
import { checkJobPost } from '#server/domain/legal-check.ts'
import {
  lawfulAd,
  lawfulInternship,
  lawfulPartTime,
  lawfulProgramme,
} from '#server/domain/testing/lawful-ads.ts'
import type { LegalFacts } from './facts.ts'

type Case = readonly [name: string, change: Partial<LegalFacts>, codes: readonly string[]]

const finds = (base: LegalFacts, cases: readonly Case[]) =>
  test.each(cases)('%s', (_, change, codes) => {
    expect(checkJobPost({ ...base, ...change }).map(({ code }) => code)).toEqual(codes)
  })
const wordsOf = (facts: LegalFacts, code: string) =>
  checkJobPost(facts).flatMap((finding) => (finding.code === code ? [finding.words] : []))

const fixedOvertime = {
  fixedOvertimeName: '固定残業手当',
  fixedOvertimeAmount: 40_000,
  fixedOvertimeHours: 20,
  fixedOvertimeExcessPaid: true,
} as const

// 240,000 yen at 8 hours on 245 days: 163.33 hours a month, 1,469.4 yen an hour, 36,734 for 20 hours at 25 %.
finds(lawfulAd, [
  ['fixed overtime that covers its hours', fixedOvertime, []],
  ['fixed overtime to the yen', { ...fixedOvertime, fixedOvertimeAmount: 36_720 }, []],
  [
    'fixed overtime a yen short',
    { ...fixedOvertime, fixedOvertimeAmount: 36_719 },
    ['fixed_overtime_too_low'],
  ],
  [
    'fewer days off make an hour cheaper',
    { ...fixedOvertime, holidaysPerYear: 105, fixedOvertimeAmount: 34_620 },
    [],
  ],
  [
    'fixed overtime of 45 hours',
    { ...fixedOvertime, fixedOvertimeHours: 45, fixedOvertimeAmount: 83_000 },
    [],
  ],
  [
    'above sixty hours the premium is a half',
    { ...fixedOvertime, fixedOvertimeHours: 70, fixedOvertimeAmount: 131_000 },
    ['fixed_overtime_too_low', 'fixed_overtime_over_45'],
  ],
  [
    'above sixty hours, paid with the higher premium',
    { ...fixedOvertime, fixedOvertimeHours: 70, fixedOvertimeAmount: 132_300 },
    ['fixed_overtime_over_45'],
  ],
  [
    'each of the four that is missing',
    { fixedOvertimeAmount: 40_000 },
    ['fixed_overtime_incomplete', 'fixed_overtime_incomplete', 'fixed_overtime_incomplete'],
  ],
  ['fixed overtime told twice is not hidden', { ...fixedOvertime, wageNote: '固定残業手当を含みます。' }, []],
  ['overtime paid as it is worked', { wageNote: '残業代は全額を支給します。' }, []],
  ['overtime in the pay', { wageNote: '月給に残業代を含む' }, ['fixed_overtime_hidden']],
  [
    'overtime among the allowances',
    { allowances: [{ name: '固定残業手当', amount: 30_000, note: null }] },
    ['fixed_overtime_hidden'],
  ],
])

test('fixed overtime that falls short is told with its arithmetic', () => {
  expect(
    wordsOf({ ...lawfulAd, ...fixedOvertime, fixedOvertimeAmount: 30_000 }, 'fixed_overtime_too_low'),
  ).toEqual(['1時間あたり1,469円で20時間分は36,720円、表示は30,000円'])
})

finds(lawfulAd, [
  ['a month at the minimum', { wageMin: 200_250 }, []],
  ['a month just below', { wageMin: 200_240 }, ['below_minimum_wage']],
  ['a year just below', { wageUnit: 'year', wageMin: 200_240 * 12 }, ['below_minimum_wage']],
  ['a year at the minimum', { wageUnit: 'year', wageMin: 200_250 * 12 }, []],
  ['an hour at the minimum', { wageUnit: 'hour', wageMin: 1226 }, []],
  ['a day of eight hours just below', { wageUnit: 'day', wageMin: 1226 * 8 - 1 }, ['below_minimum_wage']],
  [
    'the dearest of several prefectures',
    {
      wageUnit: 'hour',
      wageMin: 1200,
      workplaces: [...lawfulAd.workplaces, { prefectureCode: '47', city: '那覇市', street: '久茂地1丁目' }],
    },
    ['below_minimum_wage'],
  ],
  [
    'a prefecture before its new figure came into force',
    {
      wageUnit: 'hour',
      wageMin: 951,
      today: '2026-03-30',
      workplaces: [{ prefectureCode: '05', city: '秋田市', street: '山王1丁目' }],
    },
    [],
  ],
  [
    'the same prefecture a day later',
    {
      wageUnit: 'hour',
      wageMin: 951,
      today: '2026-03-31',
      workplaces: [{ prefectureCode: '05', city: '秋田市', street: '山王1丁目' }],
    },
    ['below_minimum_wage'],
  ],
  [
    'a place whose prefecture is not chosen yet',
    { wageUnit: 'hour', wageMin: 1, workplaces: [{ prefectureCode: '', city: '', street: '' }] },
    ['workplace_address_incomplete'],
  ],
  ['the last day of the table', { wageUnit: 'hour', wageMin: 1226, today: '2026-09-30' }, []],
  ['beyond it', { wageUnit: 'hour', wageMin: 1226, today: '2026-10-01' }, ['minimum_wage_unsure']],
  ['beyond it, surely enough', { wageUnit: 'hour', wageMin: 1349, today: '2027-09-30' }, []],
  [
    'a year later no longer',
    { wageUnit: 'hour', wageMin: 1349, today: '2027-10-01' },
    ['minimum_wage_unsure'],
  ],
  [
    'beyond it and below the table',
    { wageUnit: 'hour', wageMin: 1000, today: '2026-10-01' },
    ['below_minimum_wage'],
  ],
  ['a range of half as much again', { wageMax: 360_000 }, []],
  ['an hourly wage that is no lure', { wageUnit: 'hour', wageMin: 9_999 }, []],
  ['a yearly salary given as a monthly one', { wageMin: 2_880_000 }, ['wage_too_good']],
  ['allowances apart from the pay', { wageNote: '諸手当は別に支給します。' }, []],
  ['allowances that are not in the pay', { wageNote: '通勤手当は含みません。' }, []],
  ['the fare in the pay, in the title', { title: '月給25万円（交通費込み）' }, ['wage_includes_allowances']],
])

test('the minimum wage is told with place, figure and day', () => {
  expect(wordsOf({ ...lawfulAd, wageUnit: 'hour', wageMin: 1225 }, 'below_minimum_wage')).toEqual([
    '1時間あたり1,225円、東京都の最低賃金は1,226円（2025年10月3日から）',
  ])
  expect(
    wordsOf({ ...lawfulAd, wageUnit: 'hour', wageMin: 1300, today: '2026-11-22' }, 'minimum_wage_unsure'),
  ).toEqual(['1時間あたり1,300円、東京都の表の額は1,226円（2026年9月30日まで）'])
})

const shop = { industryCode: 'I', employees: 9 } as const
finds(lawfulAd, [
  ['forty hours a week', { holidaysPerYear: 105 }, []],
  [
    'forty-four in a small shop',
    { holidaysPerYear: 90, holidays: '週休制', recruiter: { ...lawfulAd.recruiter, ...shop } },
    [],
  ],
  [
    'more than that in a small shop',
    {
      holidaysPerYear: 70,
      holidays: '週休制',
      wageMin: 300_000,
      recruiter: { ...lawfulAd.recruiter, ...shop },
    },
    ['weekly_hours_too_long'],
  ],
  [
    'forty-four in a shop of ten',
    { holidaysPerYear: 90, holidays: '週休制', recruiter: { ...lawfulAd.recruiter, ...shop, employees: 10 } },
    ['weekly_hours_too_long'],
  ],
  [
    'forty-four in a small office',
    {
      holidaysPerYear: 90,
      holidays: '週休制',
      recruiter: { ...lawfulAd.recruiter, industryCode: 'G', employees: 9 },
    },
    ['weekly_hours_too_long'],
  ],
  ['a day off a week and short days', { holidaysPerYear: 52, holidays: '週1日', endsAt: '16:00' }, []],
  ['long days on many days', { endsAt: '20:00', holidaysPerYear: 105 }, ['hours_too_long']],
  [
    'the hours of a shop that works in shifts',
    { hoursSystem: 'shift', hoursNote: '実働8時間', endsAt: '22:00', holidaysPerYear: 110 },
    [],
  ],
  ['eight hours and a quarter', { endsAt: '18:15' }, ['hours_too_long']],
  ['a night shift over midnight', { startsAt: '22:00', endsAt: '07:00' }, []],
  [
    'ten hours that are averaged',
    { hoursSystem: 'variable', endsAt: '20:00', hoursNote: '1か月単位', holidaysPerYear: 160 },
    [],
  ],
  [
    'ten hours that are averaged to more than forty',
    { hoursSystem: 'variable', endsAt: '20:00', hoursNote: '1か月単位', holidaysPerYear: 120 },
    ['weekly_hours_too_long'],
  ],
  ['six hours without a break', { endsAt: '15:00', breakMinutes: 0 }, []],
  ['above six hours with 45 minutes', { endsAt: '17:00', breakMinutes: 45 }, []],
  ['above six hours with 44 minutes', { endsAt: '17:00', breakMinutes: 44 }, ['break_too_short']],
  ['six hours and a minute without a break', { endsAt: '15:01', breakMinutes: 0 }, ['break_too_short']],
  ['exactly eight hours with 45 minutes', { endsAt: '17:45', breakMinutes: 45 }, []],
  [
    'above eight hours with an hour',
    {
      hoursSystem: 'variable',
      hoursNote: '1か月単位',
      endsAt: '18:15',
      breakMinutes: 60,
      holidaysPerYear: 130,
    },
    [],
  ],
  [
    'above eight hours with 59 minutes',
    {
      hoursSystem: 'variable',
      hoursNote: '1か月単位',
      endsAt: '18:15',
      breakMinutes: 59,
      holidaysPerYear: 130,
    },
    ['break_too_short'],
  ],
  [
    'above eight hours with 45 minutes',
    {
      hoursSystem: 'variable',
      hoursNote: '1か月単位',
      startsAt: '09:00',
      endsAt: '18:15',
      breakMinutes: 45,
      holidaysPerYear: 130,
    },
    ['break_too_short'],
  ],
  [
    'deemed hours do not shorten the break',
    {
      hoursSystem: 'discretionary',
      deemedMinutes: 300,
      hoursNote: '本人の同意が必要です。',
      endsAt: '17:00',
      breakMinutes: 0,
    },
    ['break_too_short'],
  ],
  [
    'no hours, but a note',
    { startsAt: null, endsAt: null, hoursNote: '実働8時間のシフト', hoursSystem: 'shift' },
    [],
  ],
  ['overtime of 45 hours', { overtimeHours: 45 }, []],
  ['no overtime', { overtime: false, overtimeHours: 0 }, []],
  ['two days off a week', { holidaysPerYear: 104, endsAt: '17:30' }, []],
  [
    'two days off a week in other digits',
    { holidays: '完全週休二日制', holidaysPerYear: 103, endsAt: '17:00' },
    ['holidays_contradict'],
  ],
  [
    'days off without a number of them, paid by the hour',
    { wageUnit: 'hour', wageMin: 1500, holidaysPerYear: null },
    [],
  ],
])

finds(lawfulAd, [
  ['no probation', { probationMonths: 0, probationConditions: null }, []],
  ['a probation of six months', { probationMonths: 6 }, []],
  ['other pay, told', { probationConditions: '試用期間中は月給23万円で、ほかは変わりません。' }, []],
  ['pay that does not differ', { probationConditions: '給与は異なりません。' }, []],
  ['pay that is cut', { probationConditions: '給与が下がります。' }, ['probation_difference_unstated']],
  [
    'no probation, whatever is said of it',
    { probationMonths: 0, probationConditions: '給与が異なります。' },
    [],
  ],
  ['enough by the hour', { probationConditions: '試用期間中は時給１，２２６円です。' }, []],
  [
    'pay by the hour where there is no probation',
    { probationMonths: 0, probationConditions: '時給900円' },
    [],
  ],
  [
    'no corporation, no pension',
    { insurance: ['employment', 'accident'], recruiter: { ...lawfulAd.recruiter, corporateNumber: null } },
    [],
  ],
  [
    'hours that are not told count as a full week',
    { startsAt: null, endsAt: null, hoursNote: '実働8時間', insurance: ['accident', 'employment'] },
    ['social_insurance_missing'],
  ],
  [
    'less than thirty hours a week',
    { endsAt: '15:00', breakMinutes: 45, insurance: ['accident', 'employment'] },
    [],
  ],
  ['less than twenty hours a week', { endsAt: '13:00', breakMinutes: 0, insurance: ['accident'] }, []],
  ['smoking told place by place', { smoking: 'varies', smokingNote: '本社は敷地内禁煙です。' }, []],
  [
    'smoking allowed, apart from the young',
    { smoking: 'allowed', smokingNote: '喫煙室に20歳未満は入れません。' },
    [],
  ],
])

const limit = { ageLimitMax: 29, ageLimitException: '3i', ageLimitReason: '長期勤続のため' } as const
finds(lawfulAd, [
  ['young people for a long career', limit, []],
  ['without a reason', { ...limit, ageLimitReason: ' ' }, ['age_limit_without_exception']],
  ['who must have worked', { ...limit, duties: '実務経験3年以上の方' }, ['age_limit_exception_misused']],
  ['up to retirement', { ...limit, ageLimitException: '1', ageLimitMax: 60 }, []],
  [
    'below retirement',
    { ...limit, ageLimitException: '1', ageLimitMax: 59 },
    ['age_limit_exception_misused'],
  ],
  ['skills handed on', { ...limit, ageLimitException: '3ro', ageLimitMax: 49 }, []],
  [
    'skills handed on too late',
    { ...limit, ageLimitException: '3ro', ageLimitMax: 50 },
    ['age_limit_exception_misused'],
  ],
  [
    'skills handed on too early',
    { ...limit, ageLimitException: '3ro', ageLimitMax: 29 },
    ['age_limit_exception_misused'],
  ],
  ['actors', { ...limit, ageLimitException: '3ha' }, []],
])

finds(lawfulPartTime, [
  ['three years', { termTo: '2029-07-01' }, []],
  [
    'without a term',
    { termKind: 'indefinite', termFrom: null, termTo: null, renewalCriteria: null, renewalLimit: null },
    [],
  ],
  ['a limit of age with a term', limit, ['age_limit_exception_misused']],
  ['a limit of age for actors, with a term', { ...limit, ageLimitException: '3ha' }, []],
  [
    'full weeks for three months',
    {
      hoursSystem: 'fixed',
      startsAt: '09:00',
      endsAt: '18:00',
      holidaysPerYear: 120,
      insurance: ['accident'],
    },
    ['social_insurance_missing'],
  ],
  [
    'full weeks for two months',
    {
      hoursSystem: 'fixed',
      startsAt: '09:00',
      endsAt: '18:00',
      holidaysPerYear: 120,
      insurance: ['accident'],
      termTo: '2026-08-31',
    },
    [],
  ],
])

finds(lawfulAd, [
  ['a word for none where days off belong', { holidays: 'なし' }, ['holidays_too_few']],
  ['none, in other words', { holidays: 'ありません。' }, ['holidays_too_few']],
  ['none, and few', { holidays: '無し', holidaysPerYear: 0, wageMin: 400_000 }, ['holidays_too_few']],
  ['closed on no day', { holidays: 'なし（店舗は年中無休。シフトにより週2日の休み）' }, []],
  ['overtime in a fixed wage', { wageNote: '残業代は固定給に含む' }, ['fixed_overtime_hidden']],
])
finds(lawfulPartTime, [
  [
    'no day off in a week of work',
    { holidays: 'なし', termFrom: '2026-07-01', termTo: '2026-07-07' },
    ['holidays_too_few'],
  ],
  [
    'a few days of work have no day off',
    { holidays: 'なし', termFrom: '2026-07-01', termTo: '2026-07-06' },
    [],
  ],
  ['training below the minimum', { wageNote: '研修期間50時間は時給１，０００円' }, ['training_pay_lower']],
  ['training below the pay of the ad', { wageNote: '研修中は時給1,250円です。' }, ['training_pay_lower']],
  ['the amount before the words', { wageNote: '時給1,250円（研修中）' }, ['training_pay_lower']],
  ['in the text', { duties: '接客です。研修中（1か月）：時給1,250円。' }, ['training_pay_lower']],
  ['training at the pay of the ad', { wageNote: '研修中も時給1,300円です。' }, []],
  ['night work after a sentence on training', { wageNote: '研修があります。高校生は時給1,250円です。' }, []],
  ['another unit', { wageUnit: 'day', wageMin: 12_000, wageNote: '研修中は時給1,300円です。' }, []],
])

finds(lawfulProgramme, [
  ['held on line, without a place', { workplaces: [], remote: 'full' }, []],
  ['held nowhere', { workplaces: [] }, ['programme_venue_missing']],
  ['no selection follows', { selectionFlow: ['申し込み', '参加（採用選考とは関係ありません）'] }, []],
  [
    'the work of a team that has targets',
    { duties: `${lawfulProgramme.duties}会社の売上の仕組みを知ります。` },
    [],
  ],
  ['an interview', { selectionFlow: ['申し込み', '面接', '参加'] }, ['programme_recruits']],
  ['an offer', { selectionFlow: ['申し込み', '参加', '内定'] }, ['programme_recruits']],
  [
    'a better chance of being hired',
    { participants: '参加すると選考に有利になります。' },
    ['programme_recruits'],
  ],
  [
    'an interview that is left out',
    { participants: '参加者は本選考の一次面接を免除します。' },
    ['programme_recruits'],
  ],
  ['an interview left out, in short', { duties: '社員との座談会です。面接免除！' }, ['programme_recruits']],
  ['no better chance', { participants: '参加の有無が選考に有利になることはありません。' }, []],
  ['no interview', { selectionFlow: ['申し込み', '参加（面接はありません）'] }, []],
  ['practice', { selectionFlow: ['申し込み', '参加（模擬面接と振り返り）'] }, []],
  ['people who were offered a job', { participants: '内定者との座談会です。' }, []],
  ['named an internship', { title: '1日のインターンシップ' }, ['internship_misnamed']],
  ['nothing is written yet', { duties: '' }, ['programme_content_missing']],
  ['an age among those whom it is for', { participants: '25歳以下の方' }, ['age_limit_in_text']],
  ['one whose dates do not fit into a contract', { termKind: 'fixed' }, []],
])

finds(lawfulAd, [
  ['experience of an internship', { duties: 'インターンシップの経験は問いません。' }, []],
  ['who took part in one', { duties: 'インターン参加者の声を紹介します。' }, []],
  ['the work of running them', { duties: 'インターンシップの企画と運営を担当します。' }, []],
  ['an early selection of graduates', { selectionFlow: ['早期選考', '面接'] }, []],
  ['another word', { duties: 'インターネット広告とインターナショナルスクールの仕事です。' }, []],
  ['interns wanted', { duties: 'インターン生を募集します。' }, ['internship_misnamed']],
])

finds(lawfulInternship, [
  ['seven days', { eventDays: 7 }, []],
  ['a day, by its title', { title: '1dayインターンシップ' }, ['internship_too_short']],
  ['a day, in full width', { title: '【１日間】インターンシップ' }, ['internship_too_short']],
  ['a week', { title: '【1週間】インターンシップ' }, []],
  [
    'a special one of a week',
    { kind: 'internship_special', title: '【1週間】インターンシップ', eventDays: 14 },
    ['internship_too_short'],
  ],
  [
    'a special one of thirteen days',
    { kind: 'internship_special', title: 'インターンシップ', eventDays: 13 },
    ['internship_too_short'],
  ],
  [
    'a special one of two weeks',
    { kind: 'internship_special', title: '【2週間】インターンシップ', eventDays: 14 },
    [],
  ],
  ['no days in its title', { title: '提案営業のインターンシップ' }, []],
  [
    'a paid one with a bonus for results',
    {
      wageUnit: 'day',
      wageMin: 12_000,
      wageNote: '交通費は実費です。',
      duties: `${lawfulInternship.duties}インセンティブもあります。`,
    },
    [],
  ],
  [
    'a paid one below the minimum wage',
    { wageUnit: 'day', wageMin: 5_000, wageNote: '交通費は実費です。' },
    ['below_minimum_wage'],
  ],
])

// Under a contract, so that its term tells how long it is.
finds(
  {
    ...lawfulPartTime,
    kind: 'internship_advanced',
    title: '【2か月】高度専門型インターンシップ',
    duties: lawfulInternship.duties,
    termTo: '2026-08-29',
    insurance: ['accident', 'health', 'pension'],
  },
  [
    ['sixty days', {}, []],
    ['fifty-nine days', { termTo: '2026-08-28' }, ['research_internship_short']],
    [
      'a month, by its title',
      { title: '【1か月】高度専門型インターンシップ' },
      ['research_internship_short'],
    ],
    ['days of an event say nothing of it', { eventDays: 1 }, []],
  ],
)

test('what of the recruiter is missing is named', () => {
  const recruiter = { ...lawfulAd.recruiter, legalName: '', street: ' ', contactEmail: '' }
  expect(wordsOf({ ...lawfulAd, recruiter }, 'recruiter_incomplete')).toEqual(['名称、所在地、連絡先'])
})

finds(lawfulAd, [
  ['conditions that do not change', { probationConditions: '給与が変わることはありません。' }, []],
  ['pay that is not cut', { probationConditions: '給与は減額しません。' }, []],
  [
    'conditions that change',
    { probationConditions: '期間は変わりませんが、給与は下がります。' },
    ['probation_difference_unstated'],
  ],
])

// 労働基準法41条1号, 暫定任意適用事業.
const farm = { ...lawfulAd.recruiter, industryCode: 'A' }
finds({ ...lawfulAd, recruiter: farm }, [
  [
    'a farm keeps no statutory week',
    { startsAt: '05:00', endsAt: '16:00', holidaysPerYear: 90, holidays: '日曜日' },
    [],
  ],
  [
    'a farm that is a corporation insures',
    { insurance: ['employment', 'health', 'pension'] },
    ['insurance_missing'],
  ],
  [
    'a farm of one person with four employees need not',
    { recruiter: { ...farm, corporateNumber: null, employees: 4 }, insurance: [] },
    [],
  ],
])
