import type { ScaleKey } from '#contract/questionnaires/key.ts'
import type { Answers } from '#contract/questionnaires/questionnaire.ts'

/** What the answers to the items of these scales count: x where the key is plus, 6 − x where it is minus; missing ones not at all. */
export const keyedValues = (keys: readonly ScaleKey[], answers: Answers): readonly number[] => {
  const valuesOf = (ids: readonly string[]): readonly number[] =>
    ids.flatMap((id) => answers[id]?.value ?? [])
  return keys.flatMap(({ plus, minus }) => [...valuesOf(plus), ...valuesOf(minus).map((value) => 6 - value)])
}

export const itemsOf = (keys: readonly ScaleKey[]): number =>
  keys.reduce((items, { plus, minus }) => items + plus.length + minus.length, 0)
