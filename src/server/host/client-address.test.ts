import { expect, test } from 'vitest'
import { clientAddress, clientNetwork } from './client-address.ts'

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

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
