import { expect, test } from 'vitest'
import { workAspectScales } from '#contract/questionnaires/fit-rule.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import type { Answers, AnswerValue, Item } from '#contract/questionnaires/questionnaire.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'
import { workAspects, type DescribedWork, type WorkFit } from '#contract/questionnaires/work-aspects.ts'
import { fitOf, nearestFirst, type OwnResults } from './fit.ts'
import { scorePersonality } from './score-personality.ts'
import { scoreTemperament } from './score-temperament.ts'

const answer = (items: readonly Item[], values: Readonly<Record<string, number>>): Answers =>
  Object.fromEntries(items.map(({ id }) => [id, { value: (values[id] ?? 3) as AnswerValue }]))
const personality = (values: Readonly<Record<string, number>>): OwnResults => ({
  personality: scorePersonality(answer(personalityItems, values), 'any_any'),
  temperament: null,
})
const temperament = (values: Readonly<Record<string, number>>): OwnResults => ({
  personality: null,
  temperament: scoreTemperament(answer(temperamentItems, values)),
})
const none: OwnResults = { personality: null, temperament: null }

/** The two plus and two minus items of E2: a lover of company, and of being alone. */
const company = { p7: 5, p37: 5, p67: 1, p97: 1 }
const alone = { p7: 1, p37: 1, p67: 5, p97: 5 }
/** Friendliness, RD2: plus t6, t22, t38, t54, t70; minus t14, t30, t46, t62, t78. */
const friendly = {
  ...Object.fromEntries(['t6', 't22', 't38', 't54', 't70'].map((id) => [id, 5])),
  ...Object.fromEntries(['t14', 't30', 't46', 't62', 't78'].map((id) => [id, 1])),
}

const kindOf = (described: DescribedWork, results: OwnResults) => {
  const [first] = fitOf(described, results).aspects
  return first?.kind === 'unknown' ? first.why : first?.kind
}

test.each<[string, DescribedWork, OwnResults, string]>([
  ['company and an ad of many', { people: 5 }, personality(company), 'agree'],
  ['company and an ad of rather many', { people: 4 }, personality(company), 'agree'],
  ['company and an ad of one', { people: 1 }, personality(company), 'differ'],
  ['company and an ad of rather one', { people: 2 }, personality(company), 'differ'],
  ['company and an ad of both', { people: 3 }, personality(company), 'described_both'],
  ['alone and an ad of one', { people: 1 }, personality(alone), 'agree'],
  ['alone and an ad of many', { people: 5 }, personality(alone), 'differ'],
  ['the middle', { people: 5 }, personality({}), 'close'],
  ['no result', { people: 5 }, none, 'no_result'],
  ['no result, both', { people: 3 }, none, 'no_result'],
  ['a result of temperament alone', { people: 5 }, temperament(friendly), 'agree'],
  ['an aspect that temperament knows nothing of', { method: 5 }, temperament(friendly), 'no_result'],
])('%s', (_, described, results, expected) => {
  expect(kindOf(described, results)).toBe(expected)
})

/** E2 in the mixed group: 1.64 standard errors are 2.99 points, so that 14 of 20 reach over the middle, 12, and 15 do not. */
test('a band that reaches over the middle leaves it open', () => {
  expect(kindOf({ people: 5 }, personality({ p7: 5 }))).toBe('close')
  expect(kindOf({ people: 5 }, personality({ p7: 5, p37: 4 }))).toBe('agree')
})

/** The mean answer is 3.5 or 2.5; the page says that a band that touches the middle, 3, leaves it open. */
test.each([
  [3.5, { low: 3, high: 4 }, 'close'],
  [3.5, { low: 3.01, high: 4 }, 'agree'],
  [2.5, { low: 2, high: 3 }, 'close'],
  [2.5, { low: 2, high: 2.99 }, 'differ'],
])('about %f a band of %o is %s', (mean, band, expected) => {
  const own = scoreTemperament(answer(temperamentItems, friendly))
  const scales = own.scales.map((each) =>
    each.scale === 'RD2' && each.score.kind === 'scored'
      ? { ...each, score: { ...each.score, mean, band } }
      : each,
  )
  expect(kindOf({ people: 5 }, { personality: null, temperament: { ...own, scales } })).toBe(expected)
})

