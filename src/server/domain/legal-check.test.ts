import { expect, test } from 'vitest'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import { checkJobPost, type LegalFacts } from './legal-check.ts'

const lawful: LegalFacts = {
  kind: 'new_grad',
  title: '法人営業',
  duties: '既存のお客様への提案を行います。',
  dutiesRange: '会社の定める業務',
  workplacesRange: '会社の定める事業所',
  workplaces: [{ prefectureCode: '13', city: '千代田区', street: '丸の内1丁目1番1号' }],
  remote: 'none',
  termKind: 'indefinite',
  termFrom: null,
  termTo: null,
  renewalCriteria: null,
  renewalLimit: null,
  probationMonths: 3,
  probationConditions: '給与・待遇は変わりません。',
  hoursSystem: 'fixed',
  startsAt: '09:00',
  endsAt: '18:00',
  breakMinutes: 60,
  deemedMinutes: null,
  hoursNote: null,
  overtime: true,
  overtimeHours: 15,
  holidays: '完全週休2日制（土日・祝日）',
  holidaysPerYear: 120,
  wageUnit: 'month',
  wageMin: 240_000,
  wageNote: null,
  allowances: [],
  fixedOvertimeAmount: null,
  insurance: ['employment', 'accident', 'health', 'pension'],
  ageLimitMax: null,
  ageLimitException: null,
  ageLimitReason: null,
  selectionFlow: ['書類選考', '面接', '内々定'],
  questions: ['志望した理由を教えてください。'],
  publishAt: new Date('2026-11-01T00:00:00Z'),
  validThrough: new Date('2027-01-01T00:00:00Z'),
  recruiter: {
    legalName: '株式会社あおば',
    prefectureCode: '13',
    city: '千代田区',
    street: '丸の内1丁目1番1号',
    contactTel: null,
    contactEmail: 'saiyo@aoba.example',
    contactForm: null,
  },
}

const fixedTerm = {
  termKind: 'fixed',
  termFrom: '2027-02-08',
  termTo: '2027-03-26',
  renewalCriteria: '更新はありません。',
  renewalLimit: '更新なし',
} as const

test('a complete ad lacks nothing', () => {
  expect(checkJobPost(lawful)).toEqual([])
})

const faults: Record<LegalCode, Partial<LegalFacts>> = {
  duties_missing: { duties: ' \n' },
  duties_range_missing: { dutiesRange: '' },
  workplace_missing: { workplaces: [], wageUnit: 'month' },
  workplace_address_incomplete: { workplaces: [{ prefectureCode: '13', city: '千代田区', street: '' }] },
  workplaces_range_missing: { workplacesRange: '' },
  term_missing: { ...fixedTerm, termTo: null },
  renewal_missing: { ...fixedTerm, renewalLimit: null },
  probation_conditions_missing: { probationConditions: null },
  hours_missing: { startsAt: null },
  break_too_short: { breakMinutes: 30 },
  deemed_hours_missing: { hoursSystem: 'discretionary' },
  overtime_hours_missing: { overtimeHours: null },
  holidays_missing: { holidays: '' },
  wage_missing: { wageUnit: 'unpaid', wageMin: null },
  below_minimum_wage: { wageUnit: 'hour', wageMin: 1225 },
  insurance_missing: { insurance: ['employment'] },
  recruiter_incomplete: { recruiter: { ...lawful.recruiter, contactEmail: null } },
  age_limit_without_exception: { ageLimitMax: 29 },
  age_limit_exception_misused: {
    ...fixedTerm,
    ageLimitMax: 29,
    ageLimitException: '3i',
    ageLimitReason: '長期勤続によるキャリア形成を図るため',
  },
  gendered_wording: { title: '営業マン募集' },
  unfair_question: { questions: ['ご家族の職業を教えてください。'] },
  unfair_selection: { selectionFlow: ['書類選考', '健康診断書の提出'] },
  internship_misnamed: { title: '1dayインターンシップ' },
  internship_too_short: {
    ...fixedTerm,
    kind: 'internship_special',
    termTo: '2027-02-20',
  },
}

test.each(Object.keys(legalRules) as LegalCode[])('finds %s, and nothing else', (code) => {
  expect(checkJobPost({ ...lawful, ...faults[code] }).map((finding) => finding.code)).toEqual([code])
})

test('quotes the words that gave rise to a finding', () => {
  const facts = { ...lawful, title: '看板娘を募集', questions: ['尊敬する人物は誰ですか。'] }
  expect(checkJobPost(facts)).toMatchObject([
    { code: 'gendered_wording', words: '看板娘' },
    { code: 'unfair_question', words: '尊敬する人物は誰ですか。' },
  ])
})

test.each<[string, Partial<LegalFacts>, boolean]>([
  ['an hour in Tokyo at the minimum', { wageUnit: 'hour', wageMin: 1226 }, true],
  ['a day of eight hours just below', { wageUnit: 'day', wageMin: 1226 * 8 - 1 }, false],
  // 120 days off: 245 days × 8 h ÷ 12 = 163.3 h a month.
  ['a month at the minimum', { wageMin: 200_250 }, true],
  ['a month just below', { wageMin: 200_240 }, false],
  ['a year just below', { wageUnit: 'year', wageMin: 200_240 * 12 }, false],
  [
    'the dearest of several prefectures',
    {
      wageUnit: 'hour',
      wageMin: 1200,
      workplaces: [...lawful.workplaces, { prefectureCode: '47', city: '那覇市', street: '久茂地1丁目' }],
    },
    false,
  ],
])('minimum wage: %s', (_, facts, enough) => {
  const codes = checkJobPost({ ...lawful, ...facts }).map(({ code }) => code)
  expect(codes).toEqual(enough ? [] : ['below_minimum_wage'])
})

test('programmes without work need no wage or insurance', () => {
  const event = {
    ...lawful,
    ...fixedTerm,
    kind: 'open_company',
    wageUnit: 'unpaid',
    wageMin: null,
    insurance: [],
  }
  expect(checkJobPost(event as LegalFacts)).toEqual([])
})

test('only the three types of the agreement may be called internships', () => {
  const text = { duties: 'インターンシップとして職場で働きます。' }
  expect(checkJobPost({ ...lawful, ...fixedTerm, ...text, kind: 'internship_general' })).toEqual([])
  expect(checkJobPost({ ...lawful, ...text, kind: 'part_time' }).map(({ code }) => code)).toEqual([
    'internship_misnamed',
  ])
})
