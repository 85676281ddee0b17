import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import type { TokenColumns } from '#server/ports/session-rows.ts'
import { createSessionRows, sessionEnds } from './session-rows.ts'
import { prepareViewer } from './viewer.ts'

let handle: DatabaseHandle
const ids = { A: '', B: '' }
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  ids.A = await insertCompany(database)
  ids.B = await insertCompany(database, { displayName: 'ほかの会社' })
  await database
    .insert(account)
    .values(['anna', 'ben', 'cleo'].map((uid) => ({ uid, kind: 'company' as const, email: `${uid}@a.jp` })))
  await database.insert(companyMember).values([
    { id: newId(), companyId: ids.A, uid: 'anna', role: 'owner' },
    { id: newId(), companyId: ids.B, uid: 'anna', role: 'viewer' },
    { id: newId(), companyId: ids.B, uid: 'ben', role: 'owner' },
  ])
})
afterAll(() => handle.close())

const memberships = () => ({
  anna: [
    { companyId: ids.A, role: 'owner' },
    { companyId: ids.B, role: 'viewer' },
  ],
  ben: [{ companyId: ids.B, role: 'owner' }],
  cleo: [],
})

/** An open session of this person; answers under what it is found. */
const openSession = async (uid: string, given: Partial<TokenColumns> & { at?: Date } = {}) => {
  const id = newId()
  const secretHash = createHash('sha256').update(id).digest('hex')
  await createSessionRows(handle.database).create({
    id,
    secretHash,
    uid,
    device: 'Chrome, Windows',
    tokens: 'sealed',
    email: `${uid}@a.jp`,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
    at: testNow,
    ...given,
  })
  return { id, secretHash }
}
const token = (uid: string) => ({ uid, emailVerified: true, byPhone: false, authTime: testNow })
const readViewer = (given: ReturnType<typeof token>, now = testNow) =>
  prepareViewer(handle.database)(given, now)

test.each(['anna', 'ben', 'cleo'] as const)(
  '%s has their own memberships, and nobody else’s',
  async (uid) => {
    const viewer = { kind: 'company', memberships: memberships()[uid] }
    const { secretHash } = await openSession(uid)
    expect(await readViewer(token(uid))).toEqual(viewer)
    expect((await createSessionRows(handle.database).find(secretHash))?.viewer).toEqual(viewer)
  },
)

test('who signed in and has no account is nobody here', async () => {
  await openSession('stranger')
  expect(await readViewer(token('stranger'))).toEqual({ kind: 'none' })
})

test('a token is held against an open session of its person, of its second and way of signing in', async () => {
  expect(await readViewer(token('dora'))).toBeNull()
  const { id } = await openSession('dora')
  expect(await readViewer(token('dora'))).toEqual({ kind: 'none' })
  const second = new Date(testNow.getTime() + 1000)
  expect(await readViewer({ ...token('dora'), authTime: second })).toBeNull()
  expect(await readViewer({ ...token('dora'), byPhone: true })).toBeNull()
  expect(await readViewer(token('emil'))).toBeNull()
  await sessionEnds(handle.database).revoke('dora', id, testNow)
  expect(await readViewer(token('dora'))).toBeNull()
})

test('a session that nobody used for 30 days accepts no token', async () => {
  await openSession('fritz')
  const day = 24 * 60 * 60 * 1000
  expect(await readViewer(token('fritz'), new Date(testNow.getTime() + 29.9 * day))).not.toBeNull()
  expect(await readViewer(token('fritz'), new Date(testNow.getTime() + 30 * day))).toBeNull()
})

test.each([
  ['student', true, { kind: 'student' }],
  ['student', false, null],
  ['admin', true, null],
  ['company', true, null],
] as const)('SMS alone, for %s with the address verified %s: %j', async (kind, emailVerified, viewer) => {
  const uid = newId()
  await insertPerson(handle.database, { uid, kind })
  await openSession(uid, { byPhone: true })
  expect(await readViewer({ ...token(uid), byPhone: true, emailVerified })).toEqual(viewer)
})
