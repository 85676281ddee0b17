import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBestForm, sentMin } from './best-form.ts'
import { makePage, type Page } from './page.ts'

const life = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 }
const long = (word: string) =>
  Array.from({ length: 2000 }, (_, index) => `${word}${(index * index) % 997}`).join('、')
const make = (body: string, before?: Page, type = 'text/html') =>
  makePage(
    { kind: 'answer', status: 200, headers: new Map([['content-type', type]]), body: Buffer.from(body) },
    life,
    0,
    before,
  )
const brotliOf = (page: Page) => page.bodies.get('br') ?? ''
const unpacked = (page: Page) => brotliDecompressSync(Buffer.from(brotliOf(page), 'latin1')).toString()

/** Sent until it has its smallest form. */
const sentOften = async (page: Page): Promise<Page> => {
  const improve = createBestForm(() => 0)
  for (let times = 0; times < sentMin; times += 1) await improve(page)
  return page
}

test('a renewal that says the same has the form that was made for the page before it, once and for all', async () => {
  const before = await sentOften(await make(long('語')))
  const renewed = await make(long('語'), before)
  expect(brotliOf(renewed)).toBe(brotliOf(before))
  expect(brotliOf(renewed).length).toBeLessThan(brotliOf(await make(long('語'))).length)
  const improve = createBestForm(() => 0)
  for (let times = 0; times <= sentMin; times += 1) expect(improve(renewed)).toBeNull()
})

test('a form that is made after the renewal is the old page’s alone, and the new one gets its own', async () => {
  const before = await make(long('語'))
  const improve = createBestForm(() => 0)
  expect(improve(before)).toBeNull()
  const making = improve(before)
  const renewed = await make(long('語'), before)
  await making
  expect(brotliOf(renewed).length).toBeGreaterThan(brotliOf(before).length)
  await improve(renewed)
  expect(brotliOf(renewed)).toBe(brotliOf(before))
})

test('a renewal that says something else says it, and is packed again when it is first sent', async () => {
  const before = await sentOften(await make(long('語')))
  const renewed = await make(long('文'), before)
  expect(unpacked(renewed)).toBe(long('文'))
  const usual = brotliOf(renewed).length
  await createBestForm(() => 0)(renewed)
  expect(brotliOf(renewed).length).toBeLessThan(usual)
  expect(unpacked(renewed)).toBe(long('文'))
})

test('the same bytes as another kind of answer are packed by its kind', async () => {
  const text = await make('same')
  const picture = await make('same', text, 'image/png')
  expect([...picture.bodies.keys()]).toEqual(['identity'])
  expect([...(await make('same', picture)).bodies.keys()]).toEqual(['br'])
})
