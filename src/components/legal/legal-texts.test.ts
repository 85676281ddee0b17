import { expect, test } from 'vitest'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { textsOn } from './legal-texts.ts'

const text = { data: { version: '2026-11-24', effectiveAt: new Date('2026-11-24') } }
const announced = { data: { version: '2027-01-15', effectiveAt: new Date('2027-01-15') } }

test('an announced text applies from its day on, and nothing is announced then', () => {
  expect(textsOn('2027-01-14', text, announced)).toEqual({ inForce: text, coming: announced })
  expect(textsOn('2027-01-15', text, announced)).toEqual({ inForce: announced, coming: null })
  expect(textsOn('2027-01-15', text, undefined)).toEqual({ inForce: text, coming: null })
})

test('people who sign up agree to the versions of the day', () => {
  const versions = {
    terms: [
      { version: '2026-11-24', from: '2026-11-24' },
      { version: '2027-01-15', from: '2027-01-15' },
    ],
    privacy: [{ version: '2026-11-27', from: '2026-11-27' }],
  }
  expect(consentVersionsOn('2027-01-14', versions)).toEqual({ terms: '2026-11-24', privacy: '2026-11-27' })
  expect(consentVersionsOn('2027-01-15', versions)).toEqual({ terms: '2027-01-15', privacy: '2026-11-27' })
})
