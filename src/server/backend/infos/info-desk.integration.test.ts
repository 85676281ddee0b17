import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { findInfo, findInfos, isWithdrawn } from '#server/backend/search/find-infos.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { createInfoActs, createInfoLists } from './info-desk.ts'
import { createInfos, infoStamp } from './infos.ts'

let handle: DatabaseHandle
const hour = 3_600_000
const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }
const text = { title: '検索の不具合', body: '直しました。', important: false }

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'one', kind: 'admin', email: 'one@example.com' })
})
afterAll(() => handle.close())

/** Acts at a time that moves by a minute with each. */
const open = () => {
  let time = testNow.getTime()
  const now = () => new Date((time += 60_000))
  const { work, told } = createTestWork(handle, now)
  const acts = createInfoActs(createDeskActs({ work, mailSite }), createInfos({ work }))
  const lists = createInfoLists({ database: handle.database, now })
  const whole = async (id: string) => {
    const found = await lists.find(id)
    if (found === null) throw new Error('There is no such announcement')
    return found
  }
  const which = async (id: string) => ({ id, read: infoStamp((await whole(id)).info) })
  const seen = (id: string, at = now()) => findInfo(handle.database, id, at)
  return { acts, lists, told, now, whole, which, seen }
}

test('a draft is seen by nobody until it is published, and its correction is kept and dated', async () => {
  const { acts, told, whole, which, seen } = open()
  const id = await acts.draft('one', text)
  expect(await seen(id)).toBeNull()
  expect(told).toEqual([])
  await acts.correct('one', { ...(await which(id)), ...text, title: '検索の不具合について', reason: '' })
  expect((await whole(id)).revisions).toEqual([])

  await acts.publish('one', { ...(await which(id)), publishAt: null })
  expect(told).toEqual([{ kind: 'tags', stale: ['infos'], purge: [] }])
  expect(await seen(id)).toMatchObject({ title: '検索の不具合について', correctedAt: null })

  await acts.correct('one', { ...(await which(id)), ...text, body: '9時に直しました。', reason: '時刻' })
  expect((await seen(id))?.correctedAt).not.toBeNull()
  expect((await whole(id)).revisions).toMatchObject([{ title: '検索の不具合について', body: '直しました。' }])
  expect(told).toHaveLength(2)
})

test('what was withdrawn is gone from pages, lists and search, at once and for good', async () => {
  const { acts, told, which, seen, now } = open()
  const id = await acts.draft('one', { ...text, title: '取り下げる知らせ' })
  await acts.publish('one', { ...(await which(id)), publishAt: null })
  const found = () =>
    findInfos(handle.database, parseQuery('取り下げる知らせ'), now(), { offset: 0, first: 10 })
  expect((await found()).infos).toHaveLength(1)
  await acts.withdraw('one', { ...(await which(id)), reason: '誤り' })
  expect(told.at(-1)).toEqual({ kind: 'tags', stale: [], purge: ['infos'] })
  expect(await seen(id)).toBeNull()
  expect((await found()).infos).toEqual([])
  expect(await isWithdrawn(handle.database, id)).toBe(true)
  expect(await acts.publish('one', { ...(await which(id)), publishAt: null })).toMatchObject({
    kind: 'refused',
    refusal: 'unknown',
  })
})

test('a time is kept to, and what waits for it can become a draft again', async () => {
  const { acts, lists, which, seen, now } = open()
  const id = await acts.draft('one', text)
  const publishAt = new Date(now().getTime() + 2 * hour)
  await acts.publish('one', { ...(await which(id)), publishAt })
  expect(await seen(id)).toBeNull()
  expect(await seen(id, publishAt)).not.toBeNull()
  expect(await lists.list('scheduled', 1)).toMatchObject([{ id }])
  await acts.withdraw('one', { ...(await which(id)), reason: '日が変わった' })
  expect(await seen(id, publishAt)).toBeNull()
  expect(await isWithdrawn(handle.database, id)).toBe(false)
  await acts.withdraw('one', { ...(await which(id)), reason: '要らない' })
  expect(await lists.find(id)).toBeNull()
})

test('what the other operator changed meanwhile is not written over', async () => {
  const { acts, which, whole } = open()
  const id = await acts.draft('one', text)
  const read = await which(id)
  await acts.correct('one', { ...read, ...text, title: '先に変えた', reason: '' })
  expect(await acts.correct('one', { ...read, ...text, title: 'あと', reason: '' })).toMatchObject({
    refusal: 'changed',
  })
  expect((await whole(id)).info.title).toBe('先に変えた')
})
