import { expect, test } from 'vitest'
import { isKeepable, tooLongIn } from './job-post-size.ts'
import { keptBytesMax, typedBytesMax } from './job-post-typed.ts'

test('nothing is too long in a form that can be kept, whatever its fields may have', () => {
  expect(tooLongIn({})).toEqual({})
  expect(tooLongIn({ title: 'あ'.repeat(200) })).toEqual({})
})

test('of a form that is too long the fields are told that have more than they may', () => {
  expect(tooLongIn({ kind: 'new_grad', title: '営業', duties: 'あ'.repeat(30_000) })).toEqual({
    duties: 'TOO_LONG',
  })
  const workplaces = { 'workplaces.0.name': 'あ'.repeat(15_000), 'workplaces.0.city': 'あ'.repeat(15_000) }
  expect(tooLongIn({ kind: 'new_grad', ...workplaces })).toEqual({
    'workplaces.0.name': 'TOO_LONG',
    'workplaces.0.city': 'TOO_LONG',
  })
})

test('where each has no more than it may, the longest is told', () => {
  const places = Array.from({ length: 50 }, (_, row) => [`workplaces.${row}.street`, 'あ'.repeat(200)])
  const access = Array.from({ length: 50 }, (_, row) => [`workplaces.${row}.access`, 'あ'.repeat(200)])
  expect(
    tooLongIn({ kind: 'new_grad', duties: 'あ'.repeat(6000), ...Object.fromEntries([...places, ...access]) }),
  ).toEqual({
    duties: 'TOO_LONG',
  })
})

test('what may be typed can be kept, and what the database does not take can not', () => {
  expect(isKeepable({ duties: 'a'.repeat(typedBytesMax) })).toBe(true)
  expect(isKeepable({ duties: 'a'.repeat(keptBytesMax) })).toBe(false)
})
