import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { isUnproven, searchExpression } from './search-expression.ts'
import { indexedDocument, quoted, searchShadow, searchTerms, type SearchDocument } from './search-terms.ts'

const document: SearchDocument = {
  title: '営業',
  company: ['みらい'],
  occupation: [],
  workplaces: [],
  tags: [''],
  body: ["O'Reilly", 'node.js'],
  boilerplate: ['介護休業', '変更'],
  occupationCode: 'sales',
}

/** The lexemes of a literal, unquoted. */
const lexemes = (literal: string): string[] =>
  Array.from(literal.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g), ([, lexeme = '']) => lexeme)

describe('searchTerms', () => {
  test('holds characters, pairs and whole Latin words, by field', () => {
    const terms = lexemes(searchTerms(indexedDocument(document)))
    expect(terms).toEqual(
      expect.arrayContaining(['営業', 'A業', 'A営', 'A営業', 'B営業', 'Bミラ', 'ミラ', 'ライ']),
    )
    expect(terms).toEqual(expect.arrayContaining(['Wnode.js', 'Wnode', 'Wjs']))
    // The company's name is no part of the title, nor the body of the facts.
    expect(terms).not.toContain('Aミラ')
    expect(terms).not.toContain('BWnode')
    // What every ad says alike is no part of the work.
    expect(terms).toEqual(expect.arrayContaining(['変更', 'Jsales', 'CWnode']))
    expect(terms).not.toContain('C変更')
    // A character has the narrowest mark alone.
    expect(terms).toEqual(expect.arrayContaining(['A営', 'Bミ', 'Cn', '変']))
    for (const wider of ['B営', 'C営', '営', 'ミ', 'n']) expect(terms).not.toContain(wider)
    expect(new Set(terms).size).toBe(terms.length)
  })

  test('holds listed words whole, and a character that takes two units as one', () => {
    const terms = lexemes(searchTerms(indexedDocument({ ...document, company: ['𩸽の書類選考'] })))
    expect(terms).toEqual(expect.arrayContaining(['BD書類選考', 'CD書類選考', 'D書類選考', 'B𩸽']))
    for (const other of ['AD書類選考', 'C𩸽', '𩸽']) expect(terms).not.toContain(other)
  })

  test('a word of the law is found by the whole of it alone', () => {
    const terms = lexemes(searchTerms(indexedDocument(document)))
    expect(terms).not.toContain('介護')
    expect(terms).not.toContain('休業')
    const [care, leave] = ['介護', '介護休業'].map((typed) =>
      lexemes(
        searchExpression(
          parseQuery(typed).words.map((word) => ({
            ...word,
            forms: word.forms.slice(0, 1),
            occupations: [],
          })),
          'any',
          'pairs',
        ),
      ),
    )
    expect(leave?.filter((term) => terms.includes(term))).toHaveLength(1)
    expect(care?.filter((term) => terms.includes(term))).toEqual([])
  })

  test('a Latin word that is longer than a lexeme may be stands there with its beginning', () => {
    const word = 'https://example.jp/?' + 'ab'.repeat(2000)
    const terms = lexemes(searchTerms(indexedDocument({ ...document, body: [word, `${'.'.repeat(5000)}x`] })))
    expect(Math.max(...terms.map((term) => Buffer.byteLength(term)))).toBeLessThan(2046)
    expect(terms).toContain(`CW${'ab'.repeat(500)}`)
    expect(terms).toContain('CWx')
    const typed = lexemes(searchExpression(parseQuery('ab'.repeat(100)).words, 'any', 'listed'))
    expect(typed.filter((each) => terms.some((term) => term.startsWith(each)))).toHaveLength(1)
  })

  test('no text breaks out of its quotes', () => {
    expect(quoted(`a'b\\`)).toBe(`'a''b\\\\'`)
    const literal = searchTerms(indexedDocument({ ...document, title: `'\\' '\\\\'' :*` }))
    expect(literal.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '').trim()).toBe('')
  })
})

test('the shadow has the title first, then the facts, then the body', () => {
  expect(searchShadow(indexedDocument(document))).toBe('営業\nミライ\n\no reilly\nnode.js\n\n\n\ue000\n変更')
})

test('what a text itself has of the characters that stand for phrases is dropped', () => {
  const title = 'a\ue000b\uf8ff'
  const indexed = indexedDocument({ ...document, title, boilerplate: [] })
  expect(searchShadow(indexed)).toMatch(/^ab\n/)
  expect(lexemes(searchTerms(indexed)).join('')).not.toMatch(/[\ue000-\uf8ff]/)
})

describe('searchExpression', () => {
  test.each([
    ['"営"', "((('A営' | 'B営' | 'C営' | '営')))"],
    ['"営業"', "(('営業'))"],
    ['"営業部" "法人 部"', "(('営業' & '業部')) & (('法人' & ('A部' | 'B部' | 'C部' | '部')))"],
    ['営業', "(('営業') | ('セル' & 'ルス') | 'Jsales' | 'Jinside_sales')"],
    ['"js"', "(('Wjs'))"],
    ['"java"', "(('Wjava':*))"],
    ['"o\'r"', "((('Ao' | 'Bo' | 'Co' | 'o') & ('Ar' | 'Br' | 'Cr' | 'r')))"],
    ['"\\"', ''],
  ])('%s', (typed, expected) => {
    expect(searchExpression(parseQuery(typed).words, 'any', 'pairs')).toBe(expected)
  })

  test('the mark of a field stands in front of every lexeme', () => {
    expect(searchExpression(parseQuery('"営業" "js"').words, 'title', 'pairs')).toBe(
      "(('A営業')) & (('AWjs'))",
    )
  })

  test('one and two characters are proven by the index, more are not', () => {
    const proofs = parseQuery('"営" "営業" "営業部" "java" "a b"').words.map((word) =>
      isUnproven(word, 'pairs'),
    )
    expect(proofs).toEqual([false, false, true, false, true])
    // A form that is found as a whole word only says less by its pairs than it asks.
    const word = { written: 'コダ', forms: ['コダ'], whole: [], occupations: [] }
    expect([word, { ...word, whole: ['コダ'] }].map((each) => isUnproven(each, 'pairs'))).toEqual([
      false,
      true,
    ])
  })
})