/** A careful person (all items of C6 are turned) agrees with work that is checked first, and a quick one with its opposite. */
test('an aspect whose scale runs the other way is turned round', () => {
  const careful = { p30: 1, p60: 1, p90: 1, p120: 1 }
  expect(kindOf({ pace: 1 }, personality(careful))).toBe('agree')
  expect(kindOf({ pace: 5 }, personality(careful))).toBe('differ')
  const [first] = fitOf({ pace: 1 }, personality(careful)).aspects
  expect(first).toMatchObject({ own: { mean: 1, band: { low: 1 } } })
  expect(first?.kind === 'agree' && first.own.band.high > 1 && first.own.band.high < 3).toBe(true)
  // HA3, shyness: plus t2, t18, t34, t50, t66; minus t10, t26, t42, t58, t74.
  const shy = {
    ...Object.fromEntries(['t2', 't18', 't34', 't50', 't66'].map((id) => [id, 5])),
    ...Object.fromEntries(['t10', 't26', 't42', 't58', 't74'].map((id) => [id, 1])),
  }
  expect(kindOf({ encounters: 1 }, temperament(shy))).toBe('agree')
})

test('with both results that of temperament is taken', () => {
  const both: OwnResults = {
    personality: personality(alone).personality,
    temperament: temperament(friendly).temperament,
  }
  expect(kindOf({ people: 5 }, both)).toBe('agree')
  expect(kindOf({ people: 5 }, { ...both, temperament: null })).toBe('differ')
})

test('too few answers are no result, and the other questionnaire helps out', () => {
  const unscored = { ...none, temperament: scoreTemperament({}) }
  expect(kindOf({ people: 5 }, unscored)).toBe('no_result')
  expect(kindOf({ people: 5 }, { ...unscored, personality: personality(company).personality })).toBe('agree')
})

test('only what the ad describes is looked at, in one order', () => {
  const { aspects } = fitOf({ pace: 1, people: 5 }, personality(company))
  expect(aspects.map(({ aspect }) => aspect)).toEqual(['people', 'pace'])
  expect(fitOf({}, personality(company))).toEqual({ overall: 'unknown', aspects: [] })
})

/** E3, plus p12, p42, p72, minus p102. */
const leading = { p12: 5, p42: 5, p72: 5, p102: 1 }
test.each<[string, DescribedWork, WorkFit['overall']]>([
  ['one that agrees is too little', { people: 5 }, 'unknown'],
  ['one that differs is too little', { people: 1, variety: 5 }, 'unknown'],
  ['two that agree', { people: 5, method: 5 }, 'near'],
  ['two that agree and some unknown', { people: 5, method: 5, variety: 5, pace: 3 }, 'near'],
  ['one of each', { people: 5, method: 1 }, 'partly'],
  ['two that differ', { people: 1, method: 1 }, 'partly'],
])('%s', (_, described, overall) => {
  expect(fitOf(described, personality({ ...company, ...leading })).overall).toBe(overall)
})

test('nearest first; what differs more than it agrees, or is unknown, is left out', () => {
  const results = personality({
    ...company,
    ...leading,
    p18: 5,
    p48: 1,
    p78: 1,
    p108: 1,
    p2: 5,
    p32: 5,
    p62: 1,
    p92: 1,
  })
  const ads = Object.entries<DescribedWork>({
    'differs in two': { people: 1, method: 1, variety: 5 },
    'one of each': { people: 1, method: 5 },
    'agrees in two': { people: 5, method: 5 },
    nothing: {},
    'three and one': { people: 5, method: 5, variety: 5, encounters: 1 },
    'two and one': { people: 5, method: 5, variety: 1 },
    'agrees in three': { people: 5, method: 5, variety: 5 },
    'agrees in two as well': { people: 5, variety: 5 },
  }).map(([name, described]) => ({ name, fit: fitOf(described, results) }))
  expect(nearestFirst(ads).map(({ name }) => name)).toEqual([
    'agrees in three',
    'agrees in two',
    'agrees in two as well',
    'three and one',
    'two and one',
    'one of each',
  ])
})

test('no aspect rests on how much somebody bears, nor on kindness', () => {
  const facets = workAspects.map((aspect) => workAspectScales[aspect].personality.facet)
  expect(facets.filter((facet) => /^[NA]/.test(facet))).toEqual([])
  expect(new Set(facets).size).toBe(workAspects.length)
})
