import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createFiles } from '#server/backend/files/files.ts'
import { createMemoryFileStore, testFileParts } from '#server/backend/testing/files.ts'
import { insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createCompanyImages } from './company-images.ts'

let handle: DatabaseHandle
let world: ReturnType<typeof openWorld>
let id = ''
let serial = 0

const openWorld = () => {
  const { database } = handle
  let time = testNow
  const now = () => time
  const writes = createTestWork(handle, now)
  const store = createMemoryFileStore()
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const { work } = writes
  const files = createFiles({ database, work, rateLimits, now, ...testFileParts({ store }) })
  const images = createCompanyImages({ database, work, rateLimits, store })
  const ask = async (kind: 'logo' | 'photo', companyId = id, uid = 'owner') => {
    const answer = await images.request(uid, companyId, { kind, size: 1000 })
    if (answer.kind !== 'ticket') throw new Error(answer.problem)
    return answer.ticket
  }
  /** The bytes of a ticket, as the host leaves them. Answers their id. */
  const receive = async (ticket: string, uid = 'owner') => {
    const claimed = await files.uploads.claim(uid, ticket)
    if (claimed === null) throw new Error('The ticket is no good')
    const form = await files.uploads.formOf(claimed)
    serial += 1
    const file = {
      type: form === 'logo' ? ('png' as const) : ('jpg' as const),
      size: 1000,
      hash: serial.toString(16).padStart(64, '0'),
      ...(form !== 'file' && { width: 640, height: 480 }),
    }
    await store.put(claimed, Buffer.from(String(serial)))
    await files.uploads.received(claimed, file)
    return claimed
  }
  const keep = async (kind: 'logo' | 'photo', companyId = id) => {
    const ticket = await ask(kind, companyId)
    await receive(ticket)
    const answer = await images.finish('owner', companyId, ticket)
    if (answer.kind !== 'kept') throw new Error(answer.problem)
    return answer.image
  }
  return {
    ...writes,
    store,
    files,
    images,
    ask,
    receive,
    keep,
    later: (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000)
    },
  }
}

beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  const { database } = handle
  for (const table of [company, account, rateLimit]) await database.delete(table)
  await insertPerson(database, { uid: 'owner', kind: 'company' })
  await insertPerson(database, { uid: 'stranger', kind: 'company' })
  id = await insertCompany(database)
  world = openWorld()
})
afterAll(() => handle.close())

const logoOf = async () =>
  (await handle.database.select({ logo: company.logo }).from(company).where(eq(company.id, id)))[0]?.logo
const linesOf = () =>
  handle.database
    .select({ action: auditLog.action, by: auditLog.actorUid })
    .from(auditLog)
    .where(eq(auditLog.subject, `company:${id}`))
    .orderBy(asc(auditLog.id))

test('a logo takes the place of the one before, in the row that lists read as well', async () => {
  const first = await world.keep('logo')
  expect(await logoOf()).toBe(`/images/${first.hash}.png`)
  const second = await world.keep('logo')
  expect(await world.images.list(id)).toMatchObject([
    { id: second.id, kind: 'logo', width: 640, height: 480 },
  ])
  expect(await logoOf()).toBe(`/images/${second.hash}.png`)
  expect(world.sent).toEqual([{ name: 'remove-file', data: { id: first.id } }])
  await world.files.removals.removeBytes(first.id)
  await world.files.removals.removeBytes(second.id)
  expect([...world.store.bytes.keys()]).toEqual([second.id])
  expect(world.told.at(-1)).toEqual({ kind: 'tags', stale: [`company:${id}`, 'companies'], purge: [] })
  expect(await linesOf()).toEqual([
    { action: 'company.image_added', by: 'owner' },
    { action: 'company.image_added', by: 'owner' },
  ])
  expect(await world.images.remove('owner', id, second.id)).toBe(true)
  expect(await logoOf()).toBeNull()
})

test('six photos and no more, of uploads that run side by side as well; a logo beside them', async () => {
  const tickets = await Promise.all(
    Array.from({ length: limits.companyPhotos + 2 }, () => world.ask('photo')),
  )
  for (const ticket of tickets) await world.receive(ticket)
  const answers = await Promise.all(tickets.map((ticket) => world.images.finish('owner', id, ticket)))
  const kept = answers.flatMap((answer) => (answer.kind === 'kept' ? [answer.image.id] : []))
  expect(kept).toHaveLength(limits.companyPhotos)
  expect(answers.filter(({ kind }) => kind === 'refused')).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'refused', problem: 'too_many' })),
  )
  // What found no place goes.
  expect(world.sent.map(({ name }) => name)).toEqual(['remove-file', 'remove-file'])
  expect(await world.images.request('owner', id, { kind: 'photo', size: 1 })).toEqual({
    kind: 'refused',
    problem: 'too_many',
  })
  await world.keep('logo')
  expect((await world.images.list(id)).map(({ kind }) => kind)).toEqual([
    'logo',
    ...Array.from({ length: 6 }, () => 'photo'),
  ])
})

