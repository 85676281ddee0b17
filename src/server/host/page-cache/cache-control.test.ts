import { expect, test } from 'vitest'
import { cacheLife, cacheTags } from './cache-control.ts'

const life = (headers: Record<string, string | string[]>, status = 200) =>
  cacheLife(status, new Map(Object.entries(headers)))
const declared = 'max-age=60, stale-while-revalidate=300, stale-if-error=900'

test('a declared life is obeyed', () => {
  expect(life({ 'cdn-cache-control': declared })).toEqual({
    maxAge: 60,
    staleWhileRevalidate: 300,
    staleIfError: 900,
  })
})

test.each([
  ['nothing declared', {}, 200],
  ['no time', { 'cdn-cache-control': 'max-age=0' }, 200],
  ['a cookie', { 'cdn-cache-control': declared, 'set-cookie': ['a=b'] }, 200],
  ['private', { 'cdn-cache-control': declared, 'cache-control': 'private' }, 200],
  ['no-store', { 'cdn-cache-control': `${declared}, no-store` }, 200],
  ['an error', { 'cdn-cache-control': declared }, 500],
  ['a passing redirect', { 'cdn-cache-control': declared }, 302],
])('%s: not kept', (_why, headers, status) => {
  expect(life(headers, status)).toBeNull()
})

test('what is missing is kept for a minute at most', () => {
  expect(life({ 'cdn-cache-control': 'max-age=86400, stale-while-revalidate=9' }, 404)).toEqual({
    maxAge: 60,
    staleWhileRevalidate: 0,
    staleIfError: 0,
  })
})

test('tags are split', () => {
  expect(cacheTags(new Map([['cache-tag', 'jobs, company:1 ,']]))).toEqual(['jobs', 'company:1'])
})
