import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Rendered } from '#server/host/render.ts'
import { nobody } from '#server/host/render-line.ts'
import { createPageCache } from './page-cache.ts'

type Answer = {
  tags?: string
  status?: number
  control?: string
  headers?: Record<string, string | string[]>
}

/** An answer that is kept for an hour, and as long again while rendering fails, unless it says otherwise. */
const answer = (
  body: string,
  {
    tags = 'jobs',
    status = 200,
    control = 'max-age=3600, stale-while-revalidate=60, stale-if-error=3600',
    headers = {},
  }: Answer = {},
): Rendered => ({
  kind: 'answer',
  status,
  // Not text, so that it is kept as it is.
  headers: new Map(
    Object.entries({
      'content-type': 'image/png',
      'cdn-cache-control': control,
      'cache-tag': tags,
      ...headers,
    }),
  ),
  body: Buffer.from(body),
})
const failed: Rendered = { kind: 'failed', error: new Error('The database is away') }

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A cache with a clock moved by hand, whose renderings wait to be finished by hand. */
const start = () => {
  const clock = { now: 1_000_000 }
  const renders: { at: number; finish: (rendered: Rendered) => Promise<unknown> }[] = []
  const cache = createPageCache({
    headOf: () => [],
    now: () => clock.now,
    bytesMax: 8 * 1024 * 1024,
    render: () => {
      const { promise, resolve } = Promise.withResolvers<Rendered>()
      const finish = (rendered: Rendered) => {
        resolve(rendered)
        return settle()
      }
      renders.push({ at: clock.now, finish })
      return promise
    },
  })
  const words = (found: Awaited<ReturnType<typeof cache.load>> | null): string | null => {
    if (found === null) return null
    if (found.kind === 'page') return `${found.state} ${String(found.page.variants.get('identity')?.body)}`
    return found.rendered.kind === 'answer' ? `PASS ${found.rendered.body.toString()}` : found.rendered.kind
  }
  const load = async (key = '/') => words(await cache.load(key, nobody))
  return {
    cache,
    clock,
    renders,
    load,
    find: (key = '/') => words(cache.find(key)),
    stale: (...tags: string[]) => cache.onInvalidate({ kind: 'tags', stale: tags, purge: [] }),
    purge: (...tags: string[]) => cache.onInvalidate({ kind: 'tags', stale: [], purge: tags }),
    /** Renders and keeps a page. */
    warm: async (body: string, options: Answer & { key?: string } = {}) => {
      const loading = load(options.key)
      await renders.at(-1)!.finish(answer(body, options))
      await loading
    },
  }
}

test('after a write a page is served for a second and a half while one rendering runs, then it is missed', async () => {
  const { clock, renders, find, load, stale, warm } = start()
  await warm('one')
  clock.now += 5000
  expect(find()).toBe('HIT one')
  stale('jobs')
  expect(find()).toBe('STALE one')
  expect(find()).toBe('STALE one')
  expect(renders).toHaveLength(2)
  clock.now += 1499
  expect(find()).toBe('STALE one')
  clock.now += 1
  expect(find()).toBeNull()
  const loading = load()
  expect(renders).toHaveLength(2)
  await renders[1]!.finish(answer('two'))
  expect(await loading).toBe('MISS two')
  clock.now += 5000
  expect(find()).toBe('HIT two')
})

test('a write touches what carries one of its tags, and nothing else', async () => {
  const { find, stale, warm } = start()
  await warm('jobs', { key: '/jobpost', tags: 'jobs,top' })
  await warm('companies', { key: '/company', tags: 'companies' })
  stale('infos', 'top')
  expect(find('/jobpost')).toBe('STALE jobs')
  expect(find('/company')).toBe('HIT companies')
})

test('of several writes the first one counts', async () => {
  const { clock, find, stale, warm } = start()
  await warm('one')
  stale('jobs')
  clock.now += 1000
  stale('jobs')
  clock.now += 499
  expect(find()).toBe('STALE one')
  clock.now += 1
  expect(find()).toBeNull()
})

