import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createSessionRows } from './session-rows.ts'
import { readViewer } from './viewer.ts'

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

test.each(['anna', 'ben', 'cleo'] as const)(
  '%s has their own memberships, and nobody else’s',
  async (uid) => {
    const viewer = { kind: 'company', memberships: memberships()[uid] }
    expect(await readViewer(handle.database, uid)).toEqual(viewer)
    const secretHash = createHash('sha256').update(uid).digest('hex')
    const rows = createSessionRows(handle.database)
    await rows.create({
      id: newId(),
      secretHash,
      uid,
      device: 'Chrome, Windows',
      tokens: 'sealed',
      email: `${uid}@a.jp`,
      emailVerified: true,
      secondFactor: false,
      authTime: testNow,
      tokenExpiresAt: testNow,
      at: testNow,
    })
    expect((await rows.find(secretHash))?.viewer).toEqual(viewer)
  },
)

test('who is unknown here is nobody', async () => {
  expect(await readViewer(handle.database, 'stranger')).toEqual({ kind: 'none' })
})
