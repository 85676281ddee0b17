import { expect, test } from 'vitest'
import { jobPostFieldNames } from '#contract/job-post-fields.ts'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import { checkJobPost, findingKey } from './legal-check.ts'
import type { LegalFacts } from './legal/facts.ts'
import { lawfulAd, lawfulInternship, lawfulPartTime, lawfulProgramme } from './testing/lawful-ads.ts'

test.each([
  ['for graduates', lawfulAd],
  ['by the hour', lawfulPartTime],
  ['for a programme', lawfulProgramme],
  ['for an internship', lawfulInternship],
])('nothing is found in a lawful ad %s', (_, facts) => {
  expect(checkJobPost(facts)).toEqual([])
})

const fixedOvertime = {
  fixedOvertimeName: '固定残業手当',
  fixedOvertimeAmount: 40_000,
  fixedOvertimeHours: 20,
  fixedOvertimeExcessPaid: true,
} as const
const ageLimit = {
  ageLimitMax: 29,
  ageLimitException: '3i',
  ageLimitReason: '長期勤続によるキャリア形成を図るため',
} as const

const of = (base: LegalFacts) => (change: Partial<LegalFacts>) => ({ ...base, ...change })
const ad = of(lawfulAd)
const hourly = of(lawfulPartTime)
const programme = of(lawfulProgramme)
const internship = of(lawfulInternship)