test('a rendering from before a write is kept as a page of the time of that write', async () => {
  const { clock, renders, find, load, stale } = start()
  const before = load()
  clock.now += 300
  stale('jobs')
  clock.now += 200
  await renders[0]!.finish(answer('one'))
  expect(await before).toBe('MISS one')
  expect(find()).toBe('STALE one')
  clock.now += 1299
  expect(find()).toBe('STALE one')
  clock.now += 1
  expect(find()).toBeNull()
})

test('a rendering that lands too late after a write is for those who came before it', async () => {
  const { clock, renders, find, load, stale } = start()
  const began = load()
  clock.now += 100
  const before = load()
  clock.now += 100
  stale('jobs')
  clock.now += 100
  const after = [load(), load()]
  expect(renders).toHaveLength(1)
  clock.now += 1400
  await renders[0]!.finish(answer('one'))
  expect(await began).toBe('MISS one')
  expect(await before).toBe('MISS one')
  expect(find()).toBeNull()
  expect(renders).toHaveLength(2)
  await renders[1]!.finish(answer('two'))
  expect(await Promise.all(after)).toEqual(['MISS two', 'MISS two'])
  expect(find()).toBe('HIT two')
  expect(renders).toHaveLength(2)
})

test('a rendering that lands soon after a write is for all who wait', async () => {
  const { clock, renders, load, stale } = start()
  const before = load()
  stale('jobs')
  clock.now += 100
  const after = load()
  clock.now += 1300
  await renders[0]!.finish(answer('one'))
  expect(await Promise.all([before, after])).toEqual(['MISS one', 'MISS one'])
  expect(renders).toHaveLength(1)
})

test('a renewal that says the same takes over the compressed bodies, one that says something else does not', async () => {
  const { cache, clock, renders, stale } = start()
  const html = (body: string) => answer(body, { headers: { 'content-type': 'text/html' } })
  const bodiesOf = (found: ReturnType<typeof cache.find>) =>
    Array.from(found?.page.variants.values() ?? [], ({ body }) => body)
  const loading = cache.load('/', nobody)
  await renders[0]?.finish(html('求人'))
  await loading
  const first = bodiesOf(cache.find('/'))
  const renewWith = async (index: number, body: string) => {
    clock.now += 1000
    stale('jobs')
    cache.find('/')
    await renders[index]?.finish(html(body))
    await expect.poll(() => cache.find('/')?.state).toBe('HIT')
    return bodiesOf(cache.find('/'))
  }
  const [br, gzip, identity] = await renewWith(1, '求人')
  expect([br === first[0], gzip === first[1], identity]).toEqual([true, true, null])
  expect((await renewWith(2, '会社'))[0]).not.toEqual(br)
})

test('a renewal does not follow the last rendering sooner than a second after it began', async () => {
  const { clock, renders, find, stale, warm } = start()
  await warm('one')
  clock.now += 10
  stale('jobs')
  clock.now += 989
  expect(find()).toBe('STALE one')
  expect(renders).toHaveLength(1)
  clock.now += 1
  expect(find()).toBe('STALE one')
  expect(renders).toHaveLength(2)
})

