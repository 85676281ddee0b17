import { expect, test } from 'vitest'
import { validity } from './validity.ts'

test.each([
  [1, '1時間'],
  [24, '24時間'],
  [30, '30時間'],
  [72, '3日間（72時間）'],
])('%d hours are told as %s', (hours, words) => {
  expect(validity(hours)).toBe(words)
})
