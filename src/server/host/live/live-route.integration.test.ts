import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { liveLimits, livePath } from '#contract/live.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { liveChannel, notifyLive } from '#server/backend/database/live-notice.ts'
import { listenForNotices } from '#server/backend/database/listen.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createWork } from '#server/backend/database/unit-of-work.ts'
import { createLiveChanges } from '#server/backend/live/live-changes.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { openEventStream } from '#server/host/testing/event-stream.ts'
import { startHost } from '#server/host/testing/host.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { Signal } from '#server/ports/news.ts'
import { createLiveFeed } from '#server/services/live/live-feed.ts'

const log = createLogTo({ write: () => {} }, 'silent')
const beat = liveLimits.heartbeatSeconds * 1000

let main: DatabaseHandle
beforeAll(async () => {
  main = await openTestDatabase()
  return () => main.close()
})
beforeEach(async () => {
  await main.database.delete(session)
  await main.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(main.database, { uid })
})
afterEach(() => vi.useRealTimers())

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Keeps an open sign-in. Answers its id and the cookie it comes with. */
const signIn = async (uid: string) => {
  const id = newId()
  await createSessionRows(main.database).create({
    id,
    secretHash: hashOf(id),
    uid,
    device: 'テスト',
    at: testNow,
    tokens: 'sealed',
    email: null,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
  })
  return { id, cookie: `session=${id}` }
}

/** A node of the site: a host, a feed and a listener over a pool of its own. */
const startNode = async () => {
  if (main.client.kind !== 'server') throw new Error('Nodes share a server')
  const { url } = main.client
  const handle = await openDatabase({ kind: 'server', url })
  const feed = createLiveFeed({ ...createLiveChanges(handle.database), log })
  const node = newId()
  const rows = createSessionRows(handle.database)
  const listener = listenForNotices({ url, node, tell: () => {}, live: feed, log })
  await listener.ready
  let serving = true
  const host = await startHost(() => 'unknown', {
    live: {
      readSession: async (request) => {
        const secret = /session=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
        const row = await rows.find(hashOf(secret))
        return row === null ? null : { id: row.id, uid: row.uid, hasAccount: row.viewer.kind !== 'none' }
      },
      openAmong: rows.openAmong,
      follow: feed.follow,
      grant: null,
    },
    serving: () => serving,
  })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await host.close()
    await listener.close()
    feed.close()
    await handle.close()
  }
  onTestFinished(close)
  const work = createWork({
    handle,
    tasks: { insert: async () => {} },
    invalidation: { tell: () => {} },
    notify: async () => {},
    live: { notify: notifyLive(node), wake: feed.wake },
    now: () => testNow,
  })
  return {
    host,
    close,
    stopServing: () => {
      serving = false
    },
    signal: (...signals: readonly Signal[]) =>
      work({ kind: 'task', name: 'test' }, async (unit) => unit.signal(...signals)),
    work,
    open: (cookie: string | null, more: Record<string, string> = {}) =>
      openEventStream(host.port, livePath, {
        host: 'site.test',
        ...(cookie !== null && { cookie }),
        ...more,
      }),
  }
}

const bell = (uid: string) => ({ uid, kind: 'notifications' }) as const
const thread = (uid: string, threadId: string) => ({ uid, kind: 'thread', threadId }) as const

