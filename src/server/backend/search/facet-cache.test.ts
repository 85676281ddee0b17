import { expect, onTestFinished, test, vi } from 'vitest'
import { cacheTags } from '#contract/cache-tags.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { byFacet, type JobFacets } from './count-facets.ts'
import { createFacetCache } from './facet-cache.ts'

const none: JobFacets = {
  estimated: [],
  counts: byFacet(() => []),
}

/** A cache, and how often it counted. */
const start = () => {
  const cache = createFacetCache()
  const counted = { times: 0 }
  const get = () =>
    cache.get('all', async () => {
      counted.times += 1
      return none
    })
  return { cache, counted, get }
}

test('asked for together, and later, facets are counted once', async () => {
  const { counted, get } = start()
  await Promise.all([get(), get()])
  await get()
  expect(counted.times).toBe(1)
})

test('a count is kept for a minute', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  // The cache looks at the clock again after a millisecond.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const pass = (milliseconds: number) => {
    clock.mockReturnValue(performance.now() + milliseconds)
    vi.advanceTimersByTime(milliseconds)
  }
  const { counted, get } = start()
  await get()
  pass(59_990)
  await get()
  expect(counted.times).toBe(1)
  pass(20)
  await get()
  expect(counted.times).toBe(2)
})

test('a count that fails after a write takes nothing away that was counted since', async () => {
  const { cache, counted, get } = start()
  const failing = Promise.withResolvers<JobFacets>()
  const before = cache.get('all', () => failing.promise)
  cache.invalidate({ kind: 'all' })
  await get()
  failing.reject(new Error('The database is away'))
  await expect(before).rejects.toThrow()
  await get()
  expect(counted.times).toBe(1)
})

test.each<[string, InvalidationNotice, number]>([
  ['ads that changed', { kind: 'tags', stale: ['infos', cacheTags.jobPosts], purge: [] }, 2],
  ['ads that were taken down', { kind: 'tags', stale: [], purge: [cacheTags.jobPosts] }, 2],
  ['anything', { kind: 'all' }, 2],
  ['notices that arrive again', { kind: 'resumed' }, 2],
  ['lost notices', { kind: 'lost' }, 2],
  ['something else', { kind: 'tags', stale: [cacheTags.infos], purge: ['company:1'] }, 1],
])('after a notice of %s', async (_what, notice, times) => {
  const { cache, counted, get } = start()
  await get()
  cache.invalidate(notice)
  await get()
  expect(counted.times).toBe(times)
})

test('a count from before a write is not remembered after it', async () => {
  const cache = createFacetCache()
  const { promise, resolve } = Promise.withResolvers<JobFacets>()
  const before = cache.get('all', () => promise)
  cache.invalidate({ kind: 'tags', stale: [cacheTags.jobPosts], purge: [] })
  resolve(none)
  await before
  const other = { ...none }
  expect(await cache.get('all', async () => other)).toBe(other)
})

test('while notices are lost nothing is remembered, and afterwards it is again', async () => {
  const { cache, counted, get } = start()
  cache.invalidate({ kind: 'lost' })
  await Promise.all([get(), get()])
  expect(counted.times).toBe(1)
  await get()
  expect(counted.times).toBe(2)
  cache.invalidate({ kind: 'resumed' })
  await get()
  await get()
  expect(counted.times).toBe(3)
})

test('a failure is told and not remembered', async () => {
  const { cache, get, counted } = start()
  await expect(cache.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await get()
  expect(counted.times).toBe(1)
})
