import { getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { costMax, costlyFrom } from './cost-limit.ts'
import { operationCost } from './operation-cost.ts'

const schema = buildSchema()
const cost = (query: string, values: Record<string, unknown> = {}, name: string | null = null) =>
  operationCost(schema, parse(query), name, values)

const ads = (inside: string, first = 20) => `{ jobPosts(first: ${first}) { ${inside} } }`
const nodes = 'edges { node { id company { id } } }'

test('a list costs by its length and by what hangs on each item', () => {
  const one = cost(ads(nodes, 1))
  const two = cost(ads(nodes, 2))
  expect(cost(ads(nodes, 50))).toBe(one + 49 * (two - one))
  expect(cost(ads('edges { node { id } }', 50))).toBeLessThan(cost(ads(nodes, 50)))
})

test.each(['total { value }', 'facets { kind { code } }'])('%s costs on top, whatever the length', (part) => {
  const extra = (first: number) => cost(ads(`${part} ${nodes}`, first)) - cost(ads(nodes, first))
  expect(extra(1)).toBeGreaterThanOrEqual(50)
  expect(extra(50)).toBe(extra(1))
})

test('facets are costly, a page without them is not', () => {
  expect(cost(ads(`total { value } facets { kind { code } } ${nodes}`))).toBeGreaterThanOrEqual(costlyFrom)
  expect(cost(ads(`total { value } ${nodes}`))).toBeLessThan(costlyFrom)
})

test.each([
  ['first', 'query($n: Int!) { openJobPosts(first: $n) { id } }', 10, 200],
  ['limit', 'query($n: Int!) { sitemapEntries(subject: company, limit: $n) { id } }', 10, 5_000],
  ['size', 'query($n: Int!) { sitemapParts(subject: company, size: $n) { after } }', 50_000, 1_000],
  [
    'first of a search',
    'query($n: Int!) { search(query: "a", first: $n) { infos { edges { node { id } } } } }',
    1,
    50,
  ],
])('%s counts, also as a variable', (_, query, little, much) => {
  const literal = (n: number) => cost(query.replace('query($n: Int!) ', '').replace('$n', String(n)))
  expect(literal(much)).toBeGreaterThan(literal(little))
  expect(cost(query, { n: much })).toBe(literal(much))
  expect(cost(query, { n: little })).toBe(literal(little))
})

test('a variable that is not given has its default, then the argument’s', () => {
  const query = (head: string) => `query(${head}) { jobPosts(first: $n) { edges { node { id } } } }`
  expect(cost(query('$n: Int = 50'))).toBe(cost(ads('edges { node { id } }', 50)))
  expect(cost(query('$n: Int'))).toBe(cost('{ jobPosts { edges { node { id } } } }'))
  expect(cost('{ jobPosts { edges { node { id } } } }')).toBe(cost(ads('edges { node { id } }', 20)))
})

test('parts of one entry each are as many as there are rows', () => {
  expect(cost('{ sitemapParts(subject: job_post, size: 1) { after } }')).toBeGreaterThan(costMax)
})

test('lists inside of lists multiply, through fragments as well', () => {
  const direct =
    '{ companies(first: 30) { edges { node { jobPosts(first: 5) { edges { node { id } } } } } } }'
  const spread =
    'fragment C on Company { jobPosts(first: 5) { edges { ...E } } } fragment E on JobPostEdge { node { id } } { companies(first: 30) { edges { node { ...C } } } }'
  expect(cost(direct)).toBeGreaterThan(costMax)
  expect(cost(spread)).toBe(cost(direct))
})

test('the same list under other names counts each time', () => {
  const list = (name: string) =>
    `${name}: jobPosts(first: 50) { total { value } facets { kind { code } } edges { node { id } } }`
  expect(cost(`{ ${list('a')} ${list('b')} }`)).toBe(2 * cost(`{ ${list('a')} }`))
  expect(
    cost(`{ ${Array.from({ length: 15 }, (_, index) => list(`a${index}`)).join(' ')} }`),
  ).toBeGreaterThan(costMax)
})

test('the schema tells tools of itself, and is not read again and again in one operation', () => {
  expect(cost(getIntrospectionQuery())).toBeGreaterThan(0)
  expect(cost(getIntrospectionQuery())).toBeLessThan(costMax)
  const many = (letter: string, count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `${letter}${index}: ${field}`).join(' ')
  const wide = `{ __schema { ${many('a', 5, 'types { ...F }')} } }
    fragment F on __Type { ${many('b', 5, 'fields { type { ...G ofType { ...G } } }')} }
    fragment G on __Type { ${many('c', 4, 'fields { args { name } type { name } }')} }`
  expect(cost(wide)).toBeGreaterThan(costMax)
  expect(
    cost(`{ ${many('d', 15, '__type(name: "JobPost") { fields { type { fields { args { name } } } } }')} }`),
  ).toBeGreaterThan(cost('{ __type(name: "JobPost") { name } }'))
})

test('a write is not costly, several in one operation are, and many are too many', () => {
  const writes = (count: number) =>
    cost(
      `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: announcePasswordChange`).join(' ')} }`,
    )
  expect(writes(1)).toBeLessThan(costlyFrom)
  expect(writes(2)).toBeGreaterThanOrEqual(costlyFrom)
  expect(writes(7)).toBeGreaterThan(costMax)
})

test('the operation that is named is the one that is counted', () => {
  const query = 'query A { infos { edges { node { id } } } } query B { __typename }'
  expect(cost(query, {}, 'A')).toBeGreaterThan(0)
  expect(cost(query, {}, 'B')).toBe(0)
})

test('fragments that spread each other twice are counted once each', () => {
  const levels = 60
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Company { id ...F${level + 1} ...F${level + 1} }`,
  )
  const query = `${fragments.join(' ')} fragment F${levels} on Company { openJobPosts } { company(id: "x") { ...F0 } }`
  expect(cost(query)).toBeGreaterThan(costMax)
})

const id = '0198c2a0-1111-7000-8000-0123456789ab'
const company = `companyId: "${id}"`

test.each([
  [`adInterviews(${company}, jobPostId: "${id}") { slots { id } waiting { id } }`, costMax],
  [`bulkCandidates(${company}) { candidates { id } }`, costMax],
  [`applicant(${company}, id: "${id}") { id }`, costlyFrom],
  [`applicantNeighbours(${company}, id: "${id}") { next }`, costlyFrom],
])('fifteen of %s cost more than %i, and one less', (field, most) => {
  const several = Array.from({ length: 15 }, (_, index) => `a${index}: ${field}`).join('\n')
  expect(cost(`{ ${several} }`)).toBeGreaterThan(most)
  expect(cost(`{ ${field} }`)).toBeLessThanOrEqual(most)
})
