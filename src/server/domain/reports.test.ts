import { expect, test } from 'vitest'
import { outcomeFault, reasonsOf } from './reports.ts'

test('the reasons of several reports are told once, in the order of the list', () => {
  expect(reasonsOf([{ reasons: ['other', 'fraud'] }, { reasons: ['fraud', 'false_terms'] }])).toEqual([
    'false_terms',
    'fraud',
    'other',
  ])
})

const ad = { status: 'published', revision: 2, reportedRevision: 2 } as const

test.each([
  ['removed', ad, 'not_removed'],
  ['removed', { ...ad, status: 'closed' }, 'not_removed'],
  ['removed', { ...ad, status: 'removed' }, null],
  ['ended', ad, 'not_ended'],
  ['ended', { ...ad, status: 'paused' }, 'not_ended'],
  ['ended', { ...ad, status: 'closed' }, null],
  ['ended', { ...ad, status: 'expired' }, null],
  ['ended', { ...ad, status: 'removed' }, null],
  ['corrected', ad, 'not_corrected'],
  ['corrected', { ...ad, revision: 3 }, null],
  ['warned', ad, null],
  ['no_problem', ad, null],
] as const)('%s of %o: %s', (outcome, given, fault) => {
  expect(outcomeFault(outcome, given)).toBe(fault)
})