test.each([50, 700, 1800])(
  'a burst of writes costs a popular page about a rendering a second, one at a time (of %i ms)',
  async (duration) => {
    const { cache, clock, renders, stale } = start()
    const ages: number[] = []
    const seen = (found: Awaited<ReturnType<typeof cache.load>>) =>
      ages.push(
        found.kind === 'page' ? clock.now - Number(found.page.variants.get('identity')?.body) : Infinity,
      )
    let together = 0
    let visitors = 0
    for (const end = clock.now + 10_000; clock.now < end; clock.now += 10) {
      stale('jobs')
      visitors += 1
      const found = cache.find('/')
      if (found === null) void cache.load('/', nobody).then(seen)
      else seen(found)
      together = Math.max(together, renders.filter(({ at }) => clock.now < at + duration).length)
      for (const { at, finish } of renders) if (clock.now === at + duration) await finish(answer(String(at)))
    }
    // But for those who wait for the last ones.
    expect(ages.length).toBeGreaterThan(visitors - 2 * (duration / 10) - 1)
    // A page is of the time when its rendering began, and written just after.
    expect(Math.max(...ages)).toBeLessThan(2000)
    expect(together).toBe(1)
    expect(renders.length).toBeGreaterThan(4)
    expect(renders.length).toBeLessThan(12)
  },
)

test('after a write no more than four pages are renewed at a time; the next when one is done', async () => {
  const { clock, renders, find, load, stale, warm } = start()
  const keys = ['/1', '/2', '/3', '/4', '/5', '/6']
  for (const key of keys) await warm(key, { key })
  clock.now += 5000
  stale('jobs')
  for (const key of keys) expect(find(key)).toBe(`STALE ${key}`)
  expect(renders).toHaveLength(keys.length + 4)
  await renders[6]!.finish(answer('new'))
  expect(find('/5')).toBe('STALE /5')
  expect(renders).toHaveLength(keys.length + 5)
  expect(find('/6')).toBe('STALE /6')
  expect(renders).toHaveLength(keys.length + 5)
  // Whoever has nothing to see waits for no renewal.
  const loading = load('/7')
  await renders.at(-1)!.finish(answer('seven'))
  expect(await loading).toBe('MISS seven')
})

test('what failed to be renewed is missed in time all the same', async () => {
  const { clock, renders, find, load, stale, warm } = start()
  await warm('one')
  clock.now += 5000
  stale('jobs')
  expect(find()).toBe('STALE one')
  await renders[1]!.finish(failed)
  clock.now += 1499
  expect(find()).toBe('STALE one')
  // A failure is not repeated at once.
  expect(renders).toHaveLength(2)
  clock.now += 1
  expect(find()).toBeNull()
  const loading = load()
  await renders[2]!.finish(failed)
  expect(await loading).toBe('failed')
})

test('what was purged is found no more, nor brought back by a failure', async () => {
  const { renders, find, load, purge, warm } = start()
  await warm('secret', { tags: 'jobs,job:1' })
  await warm('companies', { key: '/company', tags: 'companies' })
  purge('job:1')
  expect(find()).toBeNull()
  expect(find('/company')).toBe('HIT companies')
  const loading = load()
  await renders[2]!.finish(failed)
  expect(await loading).toBe('failed')
  await warm('clean')
  expect(find()).toBe('HIT clean')
})

test('a rendering of what was purged meanwhile is thrown away, and all who wait share a new one', async () => {
  const { renders, find, load, purge } = start()
  const before = load()
  purge('jobs')
  const after = load()
  await renders[0]!.finish(answer('secret'))
  expect(find()).toBeNull()
  expect(renders).toHaveLength(2)
  await renders[1]!.finish(answer('clean'))
  expect(await Promise.all([before, after])).toEqual(['MISS clean', 'MISS clean'])
  expect(find()).toBe('HIT clean')
})

test('a rendering of something else is not thrown away', async () => {
  const { renders, load, purge } = start()
  const loading = load()
  purge('companies')
  await renders[0]!.finish(answer('jobs'))
  expect(await loading).toBe('MISS jobs')
})

test('an answer that is not kept is thrown away as well', async () => {
  const { renders, load, purge } = start()
  const loading = load()
  purge('jobs')
  await renders[0]!.finish(answer('secret', { control: 'max-age=0' }))
  await renders[1]!.finish(answer('clean', { control: 'max-age=0' }))
  expect(await loading).toBe('PASS clean')
})

