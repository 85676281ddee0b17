import { expect, test } from 'vitest'
import { nextStepOf } from './company-next.ts'

const company = { id: 'c', role: 'owner', status: 'active' } as const

test('a listed company without ads is led to its first', () => {
  expect(nextStepOf(company, [])?.link?.href).toBe('/company/jobpost?company=c&view=new')
  expect(nextStepOf(company, [{ group: 'ended', count: 2 }])?.text).toContain('もう一度')
})

test('one with drafts alone is led to them', () => {
  const step = nextStepOf(company, [
    { group: 'draft', count: 1 },
    { group: 'published', count: 0 },
  ])
  expect(step?.link?.href).toBe('/mypage?tab=ads&company=c&group=draft')
})

test.each(['published', 'scheduled', 'in_review', 'paused'] as const)(
  '%s ads need no word of this',
  (group) => {
    expect(nextStepOf(company, [{ group, count: 1 }])).toBeNull()
  },
)

test('one that waits writes drafts, then its profile', () => {
  const waiting = { ...company, status: 'pending' } as const
  expect(nextStepOf(waiting, [])?.link?.text).toBe('求人を書く')
  expect(nextStepOf(waiting, [{ group: 'draft', count: 1 }])?.link?.text).toBe('会社の情報をそろえる')
})

test('one that is stopped, or was refused, is led to the operator', () => {
  expect(nextStepOf({ ...company, status: 'suspended' }, [])?.link?.href).toBe('/contact')
})

test.each(['active', 'pending'] as const)(
  'who only reads is led to nothing they may not do: %s',
  (status) => {
    for (const counts of [[], [{ group: 'draft', count: 1 }]] as const)
      expect(nextStepOf({ id: 'c', role: 'viewer', status }, counts)?.link).toBeNull()
  },
)
