import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RelatedJobPostsQuery } from '#operations/articles.ts'
import { CompanyQuery } from '#operations/companies.ts'
import { JobPostQuery } from '#operations/job-post.ts'
import { JobPostListQuery } from '#operations/job-posts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { daysFromNow, insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { recordStatements } from '#server/backend/testing/statements.ts'

type Listed = { id: string; jobPosts: { edges: { node: { id: string } }[] } }

let handle: DatabaseHandle
let texts: string[] = []
let ask: ReturnType<typeof createTestBackend>['ask']
let first = ''
let companyId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  for (let company = 0; company < 4; company++) {
    const id = await insertCompany(handle.database, {
      displayName: `会社${company}`,
      kana: `カイシャ${company}`,
    })
    for (let ad = 0; ad < 3; ad++) first = await insertJobPost(handle.database, id)
    companyId = id
  }
  // Older than those: not among the newest.
  await insertJobPost(handle.database, companyId, { kind: 'part_time', publishAt: daysFromNow(-9) })
  const { database, statements } = recordStatements(handle)
  texts = statements
  ask = createTestBackend({ ...handle, database }).ask
})
afterAll(() => handle.close())

const counted = async (query: string, variables: Record<string, unknown> = {}): Promise<number> => {
  texts.length = 0
  const { errors } = await ask(query, variables)
  expect(errors).toBeUndefined()
  return texts.length
}

const ad =
  'id title workplaces { city } workplacesInRange { city } company { displayName openJobPosts } wage { min }'

test('a list of ads takes as many queries for two as for twelve', async () => {
  const query = `query($n: Int) { jobPosts(first: $n, filter: { q: "営業" }) {
    total { value } pageInfo { endCursor } understood { terms } edges { highlight { title { text } } node { ${ad} } }
  } }`
  const few = await counted(query, { n: 2 })
  // Places with the count, ads with their companies and workplaces, open ads of companies.
  expect(few).toBe(3)
  expect(await counted(query, { n: 12 })).toBe(few)
})

test('facets take one query, with filters one more for each that lexemes lead to and one that looks how many there are', async () => {
  const query =
    'query($f: JobPostFilter) { jobPosts(filter: $f, first: 1) { facets { kind { code } prefecture { code } } } }'
  expect(await counted(query, { f: { kind: ['new_grad'] } })).toBe(4)
  expect(await counted(query, { f: { kind: ['new_grad'], prefecture: ['13'], wage: 200_000 } })).toBe(5)
})

test.each([
  ['"お客さまを訪問し"', 13],
  ['"訪問しお客さまを"', 0],
])('texts that prove %s are read for the %i ads, not again for their facets', async (q, value) => {
  const query =
    'query($f: JobPostFilter) { jobPosts(filter: $f) { total { value } facets { kind { code } } } }'
  await counted(query, { f: { q } })
  expect(texts.filter((text) => text.includes('job_search_text'))).toHaveLength(1)
  expect(await ask(query, { f: { q } })).toMatchObject({ data: { jobPosts: { total: { value } } } })
})

test('unfiltered facets are counted once', async () => {
  const query = '{ jobPosts { facets { kind { code count } } } }'
  expect(await counted(query)).toBe(2)
  expect(await counted(query)).toBe(0)
})

test('what cards do not show of the ads of a list is read for all of them together', async () => {
  const whole = '{ edges { node { duties holidays workplaces { city } company { displayName kana } } } }'
  // The cards at their places; the whole ads with their companies; the companies are asked for beside them.
  expect(await counted(`{ jobPosts(sort: newest) ${whole} }`)).toBe(3)
  // The company, its cards at their places, the whole ads.
  expect(
    await counted('query($id: ID!) { company(id: $id) { jobPosts ' + whole + ' } }', { id: companyId }),
  ).toBe(3)
})

test('an ad with its company and similar ads', async () => {
  const query = `query($id: ID!) { jobPost(id: $id) { ${ad} similar(first: 4) { ${ad} } } }`
  // The ad with company, workplaces and open ads of it; ads like it with theirs; open ads of their companies.
  expect(await counted(query, { id: first })).toBe(3)
  const more = `query($id: ID!) { jobPost(id: $id) { ${ad} similar(first: 11) { ${ad} } } }`
  expect(await counted(more, { id: first })).toBe(await counted(query, { id: first }))
})

