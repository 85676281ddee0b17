import { describe, expect, test } from 'vitest'
import { letterSchema, templateBodySchema } from '#contract/reply-template.ts'
import { checkLetter, fillIn, isAddressed } from './reply-letter.ts'

const values = {
  氏名: '山田 花子',
  姓: '山田',
  名: '花子',
  求人名: '法人営業の総合職',
  会社名: 'みらい商事',
  担当者名: '',
  応募日: '2026年11月20日',
}

test('placeholders are filled in, however their braces are typed', () => {
  const template = '{{氏名}}様\n｛｛ 求人名 ｝｝へのご応募（{{応募日}}）、{{姓}}様。'
  expect(fillIn(template, values)).toEqual({
    text: '山田 花子様\n法人営業の総合職へのご応募（2026年11月20日）、山田様。',
    unfilled: [],
  })
})

test('one without a value stays, and is named once', () => {
  expect(fillIn('{{担当者名}}、{{担当者名}}、{{姓}}', values)).toEqual({
    text: '{{担当者名}}、{{担当者名}}、山田',
    unfilled: ['担当者名'],
  })
})

test('what stands in a value is not filled in again', () => {
  const { text } = fillIn('{{姓}}様', { ...values, 姓: '{{会社名}}$&' })
  expect(text).toBe('{{会社名}}$&様')
})

test.each([
  ['{{氏名}}様', true],
  ['{{姓}}様', true],
  ['{{名}}さん', false],
  ['応募者各位', false],
])('%s: addressed %s', (template, addressed) => {
  expect(isAddressed(template)).toBe(addressed)
})

describe('a template', () => {
  test.each(['{{年収}}', '{{氏名', '氏名}}', '{{}}', '{{constructor}}', '{{__proto__}}', '｛｛年収｝｝'])(
    '%s is refused',
    (text) => {
      const parsed = templateBodySchema.safeParse(`${text}様`)
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['NOT_PLACEHOLDER'])
    },
  )
  test.each(['{{氏名}}様', '{ひとつ}のかっこ', 'f(x) = {1}'])('%s is taken', (text) => {
    expect(templateBodySchema.safeParse(text).data).toBe(text)
  })
  test.each([
    ['', 'REQUIRED'],
    [' \n ', 'REQUIRED'],
    ['あ'.repeat(2001), 'TOO_LONG'],
    ['\ud83dあ', 'NOT_PLAIN'],
  ])('case %#: it is refused', (text, problem) => {
    expect(templateBodySchema.safeParse(text).error?.issues[0]?.message).toBe(problem)
  })
})

test.each(['{{氏名}}様', '｛｛姓｝｝', '{{', 'あ}}'])('a letter that still has %s is not sent', (text) => {
  expect(letterSchema.safeParse(text).error?.issues[0]?.message).toBe('PLACEHOLDER_LEFT')
})

describe('wording', () => {
  test.each([
    ['面接では、ご家族の職業についてお聞きします。', 'unfair_question'],
    ['次回までに戸籍謄本を提出してください。', 'unfair_selection'],
    ['性格診断の結果を提出してください。', 'questionnaire_demand'],
    ['尊 敬 す る 人 物 を教えてください。', 'unfair_question'],
  ])('%s is %s, with source and advice', (text, code) => {
    const [finding] = checkLetter(text)
    expect(finding).toMatchObject({ code, source: expect.stringContaining('職業安定法5条の5') })
    expect(finding?.words).not.toBeNull()
    expect(finding?.advice).not.toBe('')
  })
  test.each([
    ['内定のお返事は、3日以内にお願いします。', 'pressure_on_offers'],
    ['女性の方は体力的に難しいため、今回は見送らせていただきます。', 'gendered_wording'],
    ['40代以上の方はご遠慮いただいております。', 'unequal_treatment'],
    ['面接は夜、店長と二人で食事をしながら行います。', 'unfair_selection'],
  ])('%s is %s', (text, code) => {
    expect(checkLetter(text).map((finding) => finding.code)).toContain(code)
  })
  test.each([
    '{{氏名}}様\nこのたびはご応募いただき、ありがとうございました。選考の結果をお知らせします。',
    '慎重に検討いたしました結果、今回は見送らせていただくこととなりました。',
    '面接の日時は、候補からお選びください。所要時間は1時間ほどです。ご不明な点はお知らせください。',
    '内定のご連絡です。お返事は1か月以内にお願いいたします。就職活動は続けていただけます。',
    'お返事は3日以内にこちらからお送りします。',
    '面接の当日は、学生証をお持ちください。書類の返却はいたしません。',
  ])('a plain letter has nothing against it: %s', (text) => {
    expect(checkLetter(text)).toEqual([])
  })
})
