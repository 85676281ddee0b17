import { sectionTexts } from '#contract/company-sections.ts'
import { checkWords, isDangerous } from '#server/domain/legal/words-check.ts'
import type { CompanyRow } from './company-rows.ts'

type Written = Partial<Pick<CompanyRow, 'description' | 'youthInfo'>>

const textsOf = ({ description, youthInfo }: Written): string[] =>
  [description, ...sectionTexts.youth.map((name) => youthInfo?.[name])].filter(
    (text) => typeof text === 'string',
  )

/** True where a profile shall say something with signs of crime that it does not say yet. */
export const saysAnewWhatIsDangerous = (before: Written, change: Written): boolean => {
  const kept = textsOf(before)
  return textsOf(change).some((text) => !kept.includes(text) && isDangerous(checkWords('profile', text)))
}
