import { wageUnitNames, type WageUnit } from '#contract/codes/job-post.ts'
import { limits } from '#contract/limits.ts'

const grouped = new Intl.NumberFormat('ja-JP')

/** Most numbers of a page are small counts, of which Intl makes the same text in ten times the time. */
const group = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : grouped.format(value)

/** 1,300円 */
export const formatYen = (yen: number): string => `${group(yen)}円`

/** 23.5万円, and 234,500円 where thousands do not tell it exactly. */
export const formatMan = (yen: number): string =>
  yen >= 10_000 && yen % 1_000 === 0 ? `${group(yen / 10_000)}万円` : formatYen(yen)

/** 3億5,000万円: capital and other large sums, whole 万円 and above. */
export const formatLargeYen = (yen: number): string => {
  if (yen < 100_000_000) return formatMan(yen)
  const oku = Math.floor(yen / 100_000_000)
  const man = Math.floor((yen % 100_000_000) / 10_000)
  return `${group(oku)}億${man === 0 ? '' : `${group(man)}万`}円`
}

/** The amounts of a wage without its unit: 23万円〜26万円, 1,300円〜; 無給 when there is none. Yen. */
export const formatWageAmount = (unit: WageUnit, min: number | null, max: number | null): string => {
  if (unit === 'unpaid' || min === null) return '無給'
  const format = unit === 'month' || unit === 'year' ? formatMan : formatYen
  if (max === min) return format(min)
  return `${format(min)}〜${max === null ? '' : format(max)}`
}

/** 月給 23万円〜26万円. Yen. */
export const formatWage = (unit: WageUnit, min: number | null, max: number | null): string =>
  unit === 'unpaid' || min === null ? '無給' : `${wageUnitNames[unit]} ${formatWageAmount(unit, min, max)}`

/** 1,234件, and 1万件以上 where the count stopped; companies are counted in 社. */
export const formatTotal = ({ value, exact }: { value: number; exact: boolean }, unit = '件'): string =>
  exact ? `${group(value)}${unit}` : `${group(limits.countMax / 10_000)}万${unit}以上`

/** 1,234 */
export const formatNumber = (value: number): string => group(value)

/** How a number came about: by counting, or as an estimate. */
export type Counted = 'exactly' | 'about'

/** 1,234, and 約1,200 of an estimate: two figures, of a sum of estimates too. */
export const formatCount = (value: number, counted: Counted): string =>
  counted === 'exactly' ? group(value) : `約${group(Number(value.toPrecision(2)))}`
