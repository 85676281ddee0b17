import type { WageUnit } from '#contract/codes/job-post.ts'
import { hourlyPay } from '#server/domain/working-hours.ts'
import type { LegalFacts } from './facts.ts'
import { belowMinimum } from './minimum-pay.ts'

const units: Readonly<Record<string, WageUnit>> = {
  時給換算で: 'hour',
  時給: 'hour',
  時間給: 'hour',
  日給: 'day',
  日当: 'day',
  日額: 'day',
  '1日': 'day',
  月給: 'month',
  月額: 'month',
  年俸: 'year',
  年収: 'year',
  月: 'month',
}

/** An amount as it is written: 日給8,000円, 月給18万円. */
export const writtenPay = `(?:${Object.keys(units).join('|')})(?:は|:|\\s)?\\d[\\d,.]{0,8}(?:万(?:\\d千|\\d{0,4}))?円`
const parts = new RegExp(
  `(${Object.keys(units).join('|')})(?:は|:|\\s)?(\\d[\\d,.]{0,8})(?:(万)(\\d千|\\d{0,4}))?円`,
)

/** The unit and the yen of an amount that is written so; null: it is none. */
export const readWrittenPay = (words: string): { unit: WageUnit; yen: number } | null => {
  const [, name = '', digits = '', tenThousands, rest = ''] = parts.exec(words) ?? []
  const unit = units[name]
  if (unit === undefined) return null
  const number = Number(digits.replaceAll(',', ''))
  return {
    unit,
    yen: tenThousands === undefined ? number : number * 10_000 + Number(rest.replace('千', '000')),
  }
}

/** In words, where the amount makes less than the minimum wage in the hours of the ad; else null. */
export const writtenBelowMinimum = (words: string, facts: LegalFacts): string | null => {
  const written = readWrittenPay(words)
  const hourly =
    written === null ? null : hourlyPay({ ...facts, wageUnit: written.unit, wageMin: written.yen })
  return hourly === null ? null : belowMinimum(hourly, facts)
}
