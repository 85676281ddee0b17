import type { WageUnit } from '#contract/codes/job-post.ts'
import { formatWage } from '#contract/format/money.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { LegalFacts } from './facts.ts'
import { hit, type Rule } from './hit.ts'
import { belowMinimum } from './minimum-pay.ts'
import { wordsIn } from './texts.ts'

const amount = '(?:時給|日給|月給)\\s?\\d[\\d,.]{0,8}万?円'
const training = new RegExp(
  `(?:研修|試用期間|見習い)[^。\\n]{0,20}?${amount}|${amount}\\([^)\\n]{0,6}(?:研修|試用期間|見習い)`,
)
const parts = /(時給|日給|月給)\s?(\d[\d,.]{0,8})(万?)円/
const units = new Map<string | undefined, WageUnit>([
  ['時給', 'hour'],
  ['日給', 'day'],
  ['月給', 'month'],
])

/** Why it is too little, in words; null: it is the pay of the ad, or another unit. */
const tooLittle = (words: string, facts: LegalFacts): string | null => {
  const [, name, digits = '', tenThousands] = parts.exec(words) ?? []
  const unit = units.get(name)
  const yen = Number(digits.replaceAll(',', '')) * (tenThousands === '万' ? 10_000 : 1)
  const unlawful = unit === 'hour' ? belowMinimum(yen, facts) : null
  if (unlawful !== null) return unlawful
  const { wageUnit, wageMin } = facts
  if (unit !== wageUnit || wageMin === null || yen >= wageMin) return null
  return `募集の賃金は${formatWage(wageUnit, wageMin, null)}`
}

/** What is paid while one learns, told in words. The conditions of the probation have rules of their own. */
export const trainingPayLower: Rule = (facts, { told }) =>
  isEmployment(facts.kind)
    ? told
        .filter(({ field }) => field !== 'probationConditions')
        .flatMap((text) => {
          const words = wordsIn(text, training)
          const why = words === null ? null : tooLittle(words, facts)
          return why === null ? [] : [hit(`${words}（${why}）`, text.field)]
        })
    : []
