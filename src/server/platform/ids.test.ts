import { expect, test } from 'vitest'
import { createIds, newId, uuidV7 } from './ids.ts'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('writes the layout of RFC 9562, example A.6', () => {
  const random = Uint8Array.from([0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
  expect(uuidV7(0x01_7f_22_e2_79_b0, 0xcc3, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

test('ids are uuid v7 and grow, though the clock stands still or steps back', () => {
  const instants = [5, 5, 5, 3, 6]
  let call = 0
  const next = createIds(() => instants[call++] ?? 6)
  const ids = Array.from({ length: 10_000 }, next)
  expect(ids.every((id) => pattern.test(id))).toBe(true)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('carries the present time', () => {
  const before = Date.now()
  const time = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThan(before + 10_000)
})
