import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'
import type { LimitCounts } from '#server/ports/limit-counts.ts'
import { createRedisCounts } from './redis-counts.ts'
import { createRedisWindows } from './redis-windows.ts'
import { openRedis } from './redis.ts'
import { hasRedisServer, openRedisServer } from './testing/redis-server.ts'

/** In the place of the database; it counts nothing of what it is asked. */
const elsewhere: LimitCounts = {
  add: async (_who, _name, { at }) => ({ hits: 1000, resetsAt: at }),
  of: async () => [{ name: 'elsewhere', hits: 1000, resetsAt: new Date(0) }],
  clear: async () => {},
}
const at = new Date('2026-11-22T00:00:00Z')
const anHour = { at, seconds: 3600 }

describe.skipIf(!hasRedisServer)('on a server of Redis', () => {
  let server: Awaited<ReturnType<typeof openRedisServer>>
  beforeAll(async () => {
    server = await openRedisServer()
  })
  afterAll(() => server.close())

  /** A node with a clock that is moved past every rest. */
  const openNode = async (url = server.url) => {
    const lines: { level: string; msg: string }[] = []
    const log = createLogTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'info')
    let time = 0
    const redis = await openRedis(url, { now: () => (time += 10_000), log })
    onTestFinished(redis.close)
    return {
      counts: createRedisCounts(redis, elsewhere),
      windows: createRedisWindows(redis),
      words: () => lines.map(({ level, msg }) => `${level} ${msg}`),
      lines,
    }
  }

  test('nodes count windows of requests together, many at once', async () => {
    const [one, other] = [await openNode(), await openNode()]
    const keys = Array.from({ length: 1200 }, (_, index) => `page ${index}`)
    const first = await one.windows.add(
      keys.map((key) => ({ key, used: 2 })),
      60_000,
    )
    expect(first?.map(({ used }) => used)).toEqual(keys.map(() => 2))
    const second = await other.windows.add([{ key: 'page 1199', used: 3 }], 1)
    expect(second?.[0]?.used).toBe(5)
    // The length is that of the use that began it.
    expect(second?.[0]?.endsIn).toBeGreaterThan(1000)
    expect(second?.[0]?.endsIn).toBeLessThanOrEqual(60_000)
  })

  test('a server that goes and comes back is told once each, and counted without meanwhile', async () => {
    const { counts, windows, words } = await openNode()
    await counts.add('gone', 'mail', anHour)
    await server.stop()
    expect((await counts.add('gone', 'mail', anHour)).hits).toBe(1000)
    expect(await counts.of(['gone'], at)).toEqual(await elsewhere.of([], at))
    expect(await windows.add([{ key: 'x', used: 1 }], 60_000)).toBeNull()
    expect(isUnavailable(await counts.clear(['gone']).catch((error: unknown) => error))).toBe(true)
    await server.start()
    await expect.poll(async () => (await counts.add('back', 'mail', anHour)).hits).toBe(1)
    expect(words()).toEqual([
      'warn Redis is away: limits are counted by the database and by each node',
      'info Redis is there again',
    ])
  })

  test('one that falls silent holds nobody up for longer than half a second', async () => {
    const { counts, words } = await openNode()
    server.silence()
    onTestFinished(() => void server.wake())
    const begun = performance.now()
    expect((await counts.add('silent', 'mail', anHour)).hits).toBe(1000)
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(words()).toHaveLength(1)
    server.wake()
    await expect.poll(async () => (await counts.add('awake', 'mail', anHour)).hits).toBeLessThan(1000)
  })

  test('a wrong password is an outage that the log tells without it', async () => {
    const { counts, lines } = await openNode(server.url.replace(':pw@', ':secret-guess@'))
    expect((await counts.add('x', 'mail', anHour)).hits).toBe(1000)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('secret-guess')
  })
})
