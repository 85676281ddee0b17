import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBestForm, sentMin } from './best-form.ts'
import { makePage, type Page } from './page.ts'

const life = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 }
const text = (seed: number, words: number) =>
  Array.from({ length: words }, (_, index) => `語${Math.round((index * index + seed) % 997)}`).join('、')
const pageOf = (body: string) =>
  makePage(
    {
      kind: 'answer',
      status: 200,
      headers: new Map([['content-type', 'text/html']]),
      body: Buffer.from(body),
    },
    life,
    0,
  )
const brotliOf = (page: Page) => page.bodies.get('br') ?? ''
const unpacked = (page: Page) => brotliDecompressSync(Buffer.from(brotliOf(page), 'latin1')).toString()
/** Sent so often that the next time counts. */
const almost = (improve: ReturnType<typeof createBestForm>, page: Page) => {
  for (let times = 1; times < sentMin; times += 1) expect(improve(page)).toBeNull()
}

test('a page that is sent a second time says the same in fewer bytes from then on, with a head of its own', async () => {
  const improve = createBestForm(() => 0)
  const page = await pageOf(text(1, 3000))
  const before = brotliOf(page).length
  expect(improve(page)).toBeNull()
  expect(brotliOf(page)).toHaveLength(before)
  page.heads.set('br', { pairs: ['content-length', String(before)], lines: '' })
  await improve(page)
  expect(brotliOf(page).length).toBeLessThan(before)
  expect(unpacked(page)).toBe(text(1, 3000))
  expect(page.heads.has('br')).toBe(false)
  expect(improve(page)).toBeNull()
})

test('one at a time, and nine times as long nothing: the next page waits until it is sent again', async () => {
  const clock = { now: 0 }
  const improve = createBestForm(() => clock.now)
  const first = await pageOf(text(1, 500))
  const second = await pageOf(text(2, 500))
  almost(improve, first)
  almost(improve, second)
  const making = improve(first)
  expect(improve(second)).toBeNull()
  clock.now = 100
  await making
  clock.now = 999
  expect(improve(second)).toBeNull()
  clock.now = 1000
  const before = brotliOf(second)
  await improve(second)
  expect(brotliOf(second)).not.toBe(before)
  expect(unpacked(second)).toBe(text(2, 500))
})

test('a page that is very long stays as it is', async () => {
  const improve = createBestForm(() => 0)
  const noise = Array.from({ length: 8000 }, (_, index) => Math.sin(index).toString(36)).join('')
  const page = await pageOf(noise)
  expect(brotliOf(page).length).toBeGreaterThan(32 * 1024)
  almost(improve, page)
  expect(improve(page)).toBeNull()
})

test('a page that cannot be packed again keeps its form, and does not stand in the way of the next', async () => {
  const improve = createBestForm(() => 0)
  const broken = await pageOf(text(1, 500))
  broken.bodies.set('br', 'no brotli')
  almost(improve, broken)
  await improve(broken)
  expect(brotliOf(broken)).toBe('no brotli')
  const next = await pageOf(text(2, 500))
  const before = brotliOf(next).length
  almost(improve, next)
  await improve(next)
  expect(brotliOf(next).length).toBeLessThan(before)
})
