import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AdminChangeKind } from '#contract/desk-admins.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeletions } from '#server/backend/security/deletions.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createAdminChanges } from './admin-changes.ts'
import { createAdminLists } from './admin-lists.ts'

const handles: DatabaseHandle[] = []
afterAll(() => Promise.all(handles.map((handle) => handle.close())))

let time = 0
beforeEach(() => {
  time = testNow.getTime()
})

const addressOf = (uid: string) => `${uid}@example.com`

/** A site with these admins and one student. */
const open = async (...admins: string[]) => {
  const withoutFactor: string[] = []
  const handle = await openTestDatabase()
  handles.push(handle)
  const { database } = handle
  for (const uid of admins) await insertPerson(database, { uid, kind: 'admin', email: addressOf(uid) })
  await insertPerson(database, { uid: 'new', kind: 'student', email: addressOf('new') })
  const { work, mails } = createTestWork(handle, () => new Date(time))
  const changes = createAdminChanges({
    work,
    people: {
      find: async (uid) => ({ factors: withoutFactor.includes(uid) ? [] : [{}] }) as never,
      findByEmail: async (email) => {
        const [found] = await database.select().from(account).where(eq(account.email, email))
        return found === undefined
          ? null
          : ({ uid: found.uid, email, emailVerified: true, disabled: false } as never)
      },
    },
  })
  const lists = createAdminLists(database)
  const ask = (by: string, kind: AdminChangeKind, uid: string) =>
    changes.ask(by, { kind, email: addressOf(uid), reason: '運営のため' })
  const newest = async () => (await lists.changes())[0]?.id ?? ''
  const names = async () => (await lists.admins()).map(({ email }) => email)
  return { database, changes, lists, mails, ask, newest, names, withoutFactor }
}

test('a second admin lets a grant take effect, who is neither the asker nor the subject', async () => {
  const { database, changes, mails, ask, newest, names } = await open('one', 'two')
  expect(await ask('one', 'grant', 'new')).toEqual({ kind: 'done' })
  expect(mails().map(({ to }) => to)).toEqual(['one', 'two', 'new'].map(addressOf))
  expect(await ask('two', 'grant', 'new')).toEqual({ kind: 'admin_open' })
  const id = await newest()
  expect(await changes.confirm('one', id)).toEqual({ kind: 'admin_own' })
  expect(await changes.confirm('new', id)).toEqual({ kind: 'admin_own' })
  expect(await names()).not.toContain(addressOf('new'))
  expect(await changes.confirm('two', id)).toEqual({ kind: 'done' })
  expect(await names()).toContain(addressOf('new'))
  expect(await changes.confirm('two', id)).toEqual({ kind: 'unknown' })
  const lines = await database.select().from(auditLog).where(eq(auditLog.subject, 'account:new'))
  expect(lines.map(({ action, actorUid }) => [action, actorUid])).toEqual([
    ['account.admin_change_asked', 'one'],
    ['account.admin_granted', 'two'],
  ])
})

test('who has no second factor, or is about to be deleted, does not become an admin', async () => {
  const { database, ask, withoutFactor, changes, newest, names } = await open('one', 'two')
  withoutFactor.push('new')
  expect(await ask('one', 'grant', 'new')).toEqual({ kind: 'admin_unfit' })
  withoutFactor.pop()
  expect(await ask('one', 'grant', 'new')).toEqual({ kind: 'done' })
  await createDeletions(database).request('new', testNow)
  expect(await changes.confirm('two', await newest())).toEqual({ kind: 'done' })
  expect(await names()).not.toContain(addressOf('new'))
  expect(await ask('one', 'grant', 'new')).toEqual({ kind: 'admin_unfit' })
})

test('what nobody stops takes effect after a day, and what was cancelled does not', async () => {
  const { changes, mails, ask, newest, names } = await open('one', 'two')
  await ask('one', 'grant', 'new')
  time += 23 * 3_600_000
  expect(await changes.applyDue()).toBe(0)
  expect(await changes.cancel('two', await newest())).toEqual({ kind: 'done' })
  expect(mails()).toHaveLength(6)
  time += 2 * 3_600_000
  expect(await changes.applyDue()).toBe(0)
  await ask('one', 'grant', 'new')
  time += 24 * 3_600_000
  expect(await changes.applyDue()).toBe(1)
  expect(await names()).toContain(addressOf('new'))
})

test('the last admin is never revoked, whatever was asked before', async () => {
  const { changes, lists, ask, names } = await open('one', 'two')
  await ask('one', 'revoke', 'two')
  await ask('two', 'revoke', 'one')
  time += 24 * 3_600_000
  expect(await changes.applyDue()).toBe(2)
  expect(await names()).toHaveLength(1)
  expect((await lists.changes()).map(({ end }) => end).toSorted()).toEqual(['applied', 'void'])
  const [left] = await names()
  const uid = left?.split('@')[0] ?? ''
  expect(await ask(uid, 'revoke', uid)).toEqual({ kind: 'admin_last' })
})

test('who was a student before is one again', async () => {
  const { database, changes, ask, newest } = await open('one', 'two')
  await ask('one', 'grant', 'new')
  await changes.confirm('two', await newest())
  await ask('one', 'revoke', 'new')
  await changes.confirm('two', await newest())
  const [found] = await database.select().from(account).where(eq(account.uid, 'new'))
  expect(found?.kind).toBe('student')
})

test('what an admin asked for is void once they are one no longer', async () => {
  const { changes, ask, newest, names } = await open('one', 'two', 'three')
  await ask('one', 'grant', 'new')
  await ask('one', 'revoke', 'three')
  await ask('two', 'revoke', 'one')
  expect(await changes.confirm('three', await newest())).toEqual({ kind: 'done' })
  time += 25 * 3_600_000
  await changes.applyDue()
  expect(await names()).toEqual(['three', 'two'].map(addressOf))
})
