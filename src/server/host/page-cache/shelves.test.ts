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
