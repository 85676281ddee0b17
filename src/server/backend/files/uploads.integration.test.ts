import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createFileWorld } from './testing/world.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const over = { kind: 'refused', problem: 'ticket_over' }
const megabyte = 1024 * 1024

test('a ticket is used once, becomes a file, and finishing again answers the same file', async () => {
  const { uid, files, ticketFor, receive } = await createFileWorld(handle)
  const ticket = await ticketFor('../\u202E履歴書.exe')
  expect(await files.uploads.finish(uid, ticket)).toEqual(over)
  const id = await receive(ticket)
  expect(await files.uploads.claim(uid, ticket)).toBeNull()
  const finished = await files.uploads.finish(uid, ticket)
  expect(finished).toMatchObject({
    kind: 'kept',
    file: { id, uid, name: '履歴書.pdf', type: 'pdf', scan: 'clean', scannedAt: null },
  })
  expect(await files.uploads.finish(uid, ticket)).toEqual(finished)
  expect(await files.own.list(uid)).toMatchObject([{ id, use: 'none' }])
})

test('a ticket is nobody else’s, at its beginning and at its end', async () => {
  const { uid, files, database, ticketFor, receive } = await createFileWorld(handle)
  const other = `${uid}-other`
  await insertPerson(database, { uid: other })
  const ticket = await ticketFor()
  expect(await files.uploads.claim(other, ticket)).toBeNull()
  await receive(ticket)
  expect(await files.uploads.finish(other, ticket)).toEqual(over)
  expect(await files.uploads.claim(uid, 'A'.repeat(43))).toBeNull()
})

test('a ticket is over after 15 minutes, and what was sent on it too', async () => {
  const { uid, files, later, ticketFor, receive } = await createFileWorld(handle)
  const unused = await ticketFor()
  const used = await ticketFor()
  later(14)
  await receive(used)
  later(1)
  expect(await files.uploads.claim(uid, unused)).toBeNull()
  later(14)
  expect(await files.uploads.finish(uid, used)).toEqual(over)
})

test('a file that is said to be too large or empty gets no ticket', async () => {
  const { uid, files } = await createFileWorld(handle)
  const ask = (size: number) => files.uploads.request(uid, { kind: 'other', name: 'a.pdf', size })
  expect(await ask(limits.fileBytes + 1)).toMatchObject({ problem: 'too_large' })
  expect(await ask(0)).toMatchObject({ problem: 'empty' })
  expect(await ask(limits.fileBytes)).toMatchObject({ kind: 'ticket' })
})

test('of uploads that end at the same time, only those that fit into 50 MB are kept', async () => {
  const { uid, files, store, sent, database, ticketFor, receive } = await createFileWorld(handle)
  await database.insert(storedFile).values(
    Array.from({ length: 9 }, () => ({
      id: crypto.randomUUID(),
      uid,
      kind: 'other' as const,
      name: 'a.pdf',
      type: 'pdf' as const,
      size: 5 * megabyte,
      hash: '0'.repeat(64),
      scan: 'clean' as const,
    })),
  )
  const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor('b.pdf', 2 * megabyte)))
  const ids = await Promise.all(tickets.map((ticket) => receive(ticket, 2 * megabyte)))
  const answers = await Promise.all(tickets.map((ticket) => files.uploads.finish(uid, ticket)))
  expect(answers.map((answer) => (answer.kind === 'kept' ? 'kept' : answer.problem)).toSorted()).toEqual([
    'full',
    'full',
    'kept',
    'kept',
  ])
  // The bytes of those that did not fit are put in line to be removed.
  const refused = ids.filter((_, index) => answers[index]?.kind === 'refused')
  expect(sent.flatMap((task) => (task.name === 'remove-file' ? [task.data.id] : [])).toSorted()).toEqual(
    refused.toSorted(),
  )
  for (const id of refused) await files.removals.removeBytes(id)
  expect([...store.bytes.keys()].toSorted()).toEqual(ids.filter((id) => !refused.includes(id)).toSorted())
  expect(
    await files.uploads.request(uid, { kind: 'other', name: 'c.pdf', size: 2 * megabyte }),
  ).toMatchObject({
    problem: 'full',
  })
})

