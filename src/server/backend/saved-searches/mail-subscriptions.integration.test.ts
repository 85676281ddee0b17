import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savedSearchLimits } from '#contract/saved-search.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { daysFromNow, insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createMailSubscriptions } from './mail-subscriptions.ts'
import { createSavedSearches } from './saved-searches.ts'

let handle: DatabaseHandle
let at = testNow
const people = new Map<string, TestPerson>()
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'hanako' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = testNow
  await handle.database.delete(savedSearch)
  await handle.database.delete(rateLimit)
  people.clear()
  people.set('hanako', {
    email: 'hanako@example.com',
    password: 'x',
    factors: [],
    revoked: 0,
    signInPhone: null,
  })
})

const open = (scale = 1000) => {
  const now = () => at
  const { work, mails } = createTestWork(handle, now)
  const { database } = handle
  const rateLimits = createRateLimits(database, { scale, now })
  const subscriptions = createMailSubscriptions({
    database,
    work,
    people: createTestPeople(people),
    rateLimits,
    mailKeys: ['key'],
    now,
  })
  return { subscriptions, mails, own: createSavedSearches({ database, work, now }) }
}
const client = '192.0.2.1'
const wanted = {
  address: '/jobpost?prefecture=13',
  frequency: 'daily',
  email: 'Guest@Example.com',
} as const

const tokenFor = (link: string): string => link.replace('/mail/', '')

/** The token of the newest mail. */
const newest = (mails: ReturnType<typeof open>['mails']): string => {
  const data = mails().at(-1)?.data
  return data !== undefined && 'link' in data ? tokenFor(data.link) : ''
}
const rows = () => handle.database.select().from(savedSearch)

test('nothing is due before the mailbox has confirmed; twice is once', async () => {
  const { subscriptions, mails } = open()
  await subscriptions.request(wanted, client)
  expect(mails()).toMatchObject([{ kind: 'saved-search-confirmation', to: 'guest@example.com' }])
  expect(await rows()).toMatchObject([{ confirmedAt: null, dueAt: null, uid: null }])
  const token = newest(mails)
  expect(await subscriptions.look(token)).toMatchObject({ state: 'unconfirmed', name: '東京都の求人' })
  expect(await subscriptions.change(token, { name: 'x', frequency: 'weekly' })).toBe(false)
  expect(await subscriptions.confirm(token)).toBe(true)
  const [confirmed] = await rows()
  at = daysFromNow(2)
  expect(await subscriptions.confirm(token)).toBe(true)
  expect(await rows()).toEqual([confirmed])
  expect(await subscriptions.look(token)).toMatchObject({ state: 'active', frequency: 'daily' })
})

test('who asks for mails to an address chooses no words of theirs', async () => {
  const { subscriptions } = open()
  const given = { ...wanted, name: '至急ご確認ください https://evil.example' }
  await subscriptions.request(given, client)
  await subscriptions.request({ ...given, frequency: 'weekly' }, client)
  expect(await rows()).toMatchObject([{ name: '東京都の求人', frequency: 'weekly' }])
})

test('a company’s list is called by its name, as long as everybody sees the company', async () => {
  const { subscriptions } = open()
  const seen = await insertCompany(handle.database, { displayName: 'みらい商事' })
  const waiting = await insertCompany(handle.database, { displayName: '偽の知らせ', status: 'pending' })
  await subscriptions.request({ ...wanted, address: `/company/jobpost?company=${seen}` }, client)
  await subscriptions.request({ ...wanted, address: `/company/jobpost?company=${waiting}` }, client)
  expect((await rows()).map(({ name }) => name).toSorted()).toEqual(['みらい商事・求人一覧', '求人一覧'])
})

test('the link of one search opens no other', async () => {
  const { subscriptions, mails } = open()
  await subscriptions.request(wanted, client)
  const one = newest(mails)
  await subscriptions.request({ ...wanted, address: '/jobpost?prefecture=27' }, client)
  const [kind, , ...sealed] = one.split('.')
  const mixed = [kind, newest(mails).split('.')[1], ...sealed].join('.')
  expect(await subscriptions.look(mixed)).toBeNull()
  expect(await subscriptions.confirm(mixed)).toBe(false)
  expect(await subscriptions.stop(mixed)).toBe(false)
  expect(await subscriptions.stop(one)).toBe(true)
  expect(await rows()).toMatchObject([{ address: '/jobpost?prefecture=27' }])
})

