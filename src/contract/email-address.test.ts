import { expect, test } from 'vitest'
import { emailSchema } from './account-field.ts'
import { foldAddress, isEmailAddress } from './email-address.ts'

test.each([
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
  ['taro＠example。jp', 'taro@example.jp'],
  ['　ｔａｒｏ．１＠ｍａｉｌーｈｏｓｔ．ｊｐ　', 'taro.1@mail-host.jp'],
  [' Taro@Example.jp\n', 'Taro@Example.jp'],
])('an address that was typed as %j is %s', (typed, address) => {
  expect(emailSchema.parse(typed)).toBe(address)
})

test.each(['ﬁ@example.jp', 'a①@example.jp', 'ａ b@example.jp', 'tаro@example.jp', '太郎＠example.jp'])(
  '%j stays what it is, which is no address',
  (typed) => {
    expect(emailSchema.safeParse(typed).error?.issues[0]?.message).toBe('NOT_EMAIL')
    expect(foldAddress(typed)).toMatch(/[^\x21-\x7e]| /)
  },
)

test.each([
  [`${'a'.repeat(64)}@example.jp`, true],
  [`${'a'.repeat(65)}@example.jp`, false],
  [`a@${'b'.repeat(63)}.jp`, true],
  [`a@${'b'.repeat(64)}.jp`, false],
  [`a@${'b.'.repeat(124)}jp`, true],
  [`a@${'b.'.repeat(126)}jp`, false],
])('no mail server takes a longer part, nor a longer whole: %s is one: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is)
})
