import { parse, type DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { operationCost } from './operation-cost.ts'
import { createCostOf } from './remembered-cost.ts'

const schema = buildSchema()

const remembered = () => {
  const costOf = createCostOf()
  return (...[asked, name, values]: [DocumentNode, string, Record<string, unknown>]): number =>
    costOf(schema, asked, name, values)
}
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
  const costOf = remembered()
  const expected = asked.map(([name, values]) => operationCost(schema, document, name, values))
  // Some of them differ in each of the two, or nothing would be shown.
  expect(new Set(expected).size).toBeGreaterThan(5)
  for (const _ of ['first', 'again'])
    expect(asked.map(([name, values]) => costOf(document, name, values))).toEqual(expected)
})

test('an operation that there is not costs none of those that there are', () => {
  const costOf = remembered()
  expect(costOf(document, 'B n:200', {})).toBe(0)
  expect(costOf(document, 'B', { n: 200 })).toBe(operationCost(schema, document, 'B', { n: 200 }))
})

test('no name of a variable is taken for another variable with its number', () => {
  const costOf = remembered()
  const values = { words: '営業', n: 200 }
  const expected = operationCost(schema, document, 'A', values)
  for (const name of ['words: n', 'words:\nn', 'words: n:200\nA\n'])
    expect(costOf(document, 'A', { [name]: 200 })).toBeLessThan(expected)
  expect(costOf(document, 'A', values)).toBe(expected)
})

test('more measures than are remembered change nothing', () => {
  const costOf = remembered()
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
  const costOf = remembered()
  expect(costOf(document, ...cheap)).toBe(operationCost(schema, document, ...cheap))
  expect(costOf(document, ...dear)).toBe(operationCost(schema, document, 'B', { n: 200 }))
})

test('a document is walked once for each measure, of so many and no longer ones', () => {
  const costOf = remembered()
  let walks = 0
  const watched: DocumentNode = {
    ...document,
    get definitions() {
      walks += 1
      return document.definitions
    },
  }
  const ask = (values: Record<string, unknown>): number => {
    walks = 0
    costOf(watched, 'B', values)
    return walks
  }
  const numbers = Array.from({ length: 64 }, (_, n) => n)
  for (const walked of [1, 0]) expect(numbers.filter((n) => ask({ n }) !== walked)).toEqual([])
  // One more: all of them are forgotten.
  expect([ask({ n: 64 }), ask({ n: 64 }), ask({ n: 0 })]).toEqual([1, 0, 1])
  const named = (length: number) => ({ ['n'.repeat(length)]: 1 })
  expect([ask(named(245)), ask(named(245))]).toEqual([1, 0])
  expect([ask(named(246)), ask(named(246))]).toEqual([1, 1])
})
