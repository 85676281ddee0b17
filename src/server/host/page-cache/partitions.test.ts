import { expect, test } from 'vitest'
import { makeCachedPage, pageBytes, type CachedPage } from './cached-page.ts'
import { createPartitions } from './partitions.ts'

const pageOf = (name: string, { bytes = 10, type = 'image/png', header = '' } = {}): Promise<CachedPage> =>
  makeCachedPage(
    {
      kind: 'answer',
      status: 200,
      headers: new Map([
        ['content-type', type],
        ['cache-tag', name],
      ]),
      body: Buffer.alloc(bytes, name),
    },
    {
      life: { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 },
      renderedAt: 0,
      common: ['x-header', header],
      replaced: undefined,
    },
  )

const allOf = (partitions: ReturnType<typeof createPartitions>): CachedPage[] => {
  const all: CachedPage[] = []
  partitions.forEach((page) => all.push(page))
  return all
}

test('a page is found until another takes its place or all go', async () => {
  const partitions = createPartitions(1024 * 1024)
  const [first, second] = await Promise.all([pageOf('a'), pageOf('b')])
  partitions.set('/', first)
  expect(partitions.get('/')).toBe(first)
  partitions.set('/', second)
  expect(allOf(partitions)).toEqual([second])
  partitions.clear()
  expect([partitions.get('/'), ...allOf(partitions)]).toEqual([undefined])
})

test('an address takes room as well as what is cached under it', async () => {
  const partitions = createPartitions(1024 * 1024)
  const keys = Array.from({ length: 200 }, (_, index) => `/jobpost-count.json?prefecture=${index}`)
  const cachedOf = async (all: readonly string[]) => {
    for (const key of all) partitions.set(key, await pageOf('a'))
    return all.filter((key) => partitions.get(key) !== undefined)
  }
  expect(await cachedOf(keys)).toHaveLength(keys.length)
  const long = await cachedOf(keys.map((key) => key.padEnd(20_000, 'a')))
  expect(long.length).toBeGreaterThan(10)
  expect(long.length).toBeLessThan(60)
})

test('of an address the newest answer is found, whichever kind it is', async () => {
  const partitions = createPartitions(1024 * 1024)
  const page = await pageOf('a')
  const gone = { ...(await pageOf('b')), status: 410 }
  partitions.set('/1', page)
  partitions.set('/1', gone)
  expect(allOf(partitions)).toEqual([gone])
  partitions.set('/1', page)
  expect(allOf(partitions)).toEqual([page])
})

test.each<[string, (index: number) => string, number, number]>([
  ['typed words', (index) => `/jobpost?q=${index}`, 200, 1],
  ['typed postal codes', (index) => `/postal-code.json?code=${index}`, 200, 1],
  ['unknown addresses', (index) => `/${index}`, 404, 1],
  ['drawn cards', (index) => `/card/jobpost/${index}.png`, 200, 1],
  ['pages of the site', (index) => `/jobpost/${index}`, 200, 6],
])('%s take no more than their eighths of the space', async (_, keyOf, status, eighths) => {
  const [space, length, count] = [3_000_000, 30_000, 120]
  const partitions = createPartitions(space)
  const first = await pageOf('first')
  const other = keyOf(0) === '/jobpost/0' ? '/?q=other' : '/jobpost/other'
  partitions.set(other, first)
  const keys = Array.from({ length: count }, (_each, index) => keyOf(index))
  for (const key of keys) partitions.set(key, { ...(await pageOf('a', { bytes: length })), status })
  const cached = keys.filter((key) => partitions.get(key) !== undefined)
  expect(cached.length * length).toBeLessThanOrEqual((space * eighths) / 8)
  expect(cached.length * length).toBeGreaterThan((space * (eighths - 0.5)) / 8)
  // What is of another kind stays.
  expect(partitions.get(other)).toBe(first)
})

test('a page is counted with its compressed bodies and its heads', async () => {
  const page = await pageOf('a', { bytes: 50_000, type: 'text/html', header: 'x'.repeat(1000) })
  const bodies = Array.from(page.variants.values(), ({ body }) => body?.length ?? 0)
  const held = bodies.reduce((sum, each) => sum + each, 0) + bodies.length * 1000
  expect(pageBytes(page)).toBeGreaterThanOrEqual(held)
  expect(pageBytes(page)).toBeLessThan(held + 4000)
})
