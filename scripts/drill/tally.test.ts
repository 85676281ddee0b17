import { expect, test } from 'vitest'
import { tally, type Sight } from './tally.ts'

const seen = (at: number, status: number | null, more: Partial<Sight> = {}): Sight => ({
  at,
  took: 10,
  status,
  retryAfter: false,
  ...more,
})

test('what is served, told to wait and failed is counted apart', () => {
  const sights = [
    seen(0, 200),
    seen(1, 304),
    seen(1, 404),
    seen(2, 503, { retryAfter: true }),
    seen(3, 503),
    seen(4, 500, { retryAfter: true }),
    seen(5, null),
  ]
  expect(tally(sights, 0)).toMatchObject({ requests: 7, served: 2, toldToWait: 1, failed: 4 })
})

test('a site is well once the last request that was not served is over', () => {
  const sights = [seen(1000, 200), seen(2000, null), seen(6000, 503, { retryAfter: true }), seen(9000, 200)]
  expect(tally(sights, 5000).secondsUntilWell).toBeCloseTo(1.01)
  expect(tally(sights.slice(0, 2), 5000).secondsUntilWell).toBe(0)
})

test('the slowest twentieth is left out of the time, and what failed does not count', () => {
  const quick = Array.from({ length: 99 }, (_, index) => seen(index, 200, { took: index + 1 }))
  expect(tally([...quick, seen(0, null, { took: 10_000 })], 0).p95).toBe(95)
  expect(tally([], 0).p95).toBe(0)
})