/** A lawful ad with one fault for each rule. */
const broken: Record<LegalCode, LegalFacts> = {
  duties_missing: ad({ duties: ' \n' }),
  duties_range_missing: ad({ dutiesRange: '' }),
  duties_range_vague: ad({ dutiesRange: '会社の定める業務' }),
  workplace_missing: ad({ workplaces: [] }),
  workplace_address_incomplete: ad({
    workplaces: [{ prefectureCode: '13', city: '千代田区', street: '' }],
  }),
  workplaces_range_missing: ad({ workplacesRange: '' }),
  workplaces_range_vague: ad({ workplacesRange: '会社の定める場所' }),
  recruiter_incomplete: ad({ recruiter: { ...lawfulAd.recruiter, contactEmail: null } }),
  selection_missing: ad({ selectionFlow: [] }),
  dispatch_unstated: ad({ duties: '派遣社員として事務を担当します。' }),
  contracting_like_dispatch: ad({ duties: '常駐先で、お客様の担当者の指示を受けて開発します。' }),
  not_employment: hourly({ duties: '業務委託契約としての募集です。' }),
  danger_signs: hourly({ duties: '荷物を受け取って、指定された場所で渡すだけの仕事です。' }),
  stated_elsewhere: ad({ wageNote: '給与の詳細は面接でお伝えします。' }),

  term_missing: hourly({ termTo: null }),
  term_too_long: hourly({ termTo: '2029-07-02' }),
  renewal_missing: hourly({ renewalLimit: null }),
  probation_conditions_missing: ad({ probationConditions: null }),
  probation_difference_unstated: ad({ probationConditions: '試用期間中は給与が異なります。' }),
  probation_below_minimum_wage: ad({ probationConditions: '試用期間中は時給1,225円です。' }),
  probation_too_long: ad({ probationMonths: 7 }),
  insurance_missing: hourly({ insurance: [] }),
  employment_insurance_missing: ad({ insurance: ['accident', 'health', 'pension'] }),
  social_insurance_missing: ad({ insurance: ['accident', 'employment', 'health'] }),
  smoking_unexplained: ad({ smoking: 'varies' }),
  smoking_with_minors: ad({ smoking: 'allowed' }),
  age_limit_without_exception: ad({ ageLimitMax: 29 }),
  age_limit_exception_misused: hourly(ageLimit),
  age_limit_in_text: ad({ duties: '35歳以下の方を募集します。' }),

  hours_missing: ad({ startsAt: null }),
  hours_too_long: ad({ endsAt: '18:30' }),
  weekly_hours_too_long: ad({ holidaysPerYear: 104 }),
  break_too_short: ad({ endsAt: '17:30', breakMinutes: 30 }),
  deemed_hours_missing: ad({ hoursSystem: 'discretionary', hoursNote: '本人の同意が必要です。' }),
  deemed_hours_without_system: ad({ deemedMinutes: 480 }),
  discretionary_consent_unstated: ad({ hoursSystem: 'discretionary', deemedMinutes: 480 }),
  hours_system_unexplained: ad({ hoursSystem: 'flex' }),
  overtime_hours_missing: ad({ overtimeHours: null }),
  overtime_over_limit: ad({ overtimeHours: 46 }),
  holidays_missing: ad({ holidays: '' }),
  holidays_too_few: ad({ holidaysPerYear: 51, wageMin: 300_000 }),
  holidays_contradict: ad({ holidaysPerYear: 103, endsAt: '17:00' }),
  yearly_holidays_unstated: ad({ holidaysPerYear: null }),

  wage_missing: ad({ wageUnit: 'unpaid', wageMin: null }),
  below_minimum_wage: hourly({ wageMin: 1225 }),
  minimum_wage_unsure: hourly({ today: '2026-10-01' }),
  fixed_overtime_incomplete: ad({ ...fixedOvertime, fixedOvertimeName: null }),
  fixed_overtime_excess_unpaid: ad({ ...fixedOvertime, fixedOvertimeExcessPaid: false }),
  fixed_overtime_too_low: ad({ ...fixedOvertime, fixedOvertimeAmount: 36_000 }),
  fixed_overtime_over_45: ad({ ...fixedOvertime, fixedOvertimeHours: 46, fixedOvertimeAmount: 90_000 }),
  fixed_overtime_hidden: ad({ wageNote: 'みなし残業代を含みます。' }),
  fixed_overtime_without_overtime: ad({ ...fixedOvertime, overtime: false, overtimeHours: 0 }),
  wage_includes_allowances: ad({ wageNote: '諸手当を含む額です。' }),
  training_pay_lower: hourly({ wageNote: '研修期間50時間は時給1,250円です。' }),
  wage_too_good: hourly({ wageMin: 10_000 }),
  wage_range_too_wide: ad({ wageMax: 360_001 }),
  promise_without_figures: ad({ duties: '高収入を目指せる仕事です。' }),
  unlawful_condition: ad({ wageNote: '完全歩合制です。' }),
  empty_phrase: ad({ duties: 'アットホームな職場です。' }),

  gendered_wording: ad({ title: '営業マン募集' }),
  unequal_treatment: ad({ duties: '日本人のみの募集です。' }),
  unfair_question: ad({ questions: ['ご家族の職業を教えてください。'] }),
  unfair_selection: ad({ selectionFlow: ['書類選考', '健康診断書の提出'] }),
  pressure_on_offers: ad({
    selectionFlow: ['書類選考', '内定後は他社を辞退する誓約書を提出していただきます'],
  }),
  unwise_condition: ad({ duties: '国公立大学の方のみ応募できます。' }),
  questionnaire_demand: ad({ questions: ['性格診断の結果を添付してください。'] }),

  internship_misnamed: ad({ title: '1dayインターンシップ' }),
  internship_too_short: internship({ eventDays: 4 }),
  research_internship_short: hourly({
    kind: 'internship_advanced',
    title: '高度専門型インターンシップ',
    duties: lawfulInternship.duties,
    termTo: '2026-08-28',
    insurance: ['accident', 'health', 'pension'],
  }),
  internship_work_unstated: internship({
    duties: '会社の説明会です。得た学生情報は採用活動に使いません。',
  }),
  internship_use_unstated: internship({
    duties: '職場での就業体験です。毎日、担当社員が助言します。',
  }),
  programme_content_missing: programme({ duties: ' \n' }),
  programme_venue_missing: programme({ workplaces: [] }),
  programme_times_missing: programme({ startsAt: null }),
  programme_steps_missing: programme({ selectionFlow: [] }),
  programme_dates_missing: programme({ eventDates: '' }),
  programme_length_missing: programme({ eventDays: null }),
  programme_travel_missing: programme({ travelCosts: null }),
  programme_audience_missing: programme({ participants: ' ' }),
  programme_recruits: programme({ selectionFlow: ['申し込み', '参加', '早期選考へご案内'] }),
  unpaid_work: programme({
    duties: '売上目標に向けて飛び込みで提案します。',
  }),
  programme_burdens: programme({ duties: '職場を見学します。撮った写真は断らず広告に使います。' }),
}

