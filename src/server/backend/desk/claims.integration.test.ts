import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeskThing } from '#contract/desk.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { deskClaim } from '#server/backend/database/schema/desk.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskClaims } from './claims.ts'

let handle: DatabaseHandle
let time = Date.parse('2026-11-26T03:00:00Z')
const now = () => new Date(time)
const minute = 60_000

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two'])
    await insertPerson(handle.database, { uid, kind: 'admin', email: `${uid}@example.com` })
})
afterAll(() => handle.close())
beforeEach(() => handle.database.delete(deskClaim))

const open = () =>
  createDeskClaims({ database: handle.database, work: createTestWork(handle, now).work, now })
const ad = (): DeskThing => ({ kind: 'job_post', id: newId() })

test('what one operator took the other can’t take', async () => {
  const claims = open()
  const thing = ad()
  expect(await claims.take('one', thing)).toEqual({ kind: 'taken' })
  expect(await claims.take('two', thing)).toMatchObject({
    kind: 'claimed',
    by: { holder: 'one@example.com' },
  })
  expect(await claims.take('two', { ...thing, kind: 'company' })).toEqual({ kind: 'taken' })
})

test('of two who take a thing at once one has it', async () => {
  const claims = open()
  const thing = ad()
  const answers = await Promise.all([claims.take('one', thing), claims.take('two', thing)])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['claimed', 'taken'])
})

test('a thing is free again after half an hour, unless it is taken anew', async () => {
  const claims = open()
  const thing = ad()
  await claims.take('one', thing)
  time += 29 * minute
  expect((await claims.take('two', thing)).kind).toBe('claimed')
  await claims.take('one', thing)
  time += 29 * minute
  expect((await claims.take('two', thing)).kind).toBe('claimed')
  time += minute
  expect(await claims.of('job_post', [thing.id])).toEqual([])
  expect(await claims.take('two', thing)).toEqual({ kind: 'taken' })
})

test('a thing is given back by who has it alone', async () => {
  const claims = open()
  const thing = ad()
  await claims.take('one', thing)
  expect(await claims.release('two', thing)).toBe(false)
  expect((await claims.of('job_post', [thing.id])).map(({ uid }) => uid)).toEqual(['one'])
  expect(await claims.release('one', thing)).toBe(true)
  expect(await claims.of('job_post', [thing.id])).toEqual([])
})
