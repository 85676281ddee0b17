import { expect, test } from 'vitest'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { readFieldErrors } from './account-field.ts'
import {
  companyAddressSchema,
  companyBusinessSchema,
  companyContactSchema,
  companyFormSchemas,
  companyNamesSchema,
} from './company-input.ts'
import { companyYouthFormSchema, companyYouthSchema, youthInfoOf } from './company-youth.ts'
import { corporateNumber } from './corporate-number.ts'
import { readYear } from './written-date.ts'
import { readFigure } from './written-figure.ts'

const answerOf = (schema: $ZodType, input: unknown) => {
  const { success, data, error } = safeParse(schema, input)
  return success ? data : readFieldErrors(error.issues)
}

test.each([
  ['1,000万円', 10_000_000],
  ['１，０００万円', 10_000_000],
  ['3千万円', 30_000_000],
  ['1億2000万', 120_000_000],
  ['1.5億円', 150_000_000],
  ['２５ 円', 25],
  ['10000000', 10_000_000],
  ['1兆3,000億円', 1_300_000_000_000],
  ['12.5', 12.5],
  ['1,00万', null],
  ['1万2億', null],
  ['12 34', 1234],
  ['1万2000万', null],
  ['約300', null],
  ['-5', null],
  ['1e5', null],
  ['25名', null],
  ['円', null],
  ['', null],
  ['1'.repeat(41), null],
])('%s is %s', (text, value) => {
  expect(readFigure(text, ['円'])).toBe(value)
})