test('what was received and never finished takes room, until its ticket is removed', async () => {
  const { uid, files, later, ticketFor, receive } = await createFileWorld(handle)
  const fill = async () => receive(await ticketFor('a.pdf', 5 * megabyte), 5 * megabyte)
  for (let each = 0; each < 10; each += 1) await fill()
  const more = { kind: 'other' as const, name: 'b.pdf', size: 1 }
  // Its tickets are over, and its bytes are in the store still.
  later(16)
  expect(await files.uploads.request(uid, more)).toMatchObject({ problem: 'full' })
  later(60)
  await files.removals.removeOldTickets()
  expect(await files.uploads.request(uid, more)).toMatchObject({ kind: 'ticket' })
})

test('a person has at most 50 files, and ten tickets at a time', async () => {
  const { uid, files, database, ticketFor, keep } = await createFileWorld(handle)
  for (let each = 0; each < limits.personFiles; each += 1) {
    await keep(1)
    await database.delete(rateLimit)
  }
  expect(await files.uploads.request(uid, { kind: 'other', name: 'a.pdf', size: 1 })).toMatchObject({
    problem: 'too_many',
  })
  await database.delete(storedFile).where(eq(storedFile.uid, uid))
  for (let each = 0; each < 10; each += 1) await ticketFor()
  expect(await files.uploads.request(uid, { kind: 'other', name: 'a.pdf', size: 1 })).toMatchObject({
    problem: 'limited',
  })
})

test('a person asks for at most 120 tickets in an hour', async () => {
  const { uid, files, database } = await createFileWorld(handle)
  const ask = () => files.uploads.request(uid, { kind: 'other', name: 'a.pdf', size: 1 })
  for (let each = 0; each < 120; each += 1) {
    expect(await ask()).toMatchObject({ kind: 'ticket' })
    await database.delete(uploadTicket).where(eq(uploadTicket.uid, uid))
  }
  expect(await ask()).toMatchObject({ problem: 'limited' })
})

test('a ticket whose bytes did not come is forgotten; one that was received is not', async () => {
  const { uid, files, database, ticketFor, receive } = await createFileWorld(handle)
  const cut = await files.uploads.claim(uid, await ticketFor())
  const whole = await receive(await ticketFor())
  await files.uploads.drop(cut!)
  await files.uploads.drop(whole)
  const left = await database.select().from(uploadTicket).where(eq(uploadTicket.uid, uid))
  expect(left.map(({ id }) => id)).toEqual([whole])
  expect(await files.uploads.received(cut!, { type: 'pdf', size: 1, hash: '0'.repeat(64) })).toBe(false)
})

test('a member keeps more than a student, up to 200 files', async () => {
  const { files, database, hire, member, keep } = await createFileWorld(handle)
  const uid = await member((await hire()).companyId, 'company', 'recruiter')
  const row = { uid, kind: 'other', name: 'a.pdf', type: 'pdf', size: 1, hash: 'a'.repeat(64) } as const
  const rows = Array.from({ length: limits.memberFiles - 1 }, () => ({
    ...row,
    id: newId(),
    scan: 'clean' as const,
  }))
  await database.insert(storedFile).values(rows)
  const wanted = { kind: 'other' as const, name: 'a.pdf', size: 1 }
  const [first, second] = [await files.uploads.request(uid, wanted), await files.uploads.request(uid, wanted)]
  if (first.kind !== 'ticket' || second.kind !== 'ticket') throw new Error('No ticket')
  for (const { ticket } of [first, second]) {
    const id = await files.uploads.claim(uid, ticket)
    await files.uploads.received(id ?? '', { type: 'pdf', size: 1, hash: 'a'.repeat(64) })
  }
  expect(await files.uploads.finish(uid, first.ticket)).toMatchObject({ kind: 'kept' })
  expect(await files.uploads.finish(uid, second.ticket)).toEqual({ kind: 'refused', problem: 'member_full' })
  expect(await files.uploads.request(uid, wanted)).toMatchObject({ problem: 'member_full' })
  expect(await keep(1)).toBeTruthy()
})
