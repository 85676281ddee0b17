import { expect, test } from 'vitest'
import { remoteWords } from './job-post-kinds.ts'

test.each([
  ['new_grad', 'none', ''],
  ['new_grad', 'partial', '一部リモート可'],
  ['part_time', 'full', 'フルリモート可'],
  ['open_company', 'none', ''],
  ['open_company', 'partial', '会場とオンライン'],
  ['internship_special', 'full', 'オンラインのみ'],
] as const)('a %s that is %s says beside its places: 「%s」', (kind, remote, words) => {
  expect(remoteWords({ kind, remote })).toBe(words)
})
