import { expect, test } from 'vitest'
import { isFreeMail, mailDomain } from './mail-domain.ts'

test.each([
  ['taro@Gmail.com', 'gmail.com', true],
  ['"a@b"@docomo.ne.jp', 'docomo.ne.jp', true],
  ['saiyo@mirai.co.jp', 'mirai.co.jp', false],
  ['saiyo@gmail.com.example.jp', 'gmail.com.example.jp', false],
])('%s is of %s; free: %s', (address, domain, expected) => {
  expect(mailDomain(address)).toBe(domain)
  expect(isFreeMail(mailDomain(address))).toBe(expected)
})
