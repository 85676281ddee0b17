import type { CacheOptions } from 'astro'
import { expect, test } from 'vitest'
import { cacheLife, cacheTags } from './page-cache/cache-control.ts'
import createProvider from './astro-cache-provider.ts'

const headersOf = (declared: CacheOptions) =>
  new Map(createProvider(undefined).setHeaders?.(declared, new Request('http://site.test/')) ?? [])

test('the host reads the life and the tags that a page declared', () => {
  const headers = headersOf({ maxAge: 300, swr: 3600, tags: ['jobs', 'job:1'] })
  expect(cacheLife(200, headers)).toEqual({ maxAge: 300, staleWhileRevalidate: 3600, staleIfError: 3600 })
  expect(cacheTags(headers)).toEqual(['jobs', 'job:1'])
})

test('a page that declares nothing is not kept', () => {
  expect(cacheLife(200, headersOf({}))).toBeNull()
  expect(cacheTags(headersOf({ maxAge: 60 }))).toEqual([])
})
