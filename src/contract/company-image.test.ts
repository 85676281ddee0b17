import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { companyPhotosFormSchema, imagePath, readImageName } from './company-image.ts'
import { limits } from './limits.ts'

const idOf = (index: number) => `0198c2a0-2222-7000-8000-00000000000${index}`
const company = '0198c2a0-2222-7000-8000-0123456789ab'
const sent = (places: string[], alts = places.map(() => '')) => {
  const { success, data, error } = safeParse(companyPhotosFormSchema, {
    company,
    'photos-id[]': places.map((_, index) => idOf(index)),
    'photos-alt[]': alts,
    'photos-place[]': places,
  })
  return success ? data.photos.map(({ id }) => Number(id.at(-1))) : error.issues.map(({ message }) => message)
}

test.each([
  [
    ['0', '1', '2'],
    [0, 1, 2],
  ],
  [
    ['1', '1', '2'],
    [1, 0, 2],
  ],
  [
    ['2', '1', '2'],
    [1, 2, 0],
  ],
  [
    ['0', '1', '0'],
    [2, 0, 1],
  ],
  [
    ['0', '0', '2'],
    [1, 0, 2],
  ],
  [
    ['2', '1', '0'],
    [2, 1, 0],
  ],
  [[], []],
])('photos at the places %j stand in the order %j', (places, order) => {
  expect(sent(places)).toEqual(order)
})

test('too many photos, too long words and hidden characters are refused', () => {
  const most = Array.from({ length: limits.companyPhotos + 1 }, (_, index) => String(index))
  expect(sent(most)).toEqual(['TOO_MANY'])
  expect(sent(['0'], ['あ'.repeat(limits.imageAlt + 1)])).toEqual(['TOO_LONG'])
  expect(sent(['0'], ['a\ud83db'])).toEqual(['NOT_PLAIN'])
})

test('the address of a picture is its hash and its type, and nothing else', () => {
  const hash = 'ab'.repeat(32)
  expect(readImageName(imagePath(hash, 'jpg').replace('/images/', ''))).toEqual({ hash, type: 'jpg' })
  for (const name of [`${hash}.svg`, `${hash.toUpperCase()}.png`, `x${hash}.png`, `${hash}.png\n`, hash])
    expect(readImageName(name)).toBeNull()
})
