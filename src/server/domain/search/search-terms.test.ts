import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { isUnproven, searchExpression } from './search-expression.ts'
import { searchShadow, searchTerms, type SearchDocument } from './search-terms.ts'

const document: SearchDocument = {
  title: '営業',
  company: ['みらい'],
  occupation: [],
  workplaces: [],
  tags: [''],
  body: ["O'Reilly", 'node.js'],
}

/** The lexemes of a literal, unquoted. */
const lexemes = (literal: string): string[] =>
  Array.from(literal.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g), ([, lexeme = '']) => lexeme)

describe('searchTerms', () => {
  test('holds characters, pairs and whole Latin words, by field', () => {
    const terms = lexemes(searchTerms(document))
    expect(terms).toEqual(
      expect.arrayContaining(['営', '営業', '業', 'A営', 'A営業', 'B営業', 'Bミラ', 'ミラ', 'ライ']),
    )
    expect(terms).toEqual(expect.arrayContaining(['Wnode.js', 'Wnode', 'Wjs']))
    // The company's name is no part of the title, nor the body of the facts.
    expect(terms).not.toContain('Aミラ')
    expect(terms).not.toContain('BWnode')
    expect(new Set(terms).size).toBe(terms.length)
  })

  test('no text breaks out of its quotes', () => {
    const literal = searchTerms({ ...document, title: `'\\' '\\\\'' :*` })
    expect(literal.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '').trim()).toBe('')
  })
})

test('the shadow has the title first, then the facts, then the body', () => {
  expect(searchShadow(document)).toBe('営業\nミライ\n\no reilly\nnode.js')
})

describe('searchExpression', () => {
  test.each([
    ['"営"', "(('営'))"],
    ['"営業"', "(('営業'))"],
    ['"営業部" "法人 部"', "(('営業' & '業部')) & (('法人' & '部'))"],
    ['営業', "(('営業') | ('セル' & 'ルス'))"],
    ['"js"', "(('Wjs'))"],
    ['"java"', "(('Wjava':*))"],
    ['"o\'r"', "(('o' & 'r'))"],
    ['"\\"', ''],
  ])('%s', (typed, expected) => {
    expect(searchExpression(parseQuery(typed).words, '')).toBe(expected)
  })

  test('the mark of a field stands in front of every lexeme', () => {
    expect(searchExpression(parseQuery('"営業" "js"').words, 'A')).toBe("(('A営業')) & (('AWjs'))")
  })

  test('one and two characters are proven by the index, more are not', () => {
    const proofs = parseQuery('"営" "営業" "営業部" "java" "a b"').words.map(isUnproven)
    expect(proofs).toEqual([false, false, true, false, true])
  })
})
