import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicationStatuses } from '#contract/codes/application.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import type { Scanner } from '#server/ports/scanner.ts'
import { at, createFileWorld } from './testing/world.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
// Sweeps look at everybody's.
beforeEach(() => handle.database.delete(storedFile))
afterAll(() => handle.close())

const day = 24 * 60
const says = (answer: () => Promise<'clean' | 'found'>): Scanner => ({ scan: answer })
const rowOf = async (id: string) =>
  (await handle.database.select().from(storedFile).where(eq(storedFile.id, id)))[0]

test.each(applicationStatuses)('a file of an application that is %s', async (status) => {
  const { uid, files, store, sent, keep, hire, apply } = await createFileWorld(handle)
  const id = await keep()
  await apply(await hire(), id, status)
  const underWay = ['submitted', 'viewed', 'screening', 'interview', 'offered'].includes(status)
  expect(await files.own.list(uid)).toMatchObject([{ id, use: underWay ? 'under way' : 'kept' }])
  expect(await files.own.remove(uid, id)).toBe(underWay ? 'under_way' : 'deleted')
  if (!underWay) {
    expect(sent.at(-1)).toEqual({ name: 'remove-file', data: { id } })
    await files.removals.removeBytes(id)
  }
  expect(store.bytes.has(id)).toBe(underWay)
  expect((await rowOf(id)) !== undefined).toBe(underWay)
})

test('nobody lists or deletes another person’s files', async () => {
  const { files, keep } = await createFileWorld(handle)
  const other = await createFileWorld(handle)
  const id = await keep()
  expect(await files.own.list(other.uid)).toEqual([])
  expect(await files.own.remove(other.uid, id)).toBe('missing')
  expect(await files.own.remove(other.uid, newId())).toBe('missing')
  expect(await rowOf(id)).toBeDefined()
})

test('with a scanner a file waits until it has answered', async () => {
  const world = await createFileWorld(handle, { scanner: says(async () => 'clean') })
  const id = await world.keep()
  expect(await rowOf(id)).toMatchObject({ scan: 'waiting', scannedAt: null })
  expect(world.sent).toEqual([{ name: 'scan-file', data: { id }, key: id }])
  await world.files.scans.scan(id)
  expect(await rowOf(id)).toMatchObject({ scan: 'clean', scannedAt: at })
  // Again, as tasks are done: nothing changes, and one that is gone is nothing to do.
  await world.files.scans.scan(id)
  await world.files.scans.scan(newId())
})

test('what a scanner finds is refused, and its bytes are gone', async () => {
  const { uid, files, store, keep } = await createFileWorld(handle, { scanner: says(async () => 'found') })
  const id = await keep()
  await files.scans.scan(id)
  expect(await rowOf(id)).toMatchObject({ scan: 'refused' })
  await files.removals.removeBytes(id)
  expect(store.bytes.has(id)).toBe(false)
  expect(await files.reads.address(uid, id)).toBeNull()
  expect(await files.own.remove(uid, id)).toBe('deleted')
})

test('a scanner that cannot tell leaves the file waiting, and the sweep puts it in line again', async () => {
  const away = says(() => Promise.reject(new Error('clamd is away')))
  const { files, sent, later, keep } = await createFileWorld(handle, { scanner: away })
  const id = await keep()
  await expect(files.scans.scan(id)).rejects.toThrow('clamd is away')
  expect(await rowOf(id)).toMatchObject({ scan: 'waiting' })
  later(29)
  await files.scans.sendWaiting()
  expect(sent).toHaveLength(1)
  later(1)
  await files.scans.sendWaiting()
  expect(sent.at(-1)).toEqual({ name: 'scan-file', data: { id }, key: id })
  expect(sent).toHaveLength(2)
  // What was looked at is not looked at again.
  await handle.database.update(storedFile).set({ scan: 'clean' }).where(eq(storedFile.id, id))
  expect(await files.scans.sendWaiting()).toBe(0)
})

