import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without a trusted proxy the header is a lie', () => {
  expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1')
})

test('the entry of the outermost trusted proxy counts, whatever stands left of it', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
})

test.each([undefined, '', 'unknown', '1.1.1.1, garbage', '999.1.1.1'])(
  '%s falls back to the peer',
  (header) => {
    expect(clientAddress('::ffff:192.0.2.1', header, 1)).toBe('192.0.2.1')
  },
)

test('fewer entries than proxies fall back to the peer', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1')
})
