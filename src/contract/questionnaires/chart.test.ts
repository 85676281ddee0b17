import { expect, test } from 'vitest'
import { chartGroups, middleOf, type ChartRow } from './chart-rows.ts'
import { chartHeight, chartSvg } from './chart-svg.ts'
import type { PersonalityResult, PersonalityScore, TemperamentResult } from './result.ts'

const scored = (t: number): PersonalityScore => ({
  kind: 'scored',
  answered: 4,
  items: 4,
  prorated: false,
  raw: 12,
  t,
  percentile: 50,
  sem: 2,
  band68: { low: t - 3, high: t + 3 },
  band90: { low: t - 6, high: t + 6 },
  standing: { kind: 'level', level: 'mid' },
})
const personality: PersonalityResult = {
  questionnaire: 'personality',
  version: '1',
  normGroup: 'any_any',
  domains: [
    { domain: 'N', score: scored(50), facets: [{ facet: 'N1', score: scored(110) }] },
    { domain: 'E', score: { kind: 'unscored', answered: 1, items: 24 }, facets: [] },
  ],
}
const temperament: TemperamentResult = {
  questionnaire: 'temperament',
  version: '1',
  scales: [
    {
      scale: 'NS1',
      score: {
        kind: 'scored',
        answered: 10,
        items: 10,
        mean: 4,
        band: { low: 3.5, high: 4.5 },
        standardError: 0.3,
      },
    },
  ],
}

test('T from 20 to 80 is the axis of personality; what lies beyond is drawn at its end', () => {
  const [n, e] = chartGroups(personality)
  expect(n?.mark?.point).toBeCloseTo(0.5)
  expect(n?.mark?.band.low).toBeCloseTo(0.4)
  expect(n?.mark?.inner?.high).toBeCloseTo(0.55)
  expect(n?.parts[0]?.mark).toEqual({
    point: 1,
    band: { low: 1, high: 1 },
    inner: { low: 1, high: 1 },
  })
  expect(e?.mark).toBeNull()
})

test('a mean from 1 to 5 is the axis of temperament, which has no middle part and one band', () => {
  const [scale] = chartGroups(temperament)
  expect(scale?.mark).toEqual({ point: 0.75, band: { low: 0.625, high: 0.875 }, inner: null })
  expect(middleOf(temperament)).toBeNull()
  expect(middleOf(personality)?.low).toBeCloseTo(25 / 60)
})

test('a chart has a line for each row, and no word of it becomes markup', () => {
  const row: ChartRow = {
    code: 'x',
    name: '<script>',
    poles: ['"a"', 'b&c'],
    mark: { point: 0.5, band: { low: 0.4, high: 0.6 }, inner: null },
  }
  const options = { middle: null, size: 'large' } as const
  const svg = chartSvg([row, { ...row, mark: null }], options, '図 "1"')
  expect(svg).toContain(`viewBox="0 0 360 ${chartHeight([row, row], options)}"`)
  expect(svg.match(/class="point"/g)).toHaveLength(1)
  expect(svg).toContain('答えが足りません')
  expect(svg).not.toMatch(/<script>|b&c|label="図 "1""/)
})
