import { formatYen } from '#contract/format/money.ts'
import { hourlyPay } from '#server/domain/working-hours.ts'
import type { LegalFacts } from './facts.ts'
import { hit, type Hit, type Rule } from './hit.ts'
import { wordsIn, type AdText } from './texts.ts'

const premium = 1.25
/** 労働基準法37条1項ただし書: above 60 hours a month. */
const higherPremium = 1.5
const higherFrom = 60
const overtimeLimit = 45

const partsOf = (facts: LegalFacts) =>
  [
    ['fixedOvertimeName', '名称', facts.fixedOvertimeName],
    ['fixedOvertimeHours', '時間数', facts.fixedOvertimeHours],
    ['fixedOvertimeAmount', '金額', facts.fixedOvertimeAmount],
    ['fixedOvertimeExcessPaid', '超過分の支払い', facts.fixedOvertimeExcessPaid],
  ] as const

/** Either none of the four is told, or all of them. */
export const incomplete: Rule = (facts) => {
  const parts = partsOf(facts)
  const missing = parts.filter(([, , value]) => value === null || value === '')
  if (missing.length === parts.length) return []
  return missing.map(([field, name]) => hit(`${name}がありません`, field))
}

/**
 * The amount has to cover the hours at the pay of an hour and the premium. Half a yen of an hour may be rounded down, of the
 * pay and of the premium alike (昭和63年3月14日基発150号).
 */
export const tooLow: Rule = (facts) => {
  const { fixedOvertimeAmount: amount, fixedOvertimeHours: hours } = facts
  const hourly = hourlyPay(facts)
  if (amount === null || hours === null || hourly === null) return []
  const paid = (rate: number, count: number) =>
    Math.min(hourly * rate, Math.round(Math.round(hourly) * rate)) * count
  const needed = Math.floor(
    paid(premium, Math.min(hours, higherFrom)) + paid(higherPremium, Math.max(0, hours - higherFrom)),
  )
  return amount < needed
    ? [
        hit(
          `1時間あたり${formatYen(Math.floor(hourly))}で${hours}時間分は${formatYen(needed)}、表示は${formatYen(amount)}`,
        ),
      ]
    : []
}

export const over45: Rule = ({ fixedOvertimeHours: hours }) =>
  hours !== null && hours > overtimeLimit ? [hit(`${hours}時間分`)] : []

/** Fixed overtime in words, where its fields are empty. That there is none may be said, and the hours, the sum and the excess. */
const hiddenWords =
  /(?:固定残業|みなし残業|定額残業|みなし時間外|固定時間外)(?:代|手当)?(?!(?:代|手当)?(?:は|の支給は|の?制度は)?(?:な[しいく]|無し|ありません|では(?:な|あり)))|(?:残業代|残業手当|時間外手当|割増賃金)(?:を|は)?(?:\d+時間分を?)?(?:給与に|固定給に|月給に|時給に|日給に|年俸に|基本給に)?(?:含む|含み|含まれ|込み|込)|残業(?:代)?込み?/

const toldInFull = /\d時間[^。\n]{0,40}\d円[^\n]{0,60}(?:超え|上回)[^。\n]{0,12}(?:別途|追加|全額|支給|支払)/

export const hidden = (facts: LegalFacts, texts: readonly AdText[]): Hit[] =>
  partsOf(facts).some(([, , value]) => value !== null)
    ? []
    : texts.flatMap((text) => {
        const found = wordsIn(text, hiddenWords)
        return found === null || toldInFull.test(text.joined) ? [] : [hit(found)]
      })
