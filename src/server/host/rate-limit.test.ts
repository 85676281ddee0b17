import { expect, test } from 'vitest'
import { createRateLimiter, limitsPerMinute } from './rate-limit.ts'

test('counts down, refuses, and begins again after the window', () => {
  let now = 0
  const limiter = createRateLimiter(1, () => now)
  const limit = limitsPerMinute['sign-in']
  expect(limiter.take('sign-in', 'a')).toEqual({
    allowed: true,
    limit,
    remaining: limit - 1,
    resetSeconds: 60,
  })
  now = 30_500
  for (let count = 1; count < limit; count += 1) expect(limiter.take('sign-in', 'a')?.allowed).toBe(true)
  expect(limiter.take('sign-in', 'a')).toEqual({ allowed: false, limit, remaining: 0, resetSeconds: 30 })
  now = 60_000
  expect(limiter.take('sign-in', 'a')).toMatchObject({ allowed: true, remaining: limit - 1 })
})

test('a window that begins is of a minute on a clock with fractions as well', () => {
  // With this one (at + 60 000) − at is 60 000.00000000001.
  const at = 5538.6
  expect(at + 60_000 - at).toBeGreaterThan(60_000)
  expect(createRateLimiter(1, () => at).take('page', 'a')?.resetSeconds).toBe(60)
})

test('clients and classes are counted apart', () => {
  const limiter = createRateLimiter(1 / limitsPerMinute.write, () => 0)
  expect(limiter.take('write', 'a')?.allowed).toBe(true)
  expect(limiter.take('write', 'a')?.allowed).toBe(false)
  expect(limiter.take('write', 'b')?.allowed).toBe(true)
  expect(limiter.take('upload', 'a')).toMatchObject({ allowed: true, remaining: 0 })
})

test('so are the classes of a /48', () => {
  const limiter = createRateLimiter(1 / limitsPerMinute.write, () => 0)
  for (let network = 0; network < 17; network += 1)
    limiter.take('write', `2001:db8:1:${network.toString(16)}::/64`)
  expect(limiter.take('write', '2001:db8:1:ff::/64')?.allowed).toBe(false)
  expect(limiter.take('upload', '2001:db8:1:ff::/64')).toMatchObject({ allowed: true, limit: 1 })
})

test('pages are generous, writes strict, probes free', () => {
  expect(limitsPerMinute.page).toBeGreaterThan(20 * limitsPerMinute.write)
  expect(createRateLimiter(1, () => 0).take('health', 'a')).toBeNull()
})

test('a scale multiplies, and leaves at least one request', () => {
  expect(createRateLimiter(10, () => 0).take('write', 'a')?.limit).toBe(10 * limitsPerMinute.write)
  expect(createRateLimiter(0.001, () => 0).take('write', 'a')?.limit).toBe(1)
})

test('a network that is refused does not use up what its /48 has', () => {
  const limiter = createRateLimiter(1 / limitsPerMinute.write, () => 0)
  for (let request = 0; request < 100; request += 1) limiter.take('write', '2001:db8:1:1::/64')
  expect(limiter.take('write', '2001:db8:1:2::/64')?.allowed).toBe(true)
})

test('the first networks of a /48 are told what it has left', () => {
  const limiter = createRateLimiter(2 / limitsPerMinute.write, () => 0)
  for (let network = 0; network < 31; network += 1)
    limiter.take('write', `2001:db8:1:${network.toString(16)}::/64`)
  expect(limiter.take('write', '2001:db8:1:ff::/64')).toMatchObject({
    limit: 32,
    remaining: 0,
    allowed: true,
  })
})

test('of two allowances the one with less left is told', () => {
  const limiter = createRateLimiter(2 / limitsPerMinute.write, () => 0)
  for (let network = 0; network < 15; network += 1)
    for (let request = 0; request < 2; request += 1)
      limiter.take('write', `2001:db8:1:${network.toString(16)}::/64`)
  expect(limiter.take('write', '2001:db8:1:f::/64')).toMatchObject({ limit: 2, remaining: 1 })
  limiter.take('write', '2001:db8:1:10::/64')
  expect(limiter.take('write', '2001:db8:1:11::/64')).toMatchObject({
    limit: 32,
    remaining: 0,
    allowed: false,
  })
})

test('a flood of addresses does not grow without bound, and the newest stay counted', () => {
  const limiter = createRateLimiter(0.001, () => 0)
  for (let index = 0; index < 60_000; index += 1) limiter.take('write', `client ${index}`)
  expect(limiter.take('write', 'client 59999')?.allowed).toBe(false)
  expect(limiter.take('write', 'client 0')?.allowed).toBe(true)
})