test('several of what a page is about are asked for together, and say what each says alone', async () => {
  const { data } = await ask(
    '{ companies(first: 4) { edges { node { id jobPosts(first: 1) { edges { node { id } } } } } } }',
  )
  const { edges } = (data as { companies: { edges: { node: Listed }[] } }).companies
  const companyIds = edges.map(({ node }) => node.id)
  const ads = edges.flatMap(({ node }) => node.jobPosts.edges.map((edge) => edge.node.id))
  expect([companyIds.length, ads.length]).toEqual([4, 4])
  const parts = {
    jobPost: [`title openings company { openJobPosts } similar(first: 2) { id title }`, ads, 3],
    company: ['displayName legalName openJobPosts photos { alt }', companyIds, 2],
  } as const
  for (const [field, [selection, ids, cost]] of Object.entries(parts)) {
    const all = `{ ${ids.map((id, n) => `a${n}: ${field}(id: "${id}") { ${selection} }`).join(' ')} }`
    expect(await counted(all)).toBe(cost)
    const together = Object.values((await ask(all)).data ?? {})
    const alone = await Promise.all(
      ids.map(async (id) => (await ask(`{ ${field}(id: "${id}") { ${selection} } }`)).data?.[field]),
    )
    expect(together).toEqual(alone)
  }
})

test('a directory of companies takes as many queries for one as for four', async () => {
  const query =
    'query($n: Int) { companies(first: $n) { total { value } edges { node { displayName openJobPosts } } } }'
  expect(await counted(query, { n: 1 })).toBe(2)
  expect(await counted(query, { n: 4 })).toBe(2)
})

test.each([
  // The ad with its company; those like it.
  ['an ad', JobPostQuery, () => ({ id: first }), 2],
  // The ads at their places; facets are counted already.
  ['the list', JobPostListQuery, () => ({ filter: {}, sort: 'newest', page: 1 }), 1],
  ['the list by relevance', JobPostListQuery, () => ({ filter: {}, sort: 'relevance', page: 1 }), 1],
  // The company with how many ads are open; its photos; its ads at their places.
  ['a company', CompanyQuery, () => ({ id: companyId }), 3],
  // The ads of the company at their places, with the company; facets.
  [
    'the list of a company',
    JobPostListQuery,
    () => ({ filter: { company: companyId }, sort: 'newest', page: 1 }),
    2,
  ],
  // The places of the related ones, the newest with their ads; the ads of the former.
  ['an article', RelatedJobPostsQuery, () => ({ filter: { kind: ['part_time'] } }), 3],
  // Both lists are the same.
  ['an article of any kind', RelatedJobPostsQuery, () => ({ filter: {} }), 1],
] as const)('the page of %s takes so many queries', async (_, operation, variables, cost) => {
  await ask(print(JobPostListQuery), { filter: {}, sort: 'newest', page: 1 })
  expect(await counted(print(operation), variables())).toBe(cost)
})

test.each([
  ['the list', JobPostListQuery, () => ({ filter: {}, sort: 'newest', page: 1 })],
  ['a filtered list', JobPostListQuery, () => ({ filter: { kind: ['part_time'] }, sort: 'newest', page: 1 })],
  [
    'the list of a company',
    JobPostListQuery,
    () => ({ filter: { company: companyId }, sort: 'newest', page: 1 }),
  ],
  ['a company', CompanyQuery, () => ({ id: companyId })],
  ['an article', RelatedJobPostsQuery, () => ({ filter: {} })],
] as const)('cards of %s are read without the long texts of their ads', async (_, operation, variables) => {
  await counted(print(operation), variables())
  expect(texts.some((text) => text.includes('title'))).toBe(true)
  expect(texts.filter((text) => text.includes('duties'))).toEqual([])
})

test('ads like one are read without their long texts, and the one with them', async () => {
  await counted(print(JobPostQuery), { id: first })
  expect(texts.filter((text) => text.includes('duties'))).toHaveLength(1)
})
