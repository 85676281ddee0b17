import { expect, test } from 'vitest'
import { createAtOnce } from './at-once.ts'

test('lets in as many as may be under way, each key for itself', () => {
  const atOnce = createAtOnce()
  const first = atOnce.enter('a', 2)
  expect(atOnce.enter('a', 2)).not.toBeNull()
  expect(atOnce.enter('a', 2)).toBeNull()
  expect(atOnce.enter('b', 2)).not.toBeNull()
  first?.()
  expect(atOnce.enter('a', 2)).not.toBeNull()
  expect(atOnce.enter('a', 2)).toBeNull()
})

test('who leaves twice makes room once', () => {
  const atOnce = createAtOnce()
  const first = atOnce.enter('a', 2)
  atOnce.enter('a', 2)
  first?.()
  first?.()
  expect(atOnce.enter('a', 2)).not.toBeNull()
  expect(atOnce.enter('a', 2)).toBeNull()
})