test('files of a person who left are gone with the next sweep, bytes and all', async () => {
  const { uid, files, store, database, keep, hire, apply } = await createFileWorld(handle)
  const id = await keep()
  const stays = await (await createFileWorld(handle)).keep()
  await apply(await hire(), id, 'submitted')
  const { work } = createTestWork(handle, () => at)
  await work({ kind: 'task', name: 'delete-account' }, (unit) => deleteAccount(unit, uid, 'asked'))
  expect(await rowOf(id)).toMatchObject({ uid: null })
  expect(await files.removals.removeOwnerless()).toBe(1)
  expect(await rowOf(id)).toBeUndefined()
  expect(store.bytes.has(id)).toBe(false)
  expect(await rowOf(stays)).toBeDefined()
  expect(await files.removals.removeOwnerless()).toBe(0)
  await database.delete(storedFile).where(eq(storedFile.id, stays))
})

test('a file that goes with no application is deleted after 30 days, others are not', async () => {
  const { files, sent, later, keep, hire, apply } = await createFileWorld(handle)
  const place = await hire()
  const unused = await keep()
  const sentOne = await keep()
  await apply(place, sentOne, 'not_selected')
  later(1)
  const younger = await keep()
  later(30 * day - 2)
  expect(await files.removals.removeUnused()).toBe(0)
  later(1)
  expect(await files.removals.removeUnused()).toBe(1)
  expect(sent.at(-1)).toEqual({ name: 'remove-file', data: { id: unused } })
  expect(await rowOf(unused)).toBeUndefined()
  expect(await rowOf(sentOne)).toBeDefined()
  expect(await rowOf(younger)).toBeDefined()
})

test('a night deletes more files than one unit does', async () => {
  const { uid, database, files, later } = await createFileWorld(handle)
  const many = Array.from({ length: 1001 }, () => ({
    id: newId(),
    uid,
    kind: 'other' as const,
    name: 'a.pdf',
    type: 'pdf' as const,
    size: 1,
    hash: '0'.repeat(64),
    scan: 'clean' as const,
    createdAt: at,
  }))
  await database.insert(storedFile).values(many)
  later(31 * day)
  await files.removals.removeUnused()
  expect(await database.$count(storedFile, eq(storedFile.uid, uid))).toBe(0)
})

test('tickets that are over go, with the bytes that were never finished', async () => {
  const { files, database, sent, later, ticketFor, receive, keep } = await createFileWorld(handle)
  await database.delete(uploadTicket)
  await ticketFor()
  const unfinished = await receive(await ticketFor())
  const kept = await keep()
  later(14)
  expect(await files.removals.removeOldTickets()).toBe(0)
  later(1)
  expect(await files.removals.removeOldTickets()).toBe(1)
  later(60)
  expect(await files.removals.removeOldTickets()).toBe(2)
  expect(sent).toEqual([{ name: 'remove-file', data: { id: unfinished } }])
  expect(await rowOf(kept)).toBeDefined()
})

test('bytes that neither a file nor a ticket names are found', async () => {
  const { files, store, keep, ticketFor, receive } = await createFileWorld(handle)
  const kept = await keep()
  const coming = await receive(await ticketFor())
  const lost = newId()
  await store.put(lost, Buffer.from('x'))
  expect(await files.removals.removeOrphans()).toBe(1)
  expect([...store.bytes.keys()].toSorted()).toEqual([kept, coming].toSorted())
})

test('where most of what is stored belongs to nothing, the store may be another site’s: nothing is removed', async () => {
  const { files, store, keep } = await createFileWorld(handle)
  await keep()
  const lost = Array.from({ length: 11 }, newId)
  for (const id of lost) await store.put(id, Buffer.from('x'))
  await expect(files.removals.removeOrphans()).rejects.toThrow('11 of 12 stored files belong to nothing')
  expect(store.bytes.size).toBe(12)
  for (let count = 0; count < 10; count += 1) await keep()
  expect(await files.removals.removeOrphans()).toBe(11)
})

test('the bytes of a file that is needed are not removed by a task that came late', async () => {
  const { files, store, keep } = await createFileWorld(handle)
  const id = await keep()
  await files.removals.removeBytes(id)
  expect(store.bytes.has(id)).toBe(true)
})
