import { expect, test } from 'vitest'
import { shareBelow } from './normal-curve.ts'

// From printed tables of the normal distribution, and SciPy's norm.cdf beyond them.
test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1, 0.15865525393145707],
  [1.96, 0.9750021048517795],
  [-2.5, 0.006209665325776132],
  [4, 0.9999683287581669],
  [-6, 9.865876450376946e-10],
  [-9, 0],
  [9, 1],
])('below %f lies %f', (z, share) => {
  expect(Math.abs(shareBelow(z) - share)).toBeLessThan(1e-12)
})
