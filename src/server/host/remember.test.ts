import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('an answer is made once', () => {
  const make = vi.fn<(text: string) => number>((text) => text.length)
  const lengthOf = remember(make, 2)
  expect(['a', 'a', 'bb', 'a'].map(lengthOf)).toEqual([1, 1, 2, 1])
  expect(make).toHaveBeenCalledTimes(2)
})

test('no more are kept than fit', () => {
  const make = vi.fn<(text: string) => string>((text) => text)
  const same = remember(make, 2)
  for (const text of ['a', 'b', 'c']) same(text)
  make.mockClear()
  same('c')
  expect(make).not.toHaveBeenCalled()
  same('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('long texts and what is refused are made each time', () => {
  const make = vi.fn<(text: string) => string>((text) => text)
  const same = remember(make, 10, (text) => text !== 'secret')
  for (const text of ['x'.repeat(257), 'secret', 'x'.repeat(256)]) {
    make.mockClear()
    same(text)
    same(text)
    expect(make).toHaveBeenCalledTimes(text.length === 256 ? 1 : 2)
  }
})
