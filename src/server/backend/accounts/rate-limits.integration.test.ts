import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createRateLimits } from './rate-limits.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const now = () => new Date('2026-11-22T00:00:00Z')
const two = { limit: 2, seconds: 3600 }
const network = (site: string, at: number) => `2001:db8:${site}:${at.toString(16)}::/64`

test('a /48 of IPv6 has one allowance over its 65,536 networks, sixteen times that of one', async () => {
  const { hit } = createRateLimits(handle.database, { scale: 1, now })
  for (let at = 0; at < 32; at += 1)
    expect((await hit('mail client', network('1', at), two)).kind).toBe('allowed')
  expect(await hit('mail client', network('1', 99), two)).toEqual({
    kind: 'limited',
    retryAfterSeconds: 3600,
  })
  expect((await hit('mail client', network('2', 99), two)).kind).toBe('allowed')
  expect((await hit('another', network('1', 99), two)).kind).toBe('allowed')
})

test('what one network is refused is not taken from the others', async () => {
  const { hit } = createRateLimits(handle.database, { scale: 1, now })
  for (let count = 0; count < 40; count += 1) await hit('contact client', network('3', 1), two)
  expect((await hit('contact client', network('3', 1), two)).kind).toBe('limited')
  expect((await hit('contact client', network('3', 2), two)).kind).toBe('allowed')
})

test('people, addresses and IPv4 are counted by themselves alone', async () => {
  const { hit } = createRateLimits(handle.database, { scale: 1, now })
  for (const who of ['192.0.2.1', 'hanako@example.com', 'uid-1']) {
    expect((await hit('x', who, two)).kind).toBe('allowed')
    expect((await hit('x', who, two)).kind).toBe('allowed')
    expect((await hit('x', who, two)).kind).toBe('limited')
  }
})
