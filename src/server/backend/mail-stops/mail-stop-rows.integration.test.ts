import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailEvent } from '#contract/mail-stop.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { exportMailStops } from './mail-stop-rows.ts'
import { createMailStops } from './mail-stops.ts'

const email = 'hanako@example.com'
let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(mailStop)
  await handle.database.delete(account)
})

const open = () => {
  const { database } = handle
  const now = () => testNow
  const { work } = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  return createMailStops({ database, work, rateLimits, mailKeys: ['a secret of this test'] })
}
const event = (minutes: number, more: Partial<MailEvent> = {}): MailEvent => ({
  type: 'bounce',
  address: email,
  permanent: true,
  at: new Date(testNow.getTime() + minutes * 60_000),
  ...more,
})

test.each([
  ['first', [event(-5), event(-1, { type: 'complaint' })]],
  ['last', [event(-1, { type: 'complaint' }), event(-5)]],
])(
  'of several events of one address the last counts, also where the older one is told %s',
  async (_, events) => {
    const stops = open()
    expect(await stops.record(events)).toBe(1)
    expect(await stops.reasonOf(email)).toBe('complaint')
  },
)

test('an address that stands in many accounts tells five of them', async () => {
  const uids = Array.from({ length: 7 }, (_, place) => `person-${place}`)
  for (const uid of uids) await insertPerson(handle.database, { uid, email })
  await open().record([event(-1)])
  const told = await handle.database
    .select({ uid: notification.uid })
    .from(notification)
    .orderBy(asc(notification.uid))
  expect(told.map(({ uid }) => uid)).toEqual(uids.slice(0, 5))
})

test('addresses are written in one order, so that two calls cannot wait for each other', async () => {
  const row = (address: string) =>
    ({ id: newId(), email: address, reason: 'bounce', at: testNow, createdAt: testNow }) as const
  const commit = await holdRows(handle, (transaction) =>
    transaction.insert(mailStop).values(row('a@example.com')),
  )
  const recording = open().record([
    event(-2, { address: 'b@example.com' }),
    event(-1, { address: 'a@example.com' }),
  ])
  expect(await untilWaiting(handle, recording)).toBe('waiting')
  // It holds nothing of the second while it waits for the first.
  const other = handle.database.insert(mailStop).values(row('b@example.com')).execute()
  expect(await untilWaiting(handle, other, 2)).toBe('done')
  await commit()
  expect(await recording).toBe(0)
})

test('what is kept of an address is taken along by who verified it alone', async () => {
  await insertPerson(handle.database, { uid: 'hanako', email })
  await insertPerson(handle.database, { uid: 'taro', email: 'taro@example.com' })
  await open().record([event(-1), event(-1, { address: 'taro@example.com' })])
  const exported = async (verifiedAt: Date | null) => {
    const [own] = await handle.database
      .update(account)
      .set({ emailVerifiedAt: verifiedAt })
      .where(eq(account.uid, 'hanako'))
      .returning()
    return exportMailStops(handle.database, own)
  }
  expect(await exported(testNow)).toEqual([{ reason: 'bounce', at: event(-1).at, liftedAt: null }])
  expect(await exported(null)).toEqual([])
  expect(await exportMailStops(handle.database, undefined)).toEqual([])
})
