import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDigests } from './digests.ts'

/** 8:00 in Japan on a Monday. */
const monday = new Date('2026-11-22T23:00:00Z')
const minutes = (count: number, from = monday) => new Date(from.getTime() + count * 60_000)

let handle: DatabaseHandle
let at = monday
let companyId: string
const people = new Map<string, TestPerson>()
const person = (email: string, more: Partial<TestPerson> = {}): TestPerson => ({
  email,
  password: 'x',
  factors: [],
  revoked: 0,
  signInPhone: null,
  ...more,
})
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'hanako', email: 'old@example.com' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = monday
  await handle.database.delete(savedSearch)
  await handle.database.delete(company)
  companyId = await insertCompany(handle.database)
  people.clear()
  people.set('hanako', person('hanako@example.com'))
})

const open = () => {
  const { work, mails, sent } = createTestWork(handle, () => at)
  const { database } = handle
  const parts = { database, work, people: createTestPeople(people) }
  return {
    digests: createDigests({ ...parts, linkTo: (id, to) => `/mail/${id}?to=${to}` }),
    work,
    mails,
    sent,
  }
}

type Row = typeof savedSearch.$inferInsert
const yesterday = minutes(-24 * 60)
const keep = async (given: Partial<Row> = {}): Promise<string> => {
  const id = newId()
  const owner = given.email === undefined ? { uid: 'hanako' } : {}
  await handle.database.insert(savedSearch).values({
    id,
    ...owner,
    name: '東京都の求人',
    address: '/jobpost?prefecture=13',
    frequency: 'daily',
    confirmedAt: yesterday,
    seenAt: yesterday,
    toldUntil: yesterday,
    dueAt: monday,
    ...given,
  })
  return id
}
const ad = (title: string, given: Parameters<typeof insertJobPost>[2] = {}) =>
  insertJobPost(handle.database, companyId, { title, publishAt: minutes(-60), ...given })
const titlesOf = (mails: ReturnType<typeof open>['mails']) =>
  mails().flatMap(({ data }) => ('ads' in data ? data.ads.map(({ title }) => title) : []))

test('names the ads that are new and open, newest first, with why each is in it', async () => {
  const id = await keep({ address: '/jobpost?prefecture=13&feature=weekends_off' })
  const features = ['weekends_off' as const]
  await ad('新しい', { features })
  await ad('もっと新しい', { features, publishAt: minutes(-30) })
  await ad('条件に合わない')
  await ad('前から', { features, publishAt: minutes(-25 * 60) })
  await ad('締め切った', { features, validThrough: minutes(-1) })
  await ad('閉じた', { features, status: 'closed', closedAt: minutes(-10), closeReason: 'filled' })
  await ad('止めた', { features, status: 'paused' })
  await ad('まだ', { features, publishAt: minutes(60), status: 'scheduled' })
  const { digests, mails } = open()
  await digests.send(id)
  expect(titlesOf(mails)).toEqual(['もっと新しい', '新しい'])
  expect(mails()).toMatchObject([
    {
      kind: 'saved-search-digest',
      to: 'hanako@example.com',
      data: {
        name: '東京都の求人',
        total: 2,
        manageLink: `/mail/${id}?to=hanako@example.com`,
        ads: [{ company: 'みらい商事', reasons: ['東京都', '土日休み'] }, {}],
      },
    },
  ])
})

test('tells nothing of ads and companies that its owner hides, named by the search as they may be', async () => {
  const { database } = handle
  const other = await insertCompany(database)
  const [all, ofOther] = [await keep(), await keep({ address: `/company/jobpost?company=${other}` })]
  const guests = await keep({ email: 'guest@example.com', address: '/jobpost?prefecture=13' })
  await ad('見える')
  const jobPostId = await ad('隠した')
  await insertJobPost(database, other, { title: '隠した企業の', publishAt: minutes(-60) })
  await database.insert(hiddenJobPost).values({ uid: 'hanako', jobPostId })
  await database.insert(hiddenCompany).values({ uid: 'hanako', companyId: other })
  const { digests, mails } = open()
  await digests.send(all)
  await digests.send(ofOther)
  expect(mails()).toMatchObject([{ data: { total: 1, ads: [{ title: '見える' }] } }])
  await digests.send(guests)
  expect(mails()).toMatchObject([{}, { to: 'guest@example.com', data: { total: 3 } }])
})

test('tells each ad once: up to five minutes ago, that instant included', async () => {
  const id = await keep({ toldUntil: minutes(-60) })
  await ad('told before', { publishAt: minutes(-60) })
  await ad('the first new', { publishAt: new Date(minutes(-60).getTime() + 1) })
  await ad('the last new', { publishAt: minutes(-5) })
  await ad('for the next', { publishAt: new Date(minutes(-5).getTime() + 1) })
  const { digests, mails } = open()
  await digests.send(id)
  expect(titlesOf(mails)).toEqual(['the last new', 'the first new'])
  at = minutes(24 * 60)
  await digests.send(id)
  expect(titlesOf(mails).slice(2)).toEqual(['for the next'])
})