test('so is the answer to one who waited along for a personal one', async () => {
  const { renders, load, purge } = start()
  const cookie = { headers: { 'set-cookie': ['a=b'] } }
  const began = load()
  const joined = load()
  await renders[0]!.finish(answer('first', cookie))
  expect(await began).toBe('PASS first')
  purge('jobs')
  await renders[1]!.finish(answer('secret', cookie))
  await renders[2]!.finish(answer('clean', cookie))
  expect(await joined).toBe('PASS clean')
})

test('the third rendering in a row that a purge overtakes is a failure', async () => {
  const { renders, load, purge } = start()
  const loading = load()
  for (const each of [0, 1, 2]) {
    expect(renders).toHaveLength(each + 1)
    purge('jobs')
    await renders[each]!.finish(answer('secret'))
  }
  expect(await loading).toBe('failed')
  expect(renders).toHaveLength(3)
})

test('"all" drops every page, and what is being rendered', async () => {
  const { cache, renders, find, load, warm } = start()
  await warm('one')
  await warm('untagged', { key: '/terms', tags: '' })
  const before = load('/company')
  cache.onInvalidate({ kind: 'all' })
  expect([find(), find('/terms')]).toEqual([null, null])
  await renders[2]!.finish(answer('secret', { tags: '' }))
  expect(find('/company')).toBeNull()
  await renders[3]!.finish(answer('clean', { tags: '' }))
  expect(await before).toBe('MISS clean')
  // What is kept afterwards hears of writes again.
  await warm('two')
  cache.onInvalidate({ kind: 'tags', stale: [], purge: ['jobs'] })
  expect(find()).toBeNull()
})

test('a stream goes to the one who began it; who waited along gets an own one', async () => {
  const { cache, renders } = start()
  const streams = [Readable.from(['one']), Readable.from(['another'])] as const
  const both = [cache.load('/', nobody), cache.load('/', nobody)]
  for (const [index, body] of streams.entries())
    await renders[index]?.finish({ kind: 'stream', status: 200, headers: new Map(), body })
  const bodies = (await Promise.all(both)).map((answered) =>
    answered.kind === 'rendered' && answered.rendered.kind === 'stream' ? answered.rendered.body : null,
  )
  expect(bodies[0]).toBe(streams[0])
  expect(bodies[1]).toBe(streams[1])
})

test.each([500, 503])('where rendering answers %i, what is kept stands in', async (status) => {
  const { clock, renders, load, warm } = start()
  await warm('kept')
  clock.now += 3_700_000
  const loading = load()
  await renders.at(-1)!.finish(answer('broken', { status }))
  expect(await loading).toBe('STALE kept')
})

test('while notices are lost a page is rendered anew when it is older than two seconds', async () => {
  const { cache, clock, renders, find, load, warm } = start()
  await warm('one')
  clock.now += 1000
  cache.onInvalidate({ kind: 'lost' })
  clock.now += 999
  expect(find()).toBe('HIT one')
  clock.now += 1
  expect(find()).toBeNull()
  const loading = load()
  await renders[1]!.finish(answer('two'))
  expect(await loading).toBe('MISS two')
  clock.now += 1999
  expect(find()).toBe('HIT two')
  clock.now += 1
  expect(find()).toBeNull()
  cache.onInvalidate({ kind: 'resumed' })
  expect(find()).toBeNull()
  await warm('three')
  clock.now += 60_000
  expect(find()).toBe('HIT three')
})

test('while notices are lost and rendering fails, what is kept stands in', async () => {
  const { cache, clock, renders, find, load, warm } = start()
  await warm('one')
  cache.onInvalidate({ kind: 'lost' })
  clock.now += 60_000
  expect(find()).toBeNull()
  const loading = load()
  await renders[1]!.finish(failed)
  expect(await loading).toBe('STALE one')
  // For a while without trying again.
  clock.now += 4999
  expect(find()).toBe('STALE one')
  expect(renders).toHaveLength(2)
  clock.now += 1
  expect(find()).toBeNull()
})