test('a link is confirmed within three days; then the request goes', async () => {
  const { subscriptions, mails } = open()
  await subscriptions.request(wanted, client)
  const token = newest(mails)
  at = daysFromNow(savedSearchLimits.confirmDays)
  expect(await subscriptions.look(token)).toBeNull()
  expect(await subscriptions.confirm(token)).toBe(false)
  await subscriptions.request({ ...wanted, address: '/jobpost' }, client)
  expect(await subscriptions.removeUnconfirmed()).toBe(1)
  expect(await rows()).toMatchObject([{ address: '/jobpost' }])
})

test('an address keeps five, of requests at the same time too; those not confirmed make room', async () => {
  const { subscriptions, mails } = open()
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      subscriptions.request({ ...wanted, address: `/jobpost?q=${index}` }, client),
    ),
  )
  const kept = await rows()
  expect(kept).toHaveLength(savedSearchLimits.address)
  for (const { id } of kept)
    expect(await subscriptions.confirm(tokenFor(subscriptions.linkTo(id, wanted.email)))).toBe(true)
  await subscriptions.request({ ...wanted, address: '/jobpost?q=more' }, client)
  expect(mails().at(-1)).toMatchObject({ kind: 'saved-search-full', to: 'guest@example.com' })
  expect((await rows()).map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  await subscriptions.request({ ...wanted, email: 'other@example.com' }, client)
  expect(mails().at(-1)?.kind).toBe('saved-search-confirmation')
})

test('asking again for what is confirmed changes nothing, and only the mailbox learns of it', async () => {
  const { subscriptions, mails } = open()
  const first = await subscriptions.request(wanted, client)
  await subscriptions.confirm(newest(mails))
  const before = await rows()
  const again = await subscriptions.request({ ...wanted, frequency: 'weekly' }, client)
  expect(again).toEqual(first)
  expect(mails().at(-1)?.kind).toBe('saved-search-known')
  expect(await rows()).toEqual(before)
})

test('an address gets five mails an hour from one network', async () => {
  const { subscriptions, mails } = open(1)
  for (let index = 0; index < 5; index += 1)
    expect(await subscriptions.request(wanted, client)).toEqual({ kind: 'accepted' })
  expect(await subscriptions.request(wanted, client)).toMatchObject({ kind: 'limited' })
  expect(mails()).toHaveLength(5)
})

test('a stop ends a search without an account, however often it is asked for', async () => {
  const { subscriptions, mails } = open()
  await subscriptions.request(wanted, client)
  const token = newest(mails)
  await subscriptions.confirm(token)
  expect(await subscriptions.stop(token)).toBe(true)
  expect(await rows()).toEqual([])
  expect(await subscriptions.stop(token)).toBe(true)
  expect(await subscriptions.look(token)).toMatchObject({ state: 'ended', name: null })
  expect(await subscriptions.confirm(token)).toBe(false)
})

test('a stop leaves a person’s search to them, without mails', async () => {
  const { subscriptions, own } = open()
  await own.save('hanako', { ...wanted, name: '通える求人' })
  const id = (await rows())[0]?.id ?? ''
  const token = tokenFor(subscriptions.linkTo(id, 'hanako@example.com'))
  expect(await subscriptions.stop(token)).toBe(true)
  expect(await own.list('hanako')).toMatchObject([{ frequency: 'none', dueAt: null }])
  expect(await subscriptions.look(token)).toMatchObject({ state: 'paused' })
  expect(await subscriptions.change(token, { name: 'また', frequency: 'weekly' })).toBe(true)
  const [row] = await handle.database.select().from(savedSearch).where(eq(savedSearch.id, id))
  expect(row).toMatchObject({ name: 'また', frequency: 'weekly', uid: 'hanako' })
  expect(row?.dueAt).not.toBeNull()
})

test('a link that went to the mailbox of before is good no longer once the person has another', async () => {
  const { subscriptions, own } = open()
  await own.save('hanako', { ...wanted, name: '通える求人' })
  const before = await rows()
  const token = tokenFor(subscriptions.linkTo(before[0]?.id ?? '', 'hanako@example.com'))
  expect(await subscriptions.look(token)).toMatchObject({ state: 'active' })
  Object.assign(people.get('hanako') ?? {}, { email: 'new@example.com' })
  expect(await subscriptions.look(token)).toBeNull()
  expect(await subscriptions.change(token, { name: 'x', frequency: 'weekly' })).toBe(false)
  expect(await subscriptions.stop(token)).toBe(false)
  expect(await rows()).toEqual(before)
  people.clear()
  expect(await subscriptions.look(token)).toBeNull()
})