test('a task that is done twice, or by two at once, sends one mail; its id tells what it reaches from', async () => {
  const id = await keep()
  await ad('新しい')
  const { digests, sent } = open()
  await Promise.all([digests.send(id), digests.send(id)])
  await digests.send(id)
  expect(sent.map(({ data }) => ('id' in data ? data.id : ''))).toEqual([
    `digest-${id}-${yesterday.getTime()}`,
  ])
})

test('nothing new is no mail, and what was paused then is told once it is open', async () => {
  const id = await keep()
  const paused = await ad('後で再開', { status: 'paused' })
  const { digests, mails } = open()
  await digests.send(id)
  expect(mails()).toEqual([])
  await handle.database.update(jobPost).set({ status: 'published' }).where(eq(jobPost.id, paused))
  const { work } = open()
  await work({ kind: 'task', name: 'test' }, async ({ index }) => index(paused))
  at = minutes(24 * 60)
  await digests.send(id)
  expect(titlesOf(mails)).toEqual(['後で再開'])
})

test('an ad of a suspended company is in none, though its search row is there still', async () => {
  const id = await keep()
  await ad('止められた会社')
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  const { digests, mails } = open()
  await digests.send(id)
  expect(mails()).toEqual([])
})

test('names ten and counts the others', async () => {
  const id = await keep()
  for (let index = 0; index < 13; index += 1) await ad(`${index}`, { publishAt: minutes(-100 + index) })
  const { digests, mails } = open()
  await digests.send(id)
  expect(titlesOf(mails)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  expect(mails()).toMatchObject([{ data: { total: 13 } }])
})

test.each([
  ['has not verified the address', { emailVerified: false }],
  ['was shut out', { disabled: true }],
])('a person who %s gets none', async (_what, more) => {
  people.set('hanako', person('hanako@example.com', more))
  const id = await keep()
  await ad('新しい')
  const { digests, mails } = open()
  await digests.send(id)
  expect(mails()).toEqual([])
})

test('who is gone, has not confirmed or wants none gets none', async () => {
  await ad('新しい')
  const { digests, mails } = open()
  await digests.send(newId())
  await digests.send(await keep({ frequency: 'none', dueAt: null }))
  await digests.send(await keep({ email: 'guest@example.com', confirmedAt: null, dueAt: null }))
  people.clear()
  await digests.send(await keep({ address: '/jobpost' }))
  expect(mails()).toEqual([])
  await digests.send(await keep({ email: 'other@example.com' }))
  expect(mails()).toMatchObject([{ to: 'other@example.com' }])
})

test('the sweep puts each due search in line once, and again on its next day', async () => {
  const daily = await keep()
  const weekly = await keep({ address: '/jobpost', frequency: 'weekly' })
  await keep({ address: '/jobpost?q=later', dueAt: minutes(1) })
  await keep({ address: '/jobpost?q=never', frequency: 'none', dueAt: null })
  const { digests, sent } = open()
  const found = () => sent.splice(0).map(({ data }) => ('searchId' in data ? data.searchId : ''))
  const both = await Promise.all([digests.findDue(), digests.findDue()])
  expect(both.toSorted()).toEqual([0, 2])
  expect(found().toSorted()).toEqual([daily, weekly].toSorted())
  at = minutes(1)
  expect(await digests.findDue()).toBe(1)
  found()
  at = minutes(24 * 60)
  await digests.findDue()
  expect(found()).toContain(daily)
  at = minutes(7 * 24 * 60)
  await digests.findDue()
  expect(found()).toEqual(expect.arrayContaining([daily, weekly]))
})

test('more than a portion is found by one sweep', async () => {
  await handle.database.insert(savedSearch).values(
    Array.from({ length: 450 }, (_, index) => ({
      id: newId(),
      email: `guest-${index}@example.com`,
      name: 'x',
      address: '/jobpost',
      frequency: 'daily' as const,
      confirmedAt: yesterday,
      seenAt: yesterday,
      toldUntil: yesterday,
      dueAt: monday,
    })),
  )
  const { digests, sent } = open()
  expect(await digests.findDue()).toBe(450)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(450)
})

test('a deleted account has no searches', async () => {
  await insertPerson(handle.database, { uid: 'leaving' })
  await keep({ uid: 'leaving' })
  const { work } = open()
  await work({ kind: 'task', name: 'delete-account' }, (unit) => deleteAccount(unit, 'leaving', 'asked'))
  expect(await handle.database.$count(savedSearch)).toBe(0)
})
