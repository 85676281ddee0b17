import { expect, test } from 'vitest'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { accessTable } from '#server/backend/schema/access/access-table.ts'
import { atDesk, deskAct, type Row } from '#server/domain/access-row.ts'
import { judge, type Person } from '#server/domain/judge.ts'

const now = new Date('2026-11-26T03:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const admin: Person = {
  uid: 'admin',
  email: 'admin@example.com',
  emailVerified: true,
  secondFactor: true,
  authTime: minutesAgo(119),
  viewer: { kind: 'admin' },
  token: null,
}

const judged = (row: Row, person: Person | null, factorPolicy: readonly 'admin'[] = []) => {
  if (row.who.kind === 'member' || row.who.kind === 'oneself') throw new Error('No row of the desk')
  return judge({ ...row, who: row.who }, { person, now, factorPolicy }, { kind: 'none' })
}

test.each([
  ['an admin', admin, 'allowed', 'allowed'],
  [
    'an admin who signed in more than two hours ago',
    { ...admin, authTime: minutesAgo(121) },
    'allowed',
    'UNAUTHENTICATED',
  ],
  [
    'an admin without a second factor',
    { ...admin, secondFactor: false },
    'allowed',
    'SECOND_FACTOR_REQUIRED',
  ],
  ['a student', { ...admin, viewer: { kind: 'student' } }, 'FORBIDDEN', 'FORBIDDEN'],
  ['a guest', null, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
] as const)('%s reads and acts at the desk', (_, person, reads, acts) => {
  expect([judged(atDesk, person), judged(deskAct, person)]).toEqual([reads, acts])
})

test('where the operator asks a second factor of admins, nothing is read without one', () => {
  expect(judged(atDesk, { ...admin, secondFactor: false }, ['admin'])).toBe('SECOND_FACTOR_REQUIRED')
})

const isForAdmins = ({ who }: Row) => who.kind === 'account' && who.of.length === 1 && who.of[0] === 'admin'

test('everything that admins alone may do asks for a second factor and a recent sign-in', () => {
  const acts = procedures.filter(({ who }) => isForAdmins(who))
  expect(acts.length).toBeGreaterThan(0)
  expect(acts.filter(({ who }) => who !== deskAct).map(({ name }) => name)).toEqual([])
})

test('everything that admins alone read follows the policy', () => {
  const read = Object.entries(accessTable).filter(
    ([name, row]) => isForAdmins(row) && !name.startsWith('Mutation.'),
  )
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter(([, row]) => row !== atDesk).map(([name]) => name)).toEqual([])
})
