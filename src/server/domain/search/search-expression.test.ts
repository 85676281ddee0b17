import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { expressionsByProof } from './search-expression.ts'

const byPairs = (typed: string) => expressionsByProof(parseQuery(typed).words, 'pairs')
const unproven = (typed: string): string | null => byPairs(typed).unproven

test('of one word that needs proof only the forms that do are looked for', () => {
  expect(unproven('営業')).toBe("(('セル' & 'ルス')) & !((('営業') | 'Jsales' | 'Jinside_sales'))")
})

test('a form that is found as a whole word alone needs proof however short it is', () => {
  expect(byPairs('プログラマー').proven).toBe("(('Wpg') | 'Jsoftware')")
  expect(unproven('プログラマー')).toContain(" | ('コダ')) & !(")
})

test('of a word beside it everything is', () => {
  expect(unproven('営業 "寮"')).toBe(
    "(('セル' & 'ルス')) & ((('A寮' | 'B寮' | 'C寮' | '寮'))) & !((('営業') | 'Jsales' | 'Jinside_sales') & ((('A寮' | 'B寮' | 'C寮' | '寮'))))",
  )
})

test('of two that need proof everything is, since one may be proven where the other is not', () => {
  expect(unproven('営業 看護')).toContain(
    "'Jsales' | 'Jinside_sales') & (('看護') | ('ナス') | 'Jmedical') & !(",
  )
})

test('words that are listed are proven by one term each', () => {
  const byList = (typed: string) => expressionsByProof(parseQuery(typed).words, 'listed')
  expect(byList('"エンジニア"')).toEqual({ proven: "(('Dエンジニア'))", unproven: null })
  expect(byList('看護')).toEqual({ proven: "(('看護') | ('Dナス') | 'Jmedical')", unproven: null })
  expect(byList('"書類選考" "どこにもない"').proven).toBe(null)
})

test('of a word with a form that is not listed, those that are listed are proven', () => {
  const word = { written: '看護', forms: ['どこにもない'], whole: ['ナス'], occupations: [] }
  const { proven, unproven: rest } = expressionsByProof([word], 'listed')
  expect(proven).toBe("(('Dナス'))")
  expect(rest).toBe("(('どこ' & 'こに' & 'にも' & 'もな' & 'ない')) & !((('Dナス')))")
})

test('a listed word beside one that is not leaves the text that alone to prove', () => {
  const { proven, unproven: rest } = expressionsByProof(
    parseQuery('"書類選考" 営業 "会議資料の"').words,
    'listed',
  )
  expect(proven).toBe(null)
  expect(rest).toBe(
    "(('D書類選考')) & (('営業') | ('Dセルス') | 'Jsales' | 'Jinside_sales') & (('会議' & '議資' & '資料' & '料ノ'))",
  )
})
