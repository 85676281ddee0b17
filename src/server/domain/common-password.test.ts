import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  'password1234',
  'Password2026!',
  'p@ssw0rd1234',
  'passwordpassword',
  'qwertyuiop123',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  '123456789012',
  '0987654321098',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou1234',
  'ILoveYou!!!!',
  'tokyo2020tokyo',
  'sakurasakura',
  'Sakura20260401',
  'michishirube',
  'Michishirube1',
  'パスワードパスワード',
  'あいうえおかきくけこさし',
  'ｐａｓｓｗｏｒｄ１２３４',
  '111111222222',
  '2026-11-21!!',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'correct horse battery staple',
  'Demo-pass-2026x-kumo',
  'xK3!vQ9#mZ2pLw',
  'ことりがまどべでうたっている',
  'green tea on a rainy roof',
  '8317 6620 4419 57',
  'mizuumi-ni-ukabu-fune',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('a very long text is judged quickly', () => {
  // Of this thread alone: others may have the processor meanwhile.
  const before = process.threadCpuUsage()
  isCommonPassword('ab1'.repeat(400))
  isCommonPassword('qwertyuiop'.repeat(100))
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})