test('what is known to be outdated or purged does not stand in, lost notices or not', async () => {
  const { cache, clock, renders, load, stale, purge, warm } = start()
  await warm('outdated', { key: '/a', tags: 'a' })
  await warm('purged', { key: '/b', tags: 'b' })
  stale('a')
  purge('b')
  cache.onInvalidate({ kind: 'lost' })
  clock.now += 1500
  for (const key of ['/a', '/b']) {
    const loading = load(key)
    await renders.at(-1)!.finish(failed)
    expect(await loading).toBe('failed')
  }
})

const away = answer('away', { status: 503 })

test('when notices arrive again a page is made anew, and what is kept stands in until that works', async () => {
  const { cache, clock, renders, find, load, warm } = start()
  await warm('one')
  cache.onInvalidate({ kind: 'lost' })
  clock.now += 60_000
  cache.onInvalidate({ kind: 'resumed' })
  clock.now += 1
  for (let times = 0; times < 3; times += 1) {
    expect(find()).toBeNull()
    const loading = load()
    await renders.at(-1)!.finish(away)
    expect(await loading).toBe('STALE one')
    expect(find()).toBe('STALE one')
    clock.now += 5000
  }
  const loading = load()
  await renders.at(-1)!.finish(answer('two'))
  expect(await loading).toBe('MISS two')
  expect(find()).toBe('HIT two')
})

test('when notices arrive again, what stood in is no longer believed', async () => {
  const { cache, clock, renders, find, load, warm } = start()
  await warm('one')
  cache.onInvalidate({ kind: 'lost' })
  clock.now += 60_000
  const loading = load()
  await renders[1]!.finish(away)
  expect(await loading).toBe('STALE one')
  clock.now += 1
  expect(find()).toBe('STALE one')
  cache.onInvalidate({ kind: 'resumed' })
  expect(find()).toBeNull()
})

test.each<[string, Rendered, string]>([
  ['503', away, 'STALE one'],
  ['nothing in time', { kind: 'timeout' }, 'STALE one'],
  ['an error', failed, 'failed'],
  [
    'an error of a lost database',
    { kind: 'failed', error: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) },
    'STALE one',
  ],
  ['500', answer('fault', { status: 500 }), 'PASS fault'],
])('of a page that lacks a write, where rendering gives %s: %3$s', async (_, rendered, expected) => {
  const { clock, renders, load, stale, warm } = start()
  await warm('one')
  stale('jobs')
  clock.now += 1500
  const loading = load()
  await renders.at(-1)!.finish(rendered)
  expect(await loading).toBe(expected)
})

test('what was being rendered when notices arrived again is rendered once more', async () => {
  const { cache, renders, load } = start()
  const loading = load()
  cache.onInvalidate({ kind: 'resumed' })
  await renders[0]!.finish(answer('before'))
  await renders[1]!.finish(answer('after'))
  expect(await loading).toBe('MISS after')
})

test('in an outage a page that lacks a write stands in, and one that was purged does not', async () => {
  const { clock, renders, find, load, stale, purge, warm } = start()
  await warm('outdated', { key: '/a', tags: 'a' })
  await warm('purged', { key: '/b', tags: 'b' })
  stale('a')
  purge('b')
  clock.now += 1500
  for (const [key, expected] of [
    ['/a', 'STALE outdated'],
    ['/b', 'PASS away'],
  ] as const) {
    const loading = load(key)
    await renders.at(-1)!.finish(away)
    expect([key, await loading]).toEqual([key, expected])
  }
  // A take-down ends that at once.
  expect(find('/a')).toBe('STALE outdated')
  purge('a')
  expect(find('/a')).toBeNull()
  const loading = load('/a')
  await renders.at(-1)!.finish(away)
  expect(await loading).toBe('PASS away')
})