test('only who is signed in with an account follows anything, from our own pages alone', async () => {
  const { open, host } = await startNode()
  const { cookie } = await signIn('hanako')
  const stranger = await signIn('without account')
  const asked = await Promise.all([
    open(null),
    open('session=wrong'),
    open(stranger.cookie),
    open(cookie, { 'sec-fetch-site': 'cross-site' }),
    open(cookie, { 'sec-fetch-site': 'same-site' }),
  ])
  expect(asked.map(({ status }) => status)).toEqual([401, 401, 403, 403, 403])
  expect((await host.send(livePath, { method: 'POST', headers: { cookie } })).status).toBe(405)
  const { status, headers, next } = await open(cookie, { 'sec-fetch-site': 'same-origin' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/event-stream/),
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(await next()).toEqual({ kind: 'everything', id: 0 })
})

test('what is written on one node is told on both, to the person alone, in one order', async () => {
  const [one, other] = [await startNode(), await startNode()]
  const { cookie } = await signIn('hanako')
  const taro = await other.open((await signIn('taro')).cookie)
  const here = await one.open(cookie)
  const there = await other.open(cookie)
  for (const stream of [here, there, taro]) expect(await stream.next()).toEqual({ kind: 'everything', id: 0 })
  const threads = Array.from({ length: 40 }, () => newId())
  await Promise.all(
    threads.map((id, index) => (index % 2 === 0 ? one : other).signal(thread('hanako', id), bell('hanako'))),
  )
  for (const stream of [here, there]) {
    const events = []
    while (events.length < 80) events.push(await stream.next())
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
    expect(new Set(events.flatMap((event) => (event.kind === 'thread' ? [event.thread] : [])))).toEqual(
      new Set(threads),
    )
  }
  await one.signal(bell('taro'))
  expect(await taro.next()).toEqual({ kind: 'notifications', id: 1 })
  expect(taro.rest()).toEqual([])
  expect(taro.text()).not.toContain(threads[0])
})

test('what is rolled back is told to nobody', async () => {
  const { open, signal, work } = await startNode()
  const stream = await open((await signIn('hanako')).cookie)
  await stream.next()
  await expect(
    work({ kind: 'task', name: 'test' }, async (unit) => {
      unit.signal(thread('hanako', newId()))
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await signal(bell('hanako'))
  expect(await stream.next()).toEqual({ kind: 'notifications', id: 1 })
})

test('goes on where it was on any node; what is not kept any more, or was never given, is everything', async () => {
  const [one, other] = [await startNode(), await startNode()]
  const { cookie } = await signIn('hanako')
  const first = await one.open(cookie)
  await one.signal(bell('hanako'))
  await first.next()
  first.leave()
  const ids = [newId(), newId()]
  for (const id of ids) await one.signal(thread('hanako', id))
  const again = await other.open(cookie, { 'last-event-id': '1' })
  expect([await again.next(), await again.next()]).toEqual([
    { kind: 'thread', thread: ids[0], id: 2 },
    { kind: 'thread', thread: ids[1], id: 3 },
  ])
  for (const number of ['77', 'x', '-1', '1e3', '9'.repeat(40)])
    expect(await (await one.open(cookie, { 'last-event-id': number })).next()).toEqual({
      kind: 'everything',
      id: 3,
    })
  await main.database.delete(liveChange).where(sql`${liveChange.sequence} < 3`)
  expect(await (await other.open(cookie, { 'last-event-id': '1' })).next()).toEqual({
    kind: 'everything',
    id: 3,
  })
})

test('signed out elsewhere, its stream ends within a minute, and no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { open } = await startNode()
  const [here, there, taro] = [await signIn('hanako'), await signIn('hanako'), await signIn('taro')]
  const [kept, ended, other] = [await open(here.cookie), await open(there.cookie), await open(taro.cookie)]
  for (const stream of [kept, ended, other]) await stream.next()
  await createSessionRows(main.database).revokeAll('hanako', here.id, testNow)
  await vi.advanceTimersByTimeAsync(beat)
  expect(await ended.next()).toEqual({ kind: 'end', reason: 'signed_out' })
  await ended.ended
  expect((await open(there.cookie)).status).toBe(401)
  await createSessionRows(main.database).remove(here.id)
  await vi.advanceTimersByTimeAsync(beat)
  expect(await kept.next()).toEqual({ kind: 'end', reason: 'signed_out' })
  expect(other.rest()).toEqual([])
})

test('the sixth stream of a person ends the first', async () => {
  const { open } = await startNode()
  const { cookie } = await signIn('hanako')
  const streams = []
  for (let count = 0; count <= liveLimits.streams.person; count += 1) {
    const stream = await open(cookie)
    await stream.next()
    streams.push(stream)
  }
  expect(await streams[0]?.next()).toEqual({ kind: 'end', reason: 'replaced' })
  await streams[0]?.ended
})

test('a node that drains takes no stream and sends those it has away; nothing holds it up', async () => {
  const node = await startNode()
  const other = await startNode()
  const { cookie } = await signIn('hanako')
  const stream = await node.open(cookie)
  await stream.next()
  node.stopServing()
  expect((await node.open(cookie)).status).toBe(503)
  await node.close()
  expect(await stream.next()).toEqual({ kind: 'end', reason: 'moved' })
  expect(stream.text()).toMatch(/^retry: \d+$/m)
  await other.signal(bell('hanako'))
  expect(await (await other.open(cookie, { 'last-event-id': '0' })).next()).toEqual({
    kind: 'notifications',
    id: 1,
  })
})

test('notices that cannot be read, or name too many, wake everybody', async () => {
  const { open } = await startNode()
  const stream = await open((await signIn('hanako')).cookie)
  await stream.next()
  for (const [count, payload] of ['damaged', JSON.stringify({ node: 'x', people: 'all' })].entries()) {
    // As if its own notice had been lost.
    await main.database.execute(sql`
      with next as (
        insert into live_cursor values ('hanako', 1)
        on conflict (uid) do update set sequence = live_cursor.sequence + 1 returning sequence
      ) insert into live_change (uid, sequence, kind, created_at) select 'hanako', sequence, 'notifications', now() from next`)
    await main.database.execute(sql`select pg_notify(${liveChannel}, ${payload})`)
    expect(await stream.next()).toEqual({ kind: 'notifications', id: count + 1 })
  }
})

test('thousands of people in one write are told all the same', async () => {
  const [one, other] = [await startNode(), await startNode()]
  const uids = Array.from({ length: 1200 }, (_, index) => `person-${index}-${'x'.repeat(100)}`)
  await main.database
    .insert(account)
    .values(uids.map((uid) => ({ uid, kind: 'student' as const, email: `${uid.slice(0, 12)}@example.com` })))
  const some = await other.open((await signIn('hanako')).cookie)
  await some.next()
  await one.signal(...uids.slice(0, 900).map(bell), bell('hanako'))
  expect(await some.next()).toEqual({ kind: 'notifications', id: 1 })
  await one.signal(...uids.map(bell), bell('hanako'))
  expect(await some.next()).toEqual({ kind: 'notifications', id: 2 })
})
