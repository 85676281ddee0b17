import { expect, test } from 'vitest'
import { companyVerifications } from '#contract/codes/company.ts'
import { lacksToVerify, verificationAfter, verificationWith } from './company-verification.ts'

const after = (...changed: string[]) =>
  companyVerifications.map((held) => verificationAfter(held, new Set(changed)))

test.each([
  [[], ['none', 'email', 'number', 'document']],
  [
    ['description', 'capital', 'kana', 'contactTel'],
    ['none', 'email', 'number', 'document'],
  ],
  [['displayName'], ['none', 'none', 'none', 'none']],
  [['legalName'], ['none', 'none', 'none', 'none']],
  [['corporateNumber'], ['none', 'none', 'none', 'none']],
  [['representative'], ['none', 'email', 'number', 'number']],
  [['street'], ['none', 'email', 'number', 'number']],
  [['building'], ['none', 'email', 'number', 'number']],
  [
    ['prefectureCode', 'city'],
    ['none', 'email', 'number', 'number'],
  ],
  [['contactEmail'], ['none', 'none', 'number', 'document']],
  [
    ['contactEmail', 'street', 'legalName'],
    ['none', 'none', 'none', 'none'],
  ],
] as const)('after a change of %j what is verified is %j', (changed, levels) => {
  expect(after(...changed)).toEqual(levels)
})

const then = new Date('2026-10-01T00:00:00Z')
const now = new Date('2026-11-21T00:00:00Z')
test.each([
  ['none', 'none', 'none', null],
  ['none', 'number', 'number', now],
  ['none', 'email', 'email', now],
  ['email', 'none', 'email', then],
  ['email', 'number', 'number', now],
  ['document', 'none', 'document', then],
  ['document', 'number', 'document', then],
  ['number', 'number', 'number', now],
] as const)('with %s held and %s checked a company shows %s', (held, checked, verification, verifiedAt) => {
  const before = { verification: held, verifiedAt: held === 'none' ? null : then }
  expect(verificationWith(before, checked, now)).toEqual({ verification, verifiedAt })
})

test.each([
  ['none', null, null, false],
  ['email', null, 'a@example.com', false],
  ['email', '7000012050002', null, true],
  ['number', '7000012050002', null, false],
  ['number', null, 'a@example.com', true],
  ['document', null, 'a@example.com', true],
] as const)('%s, of number %s and address %s, lacks: %s', (checked, corporateNumber, contactEmail, lacks) => {
  expect(lacksToVerify(checked, { corporateNumber, contactEmail })).toBe(lacks)
})
