import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { operationCost } from './operation-cost.ts'
import { createCostOf } from './remembered-cost.ts'

const schema = buildSchema()
const document = parse(`
  query A($n: Int = 50, $words: String) {
    search(query: $words, first: $n) { infos { edges { node { id } } } }
    openJobPosts(first: $n) { id }
  }
  query B($n: Int) { openJobPosts(first: $n) { id } }
`)

type Asked = readonly [name: string, values: Record<string, unknown>]

const asked: readonly Asked[] = [
  ['A', {}],
  ['A', { n: 1 }],
  ['A', { n: 200 }],
  ['A', { n: null }],
  ['A', { n: undefined }],
  ['A', { words: '営業', n: 3 }],
  ['A', { words: '企画', n: 3 }],
  ['B', {}],
  ['B', { n: 1 }],
  ['B', { n: 200 }],
  ['B', { ['n'.repeat(300)]: 1, n: 7 }],
  ['C', { n: 1 }],
]

test('costs asked for again are those of the operation and its variables', () => {
  const costOf = createCostOf(schema)
  const expected = asked.map(([name, values]) => operationCost(schema, document, name, values))
  // Some of them differ in each of the two, or nothing would be shown.
  expect(new Set(expected).size).toBeGreaterThan(5)
  for (const _ of ['first', 'again'])
    expect(asked.map(([name, values]) => costOf(document, name, values))).toEqual(expected)
})

test('more measures than are remembered change nothing', () => {
  const costOf = createCostOf(schema)
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  const costs = () => numbers.map((n) => costOf(document, 'B', { n }))
  expect(costs()).toEqual(numbers.map((n) => operationCost(schema, document, 'B', { n })))
  expect(costs()).toEqual(costs())
})

test.each<[string, Asked, Asked]>([
  ['the name of a variable', ['B', { 'x: n': 200 }], ['B', { x: '', n: 200 }]],
  ['the name of an operation', ['B n:200', {}], ['B', { n: 200 }]],
  ['a name with a number', ['B', { 'n:200 x': '' }], ['B', { n: 200, x: '' }]],
])('%s is never taken for the number of another variable', (_, cheap, dear) => {
  const costOf = createCostOf(schema)
  expect(costOf(document, ...cheap)).toBe(operationCost(schema, document, ...cheap))
  expect(costOf(document, ...dear)).toBe(operationCost(schema, document, 'B', { n: 200 }))
})
