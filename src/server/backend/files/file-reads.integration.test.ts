import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStatuses } from '#contract/codes/application.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createFileAddresses } from './file-address.ts'
import { at, createFileWorld } from './testing/world.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const partsOf = (address: string) => {
  const url = new URL(address, 'http://site.test')
  return {
    id: url.pathname.split('/').at(-1)!,
    expires: url.searchParams.get('expires')!,
    signature: url.searchParams.get('signature')!,
  }
}

test('the owner reads a file for five minutes, at an address of their own', async () => {
  const { uid, files, later, keep } = await createFileWorld(handle)
  const id = await keep()
  const address = await files.reads.address(uid, id)
  expect(address).toMatch(/^\/files\/[\da-f-]{36}\?expires=\d+&signature=[\w-]{43}$/)
  const parts = partsOf(address!)
  expect(await files.reads.open(uid, parts)).toMatchObject({ name: '履歴書.pdf', type: 'pdf', size: 1 })
  const other = await keep()
  const wrong = [
    { ...parts, expires: String(Number(parts.expires) + 60) },
    { ...parts, signature: `${parts.signature.startsWith('A') ? 'B' : 'A'}${parts.signature.slice(1)}` },
    { ...parts, signature: '' },
    { ...parts, expires: '' },
    { ...parts, id: other },
  ]
  for (const each of wrong) expect(await files.reads.open(uid, each)).toBeNull()
  later(5)
  expect(await files.reads.open(uid, parts)).toBeNull()
})

test('an address opens nothing for another reader, who may read the file too', async () => {
  const { uid, files, keep, hire, apply } = await createFileWorld(handle)
  const place = await hire()
  const id = await keep()
  await apply(place, id, 'submitted')
  const ofOwner = partsOf((await files.reads.address(uid, id))!)
  expect(await files.reads.open(place.viewer, ofOwner)).toBeNull()
  const ofViewer = partsOf((await files.reads.address(place.viewer, id))!)
  expect(await files.reads.open(place.viewer, ofViewer)).not.toBeNull()
  expect(await files.reads.open(uid, ofViewer)).toBeNull()
})

test('what a company reads is noted, what the owner reads is not', async () => {
  const { uid, files, database, keep, hire, apply } = await createFileWorld(handle)
  const place = await hire()
  const id = await keep()
  await apply(place, id, 'submitted')
  for (const reader of [uid, place.viewer])
    await files.reads.open(reader, partsOf((await files.reads.address(reader, id))!))
  const lines = await database
    .select({ by: auditLog.actorUid, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'file.read'), eq(auditLog.subject, `file:${id}`)))
  expect(lines).toEqual([{ by: place.viewer, detail: { company: place.companyId } }])
})

test.each(applicationStatuses)(
  'with an application that is %s its company reads the file once it is sent, and until it is withdrawn',
  async (status) => {
    const { files, keep, hire, apply } = await createFileWorld(handle)
    const place = await hire()
    const id = await keep()
    await apply(place, id, status)
    const address = await files.reads.address(place.viewer, id)
    expect(address === null).toBe(status === 'draft' || status === 'withdrawn')
  },
)

test('nobody else reads a file: guests of other companies, other students, admins, those who left', async () => {
  const { uid, files, keep, hire, apply, member } = await createFileWorld(handle)
  const place = await hire()
  const other = await hire()
  const stranger = await createFileWorld(handle)
  const id = await keep()
  const unsent = await keep()
  await apply(place, id, 'submitted')
  const admin = await member(place.companyId, 'admin', 'owner')
  for (const reader of [other.viewer, stranger.uid, admin, 'nobody'])
    expect(await files.reads.address(reader, id)).toBeNull()
  expect(await files.reads.address(place.viewer, unsent)).toBeNull()
  expect(await files.reads.address(uid, newId())).toBeNull()
  expect(await files.reads.address(uid, 'no id')).toBeNull()
})

test('a file that another student’s application names is not read by that way', async () => {
  const { files, keep } = await createFileWorld(handle)
  const forger = await createFileWorld(handle)
  const place = await forger.hire()
  const id = await keep()
  await forger.apply(place, id, 'submitted')
  expect(await files.reads.address(place.viewer, id)).toBeNull()
  expect(await files.reads.address(forger.uid, id)).toBeNull()
})

test('a suspended company, and one whose application is erased, read nothing', async () => {
  const { files, keep, hire, apply } = await createFileWorld(handle)
  const suspended = await hire('suspended')
  const place = await hire()
  const id = await keep()
  await apply(suspended, id, 'submitted')
  await apply(place, id, 'withdrawn', { erased: true })
  expect(await files.reads.address(suspended.viewer, id)).toBeNull()
  expect(await files.reads.address(place.viewer, id)).toBeNull()
})

test('an address that was given is no good once the application is erased or the owner gone', async () => {
  const { uid, files, database, keep, hire, apply } = await createFileWorld(handle)
  const place = await hire()
  const id = await keep()
  const applicationId = await apply(place, id, 'not_selected')
  const parts = partsOf((await files.reads.address(place.viewer, id))!)
  expect(await files.reads.open(place.viewer, parts)).not.toBeNull()
  await database
    .update(application)
    .set({ profile: null, erasedAt: at })
    .where(eq(application.id, applicationId))
  expect(await files.reads.open(place.viewer, parts)).toBeNull()
  const own = partsOf((await files.reads.address(uid, id))!)
  await database.delete(account).where(eq(account.uid, uid))
  expect(await files.reads.open(uid, own)).toBeNull()
  expect(await files.reads.address(uid, id)).toBeNull()
})

test.each([
  ['waiting', true, false],
  ['clean', true, true],
  ['refused', false, false],
] as const)('a file that is %s: for the owner %s, for the company %s', async (scan, owner, company) => {
  const { uid, files, database, keep, hire, apply } = await createFileWorld(handle)
  const place = await hire()
  const id = await keep()
  await apply(place, id, 'submitted')
  await database.update(storedFile).set({ scan }).where(eq(storedFile.id, id))
  expect((await files.reads.address(uid, id)) !== null).toBe(owner)
  expect((await files.reads.address(place.viewer, id)) !== null).toBe(company)
})

test('an address of an older secret opens still, one of a secret that is gone does not', () => {
  const id = newId()
  const old = partsOf(createFileAddresses(['old secret']).make('reader', id, at))
  expect(createFileAddresses(['new secret', 'old secret']).isGood('reader', old, at)).toBe(true)
  expect(createFileAddresses(['new secret']).isGood('reader', old, at)).toBe(false)
})
