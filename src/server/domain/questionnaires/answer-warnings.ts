import { personalityKey, temperamentKey, type ScaleKey } from '#contract/questionnaires/key.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import type { Answers, AnswerValue, Item, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { AnswerWarning } from '#contract/questionnaires/result.ts'
import { personalityFacets, temperamentScales } from '#contract/questionnaires/scales.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'

/**
 * The longest runs of one answer that people who took part with care gave on the NEO PI-R (Costa & McCrae 1992, professional
 * manual; used for IPIP items by Johnson 2005, Journal of Research in Personality 39, 103–129). A longer one warns.
 */
const longestRuns = { 1: 6, 2: 9, 3: 10, 4: 14, 5: 9 } as const satisfies Record<AnswerValue, number>

/**
 * Under two seconds an item a sentence can hardly have been read (Huang, Curran, Keeney, Poposki & DeShon 2012, Journal of Business
 * and Psychology 27, 99–114). The median is ours, since one break would hide a fast page in the mean.
 */
const fastMilliseconds = 2000

/**
 * More agreement than this is yes-saying: 150 of 240 items on the NEO PI-R (Costa & McCrae 1992), whose key is balanced. It is
 * counted where as many items of a scale say one thing as the opposite, so that half is what anybody would agree to.
 */
const agreement = { items: 150, of: 240 } as const

/** With fewer answers than this nothing is said of how they were given; the share that a domain needs. */
const enough = { answers: 85, of: 100 } as const

type Form = { items: readonly Item[]; keys: readonly ScaleKey[] }
const forms: Readonly<Record<Questionnaire, Form>> = {
  personality: { items: personalityItems, keys: personalityFacets.map((facet) => personalityKey[facet]) },
  temperament: { items: temperamentItems, keys: temperamentScales.map((scale) => temperamentKey[scale]) },
}

const hasLongRun = (values: readonly AnswerValue[]): boolean => {
  let run = 0
  return values.some((value, index) => {
    run = value === values[index - 1] ? run + 1 : 1
    return run > longestRuns[value]
  })
}

const isFast = (times: readonly number[]): boolean => {
  const [lower = 0, upper = lower] = times
    .toSorted((one, other) => one - other)
    .slice(Math.floor((times.length - 1) / 2), Math.floor(times.length / 2) + 1)
  return (lower + upper) / 2 < fastMilliseconds
}

/** As many items of each scale in one direction as in the other. */
const balanced = (keys: readonly ScaleKey[]): readonly string[] =>
  keys.flatMap(({ plus, minus }) => {
    const each = Math.min(plus.length, minus.length)
    return [...plus.slice(0, each), ...minus.slice(0, each)]
  })

const agreesTooOften = (ids: readonly string[], answers: Answers): boolean => {
  const values = ids.flatMap((id) => answers[id]?.value ?? [])
  return values.filter((value) => value >= 4).length * agreement.of > values.length * agreement.items
}

/**
 * What may make the answers say little, in the order of `answerWarnings`. Hints for the person alone: a result is scored and
 * shown all the same. Times are looked at when enough answers have one.
 */
export const warningsOf = (questionnaire: Questionnaire, answers: Answers): readonly AnswerWarning[] => {
  const { items, keys } = forms[questionnaire]
  const given = items.flatMap(({ id }) => answers[id] ?? [])
  const isEnough = (count: number) => count * enough.of >= items.length * enough.answers
  if (!isEnough(given.length)) return []
  const times = given.flatMap(({ milliseconds }) => milliseconds ?? [])
  const found: readonly [AnswerWarning, boolean][] = [
    ['same_answers', hasLongRun(given.map(({ value }) => value))],
    ['fast', isEnough(times.length) && isFast(times)],
    ['yes_saying', agreesTooOften(balanced(keys), answers)],
  ]
  return found.filter(([, applies]) => applies).map(([warning]) => warning)
}
