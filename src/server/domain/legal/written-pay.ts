import type { WageUnit } from '#contract/codes/job-post.ts'
import { hourlyPay } from '#server/domain/working-hours.ts'
import type { LegalFacts } from './facts.ts'
import { belowMinimum } from './minimum-pay.ts'

const units: Readonly<Record<string, WageUnit>> = {
  時給換算で: 'hour',
  時給: 'hour',
  時間給: 'hour',
  '1時間': 'hour',
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
const names = Object.keys(units).join('|')
const amount = '(\\d[\\d,.]{0,8})(?:(万)(\\d千|\\d{0,4}))?円'
/** Between the unit and the amount: 月給は手取り11万円, 1日あたり5,000円. */
const between = '(?:は|:|も|が|約|およそ|一律|手取り|あたり|につき|で|として|の|」|』|と)'
/** A rise or an allowance is no pay: 時給は50円アップ. */
const noPay =
  '(?!の?(?:交通費|食事|昼食|昇給|アップ|手当(?:が|を|あり))|まで|を上限|\\s?(?:アップ|UP|上が|上げ|高く|増|上乗せ|ずつ|加算|高|ダウン|引))'

/** An amount as it is written: 日給8,000円, 月給は手取り18万円, 5,000円の日当. */
const written = `(?:${names})(?:${between}|\\s){0,3}${amount}${noPay}|${amount}の(?:日当|日給|時給|月給)`
export const writtenPay = `(?:${written.replaceAll(/\((?!\?)/g, '(?:')})`
const prefixed = new RegExp(`(${names})(?:${between}|\\s){0,3}${amount}`)
const suffixed = new RegExp(`${amount}の(日当|日給|時給|月給)`)

/** The unit and the yen of an amount that is written so; null: it is none. */
export const readWrittenPay = (words: string): { unit: WageUnit; yen: number } | null => {
  const before = prefixed.exec(words)
  const after = before === null ? suffixed.exec(words) : null
  const [name = '', digits = '', tenThousands, rest = ''] =
    before !== null ? before.slice(1) : after !== null ? [after[4], ...after.slice(1, 4)] : []
  const unit = units[name]
  if (unit === undefined) return null
  const number = Number(digits.replaceAll(',', ''))
  return {
    unit,
    yen: tenThousands === undefined ? number : number * 10_000 + Number(rest.replace('千', '000')),
  }
}

const hoursOfDay = /(?:1日|実働|所定|シフトは)(?:は|:|\s)?(\d{1,2}(?:\.5)?)時間|(\d{1,2}(?:\.5)?)時間勤務/
/** Minutes of a day as the text tells them beside the amount; null: it does not. */
const toldMinutes = (text: string): number | null => {
  const [, one, other] = hoursOfDay.exec(text) ?? []
  const hours = Number(one ?? other ?? 0)
  return hours > 0 && hours <= 24 ? hours * 60 : null
}

/** In words, where the amount makes less than the minimum wage in the hours that its text tells, or the ad; else null. */
export const writtenBelowMinimum = (words: string, facts: LegalFacts, text: string): string | null => {
  const read = readWrittenPay(words)
  if (read === null) return null
  const minutes = read.unit === 'day' ? toldMinutes(text) : null
  const hourly = hourlyPay({
    ...facts,
    ...(minutes === null ? {} : { deemedMinutes: minutes }),
    wageUnit: read.unit,
    wageMin: read.yen,
  })
  return hourly === null ? null : belowMinimum(hourly, facts)
}
