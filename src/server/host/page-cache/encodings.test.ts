import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, isText, pack } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
])('%s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('packs and unpacks', async () => {
  const body = Buffer.from('みちしるべ'.repeat(500))
  expect(brotliDecompressSync(await pack(body, 'br'))).toEqual(body)
  expect(gunzipSync(await pack(body, 'gzip'))).toEqual(body)
  expect(await pack(body, 'identity')).toEqual(body)
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
