import { AuthErrorCodes } from 'firebase/auth'
import { expect, test } from 'vitest'
import { readIdentityError } from '#browser/api/identity-error.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { dayProblem } from '#contract/written-date.ts'
import { errorMessages } from './errors.ts'
import { fieldMessage } from './fields.ts'
import { formFieldMessage } from './form-fields.ts'
import { identityMessages } from './identity.ts'
import { sessionErrors, sessionMessage } from './session.ts'
import { jobPostFieldMessage } from './job-post-form.ts'

const sentence = /^[^a-z]*[\u3041-\u30ff\u4e00-\u9fff].*。$/

test('every code of the SDK has a Japanese sentence, at run time too', () => {
  for (const code of Object.values(AuthErrorCodes)) expect(identityMessages[code]).toMatch(/。$/)
})

test('every sentence is Japanese, ends as one, and shows no code', () => {
  const all = [
    ...Object.values(identityMessages),
    ...errorCodes.map((code) => errorMessages[code]),
    ...sessionErrors.map(sessionMessage),
  ]
  for (const text of all) {
    expect(text).toMatch(/。$/)
    expect(text).not.toMatch(/auth\/|[A-Z]{3}_|undefined/)
    expect(text.replace('name@example.com', '').replace('Cookie', '').replace('SMS', '')).toMatch(sentence)
  }
})

test('an unknown account, a disabled one and a wrong password read the same', () => {
  const texts = [
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
  ] as const
  expect(new Set(texts.map((code) => identityMessages[code])).size).toBe(1)
})

test('what is thrown becomes a code of the catalogue', () => {
  expect(readIdentityError(Object.assign(new Error('x'), { code: 'auth/too-many-requests' }))).toBe(
    'auth/too-many-requests',
  )
  expect(readIdentityError(Object.assign(new Error('x'), { code: 'auth/brand-new' }))).toBe(
    'auth/internal-error',
  )
  expect(readIdentityError(Object.assign(new Error('x'), { code: 'constructor' }))).toBe(
    'auth/internal-error',
  )
  expect(readIdentityError('thrown text')).toBe('auth/internal-error')
})

test('an unknown error of an address gets a sentence, never its own text', () => {
  expect(sessionMessage('<script>')).toMatch(/。$/)
  expect(sessionMessage('<script>')).not.toContain('script')
  expect(sessionMessage('SessionRequired')).toContain('ログインが必要')
})

test('a number that is not understood is asked for as its unit is written', () => {
  expect(jobPostFieldMessage('openings', '募集人数', 'NOT_COUNT')).toBe(
    '募集人数は「3名」のように、人数を1つだけ書いてください。',
  )
  expect(jobPostFieldMessage('replyByDays', '返信の約束', 'NOT_COUNT')).toBe(
    '返信の約束は「7日」のように、日数で書いてください。',
  )
  expect(formFieldMessage('従業員数', 'NOT_FIGURE')).toBe(
    '従業員数は「25名」「1,200名」のように、数字で入力してください。',
  )
  expect(formFieldMessage('資本金', 'NOT_FIGURE')).toBe(
    '資本金は「1,000万円」「1億2,000万円」のように、数字で入力してください。',
  )
  expect(formFieldMessage('平均勤続年数', 'NOT_FIGURE')).toBe(
    '平均勤続年数は「25」「12.5」のように、数字で入力してください。',
  )
  expect(formFieldMessage('場所または参加用のリンク', 'NOT_HTTPS')).toBe(
    '場所または参加用のリンクには、オンラインのときは「https://」で始まるアドレスを入力してください。',
  )
})

test('a deadline that is too far off is told with the days that it may be', () => {
  expect(jobPostFieldMessage('validThrough', '締切', 'OUT_OF_RANGE')).toBe(
    '締切は今日から365日以内（掲載予約中は、掲載を始める日から365日以内）で入力してください。',
  )
})

test.each([
  ['HIDDEN_200B', 'ゼロ幅スペース U+200B'],
  ['HIDDEN_202E', '文字の向きを変える文字 U+202E'],
  ['HIDDEN_E0100', '異体字セレクタ U+E0100'],
  ['HIDDEN_0000', '制御文字 U+0000'],
  ['HIDDEN_2061', '表示されない文字 U+2061'],
] as const)('%s is told as %s', (problem, words) => {
  const told = `姓に、目に見えない文字（${words}）が入っていたため、取り除きました。内容を確かめて、もう一度お試しください。`
  expect(fieldMessage('姓', problem)).toBe(told)
  expect(formFieldMessage('姓', problem)).toBe(told)
})

test('a day with its year last is told in which order it is read', () => {
  const problem = dayProblem('12/1/2006')
  for (const told of [
    formFieldMessage('生年月日', problem),
    jobPostFieldMessage('validThrough', '締切', problem),
  ])
    expect(told).toContain('年・月・日の順に、間を区切って')
})
