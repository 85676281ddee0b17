import { describe, expect, test } from 'vitest'
import { readingLines } from '#server/domain/tables/reading-lines.ts'
import { editDistance } from './edit-distance.ts'
import { normalise } from './normalise.ts'
import { guessesFor, otherWritingsOf } from './other-writings.ts'
import { looseRomaji } from './romaji.ts'

const guessed = (...asked: Parameters<typeof guessesFor>) =>
  guessesFor(...asked).map(({ written }) => written)

test.each([
  ['kitten', 'sitting', 3, 3],
  ['abc', 'acb', 2, 1],
  ['abc', 'abc', 1, 0],
  ['', 'ab', 2, 2],
  ['abcdef', 'ghijkl', 2, 3],
])('from %s to %s', (one, other, most, distance) => {
  expect(editDistance(one, other, most)).toBe(distance)
})

test.each([
  ['shinjuku', 'sinzyuku'],
  ['eigyou', 'eigyo'],
  ['oosaka', 'osaka'],
  ['shimbashi', 'shinbashi'],
  ['ohno', 'ono'],
  ['chichibu', 'titibu'],
  ['fukushi', 'hukusi'],
])('%s is %s', (one, other) => {
  expect(looseRomaji(one)).toBe(looseRomaji(other))
})

describe('other writings', () => {
  test.each([
    ['しぶや', '渋谷'],
    ['なごや', '名古屋'],
    ['shinjuku', '新宿'],
    ['Sinzyuku', '新宿'],
    ['kaigo', '介護'],
    ['えんじにや', 'エンジニア'],
    ['てんぽうんえい', '店舗運営'],
    ['うんえい', '運営'],
    ['マーケティンク', 'マーケティング'],
    ['enginer', 'engineer'],
    ['どらいばー', null],
    ['デザイン', null],
    ['東京タワー', null],
    ['xyz', null],
    // Too short to tell a misspelling
    ['salse', null],
    ['かふあ', null],
  ])('%s: %s', (typed, expected) => {
    const found = otherWritingsOf(normalise(typed))
    if (expected === null) expect(found).toEqual([])
    else expect(found).toContain(normalise(expected))
  })

  test('the table of readings is small', () => {
    expect(new TextEncoder().encode(readingLines).byteLength).toBeLessThan(300_000)
  })
})

test.each([
  ['ぷろくらま', 'プログラマー'],
  ['施行管理', '施工管理'],
  ['desinger', 'designer'],
])('who typed %s may mean %s', (typed, meant) => {
  expect(guessed(normalise(typed), 5, [])).toContain(meant)
})

test('words that ads hold are guessed as they are written, the nearest first', () => {
  expect(guessed(normalise('北斗製作書'), 5, ['北斗製鉄所', '北斗製作所', '北斗'])).toEqual([
    '北斗製作所',
    '北斗製鉄所',
  ])
  expect(guessed(normalise('みらい商時'), 5, ['みらい商事'])).toEqual(['みらい商事'])
})

test('nothing is guessed of a word like no other', () => {
  expect(guessed(normalise('ありえない仕事の名前'), 5, ['営業', 'みらい商事'])).toEqual([])
})

test.each([
  ['another number', '週休3日', '週休2日'],
  ['another kanji in a short word', '公務員', '事務員'],
])('%s is no misspelling', (_, typed, other) => {
  expect(guessed(normalise(typed), 50, [other])).not.toContain(other)
})
test.each([
  ['営業織', '営業職', false],
  ['看護士', '看護師', false],
  ['総合職種', '総合職', true],
  ['マーケティンク', 'マーケティング', true],
])('%s may be meant by %s: %s', (typed, other, isMeant) => {
  expect(guessed(normalise(typed), 50, [other]).includes(other)).toBe(isMeant)
})
