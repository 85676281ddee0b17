import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { LimitCounts } from '#server/ports/limit-counts.ts'
import { createRedisCounts } from '#server/services/limits/redis-counts.ts'
import { openRedis } from '#server/services/limits/redis.ts'
import { hasRedisServer, openRedisServer } from '#server/services/limits/testing/redis-server.ts'
import { createRateLimits } from './rate-limits.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

/** Where uses are counted: each keeps the same contract. */
const stores = [
  { name: 'Postgres', isHere: true, open: async () => undefined },
  {
    name: 'Redis',
    isHere: hasRedisServer,
    open: async (): Promise<LimitCounts> => {
      const server = await openRedisServer()
      const log = createLogTo({ write: () => {} }, 'silent')
      const redis = await openRedis(server.url, { now: () => performance.now(), log })
      onTestFinished(async () => {
        redis.close()
        await server.close()
      })
      const never = () => Promise.reject(new Error('Redis is away'))
      return createRedisCounts(redis, { add: never, of: never, clear: async () => {} })
    },
  },
]

const now = () => new Date('2026-11-22T00:00:00Z')
const two = { limit: 2, seconds: 3600 }
const network = (site: string, at: number) => `2001:db8:${site}:${at.toString(16)}::/64`

describe.each(stores)('counted in $name', ({ isHere, open }) => {
  beforeEach(({ skip }) => skip(!isHere, 'no Redis is installed'))
  const openLimits = async (given: { now?: () => Date } = {}) => {
    const counts = await open()
    return createRateLimits(handle.database, {
      scale: 1,
      now,
      ...given,
      ...(counts !== undefined && { counts }),
    })
  }

  test('a /48 of IPv6 has one allowance over its 65,536 networks, sixteen times that of one', async () => {
    const { hit } = await openLimits()
    for (let at = 0; at < 32; at += 1)
      expect((await hit('mail client', network('1', at), two)).kind).toBe('allowed')
    expect(await hit('mail client', network('1', 99), two)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 3600,
    })
    expect((await hit('mail client', network('2', 99), two)).kind).toBe('allowed')
    expect((await hit('another', network('1', 99), two)).kind).toBe('allowed')
  })

  test('what one network is refused is not taken from the others', async () => {
    const { hit } = await openLimits()
    for (let count = 0; count < 40; count += 1) await hit('contact client', network('3', 1), two)
    expect((await hit('contact client', network('3', 1), two)).kind).toBe('limited')
    expect((await hit('contact client', network('3', 2), two)).kind).toBe('allowed')
  })

  test('people, addresses and IPv4 are counted by themselves alone', async () => {
    const { hit } = await openLimits()
    for (const who of ['192.0.2.1', 'taro@example.com', 'uid-1']) {
      expect((await hit('x', who, two)).kind).toBe('allowed')
      expect((await hit('x', who, two)).kind).toBe('allowed')
      expect((await hit('x', who, two)).kind).toBe('limited')
    }
  })

  test('a window ends, and the next use begins another one', async () => {
    let time = now().getTime()
    const { hit } = await openLimits({ now: () => new Date(time) })
    expect(await hit('ends', 'uid-2', two)).toEqual({ kind: 'allowed', left: 1, resetSeconds: 3600 })
    time += 1_800_000
    expect(await hit('ends', 'uid-2', two)).toEqual({ kind: 'allowed', left: 0, resetSeconds: 1800 })
    expect(await hit('ends', 'uid-2', two)).toEqual({ kind: 'limited', retryAfterSeconds: 1800 })
    time += 1_800_000
    expect(await hit('ends', 'uid-2', two)).toEqual({ kind: 'allowed', left: 1, resetSeconds: 3600 })
  })

  test('uses at the same time are all counted', async () => {
    const { hit } = await openLimits()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hit('at once', 'uid-3', { limit: 7, seconds: 60 })),
    )
    expect(answers.filter(({ kind }) => kind === 'allowed')).toHaveLength(7)
  })

  test('what counts for a person is told, and counted from the beginning where it is cleared', async () => {
    let time = now().getTime()
    const { hit, countsOf, clear } = await openLimits({ now: () => new Date(time) })
    for (const name of ['mail person', 'mail person', 'edit']) await hit(name, 'uid-4', two)
    await hit('mail address', 'hanako@example.com', { limit: 2, seconds: 60 })
    await hit('edit', 'somebody else', two)
    const who = ['uid-4', 'hanako@example.com']
    const ends = (seconds: number) => new Date(now().getTime() + seconds * 1000)
    const counts = [
      { name: 'edit', hits: 1, resetsAt: ends(3600) },
      { name: 'mail address', hits: 1, resetsAt: ends(60) },
      { name: 'mail person', hits: 2, resetsAt: ends(3600) },
    ]
    expect(await countsOf(who)).toEqual(counts)
    time += 60_000
    expect(await countsOf(who)).toEqual(counts.filter(({ name }) => name !== 'mail address'))
    await clear(who)
    expect(await countsOf(who)).toEqual([])
    expect((await hit('mail person', 'uid-4', two)).kind).toBe('allowed')
    expect(await countsOf(['somebody else'])).toHaveLength(1)
  })
})
