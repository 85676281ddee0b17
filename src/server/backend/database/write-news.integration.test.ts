import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationLimits, type MailChoice, type NotificationKind } from '#contract/notification.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import type { News } from '#server/ports/news.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(handle.database, { uid })
})

const task = { kind: 'task', name: 'test' } as const
/** Saturday noon in Japan. */
const open = () => createTestWork(handle, () => testNow)
/** The 8:00 of Japan that come next. */
const sunday = new Date('2026-11-21T23:00:00Z')
const monday = new Date('2026-11-22T23:00:00Z')

const choose = (kind: NotificationKind, mail: MailChoice, shown: boolean, uid = 'hanako') =>
  handle.database.insert(notificationPreference).values({ uid, kind, shown, mail })
const news = (kind: NotificationKind, given: Partial<News> = {}): News => ({
  uid: 'hanako',
  kind,
  text: '締切が近づいています',
  href: '/mypage',
  subject: 'job_post:1',
  mail: { kind: 'member-removed', to: 'hanako@example.com', data: { company: 'みらい商事' } },
  ...given,
})
/** What becomes of it: on the site, by mail at once or later, and on open pages. */
const tell = async (...told: News[]) => {
  const { work, mails } = open()
  await work(task, async (unit) => unit.tell(...told))
  const rows = await handle.database
    .select({ uid: notification.uid, shown: notification.shown, mailDueAt: notification.mailDueAt })
    .from(notification)
    .orderBy(asc(notification.uid))
  const signals = await handle.database
    .select({ uid: liveChange.uid, kind: liveChange.kind })
    .from(liveChange)
    .orderBy(asc(liveChange.uid))
  return { rows, mails: mails().length, signals }
}
const ofHanako = [{ uid: 'hanako', kind: 'notifications' }]

test.each<[MailChoice, Date | null, number]>([
  ['at_once', null, 1],
  ['daily', sunday, 0],
  ['weekly', monday, 0],
  ['off', null, 0],
])(
  'who chose mails %s of a kind is told on the site, and by mail as they chose',
  async (mail, due, mails) => {
    await choose('closing_soon', mail, true)
    expect(await tell(news('closing_soon'))).toEqual({
      rows: [{ uid: 'hanako', shown: true, mailDueAt: due }],
      mails,
      signals: ofHanako,
    })
  },
)

test.each<[MailChoice, Date | null, number]>([
  ['at_once', null, 1],
  ['daily', sunday, 0],
  ['off', null, 0],
])('who hid a kind with mails %s sees nothing, nor do open pages hear of it', async (mail, due, mails) => {
  await choose('closing_soon', mail, false)
  expect(await tell(news('closing_soon'))).toEqual({
    rows: [{ uid: 'hanako', shown: false, mailDueAt: due }],
    mails,
    signals: [],
  })
})

test.each<[NotificationKind, Date | null, number]>([
  ['message', null, 1],
  ['closing_soon', sunday, 0],
  ['application_viewed', null, 0],
])('who chose nothing of %s is told as everybody is', async (kind, due, mails) => {
  expect(await tell(news(kind))).toEqual({
    rows: [{ uid: 'hanako', shown: true, mailDueAt: due }],
    mails,
    signals: ofHanako,
  })
})

test.each(['security', 'operator'] as const)(
  'what is told of %s cannot be turned off, hidden or put off',
  async (kind) => {
    await choose(kind, 'off', false)
    expect(await tell(news(kind))).toEqual({
      rows: [{ uid: 'hanako', shown: true, mailDueAt: null }],
      mails: 1,
      signals: ofHanako,
    })
  },
)

test('a choice is of that person and that kind alone', async () => {
  await choose('message', 'off', false)
  await choose('interview', 'off', false, 'taro')
  expect(await tell(news('interview'), news('message', { uid: 'taro' }))).toEqual({
    rows: [
      { uid: 'hanako', shown: true, mailDueAt: null },
      { uid: 'taro', shown: true, mailDueAt: null },
    ],
    mails: 2,
    signals: [...ofHanako, { uid: 'taro', kind: 'notifications' }],
  })
})

test('what was told by the same key before is neither mailed nor signalled again', async () => {
  const once = news('message', { key: 'once' })
  await tell(once)
  const { rows, mails, signals } = await tell(once, news('message', { uid: 'taro', key: 'once' }))
  expect(rows.map(({ uid }) => uid)).toEqual(['hanako', 'taro'])
  expect(mails).toBe(1)
  expect(signals.map(({ uid }) => uid)).toEqual(['hanako', 'taro'])
})

test('a line that is too long is cut between characters', async () => {
  const most = notificationLimits.text
  const textOf = async (text: string) => {
    await handle.database.delete(notification)
    await tell(news('message', { text }))
    const [row] = await handle.database.select().from(notification).where(eq(notification.uid, 'hanako'))
    return row?.text
  }
  expect(await textOf('あ'.repeat(most))).toBe('あ'.repeat(most))
  expect(await textOf('あ'.repeat(most + 1))).toBe(`${'あ'.repeat(most - 1)}…`)
  expect(await textOf('𠮷'.repeat(most))).toBe('𠮷'.repeat(most))
  expect(await textOf('𠮷'.repeat(most + 1))).toBe(`${'𠮷'.repeat(most - 1)}…`)
})

test('an account that is deleted while its person is told lets the cause be, and has its mail', async () => {
  const { work, mails } = open()
  const commit = await holdRows(handle, (transaction) =>
    transaction.delete(account).where(eq(account.uid, 'hanako')),
  )
  const telling = work(task, async (unit) => {
    unit.audit({ action: 'info.published', subject: 'test' })
    unit.tell(news('message'), news('message', { uid: 'taro' }))
    return 'done'
  })
  expect(await untilWaiting(handle, telling)).toBe('waiting')
  await commit()
  expect(await telling).toBe('done')
  expect(mails()).toHaveLength(2)
  expect(await handle.database.select({ uid: notification.uid }).from(notification)).toEqual([
    { uid: 'taro' },
  ])
})

test('what a deletion tells in its own unit reaches the one who is gone by mail', async () => {
  const { work, mails } = open()
  await work(task, async (unit) => {
    await deleteAccount(unit, 'hanako', 'asked')
    unit.tell(news('security'))
  })
  expect(mails().map(({ kind }) => kind)).toContain('member-removed')
  expect(await handle.database.$count(notification)).toBe(0)
})
