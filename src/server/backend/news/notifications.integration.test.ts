import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationLimits, type NotificationKind } from '#contract/notification.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createNotifications, type NotificationPlace } from './notifications.ts'
import { createOldNews } from './old-news.ts'

let handle: DatabaseHandle
let notifications: ReturnType<typeof createNotifications>
let work: ReturnType<typeof createTestWork>['work']

beforeAll(async () => {
  handle = await openTestDatabase()
  ;({ work } = createTestWork(handle, () => testNow))
  notifications = createNotifications({ database: handle.database, work })
  await insertPerson(handle.database, { uid: 'hanako' })
  await insertPerson(handle.database, { uid: 'taro' })
})

afterAll(() => handle.close())

beforeEach(async () => {
  await handle.database.delete(notification)
  await handle.database.delete(liveChange)
})

let told = 0
type Given = Partial<typeof notification.$inferInsert>

/** Told one after the other; answers the ids. */
const tell = async (...rows: Given[]): Promise<string[]> => {
  const made = rows.map((given) => {
    told += 1
    return {
      id: `019aa000-0000-7000-8000-${String(told).padStart(12, '0')}`,
      uid: 'hanako',
      kind: 'interview' as const,
      text: `お知らせ${told}`,
      href: `/mypage?tab=applications&id=${told}`,
      subject: `application:${told}`,
      key: newId(),
      shown: true,
      createdAt: testNow,
      ...given,
    }
  })
  await handle.database.insert(notification).values(made)
  return made.map(({ id }) => id)
}

const listed = async (kind: NotificationKind | null = null, after: NotificationPlace | null = null) =>
  notifications.list('hanako', { kind, after })
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)
const read = { readAt: testNow }

test('unread ones come first, each newest first; what is hidden or another’s is none of it', async () => {
  const [seen, first, second] = await tell(read, {}, {}, { shown: false }, { uid: 'taro' })
  const list = await listed()
  expect(idsOf(list.lines)).toEqual([second, first, seen])
  expect(list).toMatchObject({ next: null, newestUnread: second })
  expect(await notifications.countUnread('hanako')).toBe(2)
})

test('unread ones of one kind and thing are one line, in the words of the newest', async () => {
  const same = { subject: 'application:one' }
  const [, , third] = await tell(same, same, same)
  const [other] = await tell({ ...same, kind: 'job_post_changed' })
  const list = await listed()
  expect(list.lines.map(({ id, count }) => ({ id, count }))).toEqual([
    { id: other, count: 1 },
    { id: third, count: 3 },
  ])
  expect(await notifications.countUnread('hanako')).toBe(4)
  await notifications.markRead('hanako', third ?? '')
  const after = await listed()
  expect(after.lines.filter(({ readAt }) => readAt === null).map(({ id }) => id)).toEqual([other])
  expect(after.lines).toHaveLength(4)
})

test('another person’s of the same thing is not counted with one’s own', async () => {
  const same = { subject: 'application:shared' }
  await tell(same, { ...same, uid: 'taro' }, { ...same, shown: false }, { ...same, ...read })
  expect((await listed()).lines[0]).toMatchObject({ count: 1 })
})

test('pages follow each other without a gap or a double, over the end of what is unread', async () => {
  const size = notificationLimits.page
  const seen = await tell(...Array.from({ length: size }, () => read))
  const unread = await tell(...Array.from({ length: size + 5 }, () => ({})))
  const found: string[] = []
  const first = await listed()
  for (let page = first; ; page = await listed(null, page.next)) {
    expect(page.newestUnread).toBe(unread.at(-1))
    found.push(...idsOf(page.lines))
    if (page.next === null) break
    expect(page.lines).toHaveLength(size)
  }
  expect(found).toEqual([...unread.toReversed(), ...seen.toReversed()])
})

test('a list of one kind has that kind alone', async () => {
  const [, security, old] = await tell({}, { kind: 'security' }, { kind: 'security', ...read })
  const list = await listed('security')
  expect(idsOf(list.lines)).toEqual([security, old])
  expect(list.newestUnread).toBe(security)
})

test('a line that is opened is read, with those before it of the same and none that came later', async () => {
  const same = { subject: 'application:two', href: '/mypage?tab=applications&id=two' }
  const [, second] = await tell(same, same)
  const [later] = await tell(same)
  expect(await notifications.markRead('hanako', second ?? '')).toBe(same.href)
  expect((await listed()).lines[0]).toMatchObject({ id: later, count: 1 })
  const changes = await handle.database.select().from(liveChange).where(eq(liveChange.uid, 'hanako'))
  expect(changes.map(({ kind }) => kind)).toEqual(['notifications'])
})

test('nobody marks what is another’s, hidden or gone, and nothing is told of it', async () => {
  const [others, hidden] = await tell({ uid: 'taro' }, { shown: false })
  expect(await notifications.markRead('hanako', others ?? '')).toBeNull()
  expect(await notifications.markRead('hanako', hidden ?? '')).toBeNull()
  expect(await notifications.markRead('hanako', newId())).toBeNull()
  expect(await notifications.countUnread('taro')).toBe(1)
  expect(await handle.database.$count(liveChange)).toBe(0)
})

test('all are marked up to what was shown, of one kind or of all, and of nobody else', async () => {
  const [security, , shown] = await tell({ kind: 'security' }, {}, {})
  await tell({ uid: 'taro' })
  const [later] = await tell({})
  expect(await notifications.markAllRead('hanako', { upTo: shown ?? '', kind: 'security' })).toBe(1)
  expect(await notifications.markAllRead('hanako', { upTo: shown ?? '', kind: null })).toBe(2)
  expect((await listed()).lines.filter(({ readAt }) => readAt === null).map(({ id }) => id)).toEqual([later])
  expect(security).toBeDefined()
  expect(await notifications.countUnread('taro')).toBe(1)
})

test('more than are counted are counted as one more', async () => {
  const same = { subject: 'application:many' }
  await tell(...Array.from({ length: notificationLimits.count + 20 }, () => same))
  expect(await notifications.countUnread('hanako')).toBe(notificationLimits.count + 1)
  expect((await listed()).lines).toMatchObject([{ count: notificationLimits.count + 1 }])
})

test('what was told is removed after 180 days, read or not', async () => {
  const [, , kept] = await tell(
    { createdAt: daysFromNow(-181) },
    { createdAt: daysFromNow(-181), ...read },
    { createdAt: daysFromNow(-179) },
  )
  expect(await createOldNews({ work }).removeOld()).toBe(2)
  expect(idsOf((await listed()).lines)).toEqual([kept])
})
