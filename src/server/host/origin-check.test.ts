import { expect, test } from 'vitest'
import { isForeign } from './origin-check.ts'

const site = 'https://jobs.example.jp'

test.each([
  ['POST', { origin: site }, false],
  ['POST', { origin: site, 'sec-fetch-site': 'same-origin' }, false],
  ['POST', {}, false],
  ['POST', { referer: `${site}/login` }, false],
  ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { origin: 'https://evil.example' }, true],
  ['POST', { origin: 'https://sub.jobs.example.jp' }, true],
  ['POST', { origin: 'http://jobs.example.jp' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, true],
  ['POST', { origin: site, 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { referer: 'https://evil.example/x' }, true],
  ['DELETE', { origin: 'https://evil.example' }, true],
])('%s with %o: foreign is %s', (method, headers, foreign) => {
  expect(isForeign(method, headers, site)).toBe(foreign)
})
