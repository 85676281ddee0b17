import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptsGzip, chooseEncoding, compress, isText } from './compression.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0.1, gzip', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
])('%s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('compresses in each encoding', async () => {
  const body = Buffer.from('みちしるべ'.repeat(500))
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body)
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body)
  expect(await compress(body, 'identity')).toEqual(body)
})

test.each([
  ['text/html', true],
  ['application/graphql-response+json; charset=utf-8', true],
  ['application/xml', true],
  ['image/svg+xml', true],
  ['image/png', false],
  ['text/event-stream', false],
  ['application/octet-stream', false],
])('%s is text: %s', (type, text) => {
  expect(isText(type)).toBe(text)
})

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['br, *;q=0', false],
])('%s takes gzip: %s', (accept, takes) => {
  expect(acceptsGzip(accept)).toBe(takes)
})
