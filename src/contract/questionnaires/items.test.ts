import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { personalityItems } from './personality-items.ts'
import { personalityKey, temperamentKey, type ScaleKey } from './key.ts'
import { questionnaireOutlines, type Item } from './questionnaire.ts'
import { personalityFacets, temperamentScales } from './scales.ts'
import { temperamentItems } from './temperament-items.ts'

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const keyed = (keys: readonly ScaleKey[]) => keys.flatMap(({ plus, minus }) => [...plus, ...minus])
const both = [...personalityItems, ...temperamentItems]

test('the outlines say how many items there are', () => {
  expect(personalityItems).toHaveLength(questionnaireOutlines.personality.items)
  expect(temperamentItems).toHaveLength(questionnaireOutlines.temperament.items)
  expect([personalityItems.length, temperamentItems.length]).toEqual([116, 80])
})

test('each item stands in one scale of its own questionnaire, once', () => {
  const personality = keyed(personalityFacets.map((facet) => personalityKey[facet]))
  const temperament = keyed(temperamentScales.map((scale) => temperamentKey[scale]))
  expect(personality.toSorted()).toEqual(idsOf(personalityItems).toSorted())
  expect(temperament.toSorted()).toEqual(idsOf(temperamentItems).toSorted())
  expect(new Set([...personality, ...temperament]).size).toBe(196)
})

test('a facet has four items, a scale of temperament ten', () => {
  expect(personalityFacets.map((facet) => keyed([personalityKey[facet]]).length)).toEqual(Array(29).fill(4))
  expect(temperamentScales.map((scale) => keyed([temperamentKey[scale]]).length)).toEqual(Array(8).fill(10))
})

test('the form of personality keeps the published order, and nothing of politics is asked', () => {
  const numbers = personalityItems.map(({ id }) => Number(id.slice(1)))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect([28, 58, 88, 118].filter((number) => numbers.includes(number))).toEqual([])
  expect(both.filter(({ text }) => /政治|選挙|投票|政党|保守|リベラル|宗教|信仰/.test(text))).toEqual([])
})

test('scales of temperament take turns: none comes twice within eight items', () => {
  const scaleOf = ({ id }: Item) =>
    temperamentScales.find((scale) => keyed([temperamentKey[scale]]).includes(id))
  for (let start = 0; start < temperamentItems.length; start += 8) {
    expect(new Set(temperamentItems.slice(start, start + 8).map(scaleOf)).size).toBe(8)
  }
})

test('24 items stand in both, in the same words, and name each other', () => {
  const shared = personalityItems.filter(({ sharedWith }) => sharedWith !== undefined)
  expect(shared).toHaveLength(24)
  expect(temperamentItems.filter(({ sharedWith }) => sharedWith !== undefined)).toHaveLength(24)
  for (const { id, text, sharedWith } of shared) {
    const other = temperamentItems.find((item) => item.id === sharedWith)
    expect([other?.sharedWith, other?.text]).toEqual([id, text])
  }
})

test('every text is one short Japanese sentence without a full stop, and none stands twice in a questionnaire', () => {
  for (const { text } of both) {
    expect(text).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、]+$/u)
    expect(text.length).toBeGreaterThanOrEqual(3)
    expect(text.length).toBeLessThanOrEqual(32)
  }
  expect(new Set(personalityItems.map(({ text }) => text)).size).toBe(116)
  expect(new Set(temperamentItems.map(({ text }) => text)).size).toBe(80)
})

test('all 196 items are far below 60 KB gzip', () => {
  expect(gzipSync(JSON.stringify(both)).length).toBeLessThan(12_000)
})
