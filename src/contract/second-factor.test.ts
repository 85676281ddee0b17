import { expect, test } from 'vitest'
import type { Viewer } from './account.ts'
import { factorDemand, factorKinds, lacksSecondFactor } from './second-factor.ts'

const member: Viewer = { kind: 'company', memberships: [] }

test.each<[Viewer, string | null]>([
  [{ kind: 'student' }, null],
  [{ kind: 'none' }, null],
  [{ kind: 'admin' }, 'admin'],
  [member, 'company'],
  [{ kind: 'company', memberships: [{ companyId: 'x', role: 'viewer' }] }, 'company'],
])('%o: asked of %s', (viewer, kind) => {
  expect(factorDemand(viewer, factorKinds)).toBe(kind)
  expect(factorDemand(viewer, [])).toBeNull()
  expect(lacksSecondFactor({ viewer, secondFactor: false }, factorKinds)).toBe(kind !== null)
  expect(lacksSecondFactor({ viewer, secondFactor: true }, factorKinds)).toBe(false)
})

test('a policy names each kind by itself', () => {
  expect(factorDemand(member, ['admin'])).toBeNull()
  expect(factorDemand({ kind: 'admin' }, ['admin'])).toBe('admin')
})