test.each([
  [0, 'empty'],
  [limits.fileBytes + 1, 'too_large'],
] as const)('a picture of %i bytes is refused at once: %s', async (size, problem) => {
  expect(await world.images.request('owner', id, { kind: 'logo', size })).toEqual({
    kind: 'refused',
    problem,
  })
})

test('a ticket is good for its person, its company, its minutes, and once', async () => {
  const other = await insertCompany(handle.database)
  const ticket = await world.ask('photo')
  const over = { kind: 'refused', problem: 'ticket_over' }
  expect(await world.images.finish('owner', id, ticket)).toEqual(over)
  expect(await world.files.uploads.claim('stranger', ticket)).toBeNull()
  await world.receive(ticket)
  expect(await world.files.uploads.claim('owner', ticket)).toBeNull()
  expect(await world.images.finish('stranger', id, ticket)).toEqual(over)
  expect(await world.images.finish('owner', other, ticket)).toEqual(over)
  // Neither is it a student's file.
  expect(await world.files.uploads.finish('owner', ticket)).toEqual(over)
  const answer = await world.images.finish('owner', id, ticket)
  expect(answer.kind).toBe('kept')
  expect(await world.images.finish('owner', id, ticket)).toEqual(answer)
  const late = await world.ask('photo')
  await world.receive(late)
  world.later(15)
  expect(await world.images.finish('owner', id, late)).toEqual(over)
})

test('a student’s file is no picture of a company', async () => {
  const asked = await world.files.uploads.request('owner', { kind: 'other', name: 'x.png', size: 10 })
  if (asked.kind !== 'ticket') throw new Error(asked.problem)
  const claimed = await world.receive(asked.ticket)
  expect(await world.files.uploads.formOf(claimed)).toBe('file')
  expect(await world.images.finish('owner', id, asked.ticket)).toEqual({
    kind: 'refused',
    problem: 'ticket_over',
  })
})

test('words and order are written of one’s own photos alone', async () => {
  const other = await insertCompany(handle.database)
  const [one, two] = [await world.keep('photo'), await world.keep('photo')]
  const logo = await world.keep('logo')
  const theirs = await world.keep('photo', other)
  await world.images.savePhotos('owner', id, [
    { id: two.id, alt: '社員食堂' },
    { id: theirs.id, alt: '書き換え' },
    { id: logo.id, alt: '書き換え' },
    { id: newId(), alt: 'ない' },
    { id: one.id, alt: '' },
  ])
  expect((await world.images.list(id)).map((each) => [each.id, each.alt])).toEqual([
    [logo.id, ''],
    [two.id, '社員食堂'],
    [one.id, ''],
  ])
  expect((await world.images.list(other)).map(({ alt }) => alt)).toEqual([''])
})

test('nobody removes another company’s picture', async () => {
  const other = await insertCompany(handle.database)
  const theirs = await world.keep('photo', other)
  expect(await world.images.remove('owner', id, theirs.id)).toBe(false)
  expect(await world.images.remove('owner', id, newId())).toBe(false)
  expect(await world.images.list(other)).toHaveLength(1)
})

test.each([
  ['active', true],
  ['pending', true],
  ['suspended', false],
] as const)('a picture of a company that is %s is shown: %s', async (status, shown) => {
  const photo = await world.keep('photo')
  await handle.database.update(company).set({ status }).where(eq(company.id, id))
  expect((await world.images.open(photo.hash, 'jpg')) !== null).toBe(shown)
  expect(await world.images.open(photo.hash, 'png')).toBeNull()
  expect(await world.images.open('f'.repeat(64), 'jpg')).toBeNull()
})

test('pictures are no orphans while their company is there, and are when it is gone', async () => {
  const photo = await world.keep('photo')
  expect(await world.files.removals.removeOrphans()).toBe(0)
  await world.files.removals.removeBytes(photo.id)
  world.later(24 * 60)
  await world.files.removals.removeOldTickets()
  expect(await world.files.removals.removeOrphans()).toBe(0)
  expect(world.store.bytes.has(photo.id)).toBe(true)
  await handle.database.delete(company).where(eq(company.id, id))
  expect(await handle.database.$count(companyImage)).toBe(0)
  expect(await world.files.removals.removeOrphans()).toBe(1)
  expect(world.store.bytes.size).toBe(0)
})
