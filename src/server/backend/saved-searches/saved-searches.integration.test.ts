import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savedSearchLimits } from '#contract/saved-search.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { exportAccount } from '#server/backend/security/export-account.ts'
import { createSavedSearches } from './saved-searches.ts'

let handle: DatabaseHandle
let at = testNow
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'hanako' })
  await insertPerson(handle.database, { uid: 'taro' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = testNow
  await handle.database.delete(savedSearch)
})

const open = () => {
  const now = () => at
  return createSavedSearches({ database: handle.database, now, work: createTestWork(handle, now).work })
}
const tokyo = { address: '/jobpost?prefecture=13', name: '東京都の求人', frequency: 'daily' } as const

test('what is saved is listed for its owner alone', async () => {
  const searches = open()
  expect(await searches.save('hanako', tokyo)).toBe('saved')
  expect(await searches.list('hanako')).toMatchObject([{ ...tokyo, newCount: 0 }])
  expect(await searches.list('taro')).toEqual([])
})

test('the same conditions are kept once; another person keeps them too', async () => {
  const searches = open()
  expect(await searches.save('hanako', tokyo)).toBe('saved')
  expect(await searches.save('hanako', { ...tokyo, name: 'もう一度' })).toBe('exists')
  expect(await searches.save('taro', tokyo)).toBe('saved')
  expect(await searches.list('hanako')).toMatchObject([{ name: tokyo.name }])
})

test('the copy of what is kept of a person holds their own searches', async () => {
  const searches = open()
  await searches.save('hanako', { ...tokyo, name: '花子の条件' })
  await searches.save('taro', { ...tokyo, name: '太郎の条件' })
  const copy = await exportAccount(handle.database, {
    uid: 'hanako',
    at,
    signIn: null,
    cipher: testCipher,
  })
  expect(JSON.parse(copy)).toMatchObject({ savedSearches: [{ name: '花子の条件', address: tokyo.address }] })
  expect(copy).not.toContain('太郎の条件')
})

test('twenty are kept, also of many that are saved at the same time', async () => {
  const searches = open()
  const more = savedSearchLimits.person + 5
  const answers = await Promise.all(
    Array.from({ length: more }, (_, index) =>
      searches.save('hanako', { ...tokyo, address: `/jobpost?q=${index}` }),
    ),
  )
  expect(answers.filter((answer) => answer === 'saved')).toHaveLength(savedSearchLimits.person)
  expect(answers.filter((answer) => answer === 'full')).toHaveLength(5)
  expect(await searches.list('hanako')).toHaveLength(savedSearchLimits.person)
  expect(await searches.save('taro', tokyo)).toBe('saved')
})

describe('another person’s', () => {
  test('is not changed, opened or removed', async () => {
    const searches = open()
    await searches.save('hanako', tokyo)
    const id = (await searches.list('hanako'))[0]?.id ?? ''
    expect(await searches.change('taro', { id, name: 'x', frequency: 'none' })).toBeNull()
    expect(await searches.open('taro', id)).toBeNull()
    expect(await searches.remove('taro', id)).toBe(false)
    expect(await searches.list('hanako')).toMatchObject([tokyo])
  })

  test('is its owner’s to change and to remove', async () => {
    const searches = open()
    await searches.save('hanako', tokyo)
    const id = (await searches.list('hanako'))[0]?.id ?? ''
    await searches.change('hanako', { id, name: '通える場所', frequency: 'weekly' })
    expect(await searches.list('hanako')).toMatchObject([{ name: '通える場所', frequency: 'weekly' }])
    expect(await searches.remove('hanako', id)).toBe(true)
    expect(await searches.remove('hanako', id)).toBe(false)
    expect(await searches.list('hanako')).toEqual([])
  })
})

test('the next mail moves with the frequency, not with the name', async () => {
  const searches = open()
  await searches.save('hanako', tokyo)
  const [first] = await searches.list('hanako')
  const id = first?.id ?? ''
  at = new Date(testNow.getTime() + 3 * 86_400_000)
  const renamed = await searches.change('hanako', { id, name: 'x', frequency: 'daily' })
  expect(renamed?.dueAt).toEqual(first?.dueAt)
  expect((await searches.change('hanako', { id, name: 'x', frequency: 'none' }))?.dueAt).toBeNull()
  const again = await searches.change('hanako', { id, name: 'x', frequency: 'weekly' })
  expect(again?.dueAt?.getTime()).toBeGreaterThan(at.getTime())
  // What came while no mails were wanted is not told afterwards.
  expect(again?.toldUntil).toEqual(at)
})

test('counts the open ads newer than the last look, of each search by its own conditions', async () => {
  const searches = open()
  const { database } = handle
  at = daysFromNow(-3)
  await searches.save('hanako', { ...tokyo, address: '/jobpost?q=数える' })
  await searches.save('hanako', { ...tokyo, address: '/jobpost?q=数える&kind=part_time' })
  at = testNow
  const companyId = await insertCompany(database)
  const title = '数える仕事'
  await insertJobPost(database, companyId, { title })
  await insertJobPost(database, companyId, { title, publishAt: daysFromNow(-4) })
  await insertJobPost(database, companyId, { title, publishAt: daysFromNow(1) })
  await insertJobPost(database, companyId, { title, validThrough: daysFromNow(-0.5) })
  await insertJobPost(database, companyId, {
    title,
    status: 'closed',
    closedAt: testNow,
    closeReason: 'filled',
  })
  expect((await searches.list('hanako')).map(({ newCount }) => newCount)).toEqual([1, 0])
  const id = (await searches.list('hanako'))[0]?.id ?? ''
  expect(await searches.open('hanako', id)).toBe('/jobpost?q=数える')
  expect((await searches.list('hanako')).map(({ newCount }) => newCount)).toEqual([0, 0])
})

test('new ads are counted up to one more than is told', async () => {
  const searches = open()
  const { database } = handle
  at = daysFromNow(-3)
  await searches.save('hanako', { ...tokyo, address: '/jobpost?q=あふれる' })
  at = testNow
  const companyId = await insertCompany(database)
  for (let made = 0; made < 102; made++) await insertJobPost(database, companyId, { title: 'あふれる仕事' })
  expect((await searches.list('hanako')).map(({ newCount }) => newCount)).toEqual([100])
})
