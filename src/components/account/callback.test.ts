import { expect, test } from 'vitest'
import { readCallback } from './callback.ts'

const origin = 'https://example.jp'
const read = (callbackUrl: string) =>
  readCallback(new URL(`${origin}/login?${new URLSearchParams({ callbackUrl })}`), origin)

test('the way back is kept as it is', () => {
  expect(read('/jobpost?q=%E5%96%B6%E6%A5%AD&page=2#list')).toBe('/jobpost?q=%E5%96%B6%E6%A5%AD&page=2#list')
})

test('a foreign one, and none, lead to the own page', () => {
  for (const other of ['https://evil.example/', '//evil.example', '']) expect(read(other)).toBe('/mypage')
})

test('it does not say that something was done', () => {
  expect(read('/config/complete?done=factor')).toBe('/config/complete')
  expect(read('/mypage?tab=applications&saved=1&done=x&once=1.2.3')).toBe('/mypage?tab=applications')
})
