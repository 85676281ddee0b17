import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { sentForm } from '#server/backend/database/schema/sent-form.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createOldSentForms, createSentFormRows } from './sent-forms.ts'

let handle: DatabaseHandle
let time: number
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  time = Date.parse('2026-11-21T03:00:00Z')
  await handle.database.delete(sentForm)
})

const now = () => new Date(time)
const open = () => {
  const { work } = createTestWork(handle, now)
  return {
    ...createSentFormRows({ database: handle.database, work, now }),
    ...createOldSentForms({ work }),
  }
}
const hash = (letter: string) => letter.repeat(64)
const numbered = (number: number) => number.toString(16).padStart(64, '0')

test('a form is found by its own browser for half an hour, and removed then', async () => {
  const forms = open()
  const wanted = { id: hash('a'), owner: hash('b') }
  await forms.keep({ ...wanted, content: 'sealed' })
  expect(await forms.find(wanted)).toBe('sealed')
  expect(await forms.find({ ...wanted, owner: hash('c') })).toBeNull()
  expect(await forms.find({ ...wanted, id: hash('c') })).toBeNull()
  time += 30 * 60_000 - 1
  expect(await forms.find(wanted)).toBe('sealed')
  expect(await forms.removeOld()).toBe(0)
  time += 1
  expect(await forms.find(wanted)).toBeNull()
  expect(await forms.removeOld()).toBe(1)
  expect(await handle.database.$count(sentForm)).toBe(0)
})

test('a browser has ten at the most: the oldest go, nobody else’s', async () => {
  const forms = open()
  await forms.keep({ id: hash('f'), owner: hash('e'), content: 'other' })
  for (let number = 1; number <= 12; number += 1) {
    await forms.keep({ id: numbered(number), owner: hash('b'), content: `${number}` })
    time += 1000
  }
  const of = (number: number) => forms.find({ id: numbered(number), owner: hash('b') })
  expect([await of(2), await of(3), await of(12)]).toEqual([null, '3', '12'])
  expect(await forms.find({ id: hash('f'), owner: hash('e') })).toBe('other')
  expect(await handle.database.$count(sentForm)).toBe(11)
})
