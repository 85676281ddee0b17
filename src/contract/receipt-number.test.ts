import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { receiptNumber } from './receipt-number.ts'

test('a number has eight letters that are not mistaken for one another, the same each time', () => {
  const id = '0198c3a0-1b2c-7d3e-8f40-5a6b7c8d9e0f'
  expect(receiptNumber(id)).toBe(receiptNumber(id))
  for (let count = 0; count < 1000; count += 1)
    expect(receiptNumber(newId())).toMatch(/^[ABCDEFGHJKLMNPRSTVWXYZ]{8}$/)
})

test('messages of one moment have numbers of their own, which tell nothing of the time', () => {
  const numbers = Array.from({ length: 10_000 }, () => receiptNumber(newId()))
  expect(new Set(numbers).size).toBeGreaterThan(9_990)
  expect(receiptNumber('0198c3a0-0000-7000-8f40-5a6b7c8d9e0f')).toBe(
    receiptNumber('0199ffff-ffff-7fff-8f40-5a6b7c8d9e0f'),
  )
})
