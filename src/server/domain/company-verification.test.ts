import { expect, test } from 'vitest'
import { companyVerifications } from '#contract/codes/company.ts'
import { verificationAfter } from './company-verification.ts'

const after = (...changed: string[]) =>
  companyVerifications.map((held) => verificationAfter(held, new Set(changed)))

test.each([
  [[], ['none', 'email', 'number', 'document']],
  [
    ['description', 'capital', 'kana', 'contactTel'],
    ['none', 'email', 'number', 'document'],
  ],
  [['displayName'], ['none', 'email', 'none', 'none']],
  [['legalName'], ['none', 'email', 'none', 'none']],
  [['corporateNumber'], ['none', 'email', 'none', 'none']],
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
