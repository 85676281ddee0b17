import { describe, expect, test } from 'vitest'
import { fitRule } from '#contract/questionnaires/fit-rule.ts'
import { personalityKey, temperamentKey, type ScaleKey } from '#contract/questionnaires/key.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'
import { questionnaires } from '#contract/questionnaires/questionnaire.ts'
import { levels, type Standing } from '#contract/questionnaires/result.ts'
import {
  facetsOf,
  personalityDomains,
  personalityFacets,
  temperamentScales,
} from '#contract/questionnaires/scales.ts'
import { workAspects, workAspectWords } from '#contract/questionnaires/work-aspects.ts'
import { answerWarningWords, changeWords, guidance, levelNames } from './guidance.ts'
import { domainWords, facetWords, meaningOf, standingWords, workHintOf } from './personality-words.ts'
import { temperamentWords } from './temperament-words.ts'

const told = ['low', 'high'] as const

/** Verdicts, types, illness, ability, commands and promises. */
const forbidden =
  /向いて|不向き|適性がな|劣る|劣って|優れ|異常|正常|タイプです|欠点|短所|弱点|悪い|だめ|ダメ|病|障害|依存|未熟|わがまま|自己中心|(?<!やる)べき|必ず|絶対|間違いなく|あなたは|人間です|神経質|暗い性格|無能|能力が低|平均以下|合格|不採用|有利|不利/

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

  test.each(told)('%s: one to three sentences', (level) => {
    expect(texts[level]).toMatch(/^.{20,90}。$/)
    expect(texts[level].split('。').length - 1).toBeLessThanOrEqual(3)
  })

  test('its two ends are told differently, and none as a fact', () => {
    expect(texts.low).not.toBe(texts.high)
    for (const level of told)
      expect(texts[level]).toMatch(/ようです|ことがあります|という答えでした|かもしれません/)
  })
})

/** Letters that say nothing of a person, and near words for what the items ask. */
const neutral = new Set('人自分気持心感思多少答前後中時場面大小今高低見方')
/** Words of advice, which say nothing of what somebody is like. */
const advice = /つらいときは|面接では|小さく区切ると|一つずつ書き出す/
/** Near words, by scale: said of what its items ask in other letters. */
const nearWords: Readonly<Record<string, string>> = {
  N: '怒',
  N2: '怒',
  N4: '緊張',
  E1: '親',
  E2: '集',
  E: '集活動過',
  E4: '動',
  O: '慣法議術変進',
  O2: '身',
  A: '助信争避',
  A2: '避',
  A3: '助',
  A4: '争避',
  A5: '評価上話',
  A6: '関向困同情恵',
  C: '進',
  C1: '自信',
  C3: '守',
  C4: '分',
  HA2: '避試安全選',
  HA3: '気楽慣',
  RD1: '涙泣動',
  RD2: '近',
  P4: '必要分力注',
}
const asked = (keys: readonly ScaleKey[]): string => {
  const ids = new Set(keys.flatMap(({ plus, minus }) => [...plus, ...minus]))
  return [...personalityItems, ...temperamentItems]
    .flatMap(({ id, text }) => (ids.has(id) ? [text] : []))
    .join('')
}

test.each([
  ...personalityDomains.map(
    (domain) =>
      [
        domain,
        Object.values(domainWords[domain].levels),
        facetsOf[domain].map((facet) => personalityKey[facet]),
      ] as const,
  ),
  ...personalityFacets.map(
    (facet) => [facet, Object.values(facetWords[facet].levels), [personalityKey[facet]]] as const,
  ),
  ...temperamentScales.map(
    (scale) =>
      [scale, temperamentWords[scale].poles.map(({ about }) => about), [temperamentKey[scale]]] as const,
  ),
])('%s: what is said of somebody is of what its own items ask', (code, texts, keys) => {
  const known = asked(keys) + (nearWords[code] ?? '')
  const claims = texts
    .flatMap((text) => text.split('。'))
    .filter((text) => !advice.test(text))
    .join('')
  const unasked = [...new Set(claims.match(/\p{Script=Han}/gu))].filter(
    (letter) => !known.includes(letter) && !neutral.has(letter),
  )
  expect(unasked).toEqual([])
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
    traits.flatMap(([, each]) => told.map((level) => each.levels[level])),
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

  test('an end is told in its words, and with its hint for work', () => {
    const high: Standing = { kind: 'level', level: 'high' }
    expect(meaningOf({ standing: high }, domainWords.E)).toBe(domainWords.E.levels.high)
    expect(workHintOf(high, domainWords.E)).toBe(domainWords.E.work.high)
  })

  test('the middle, and between two levels: no level is claimed, and why; the hint is that of the middle', () => {
    const between: Standing = { kind: 'between', from: 'mid', to: 'high' }
    const mid: Standing = { kind: 'level', level: 'mid' }
    expect(meaningOf({ standing: mid }, domainWords.E)).toBe(
      '「静かに過ごす」と「人や活動へ向かう」の、あいだのようです。比べた人たちの平均に近いため、あいだとしています。',
    )
    expect(meaningOf({ standing: between }, domainWords.E)).toBe(
      '中くらいと「人や活動へ向かう」寄りのあいだです。答えには誤差があるため、どちらとも言いきれません。',
    )
    expect(workHintOf(between, domainWords.E)).toBe(domainWords.E.work.mid)
  })
})
