import { expect, test } from 'vitest'
import { safeCallbackUrl } from '#contract/callback-url.ts'

const origin = 'https://jobs.example'

test.each([
  ['/', `${origin}/`],
  ['/mypage?tab=bookmarks#top', `${origin}/mypage?tab=bookmarks#top`],
  ['/search?q=https%3A%2F%2Fevil.example%5C', `${origin}/search?q=https%3A%2F%2Fevil.example%5C`],
  ['/search?q=営業', `${origin}/search?q=%E5%96%B6%E6%A5%AD`],
  ['/category/%E6%9C%9F', `${origin}/category/%E6%9C%9F`],
  ['/a/../b', `${origin}/b`],
  ['/a%20b', `${origin}/a%20b`],
  [`${origin}/jobpost`, `${origin}/jobpost`],
  ['HTTPS://JOBS.EXAMPLE/jobpost', `${origin}/jobpost`],
  [`${origin}:443/jobpost`, `${origin}/jobpost`],
])('%s is accepted', (given, answer) => {
  expect(safeCallbackUrl(given, origin)).toBe(answer)
})

test.each([
  'https://evil.example',
  'https://jobs.example.evil.example/',
  'https://jobs.example@evil.example/',
  'https://user:pw@jobs.example/',
  'http://jobs.example/',
  'https://jobs.example:8443/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  '/x/..%2f/evil.example',
  '/x/..%252f/evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/%00',
  '/%0d%0aSet-Cookie:x=y',
  '%2F%2Fevil.example',
  'https%3A%2F%2Fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mypage',
  '?x',
  '#x',
  '.',
  '/%',
  '/%E3%81',
  `/${'a'.repeat(3000)}`,
  'https://',
  'http://[',
  '/api/auth/signin',
  '/api/auth',
  '/x/../api/auth/error',
  42,
  null,
  undefined,
  {},
  ['/mypage'],
])('%s becomes the origin', (given) => {
  expect(safeCallbackUrl(given, origin)).toBe(origin)
})
