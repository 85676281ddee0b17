import { describe, expect, test } from 'vitest'
import { normalise } from '#server/domain/search/normalise.ts'
import { synonymGroups, synonymsOf } from './synonyms.ts'

const finds = (word: string, other: string) => synonymsOf(normalise(word)).includes(normalise(other))

describe('synonyms', () => {
  test.each([
    ['SE', 'システムエンジニア'],
    ['営業', 'セールス'],
    ['人事', 'HR'],
    ['リモート', '在宅'],
    ['JavaScript', 'JS'],
  ])('%s and %s find each other', (one, other) => {
    expect(finds(one, other)).toBe(true)
    expect(finds(other, one)).toBe(true)
  })

  test.each([
    ['エンジニア', 'SE'],
    ['クラウド', 'AWS'],
    ['金融', '銀行'],
    ['語学', '英語'],
  ])('%s finds %s, not the other way round', (broad, narrow) => {
    expect(finds(broad, narrow)).toBe(true)
    expect(finds(narrow, broad)).toBe(false)
  })

  test('the table is large, and no word is its own synonym', () => {
    expect(synonymGroups).toBeGreaterThanOrEqual(60)
    for (const word of ['se', 'エンジニア', '営業']) expect(synonymsOf(word)).not.toContain(word)
  })

  test('a word nobody listed has none', () => {
    expect(synonymsOf('存在しない')).toEqual([])
  })
})
