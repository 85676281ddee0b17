import { prefectureName } from '#contract/codes/prefectures.ts'
import { formatYen } from '#contract/format/money.ts'
import { formatDate } from '#contract/format/time.ts'
import { minimumWage, minimumWagesUntil, surelyEnough } from '#contract/legal/minimum-wages.ts'
import type { LegalFacts } from './facts.ts'

type Where = Pick<LegalFacts, 'workplaces' | 'today'>

/** The dearest of the places; undefined: there is none whose prefecture is chosen yet. */
const dearest = ({ workplaces, today }: Where) =>
  workplaces
    .filter(({ prefectureCode }) => prefectureCode !== '')
    .map(({ prefectureCode }) => ({ prefectureCode, ...minimumWage(prefectureCode, today) }))
    .toSorted((one, other) => other.yen - one.yen)[0]

/** In words, where the pay of an hour is below the minimum of a place on the day of the check; else null. */
export const belowMinimum = (hourly: number, where: Where): string | null => {
  const place = dearest(where)
  if (place === undefined || hourly >= place.yen) return null
  const since = place.since === null ? '' : `（${formatDate(place.since)}から）`
  return `1時間あたり${formatYen(Math.floor(hourly))}、${prefectureName(place.prefectureCode)}の最低賃金は${formatYen(place.yen)}${since}`
}

/** In words, where the pay is above the table’s figure, but a revision after the table’s end may be above the pay; else null. */
export const minimumUnsure = (hourly: number, where: Where): string | null => {
  const place = dearest(where)
  if (place === undefined || hourly < place.yen) return null
  if (hourly >= surelyEnough(place.prefectureCode, where.today)) return null
  return `1時間あたり${formatYen(Math.floor(hourly))}、${prefectureName(place.prefectureCode)}の表の額は${formatYen(place.yen)}（${formatDate(minimumWagesUntil)}まで）`
}
