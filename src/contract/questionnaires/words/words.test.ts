import { describe, expect, test } from 'vitest'
import { fitRule } from '#contract/questionnaires/fit-rule.ts'
import { questionnaires } from '#contract/questionnaires/questionnaire.ts'
import { levels, type Standing } from '#contract/questionnaires/result.ts'
import { personalityDomains, personalityFacets, temperamentScales } from '#contract/questionnaires/scales.ts'
import { workAspects, workAspectWords } from '#contract/questionnaires/work-aspects.ts'
import { answerWarningWords, changeWords, guidance, levelNames } from './guidance.ts'
import { domainWords, facetWords, meaningOf, standingWords, workHintOf } from './personality-words.ts'
import { temperamentWords } from './temperament-words.ts'

/** Verdicts, types, illness, ability, commands and promises. */
const forbidden =
  /向いて|不向き|適性がな|劣る|劣って|優れ|異常|正常|タイプです|欠点|短所|弱点|悪い|だめ|ダメ|病|障害|依存|未熟|わがまま|自己中心|べき|必ず|絶対|間違いなく|あなたは|人間です|神経質|暗い性格|無能|能力が低|平均以下|合格|不採用|有利|不利/

const traits = [
  ...personalityDomains.map((domain) => [domain, domainWords[domain]] as const),
  ...personalityFacets.map((facet) => [facet, facetWords[facet]] as const),
]

test('5 domains, 29 facets and 8 scales have words', () => {
  expect(traits).toHaveLength(34)
  expect(temperamentScales.map((scale) => temperamentWords[scale].name)).toHaveLength(8)
})

describe.each(traits)('%s', (_, { name, about, poles, levels: texts }) => {
  test('has a name, poles and a sentence on what it looks at, of sensible length', () => {
    expect(name.length).toBeLessThanOrEqual(12)
    expect(about).toMatch(/^.{10,70}。$/)
    expect(poles.map((pole) => pole.length >= 4 && pole.length <= 12)).toEqual([true, true])
    expect(new Set(poles).size).toBe(2)
  })

  test.each(levels)('%s: one to three sentences', (level) => {
    expect(texts[level]).toMatch(/^.{20,90}。$/)
    expect(texts[level].split('。').length - 1).toBeLessThanOrEqual(3)
  })

  test('its three levels are told differently, and none as a fact', () => {
    expect(new Set(levels.map((level) => texts[level])).size).toBe(3)
    for (const level of levels)
      expect(texts[level]).toMatch(/ようです|ことがあります|という答えでした|かもしれません/)
  })
})

test('each domain says for each level what may help in choosing work, cautiously', () => {
  for (const domain of personalityDomains) {
    for (const level of levels) {
      expect(domainWords[domain].work[level]).toMatch(/^.{30,100}。$/)
      expect(domainWords[domain].work[level]).toMatch(/手がかり|かもしれません/)
    }
  }
})

test('no two names, poles or sentences are the same', () => {
  for (const words of [
    traits.map(([, { name }]) => name),
    traits.flatMap(([, each]) => levels.map((level) => each.levels[level])),
    traits.flatMap(([, { poles }]) => poles),
    temperamentScales.flatMap((scale) => temperamentWords[scale].poles.map((pole) => pole.about)),
  ]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  }
})

test('a scale of temperament has two poles, a name and a sentence each', () => {
  for (const scale of temperamentScales) {
    const { name, about, poles } = temperamentWords[scale]
    expect([name.length <= 12, /^.{10,60}。$/.test(about), poles.length]).toEqual([true, true, 2])
    for (const pole of poles) {
      expect(pole.name.length).toBeLessThanOrEqual(12)
      expect(pole.about).toMatch(/^.{10,60}。$/)
    }
  }
})

/** Texts that must say what is not claimed hold some of those words, and stand in `guidance` alone. */
test('no verdict, type, illness or order anywhere in the words of results', () => {
  const texts = [
    ...traits.flatMap(([, { name, about, poles, levels: byLevel }]) => [
      name,
      about,
      ...poles,
      ...Object.values(byLevel),
    ]),
    ...personalityDomains.flatMap((domain) => Object.values(domainWords[domain].work)),
    ...temperamentScales.flatMap((scale) => {
      const { name, about, poles } = temperamentWords[scale]
      return [name, about, ...poles.flatMap((pole) => [pole.name, pole.about])]
    }),
    ...workAspects.flatMap((aspect) => [workAspectWords[aspect].question, ...workAspectWords[aspect].poles]),
    ...Object.values(answerWarningWords),
    ...Object.values(changeWords),
    ...Object.values(levelNames),
    ...fitRule,
  ]
  expect(texts.filter((text) => forbidden.test(text))).toEqual([])
  expect(texts.filter((text) => /[a-zA-Z]/.test(text))).toEqual([])
})

test('what a questionnaire cannot tell is said of both: diagnosis, ability, own report, no Japanese norms', () => {
  for (const questionnaire of questionnaires) {
    const all = guidance[questionnaire].cannot.join('')
    expect(
      ['診断ではありません', '能力', '自分で答えた内容だけ', '日本で確かめられた'].filter(
        (words) => !all.includes(words),
      ),
    ).toEqual([])
  }
  expect(guidance.personality.cannot.join('')).toContain('日本の基準ではありません')
  expect(guidance.temperament.cannot.join('')).toContain('Farmer & Goldberg, 2008')
  expect(guidance.temperament.cannot.join('')).toContain('合計せず')
})

describe('where a score stands', () => {
  const poles = ['静か', 'にぎやか'] as const
  test.each<[Standing, string]>([
    [{ kind: 'level', level: 'low' }, '「静か」寄り'],
    [{ kind: 'level', level: 'mid' }, '中くらい'],
    [{ kind: 'level', level: 'high' }, '「にぎやか」寄り'],
    [{ kind: 'between', from: 'low', to: 'mid' }, '「静か」寄りと中くらいのあいだ'],
    [{ kind: 'between', from: 'mid', to: 'high' }, '中くらいと「にぎやか」寄りのあいだ'],
    [{ kind: 'between', from: 'low', to: 'high' }, '「静か」と「にぎやか」のあいだ'],
  ])('%o is %s', (standing, words) => {
    expect(standingWords(standing, poles)).toBe(words)
  })

  test('between two levels neither is claimed, and the hint for work is that of the middle', () => {
    const between: Standing = { kind: 'between', from: 'mid', to: 'high' }
    const high: Standing = { kind: 'level', level: 'high' }
    expect(meaningOf(high, domainWords.E)).toBe(domainWords.E.levels.high)
    expect(meaningOf(between, domainWords.E)).toContain('どちらとも言いきれません')
    expect(
      levels.map((level) => meaningOf(between, domainWords.E) === domainWords.E.levels[level]),
    ).not.toContain(true)
    expect(workHintOf(high, domainWords.E)).toBe(domainWords.E.work.high)
    expect(workHintOf(between, domainWords.E)).toBe(domainWords.E.work.mid)
  })
})