test.each(Object.entries(broken))('finds %s, and nothing else', (code, facts) => {
  expect(checkJobPost(facts).map((finding) => finding.code)).toEqual([code])
})

test('a finding says what is asked for, why, where, and what to write instead', () => {
  const facts = { ...lawfulAd, title: '看板娘を募集', questions: ['尊敬する人物は誰ですか。'] }
  expect(checkJobPost(facts)).toEqual([
    {
      code: 'gendered_wording',
      rule: '性別を限る表現',
      severity: 'review',
      field: 'title',
      source: '男女雇用機会均等法5条',
      words: '看板娘',
      advice: '一方の性を表す職種名です。「店頭スタッフ」と書いてください。',
    },
    {
      ...legalRules.unfair_question,
      code: 'unfair_question',
      words: '尊敬する人',
      advice: '本来自由であるべき事項です（公正採用選考14事項）。削除してください。',
    },
  ])
})

test('every rule has its words, and names a field of the form', () => {
  for (const rule of Object.values(legalRules)) {
    expect([...jobPostFieldNames, 'recruiter']).toContain(rule.field)
    for (const words of [rule.rule, rule.source, rule.advice]) expect(words).toMatch(/^\S.*\S$/)
    expect(rule.advice).toMatch(/。$/)
  }
})

test('an empty programme is never told what a job has to state', () => {
  const facts = programme({
    duties: '',
    workplaces: [],
    startsAt: null,
    endsAt: null,
    selectionFlow: [],
    participants: '',
    eventDates: '',
    eventDays: null,
    travelCosts: null,
  })
  const found = checkJobPost(facts)
  expect(found.map(({ field }) => field)).toEqual([
    'duties',
    'workplaces',
    'startsAt',
    'selectionFlow',
    'eventDates',
    'eventDays',
    'travelCosts',
    'participants',
  ])
  for (const { source } of found) expect(source).toBe('当サイトの掲載基準')
})

test('what is missing in several fields is found in each', () => {
  const facts = { ...lawfulPartTime, termFrom: null, termTo: null, renewalCriteria: '', renewalLimit: '' }
  expect(checkJobPost(facts).map(({ field }) => field)).toEqual([
    'termFrom',
    'termTo',
    'renewalCriteria',
    'renewalLimit',
  ])
})

test('the longest ad, full of what is forbidden, is checked in a moment and without end', () => {
  const words = '営業マン男性のみ20代限定高収入アットホーム'
  const long = words.repeat(Math.ceil(6000 / words.length)).slice(0, 6000)
  const facts = {
    ...lawfulAd,
    duties: long,
    dutiesRange: long,
    holidays: long,
    hoursNote: long,
    wageNote: long,
  }
  const found = checkJobPost(facts)
  expect(found.length).toBeGreaterThan(5)
  expect(found.length).toBeLessThan(50)
})

test('what the operator accepted counts no more while its field states the same', () => {
  const stated = ad({ wageNote: '月給に残業代を含む', title: '営業' })
  const found = checkJobPost(stated)
  expect(found.map(({ code }) => code)).toEqual(['fixed_overtime_hidden'])
  const accepted = new Set(found.map((finding) => findingKey(stated, finding)))
  const codesOf = (change: Partial<LegalFacts>) =>
    checkJobPost({ ...stated, ...change, accepted }).map(({ code }) => code)
  expect(codesOf({ title: '営業職' })).toEqual([])
  expect(codesOf({ wageNote: '月給に残業代を含む。そのほかに残業代は出ません。' })).toContain(
    'fixed_overtime_hidden',
  )
})

test('of a time the form and the database are the same', () => {
  const [typed, kept] = [
    ad({ startsAt: '09:00', endsAt: '20:00' }),
    ad({ startsAt: '09:00:00', endsAt: '20:00:00' }),
  ]
  const keyOf = (facts: LegalFacts) => checkJobPost(facts).map((finding) => findingKey(facts, finding))
  expect(keyOf(typed)).toEqual(keyOf(kept))
})
