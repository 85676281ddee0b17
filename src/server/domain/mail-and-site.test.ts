import { expect, test } from 'vitest'
import { domainMatch } from './mail-and-site.ts'

test.each([
  ['taro@mirai.example', 'https://www.mirai.example/', 'same'],
  ['taro@mail.mirai.example', 'https://mirai.example/', 'same'],
  ['taro@mirai.example', 'https://recruit.mirai.example/', 'same'],
  ['taro@evil-mirai.example', 'https://mirai.example/', 'different'],
  ['taro@other.example', 'https://mirai.example/', 'different'],
  ['taro@gmail.com', 'https://gmail.com/', 'free'],
  ['taro@mirai.example', null, 'no_site'],
] as const)('%s beside %s is %s', (email, website, match) => {
  expect(domainMatch(email, website)).toBe(match)
})
