import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { asksForCards, cardsAsked } from './asks-for-cards.ts'

/** What a resolver of the field `list` is told of a document. */
const infoOf = (text: string) => {
  const fieldNodes: FieldNode[] = []
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
    else if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const selection of definition.selectionSet.selections)
        if (selection.kind === Kind.FIELD) fieldNodes.push(selection)
  }
  return { fieldNodes, fragments }
}
const isCards = (text: string): boolean => asksForCards(infoOf(text), ['edges', 'node'])

test.each([
  '{ list { total { value } } }',
  '{ list { edges { cursor node { __typename id title } } } }',
  '{ list { edges { node { hours { __typename note } wage { unit min max } company { id displayName } } } } }',
  '{ list { edges { node { workplaces { street } workplacesInRange { name } } } } }',
  '{ list { edges { node { ... on JobPost { id } ...A } } } } fragment A on JobPost { kind ...B } fragment B on JobPost { remote }',
  '{ list { edges { node { duties: title } } } }',
])('a card holds it: %s', (text) => {
  expect(isCards(text)).toBe(true)
})

test.each([
  '{ list { edges { node { id duties } } } }',
  '{ list { edges { node { title: duties } } } }',
  '{ list { edges { node { hours { note startsAt } } } } }',
  '{ list { edges { node { company { ...C } } } } } fragment C on Company { ... on Company { legalName } }',
  '{ list { edges { node { company { displayName } company { openJobPosts } } } } }',
  '{ list { edges { node { ... on JobPost { duties } } } } }',
  '{ list { edges { node { ... { ... on JobPost { duties } } } } } }',
  '{ list { edges { ...E } } } fragment E on Edge { node { ...A } } fragment A on JobPost { ...B } fragment B on JobPost { duties }',
  '{ list { edges { node { duties } } edges { node { id } } } }',
  '{ list { edges { node { id } node { duties } } } }',
  '{ list { edges { node { id } } } list { edges { node { duties } } } }',
  '{ list { edges { node { duties } } } list { edges { node { id } } } }',
  '{ list { edges { node { duties @skip(if: true) } } } }',
  '{ list { edges { node { constructor } } } }',
])('a card does not hold it: %s', (text) => {
  expect(isCards(text)).toBe(false)
})

test('fragments that spread each other twice are gone through once', () => {
  const levels = Array.from(
    { length: 16 },
    (_, at) => `fragment F${at} on JobPost { ...F${at + 1} ...F${at + 1} }`,
  )
  const { fieldNodes, fragments } = infoOf(
    `{ list { edges { node { ...F0 } } } } ${levels.join(' ')} fragment F16 on JobPost { id }`,
  )
  const looked: unknown[] = []
  const watched = new Proxy(fragments, {
    get: (all, name: string) => {
      looked.push(name)
      return all[name]
    },
  })
  expect(asksForCards({ fieldNodes, fragments: watched }, ['edges', 'node'])).toBe(true)
  expect(looked).toHaveLength(17)
})

test.each([
  ['{ ad { similar(first: 4) { id title } } }', 4],
  ['{ ad { title like: similar(first: 1) { id } } }', 1],
  [`{ ad { ...A } } fragment A on JobPost { similar(first: ${limits.pageSize}) { id } }`, limits.pageSize],
  [`{ ad { similar(first: ${limits.pageSize + 1}) { id } } }`, null],
  ['{ ad { similar(first: 0) { id } } }', null],
  ['{ ad { similar(first: -1) { id } } }', null],
  ['{ ad { similar { id } } }', null],
  ['{ ad { similar(first: $many) { id } } }', null],
  ['{ ad { similar(first: 4) { id duties } } }', null],
  ['{ ad { similar(first: 4) { id } more: similar(first: 8) { id } } }', null],
  ['{ ad { similar(first: 4) { id } } ad { similar(first: 8) { id } } }', null],
  ['{ ad { title } }', null],
] as const)('so many cards are asked for: %s', (text, many) => {
  expect(cardsAsked(infoOf(text), 'similar')).toBe(many)
})

test.each([
  ['{ company { ads(first: 5) { total { value } edges { node { id title } } } } }', 5],
  ['{ company { ads(first: 5) { edges { node { id duties } } } } }', null],
  ['{ company { ads { edges { node { id } } } } }', null],
] as const)('so many cards of a list with pages are asked for: %s', (text, many) => {
  expect(cardsAsked(infoOf(text), 'ads', ['edges', 'node'])).toBe(many)
})
