import { describe, expect, test } from 'vitest'
import { fieldProblemOf } from './account-field.ts'
import { addressKanaSchema, emailSchema, kanaSchema, postalCodeSchema } from './account-field.ts'
import { telSchema } from './phone.ts'
import { companyParticularsSchema, corporateNumberSchema, studentNameSchema } from './account-input.ts'
import { recoverySchema } from './account-security.ts'
import { contactSchema } from './contact.ts'
import { addSlotsFormSchema } from './interview.ts'
import { cleanTyped } from './job-post-typed.ts'
import { readJobPostForm } from './job-post-form.ts'
import { mobileNumberSchema } from './phone.ts'
import { daySchema, monthSchema } from './student-field.ts'
import { blankable, linesText, nameText, optionalLines, requiredText, typedOrNumber } from './text-input.ts'
import { figureSchema } from './written-figure.ts'

const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u202e',
  '\u2066',
  '\ufe0f',
  '\u{e0100}',
  '\u3164',
  '\ufffc',
  '\u0000',
]
/** The text with the character before it, behind it and between its letters. */
const strewn = (text: string, char: string): string => `${char}${Array.from(text).join(char)}${char}`

type Parser = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: { message: string }[] } }
}
const read = (schema: Parser, value: unknown): unknown => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message
}

describe('what nobody sees is taken out', () => {
  test.each<[string, Parser, string]>([
    ['postal code', postalCodeSchema, '〒100-0001'],
    ['telephone', telSchema, '03-1234-5678'],
    ['e-mail', emailSchema, 'taro@example.jp'],
    ['reading', kanaSchema(50), 'ヤマダ'],
    ['reading of an address', addressKanaSchema(50), 'チヨダ1-2'],
    ['corporate number', corporateNumberSchema, '7000012050002'],
    ['day', daySchema, '2006年5月1日'],
    ['month', monthSchema, '2028年3月'],
    ['figure', figureSchema({ units: ['名'], min: 0, max: 100, decimals: 0 }), '25名'],
    ['line', requiredText(50), 'ちよだくまるのうち'],
    ['text', linesText(50), 'いちぎょうめ'],
    ['mobile', mobileNumberSchema.shape.phone, '090-1234-5678'],
    ['recovery code', recoverySchema.shape.code, 'ABCD-EFGH-JKMN-PQRS'],
  ])('of a %s', (_, schema, text) => {
    const kept = schema.safeParse(text)
    expect(kept.success).toBe(true)
    for (const char of invisible) expect(read(schema, strewn(text, char))).toEqual(read(schema, text))
  })

  test.each([
    ['wageMin', '25万円'],
    ['startsAt', '9:00'],
    ['termFrom', '2027年4月1日'],
    ['openings', '3名'],
    ['workplaces.0.postalCode', '100-0001'],
  ])('of %s of an ad', (name, text) => {
    const typed = (value: string) =>
      readJobPostForm(
        cleanTyped([
          ['wageUnit', 'month'],
          ['workplaces.0.name', '本社'],
          [name, value],
        ]),
        null,
      )
    for (const char of invisible) expect(typed(strewn(text, char))).toEqual(typed(text))
  })

  test('of the minutes and the times of an interview', () => {
    const { minutes, time0, day0 } = addSlotsFormSchema.shape
    for (const char of invisible) {
      expect(read(minutes, strewn('30分', char))).toBe(30)
      expect(read(time0, strewn('9:00', char))).toBe('09:00')
      expect(read(day0, strewn('2027/1/5', char))).toBe('2027-01-05')
    }
  })
})

describe('names', () => {
  test.each([
    ['\u200b', 'HIDDEN_200B'],
    ['\u202e', 'HIDDEN_202E'],
    ['\ufeff', 'HIDDEN_FEFF'],
    ['\u2028', 'HIDDEN_2028'],
    ['\t', 'HIDDEN_0009'],
    ['\u{e0100}', 'HIDDEN_E0100'],
  ])('are refused for %j, by its name', (char, problem) => {
    const name = `a${char}b`
    expect(read(nameText(50), name)).toBe(problem)
    expect(fieldProblemOf(problem)).toBe(problem)
    for (const part of ['familyName', 'givenName'] as const)
      expect(read(studentNameSchema.shape[part], name)).toBe(problem)
    for (const part of ['legalName', 'displayName', 'representative'] as const)
      expect(read(companyParticularsSchema.shape[part], name)).toBe(problem)
    expect(read(contactSchema.shape.name, name)).toBe(problem)
  })

  test.each(['葛󠄀城', '𠮷田', 'می‌خواهم', 'क्‍ष', '👨‍👩‍👧', 'カ\u3099'])('%s is a name', (name) => {
    expect(read(nameText(50), name)).toBe(name)
  })

  test('are no halves of letters', () => {
    expect(read(nameText(50), 'a\ud842')).toBe('NOT_PLAIN')
  })

  test('nothing else that is no problem becomes one', () => {
    expect(fieldProblemOf('HIDDEN_<b>')).toBe('INVALID')
    expect(fieldProblemOf(null)).toBe('INVALID')
  })
})

