import { expect, test } from 'vitest'
import { Call } from './call.ts'
import { readerOf } from './reader.ts'

type Context = ConstructorParameters<typeof Call>[0]

const callOf = (viewer: object) => new Call({ identity: { uid: 'somebody' }, viewer } as unknown as Context)
const member = callOf({
  kind: 'company',
  memberships: [
    { companyId: 'one', role: 'owner' },
    { companyId: 'two', role: 'viewer' },
  ],
})
const student = callOf({ kind: 'student' })
const of = (companies: readonly string[]) => ({ side: 'company', uid: 'somebody', companies })

test('a member reads for all of their companies, or for the one they chose', () => {
  expect(readerOf(member, 'readMessages')).toEqual(of(['one', 'two']))
  expect(readerOf(member, 'readMessages', 'two')).toEqual(of(['two']))
  expect(readerOf(member, 'readMessages', 'of others')).toBeNull()
})

test('who only looks on writes for none', () => {
  expect(readerOf(member, 'writeMessages')).toEqual(of(['one']))
  expect(readerOf(member, 'writeMessages', 'two')).toBeNull()
})

test('a student reads their own, and for no company', () => {
  expect(readerOf(student, 'readMessages')).toEqual({ side: 'student', uid: 'somebody' })
  expect(readerOf(student, 'readMessages', 'one')).toBeNull()
})
