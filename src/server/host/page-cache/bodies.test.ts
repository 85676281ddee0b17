import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageBody } from './bodies.ts'
import { makePage, pageBytes } from './page.ts'

const life = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 }
const pageOf = (text: string, headers: [string, string][] = []) =>
  makePage(
    {
      kind: 'answer',
      status: 200,
      headers: new Map([['content-type', 'text/html'], ...headers]),
      body: Buffer.from(text),
    },
    life,
    0,
  )
const unzip = (packed: string) => gunzipSync(Buffer.from(packed, 'latin1')).toString()

test('gzip is kept once it was made, the unpacked form is not', async () => {
  const bodyOf = createPageBody(1024 * 1024)
  const page = await pageOf('一枚')
  expect(unzip(await bodyOf(page, 'gzip'))).toBe('一枚')
  expect(bodyOf(page, 'gzip')).toBeTypeOf('string')
  expect(Buffer.from(await bodyOf(page, 'identity'), 'latin1').toString()).toBe('一枚')
  expect(bodyOf(page, 'identity')).toBeInstanceOf(Promise)
})

test('who asks for gzip while it is made waits for the same', async () => {
  const bodyOf = createPageBody(1024 * 1024)
  const page = await pageOf('一枚')
  const other = await pageOf('二枚')
  const asked = bodyOf(page, 'gzip')
  expect(bodyOf(page, 'gzip')).toBe(asked)
  expect(bodyOf(other, 'gzip')).not.toBe(asked)
  expect(unzip(await asked)).toBe('一枚')
})

test('what could not be made is tried again', async () => {
  const bodyOf = createPageBody(1024 * 1024)
  const page = await pageOf('一枚')
  const broken = { ...page, bodies: new Map([['br' as const, 'no brotli']]) }
  const asked = bodyOf(broken, 'gzip')
  await expect(asked).rejects.toThrow()
  const again = bodyOf(broken, 'gzip')
  expect(again).not.toBe(asked)
  await expect(again).rejects.toThrow()
})

test('gzip forms are bounded: those that were not asked for the longest are made anew', async () => {
  const bodyOf = createPageBody(20_000)
  const pages = await Promise.all(Array.from({ length: 10 }, (_, index) => pageOf(`page ${index}`)))
  for (const page of pages) await bodyOf(page, 'gzip')
  const kept = pages.filter((page) => typeof bodyOf(page, 'gzip') === 'string')
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.length).toBeLessThan(6)
  expect(kept.at(-1)).toBe(pages.at(-1))
})

test('a page is counted with what it holds: not less, and hardly more', async () => {
  const noise = Array.from({ length: 2000 }, (_, index) => Math.sin(index).toString(36)).join('')
  const page = await pageOf(noise, [['content-security-policy', 'x'.repeat(1000)]])
  const body = page.bodies.get('br')?.length ?? 0
  expect(body).toBeGreaterThan(6000)
  // Body and header stand in memory as they are, the header a second time in the head that is ready to be sent.
  expect(pageBytes(page)).toBeGreaterThanOrEqual(body + 2 * 1000)
  expect(pageBytes(page)).toBeLessThan(1.1 * body + 2 * 1000 + 2500)
})
