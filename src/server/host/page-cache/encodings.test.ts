import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptsGzip, chooseEncoding, isText, pack, packSmallest } from './encodings.ts'

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

test('packs and unpacks', async () => {
  const body = Buffer.from('みちしるべ'.repeat(500))
  expect(brotliDecompressSync(await pack(body, 'br'))).toEqual(body)
  expect(gunzipSync(await pack(body, 'gzip'))).toEqual(body)
  expect(await pack(body, 'identity')).toEqual(body)
})

test.each([1, 2 ** 16, 2 ** 18])(
  'a page of %i bytes is packed with a window of 64 KB, again with one of 128',
  async (bytes) => {
    const body = Buffer.alloc(bytes, '求人')
    // RFC 7932, 9.1: a stream that begins with the bit 0 has a window of 2^16, one with the bits 0000001 one of 2^17.
    const [usual = NaN] = await pack(body, 'br')
    expect(usual & 1).toBe(0)
    const [again = NaN] = await packSmallest(body)
    expect(again & 0b111_1111).toBe(1)
  },
)

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
