import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentVersionsOn, legalVersions } from './account-consent.ts'
import { readFieldErrors } from './account-field.ts'
import { companyAccountSchema, companyParticularsSchema, studentNameSchema } from './account-input.ts'
import { signInSchema } from './sign-in-input.ts'
import { hasEmail, passwordSchema, passwordStrength } from './account-password.ts'
import { corporateNumber } from './corporate-number.ts'

const consentVersions = consentVersionsOn('2026-11-27')

const company = {
  corporateNumber: corporateNumber('010001000001'),
  legalName: '株式会社みちしるべ',
  kana: 'かぶしきがいしゃみちしるべ',
  displayName: 'みちしるべ',
  representative: '道野 しるべ',
  postalCode: '〒１００－０００５',
  prefectureCode: '13',
  city: '千代田区',
  street: '丸の内1-1-1',
  contactTel: '03-1234-5678',
  industryCode: 'G',
}

const errorsOf = (given: unknown) => {
  const parsed = companyParticularsSchema.safeParse(given)
  return parsed.success ? {} : readFieldErrors(parsed.error.issues)
}

test('takes what people type and keeps it in one form', () => {
  expect(companyParticularsSchema.parse(company)).toMatchObject({
    kana: 'カブシキガイシャミチシルベ',
    postalCode: '1000005',
    contactTel: '+81312345678',
    building: '',
  })
})

test.each([{ corporateNumber: '' }, { corporateNumber: '　' }, { corporateNumber: null }])(
  'takes a sole trader, who has no number: %j',
  (given) => {
    const trader = { ...company, legalName: '道野 しるべ' }
    expect(companyParticularsSchema.parse({ ...trader, ...given }).corporateNumber).toBeNull()
  },
)

test.each([
  '株式会社てすと商店',
  'てすと商店株式会社',
  '有限会社てすと',
  '合同会社てすと',
  '合名会社てすと',
  '合資会社てすと',
  '一般社団法人てすと',
  '一般財団法人てすと',
  '公益財団法人てすと',
  '医療法人てすと会',
  '学校法人てすと学園',
  '社会福祉法人てすと会',
  'NPO法人てすと',
  '特定非営利活動法人てすと',
  '(株)てすと',
  'てすと（株）',
  '㈱てすと',
  '(有)てすと',
  '㈲てすと',
  '株 式 会 社 てすと',
])('a legal person has a number: %s', (legalName) => {
  const nameless = { ...company, legalName, corporateNumber: '' }
  const needed = { corporateNumber: 'CORPORATE_NUMBER_NEEDED' }
  expect(errorsOf(nameless)).toEqual(needed)
  // Told with what else is wrong, at sign-up too.
  expect(errorsOf({ ...nameless, street: '' })).toEqual({ ...needed, street: 'REQUIRED' })
  const whole = companyAccountSchema.safeParse({ ...nameless, ...consentVersions })
  expect(whole.success ? {} : readFieldErrors(whole.error.issues)).toEqual(needed)
  expect(errorsOf({ ...nameless, legalName: '道野 しるべ', displayName: legalName })).toEqual(needed)
  expect(errorsOf({ ...company, legalName })).toEqual({})
})

test('a wrong number of a legal person is wrong, not missing', () => {
  expect(errorsOf({ ...company, corporateNumber: '123' })).toEqual({
    corporateNumber: 'NOT_CORPORATE_NUMBER',
  })
})

test('says one problem of each field', () => {
  expect(errorsOf({})).toMatchObject({
    legalName: 'REQUIRED',
    prefectureCode: 'CHOOSE',
    industryCode: 'CHOOSE',
  })
  expect(
    errorsOf({
      ...company,
      corporateNumber: company.corporateNumber.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
      kana: '漢字',
      postalCode: '12345',
      contactTel: '12',
      street: 'あ'.repeat(201),
      prefectureCode: '48',
    }),
  ).toEqual({
    corporateNumber: 'NOT_CORPORATE_NUMBER',
    kana: 'NOT_KATAKANA',
    postalCode: 'NOT_POSTAL_CODE',
    contactTel: 'NOT_TEL',
    street: 'TOO_LONG',
    prefectureCode: 'CHOOSE',
  })
})

test('consent counts for the versions of the documents alone', () => {
  expect(companyAccountSchema.safeParse({ ...company, ...consentVersions }).success).toBe(true)
  const old = companyAccountSchema.safeParse({ ...company, ...consentVersions, terms: '2020-01-01' })
  expect(old.success ? {} : readFieldErrors(old.error.issues)).toEqual({ terms: 'AGREE' })
  for (const document of ['terms', 'privacy'] as const) {
    const files = [`content/legal/${document}.md`, `content/legal/coming/${document}.md`].filter(existsSync)
    const stated = files.map((file) => {
      const text = readFileSync(file, 'utf8')
      return {
        version: /^version: ["'](.+)["']$/m.exec(text)?.[1],
        from: /^effectiveAt: (.+)$/m.exec(text)?.[1],
      }
    })
    expect(stated).toEqual(legalVersions[document])
  }
})

test('e-mail addresses are trimmed and judged', () => {
  expect(signInSchema.parse({ email: ' a@example.com ', password: 'x' }).email).toBe('a@example.com')
  for (const email of ['a', 'a@', 'a@b', 'a@example.com\r\nBcc: b@example.com', 'あ@example.com'])
    expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false)
})

test('names take hiragana and half-width readings', () => {
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'やまだ', givenNameKana: 'ﾊﾅｺ' }
  expect(studentNameSchema.parse(names)).toMatchObject({ familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' })
})

test.each([
  ['', 'REQUIRED'],
  ['eleven char', 'TOO_SHORT'],
  ['あ'.repeat(11), 'TOO_SHORT'],
  ['𠮷'.repeat(6), 'TOO_SHORT'],
  ['x'.repeat(129), 'TOO_LONG'],
])('the password %s is refused: %s', (password, problem) => {
  const parsed = passwordSchema.safeParse(password)
  expect(parsed.success ? undefined : parsed.error.issues[0]?.message).toBe(problem)
})

test.each(['twelve chars', 'すべてひらがなのあいことば', 'correct horse battery staple', 'あ'.repeat(12)])(
  'the password %s needs no other kinds of characters',
  (password) => {
    expect(passwordSchema.safeParse(password).success).toBe(true)
  },
)

test('a password that is little more than the e-mail address has it', () => {
  expect(hasEmail('hanako.yamada1', 'hanako.yamada@example.com')).toBe(true)
  expect(hasEmail('Hanako@Example.com', 'hanako@example.com')).toBe(true)
  expect(hasEmail('a long phrase by hanako', 'hanako@example.com')).toBe(false)
  expect(hasEmail('a long phrase', '')).toBe(false)
})

test('strength is said by what is new in the password', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe('weak')
  expect(passwordStrength('123456789012')).toBe('weak')
  expect(passwordStrength('abababababababab')).toBe('weak')
  // Too short to be taken, however varied.
  expect(passwordStrength('blue river7')).toBe('weak')
  expect(passwordStrength('blue river 9')).toBe('fair')
  expect(passwordStrength('correct horse battery staple')).toBe('good')
})
