import { expect, test } from 'vitest'
import { createRandom, inTurn } from './random.ts'

test('the same key gives the same chance, another key another', () => {
  const draw = (key: string) => {
    const random = createRandom(key)
    return Array.from({ length: 20 }, () => random.int(0, 1_000_000))
  }
  expect(draw('1/job/7')).toEqual(draw('1/job/7'))
  expect(draw('1/job/7')).not.toEqual(draw('1/job/8'))
})

test('draws are even and stay in range', () => {
  const random = createRandom('even')
  const counts = new Map<number, number>()
  for (let round = 0; round < 60_000; round += 1) {
    const side = random.int(1, 6)
    counts.set(side, (counts.get(side) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('a sample holds different values in their order, and all of them when there are too few', () => {
  const random = createRandom('sample')
  const letters = ['a', 'b', 'c', 'd', 'e']
  for (let round = 0; round < 200; round += 1) {
    const taken = random.sample(letters, 3)
    expect(new Set(taken).size).toBe(3)
    expect(taken).toEqual(taken.toSorted())
  }
  expect(random.sample(letters, 9)).toEqual(letters)
})

test('weights count', () => {
  const random = createRandom('weights')
  const drawn = Array.from({ length: 10_000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ]),
  )
  expect(drawn).not.toContain('never')
  expect(drawn.filter((each) => each === 'seldom').length).toBeGreaterThan(800)
})

test('in turn, sixty have about the share of each that weights say, whatever the key', () => {
  const weights = Array.from({ length: 12 }, (_, each) => [each, each < 6 ? 1 : 2] as const)
  for (const key of ['1', '2', 'テスト']) {
    const counts = new Map<number, number>()
    for (let index = 0; index < 60; index += 1) {
      const value = inTurn(weights, key, index)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    for (const [value, weight] of weights)
      expect(Math.abs((counts.get(value) ?? 0) - (60 * weight) / 18)).toBeLessThan(2)
  }
})