describe('readings of names', () => {
  test.each([
    ['ジャン＝ピエール', 'ジャン＝ピエール'],
    ['ジャン=ピエール', 'ジャン＝ピエール'],
    ['ジャン゠ポール', 'ジャン＝ポール'],
    ['みすゞ', 'ミスヾ'],
    ['いすゝ', 'イスヽ'],
    ['マリア·カルメン', 'マリア・カルメン'],
    ['マリア•カルメン', 'マリア・カルメン'],
    ['ﾏﾘｱ･ｶﾙﾒﾝ', 'マリア・カルメン'],
    ['オ’コナー', 'オ’コナー'],
    ["オ'コナー", 'オ’コナー'],
    ['オ´コナー', 'オ’コナー'],
    ['オ＇コナー', 'オ’コナー'],
    ['ジャン-ポール', 'ジャン-ポール'],
    ['ジャン‐ポール', 'ジャン-ポール'],
    ['ヴァネッサ', 'ヴァネッサ'],
    ['ｳﾞｧﾈｯｻ', 'ヴァネッサ'],
    ['カ゛ク゛', 'ガグ'],
    ['カ\u3099', 'ガ'],
    ['アイㇴ', 'アイㇴ'],
    ['か\u309a', 'カ\u309a'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(read(kanaSchema(50), typed)).toBe(kept)
    expect(read(kanaSchema(50), kept)).toBe(kept)
  })

  test.each(['山田', 'Jean', 'ジャン<ポール', '123', 'ヤマダ\nタロウ'])('%j is none', (typed) => {
    expect(read(kanaSchema(50), typed)).toBe('NOT_KATAKANA')
  })
})

describe('separators', () => {
  test.each([
    '-',
    '‐',
    '‑',
    '–',
    '—',
    '―',
    '−',
    '─',
    '━',
    'ー',
    'ｰ',
    '－',
    '﹣',
    '.',
    '．',
    '・',
    '/',
    ' ',
    '　',
  ])('%s parts the groups of every number', (sign) => {
    expect(read(postalCodeSchema, `〒100${sign}0001`)).toBe('1000001')
    expect(read(telSchema, `03${sign}1234${sign}5678`)).toBe('+81312345678')
    expect(read(mobileNumberSchema.shape.phone, `090${sign}1234${sign}5678`)).toBe('+819012345678')
    expect(read(corporateNumberSchema, `7${sign}0000${sign}1205${sign}0002`)).toBe('7000012050002')
  })
  test.each(['-', '‐', '–', '―', '−', 'ー'])('%s is a hyphen of an address', (sign) => {
    expect(read(emailSchema, `taro${sign}y@example.jp`)).toBe('taro-y@example.jp')
  })
})

test.each(['', ' 　', '\u200b', '\u3164 \u00ad'])('%j is no answer', (text) => {
  expect(read(requiredText(50), text)).toBe('REQUIRED')
  expect(read(nameText(50), text)).toBe('REQUIRED')
  expect(read(blankable(postalCodeSchema), text)).toBeNull()
})

test('every end of a line of a text is ours', () => {
  expect(read(linesText(50), '一\r\n二\r三\u2028四\u2029五\v六\u0085七')).toBe('一\n二\n三\n四\n五\n六\n七')
  expect(cleanTyped([['duties', '一\u2028二\v三']])).toEqual({ duties: '一\n二\n三' })
  expect(read(optionalLines(50), null)).toBe('')
})

test('what is far too long has the problem of its field', () => {
  const long = '1'.repeat(100_000)
  expect(read(postalCodeSchema, long)).toBe('NOT_POSTAL_CODE')
  expect(read(typedOrNumber('NOT_WHOLE', 'REQUIRED'), long)).toBe('NOT_WHOLE')
  expect(read(requiredText(50), long)).toBe('TOO_LONG')
  expect(read(requiredText(50), `${' '.repeat(100)}${'あ'.repeat(50)}`)).toBe('あ'.repeat(50))
})

test('a company that sends no names is told so', () => {
  const { error } = companyParticularsSchema.safeParse({
    corporateNumber: null,
    legalName: null,
    displayName: null,
  })
  expect(error?.issues.filter(({ path }) => path[0] === 'legalName')).toHaveLength(1)
})
