import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { provenExpression, unprovenExpression } from './search-expression.ts'

const unproven = (typed: string): string => {
  const { words } = parseQuery(typed)
  return unprovenExpression(words, provenExpression(words) ?? '')
}

test('of one word that needs proof only the forms that do are looked for', () => {
  expect(unproven('営業')).toBe("(('セル' & 'ルス')) & !((('営業') | 'Jsales' | 'Jinside_sales'))")
})

test('a form that is found as a whole word alone needs proof however short it is', () => {
  expect(provenExpression(parseQuery('プログラマー').words)).toBe("(('Wpg') | 'Jsoftware')")
  expect(unproven('プログラマー')).toContain(" | ('コダ')) & !(")
})

test('of a word beside it everything is', () => {
  expect(unproven('営業 "寮"')).toBe(
    "(('セル' & 'ルス')) & (('寮')) & !((('営業') | 'Jsales' | 'Jinside_sales') & (('寮')))",
  )
})

test('of two that need proof everything is, since one may be proven where the other is not', () => {
  expect(unproven('営業 看護')).toContain(
    "'Jsales' | 'Jinside_sales') & (('看護') | ('ナス') | 'Jmedical') & !(",
  )
})
