import { expect, test } from 'vitest'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import type { Answers, AnswerValue, Item } from '#contract/questionnaires/questionnaire.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'
import { warningsOf } from './answer-warnings.ts'

const slow = 5000
/** Answers in the order of the form: `valueOf` and `timeOf` by the item's place from 0. */
const answer = (
  items: readonly Item[],
  valueOf: (place: number) => number | null,
  timeOf: (place: number) => number | undefined = () => slow,
): Answers =>
  Object.fromEntries(
    items.flatMap(({ id }, place) => {
      const value = valueOf(place) as AnswerValue | null
      const milliseconds = timeOf(place)
      return value === null ? [] : [[id, milliseconds === undefined ? { value } : { value, milliseconds }]]
    }),
  )
/** 2, 4, 2, 4 …: no run, half of it agreement. */
const even = (place: number) => (place % 2 === 0 ? 2 : 4)
const personality = (...rest: [(place: number) => number | null, ((place: number) => number | undefined)?]) =>
  warningsOf('personality', answer(personalityItems, ...rest))

test('careful answers are not remarked on', () => {
  expect(personality(even)).toEqual([])
  expect(warningsOf('temperament', answer(temperamentItems, even))).toEqual([])
})

test.each([
  [1, 6],
  [2, 9],
  [3, 10],
  [4, 14],
  [5, 9],
])('%i may stand %i times in a row, not once more', (value, times) => {
  const run = (length: number) =>
    personality((place) =>
      place >= 20 && place < 20 + length ? value : even(place) === value ? 3 : even(place),
    )
  expect(run(times)).not.toContain('same_answers')
  expect(run(times + 1)).toContain('same_answers')
})

test('a question left out does not break a run', () => {
  expect(personality((place) => (place === 25 ? null : place >= 20 && place < 31 ? 3 : even(place)))).toEqual(
    [],
  )
  expect(personality((place) => (place === 25 ? null : place >= 20 && place < 32 ? 3 : even(place)))).toEqual(
    ['same_answers'],
  )
})

test('half of the answers under two seconds are fast; a break does not hide them', () => {
  expect(personality(even, () => 1999)).toEqual(['fast'])
  expect(personality(even, () => 2000)).toEqual([])
  expect(personality(even, (place) => (place === 0 ? 86_400_000 : 1500))).toEqual(['fast'])
  expect(personality(even, (place) => (place < 58 ? 1000 : 3000))).toEqual([])
  expect(personality(even, (place) => (place < 58 ? 1000 : 2999))).toEqual(['fast'])
})

test('times of too few answers tell nothing: 99 of 116 are needed', () => {
  expect(personality(even, (place) => (place < 98 ? 100 : undefined))).toEqual([])
  expect(personality(even, (place) => (place < 99 ? 100 : undefined))).toEqual(['fast'])
})

test('saying yes to everything, by both forms', () => {
  expect(personality(() => 4)).toEqual(['same_answers', 'yes_saying'])
  expect(
    warningsOf(
      'temperament',
      answer(temperamentItems, (place) => 4 + (place % 2)),
    ),
  ).toEqual(['yes_saying'])
})

/** Facets whose items all point one way say nothing of yes-saying: somebody outgoing agrees to all of them. */
test('agreement to one-sided facets is no yes-saying', () => {
  const oneSided = new Set(['N1', 'E5', 'E6', 'O1', 'C1'].flatMap((facet) => itemsOf[facet] ?? []))
  expect(
    personality((place) =>
      oneSided.has(personalityItems[place]?.id ?? '') ? 4 + (place % 2) : place % 3 === 0 ? 4 : 2,
    ),
  ).not.toContain('yes_saying')
})
const itemsOf: Readonly<Record<string, readonly string[]>> = {
  N1: ['p1', 'p31', 'p61', 'p91'],
  E5: ['p22', 'p52', 'p82', 'p112'],
  E6: ['p27', 'p57', 'p87', 'p117'],
  O1: ['p3', 'p33', 'p63', 'p93'],
  C1: ['p5', 'p35', 'p65', 'p95'],
}

/** The 36 items of the nine facets with two of each direction, and one or no pair of the others: 58 in all. */
test('five of eight answers may be agreement where the key is balanced', () => {
  const agreeing = (count: number) => {
    const chosen = new Set(balancedItems.slice(0, count))
    return personality((place) => {
      const id = personalityItems[place]?.id ?? ''
      return chosen.has(id) ? 4 + (place % 2) : 1 + (place % 2)
    })
  }
  const limit = Math.floor((balancedItems.length * 150) / 240)
  expect(agreeing(limit)).not.toContain('yes_saying')
  expect(agreeing(limit + 1)).toContain('yes_saying')
})
const balancedItems: readonly string[] = [
  'p6',
  'p96',
  'p11',
  'p101',
  'p16',
  'p106',
  'p21',
  'p51',
  'p26',
  'p116',
  'p2',
  'p32',
  'p62',
  'p92',
  'p7',
  'p37',
  'p67',
  'p97',
  'p12',
  'p102',
  'p17',
  'p107',
  'p8',
  'p38',
  'p68',
  'p98',
  'p13',
  'p43',
  'p73',
  'p103',
  'p18',
  'p48',
  'p23',
  'p53',
  'p4',
  'p94',
  'p14',
  'p44',
  'p74',
  'p104',
  'p29',
  'p59',
  'p89',
  'p119',
  'p10',
  'p40',
  'p15',
  'p45',
  'p75',
  'p105',
  'p20',
  'p50',
  'p80',
  'p110',
  'p25',
  'p55',
  'p85',
  'p115',
]

test('of too few answers nothing is said', () => {
  expect(
    personality(
      (place) => (place < 98 ? 3 : null),
      () => 100,
    ),
  ).toEqual([])
  expect(
    personality(
      (place) => (place < 99 ? 3 : null),
      () => 100,
    ),
  ).toEqual(['same_answers', 'fast'])
  expect(warningsOf('personality', {})).toEqual([])
})