test.each([
  ['1985年', 1985],
  ['昭和60', 1985],
  ['令和元年', 2019],
  ['２０２５年度', 2025],
  ['1985年4月', null],
  ['499', null],
  ['創業', null],
])('%s is the year %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})

test('figures of a company are typed as people write them, and read again as they are', () => {
  const typed = {
    industryCode: 'G',
    employees: '１，２００名',
    foundedYear: '昭和60年',
    capital: '1億2,000万円',
    description: ' 本を作っています。\r\n',
  }
  const read = {
    industryCode: 'G',
    employees: 1200,
    foundedYear: 1985,
    capital: 120_000_000,
    description: '本を作っています。',
  }
  expect(answerOf(companyBusinessSchema, typed)).toEqual(read)
  expect(answerOf(companyBusinessSchema, read)).toEqual(read)
  expect(answerOf(companyBusinessSchema, { industryCode: 'G' })).toEqual({
    industryCode: 'G',
    employees: null,
    foundedYear: null,
    capital: null,
    description: '',
  })
})

test.each([
  [{ employees: '25.5' }, { employees: 'NOT_FIGURE' }],
  [{ employees: '100億' }, { employees: 'OUT_OF_RANGE' }],
  [{ employees: Number.NaN }, { employees: 'NOT_FIGURE' }],
  [{ employees: ['1'] }, { employees: 'INVALID' }],
  [{ employees: -1 }, { employees: 'OUT_OF_RANGE' }],
  [{ capital: '1.00005万円' }, { capital: 'NOT_FIGURE' }],
  [{ foundedYear: '2999' }, { foundedYear: 'NOT_YEAR' }],
  [{ foundedYear: 1985.5 }, { foundedYear: 'NOT_YEAR' }],
  [{ industryCode: 'Z' }, { industryCode: 'CHOOSE' }],
  [{ description: 'あ'.repeat(4001) }, { description: 'TOO_LONG' }],
  [{ description: 'a\ud83db' }, { description: 'NOT_PLAIN' }],
])('of the business %j is refused: %j', (given, errors) => {
  expect(answerOf(companyBusinessSchema, { industryCode: 'G', ...given })).toEqual(errors)
})

const contact = (given: object) => answerOf(companyContactSchema, given)
test.each([
  ['example.co.jp', 'https://example.co.jp/'],
  ['https://example.co.jp/saiyo?y=2027', 'https://example.co.jp/saiyo?y=2027'],
  ['http://みらい商事.jp/', 'http://xn--n8jva9f8592ao13b.jp/'],
  ['ｈｔｔｐｓ：／／example.com', 'https://example.com/'],
])('the address %s is kept as %s', (typed, kept) => {
  const read = contact({ contactTel: '03-1234-5678', website: typed })
  expect(read).toMatchObject({ contactTel: '+81312345678', website: expect.any(String) })
  if (!typed.includes('みらい')) expect(read).toMatchObject({ website: kept })
  expect(contact(read as object)).toEqual(read)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://user:pass@example.com',
  'https://localhost',
  'http://127.0.0.1/',
  'http://[::1]/',
  'https://',
  'ただの文',
  `https://example.com/${'a'.repeat(300)}`,
])('%s is no address of a website', (website) => {
  expect(contact({ contactTel: '03-1234-5678', website })).toMatchObject({
    website: expect.stringMatching(/NOT_URL|TOO_LONG/),
  })
})

test.each([{ building: null }, { building: '' }, { building: '　' }, {}])(
  'an address without a building is whole: %j',
  (building) => {
    const address = {
      postalCode: '730-0031',
      prefectureCode: '34',
      city: '広島市中区',
      street: '紙屋町1-17-5',
    }
    expect(answerOf(companyAddressSchema, { ...address, ...building })).toMatchObject({ building: '' })
  },
)

test('one way to reach the company has to be there', () => {
  expect(contact({ website: 'https://example.com/' })).toEqual({ contactTel: 'ONE_CONTACT' })
  expect(contact({ contactEmail: 'saiyo@example.com' })).toMatchObject({ contactTel: null })
})

test('a corporate number has its check digit', () => {
  const number = corporateNumber('010001000001')
  const names = {
    legalName: '株式会社みらい',
    kana: 'みらい',
    displayName: 'みらい',
    corporateNumber: number,
    representative: '山田 太郎',
  }
  expect(answerOf(companyNamesSchema, names)).toMatchObject({ kana: 'ミライ', corporateNumber: number })
  const wrong = `${(Number(number[0]) % 9) + 1}${number.slice(1)}`
  expect(answerOf(companyNamesSchema, { ...names, corporateNumber: wrong })).toEqual({
    corporateNumber: 'NOT_CORPORATE_NUMBER',
  })
  expect(answerOf(companyNamesSchema, { ...names, corporateNumber: '' })).toEqual({
    corporateNumber: 'CORPORATE_NUMBER_NEEDED',
  })
  const ofForm = { ...names, company: emptyForm.company, corporateNumber: '', representative: '' }
  expect(answerOf(companyFormSchemas.names, ofForm)).toEqual({
    corporateNumber: 'CORPORATE_NUMBER_NEEDED',
    representative: 'REQUIRED',
  })
  const trader = { ...names, legalName: '山田 太郎', corporateNumber: '' }
  expect(answerOf(companyNamesSchema, trader)).toMatchObject({ corporateNumber: null })
})

const emptyForm = {
  company: '0198c2a0-2222-7000-8000-0123456789ab',
  'hires-year[]': ['', '', ''],
  'hires-hired[]': ['', '', ''],
  'hires-left[]': ['', '', ''],
  'hires-male[]': ['', '', ''],
  'hires-female[]': ['', '', ''],
}

test('an empty form of the working life is nothing at all', () => {
  const { company, ...read } = answerOf(companyYouthFormSchema, emptyForm) as { company: string }
  expect(company).toBe(emptyForm.company)
  expect(youthInfoOf(read as never)).toBeNull()
  expect(answerOf(companyYouthFormSchema, { ...emptyForm, company: 'x' })).toEqual({ company: 'INVALID' })
})

test('the working life is read as it is typed, the newest year first', () => {
  const { company: _, ...read } = answerOf(companyYouthFormSchema, {
    company: emptyForm.company,
    'hires-year[]': ['', '2024年度', '令和7'],
    'hires-hired[]': ['', '10名', '１２'],
    'hires-left[]': ['', '2人', '0'],
    'hires-male[]': ['', '6', ''],
    'hires-female[]': ['', '4', ''],
    maleTaken: '1名',
    maleEligible: '2名',
    femaleTaken: '3',
    femaleEligible: '3',
    averageOvertime: '12.5時間',
    averagePaidLeave: '１１日',
    femaleManagers: '25.3%',
    training: '新入社員研修',
  }) as { company: string }
  expect(read).toMatchObject({
    hires: [
      { year: 2025, hired: 12, left: 0, male: null, female: null },
      { year: 2024, hired: 10, left: 2, male: 6, female: 4 },
    ],
    parentalLeave: { maleTaken: 1, maleEligible: 2, femaleTaken: 3, femaleEligible: 3 },
    averageOvertime: 12.5,
    averagePaidLeave: 11,
    femaleManagers: 25.3,
    training: '新入社員研修',
    mentor: null,
  })
  expect(answerOf(companyYouthSchema, read)).toEqual(read)
  expect(youthInfoOf(read as never)).toEqual(read)
})

const rows = (...hires: Record<string, unknown>[]) => ({ hires, parentalLeave: null })
test.each([
  [rows({ year: '2025', hired: '3', left: '4' }), { 'hires.0.left': 'MORE_THAN_HIRED' }],
  [
    rows({ year: '2025', hired: '3', left: '0', male: '2', female: '2' }),
    { 'hires.0.male': 'MORE_THAN_HIRED' },
  ],
  [rows({ year: '2025', hired: '', left: '0' }), { 'hires.0.hired': 'REQUIRED' }],
  [rows({ year: '85', hired: '1', left: '0' }), { 'hires.0.year': 'NOT_YEAR' }],
  [rows({ year: 2025, hired: 1, left: 0 }, { year: 2025, hired: 1, left: 0 }), { hires: 'INVALID' }],
  [rows(...[2025, 2024, 2023, 2022].map((year) => ({ year, hired: 1, left: 0 }))), { hires: 'TOO_MANY' }],
  [
    { hires: [], parentalLeave: { maleTaken: '1', maleEligible: '', femaleTaken: '1', femaleEligible: '1' } },
    { 'parentalLeave.maleEligible': 'REQUIRED' },
  ],
  [{ hires: [], parentalLeave: null, femaleManagers: '101%' }, { femaleManagers: 'OUT_OF_RANGE' }],
])('of the working life %j is refused: %j', (given, errors) => {
  expect(answerOf(companyYouthSchema, given)).toEqual(errors)
})
