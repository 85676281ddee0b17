import { formatWage } from '#contract/format/money.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { LegalFacts } from './facts.ts'
import { hit, type Rule } from './hit.ts'
import { wordsIn } from './texts.ts'
import { readWrittenPay, writtenBelowMinimum, writtenPay } from './written-pay.ts'

const training = '研修|試用|見習い|トライアル|お試し|本採用まで|最初の|はじめの|初月|高校生'
const paidThen = new RegExp(
  `(?:${training})[^。\\n]{0,24}?${writtenPay}|${writtenPay}\\([^)\\n]{0,6}(?:${training})`,
)

/** Why it is too little, in words; null: it is the pay of the ad, or another unit. */
const tooLittle = (words: string, facts: LegalFacts, text: string): string | null => {
  // An allowance beside the pay: 給与と日当2,000円.
  if (/(?:給与|給料|賃金|時給|月給)(?:と|のほか|に加え|とは別|に?プラス)/.test(words)) return null
  const unlawful = writtenBelowMinimum(words, facts, text)
  if (unlawful !== null) return unlawful
  // For them another pay is not that of a training.
  if (words.includes('高校生')) return null
  const written = readWrittenPay(words)
  const { wageUnit, wageMin } = facts
  if (written?.unit !== wageUnit || wageMin === null || written.yen >= wageMin) return null
  return `募集の賃金は${formatWage(wageUnit, wageMin, null)}`
}

/** What is paid while one learns, told in words. The conditions of the probation have rules of their own. */
export const trainingPayLower: Rule = (facts, { told }) =>
  isEmployment(facts.kind)
    ? told
        .filter(({ field }) => field !== 'probationConditions')
        .flatMap((text) => {
          const words = wordsIn(text, paidThen)
          const why = words === null ? null : tooLittle(words, facts, text.joined)
          return why === null ? [] : [hit(`${words}（${why}）`, text.field)]
        })
    : []
