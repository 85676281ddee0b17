import { expect, test } from 'vitest'
import { makePage } from './page.ts'
import { createShelves } from './shelves.ts'

const life = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 }

const pageOf = (tags: string, bytes = 10) =>
  makePage(
    {
      kind: 'answer',
      status: 200,
      headers: new Map([
        ['content-type', 'image/png'],
        ['cache-tag', tags],
      ]),
      body: Buffer.alloc(bytes),
    },
    life,
    0,
  )

test('a page is found by each of its tags until another takes its place or all go', async () => {
  const shelves = createShelves(1024 * 1024)
  const [first, second] = await Promise.all([pageOf('a,b'), pageOf('b')])
  shelves.keep('/', first)
  expect([...shelves.tagged('a'), ...shelves.tagged('b')]).toEqual([first, first])
  shelves.keep('/', second)
  expect(shelves.get('/')).toBe(second)
  expect([...shelves.tagged('a')]).toEqual([])
  expect([...shelves.tagged('b')]).toEqual([second])
  shelves.clear()
  expect(shelves.get('/')).toBeUndefined()
  expect([...shelves.tagged('b')]).toEqual([])
})

test('a page that fell out, or never fitted, is not found by its tags', async () => {
  const shelves = createShelves(100_000)
  const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf('a', 4000)))
  for (const [index, page] of pages.entries()) shelves.keep(`/${index}`, page)
  const kept = pages.filter((_, index) => shelves.get(`/${index}`) !== undefined)
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.length).toBeLessThan(15)
  expect([...shelves.tagged('a')]).toEqual(kept)
  shelves.keep('/large', await pageOf('large', 90_000))
  expect([...shelves.tagged('large')]).toEqual([])
})

test('an address takes room as well as what is kept under it', async () => {
  const shelves = createShelves(1024 * 1024)
  const keys = Array.from({ length: 200 }, (_, index) => `/jobpost-count.json?prefecture=${index}`)
  const keptOf = async (all: readonly string[]) => {
    for (const key of all) shelves.keep(key, await pageOf('a'))
    return all.filter((key) => shelves.get(key) !== undefined)
  }
  expect(await keptOf(keys)).toHaveLength(keys.length)
  const long = await keptOf(keys.map((key) => key.padEnd(20_000, 'a')))
  expect(long.length).toBeGreaterThan(10)
  expect(long.length).toBeLessThan(60)
})

test('of an address the newest answer is found, whichever kind it is', async () => {
  const shelves = createShelves(1024 * 1024)
  const page = await pageOf('a')
  const gone = { ...(await pageOf('b')), status: 410 }
  shelves.keep('/1', page)
  shelves.keep('/1', gone)
  expect(shelves.get('/1')).toBe(gone)
  expect([...shelves.tagged('a')]).toEqual([])
  shelves.keep('/1', page)
  expect(shelves.get('/1')).toBe(page)
})

test.each<[string, (index: number) => string, number, number]>([
  ['typed words', (index) => `/jobpost?q=${index}`, 200, 1],
  ['typed postal codes', (index) => `/postal-code.json?code=${index}`, 200, 1],
  ['addresses that are nothing', (index) => `/${index}`, 404, 1],
  ['drawn cards', (index) => `/card/jobpost/${index}.png`, 200, 1],
  ['pages of the site', (index) => `/jobpost/${index}`, 200, 6],
])('%s take no more than their eighths of the space', async (_, keyOf, status, eighths) => {
  const [space, length, count] = [3_000_000, 30_000, 120]
  const shelves = createShelves(space)
  const first = await pageOf('first')
  shelves.keep(keyOf(0) === '/jobpost/0' ? '/?q=other' : '/jobpost/other', first)
  const keys = Array.from({ length: count }, (_each, index) => keyOf(index))
  for (const key of keys) shelves.keep(key, { ...(await pageOf('a', length)), status })
  const kept = keys.filter((key) => shelves.get(key) !== undefined)
  expect(kept.length * length).toBeLessThanOrEqual((space * eighths) / 8)
  expect(kept.length * length).toBeGreaterThan((space * (eighths - 0.5)) / 8)
  // What is of another kind stays.
  expect([...shelves.tagged('first')]).toEqual([first])
})
