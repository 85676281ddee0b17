import { expect, test } from 'vitest'
import { inPortions } from './in-portions.ts'

const counted = (answers: (run: number) => number) => {
  let runs = 0
  const next = async () => {
    runs += 1
    return answers(runs)
  }
  return { next, runs: () => runs }
}

test('goes on until a portion is not full', async () => {
  const { next, runs } = counted((run) => (run < 3 ? 10 : 4))
  expect(await inPortions(10, next)).toBe(24)
  expect(runs()).toBe(3)
})

test('ends after a hundred portions, however much is left', async () => {
  const { next, runs } = counted(() => 10)
  expect(await inPortions(10, next)).toBe(1000)
  expect(runs()).toBe(100)
})
