import { expect, test } from 'vitest'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import type { Answers, AnswerValue, Item } from '#contract/questionnaires/questionnaire.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'
import { personalityChanges, temperamentChanges } from './changes-between.ts'
import { scorePersonality } from './score-personality.ts'
import { scoreTemperament } from './score-temperament.ts'

const answer = (
  items: readonly Item[],
  values: Readonly<Record<string, number | null>>,
  rest: number,
): Answers =>
  Object.fromEntries(
    items.flatMap(({ id }) => {
      const value = id in values ? values[id] : rest
      return value === null ? [] : [[id, { value: value as AnswerValue }]]
    }),
  )

/** N1 is p1, p31, p61 and p91, all plus; its error in the mixed group is 1.7874, so that 4.9545 points are within it. */
const anxiety = (...[one = 3, two = 3, three = 3, four = 3]: (number | null)[]) =>
  scorePersonality(answer(personalityItems, { p1: one, p31: two, p61: three, p91: four }, 3), mixedNormGroup)
const changeOfAnxiety = (earlier: ReturnType<typeof anxiety>, later: ReturnType<typeof anxiety>) =>
  personalityChanges(earlier, later)
    .find(({ domain }) => domain === 'N')
    ?.facets.find(({ facet }) => facet === 'N1')?.change

test('a facet has changed from 1.96 · √2 standard errors on', () => {
  expect(changeOfAnxiety(anxiety(3, 3, 3, 3), anxiety(4, 4, 4, 4))).toBe('same')
  expect(changeOfAnxiety(anxiety(3, 3, 3, 3), anxiety(5, 4, 4, 4))).toBe('rose')
  expect(changeOfAnxiety(anxiety(3, 3, 3, 3), anxiety(1, 2, 2, 2))).toBe('fell')
})

test('a domain too: 24 points of N are 1.96 · √2 · 4.41 = 12.21', () => {
  const lifted = (points: number) =>
    scorePersonality(
      answer(
        personalityItems,
        Object.fromEntries(
          ['p1', 'p31', 'p61', 'p91', 'p6', 'p36', 'p66']
            .slice(0, Math.ceil(points / 2))
            .map((id, index) => [id, index * 2 + 2 <= points ? 5 : 4]),
        ),
        3,
      ),
      mixedNormGroup,
    )
  const changeOf = (points: number) =>
    personalityChanges(lifted(0), lifted(points)).find(({ domain }) => domain === 'N')?.change
  expect([changeOf(12), changeOf(13)]).toEqual(['same', 'rose'])
})

test('without a score, or of another version, nothing is known', () => {
  const missing = anxiety(null, null)
  expect(changeOfAnxiety(missing, anxiety(5, 5, 5, 5))).toBe('unknown')
  expect(changeOfAnxiety(anxiety(1, 1, 1, 1), missing)).toBe('unknown')
  const other = { ...anxiety(1, 1, 1, 1), version: '0' }
  expect(changeOfAnxiety(other, anxiety(5, 5, 5, 5))).toBe('unknown')
  expect(changeOfAnxiety(anxiety(1, 1, 1, 1), anxiety(5, 5, 5, 5))).toBe('rose')
})

/** Plus items of P1: t3, t19, t35, t51, t67, t75; minus: t11, t27, t43, t59. */
const initiative = (high: number, low: number, reverse: number) =>
  scoreTemperament(
    answer(
      temperamentItems,
      {
        t3: high,
        t19: low,
        t35: high,
        t51: low,
        t67: high,
        t75: low,
        t11: reverse,
        t27: reverse,
        t43: reverse,
        t59: reverse,
      },
      3,
    ),
  )
const changeOfInitiative = (earlier: ReturnType<typeof initiative>, later: ReturnType<typeof initiative>) =>
  temperamentChanges(earlier, later).find(({ scale }) => scale === 'P1')?.change

test('a scale of temperament has changed beyond the errors of both means', () => {
  // Keyed values 4 and 2 (three each) and 3 (four): mean 3, s² = 6/9, error² = 1/15. Two of them: 1.96 · √(2/15) = 0.716.
  const middle = initiative(4, 2, 3)
  expect(changeOfInitiative(middle, initiative(5, 3, 2))).toBe('rose')
  expect(changeOfInitiative(initiative(5, 3, 2), middle)).toBe('fell')
  // 4, 3 (three each) and 4: mean 3.7, s² = 2.1/9, error² = 0.02333; 1.96 · √(0.06667 + 0.02333) = 0.588.
  expect(changeOfInitiative(middle, initiative(4, 3, 2))).toBe('rose')
  // 4, 3 and 3: mean 3.3, the same error: 0.3 is within it.
  expect(changeOfInitiative(middle, initiative(4, 3, 3))).toBe('same')
})

test('equal answers leave no error to measure by', () => {
  const level = initiative(3, 3, 3)
  expect(changeOfInitiative(level, initiative(5, 3, 2))).toBe('unknown')
  expect(changeOfInitiative(initiative(5, 3, 2), level)).toBe('unknown')
  expect(changeOfInitiative({ ...initiative(4, 2, 3), version: '0' }, initiative(5, 3, 2))).toBe('unknown')
})
