import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { buildSchema } from './build-schema.ts'

/** Each leaf below a type, as a selection: `title`, `wage { min }`. Fields that need arguments are left out. */
const leavesOf = (type: GraphQLObjectType, deeper = true): string[] =>
  Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const inner = getNamedType(of)
    if (args.some((arg) => arg.type.toString().endsWith('!'))) return []
    if (isLeafType(inner)) return [name]
    if (!isObjectType(inner) || !deeper || inner.name.endsWith('Connection')) return []
    return leavesOf(inner, inner.name !== 'JobPost' && inner.name !== 'Company').map(
      (leaf) => `${name} { ${leaf} }`,
    )
  })

const jobPost = buildSchema().getType('JobPost')
if (!isObjectType(jobPost)) throw new Error('JobPost is no object type')
const leaves = leavesOf(jobPost)

/** What an ad says alone, by its id and the field: asked for once. */
const known = new Map<string, unknown>()
const alone = async (id: string, field: string): Promise<unknown> => {
  const key = `${id} ${field}`
  if (!known.has(key)) known.set(key, (await ask(`{ jobPost(id: "${id}") { ${field} } }`)).data?.['jobPost'])
  return known.get(key)
}

let handle: DatabaseHandle
let ask: ReturnType<typeof createTestBackend>['ask']
let first = ''
let companyId = ''

type Ad = { id: string }
/** The ads that each way of asking for several answers, asked for one more field than their ids. */
const ways = {
  'the newest': [
    (field: string) => `{ jobPosts(sort: newest) { edges { node { id ${field} } } } }`,
    ({ jobPosts }: Answer) => jobPosts?.edges.map(({ node }) => node),
  ],
  'a filtered list': [
    (field: string) =>
      `{ jobPosts(filter: { kind: [new_grad] }) { edges { highlight { title { text } snippet { text } } node { ...A } } } } fragment A on JobPost { id ${field} }`,
    ({ jobPosts }: Answer) => jobPosts?.edges.map(({ node }) => node),
  ],
  words: [
    (field: string) =>
      `{ jobPosts(filter: { q: "営業" }) { edges { highlight { title { text } snippet { text } } node { id ${field} } } } }`,
    ({ jobPosts }: Answer) => jobPosts?.edges.map(({ node }) => node),
  ],
  'a company': [
    (field: string) =>
      `{ company(id: "${companyId}") { jobPosts { edges { node { id } } } jobPosts { edges { node { ... on JobPost { ${field} } again: ${field} } } edges { node { id } } } } }`,
    ({ company }: Answer) => company?.jobPosts.edges.map(({ node }) => node),
  ],
  'those that come with a company': [
    (field: string) =>
      `{ company(id: "${companyId}") { jobPosts(first: 2) { edges { node { id ${field} } } } } }`,
    ({ company }: Answer) => company?.jobPosts.edges.map(({ node }) => node),
  ],
  'those that come with one they are like': [
    (field: string) => `{ jobPost(id: "${first}") { similar(first: 3) { id ${field} } } }`,
    ({ jobPost: ad }: Answer) => ad?.similar,
  ],
  'those like one': [
    (field: string) => `{ jobPost(id: "${first}") { similar { id __typename ${field} } } }`,
    ({ jobPost: ad }: Answer) => ad?.similar,
  ],
} as const

type List = { edges: { node: Ad }[] }
type Answer = { jobPosts?: List; company?: { jobPosts: List }; jobPost?: { similar: Ad[] } }

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const name of ['一社', '二社']) {
    companyId = await insertCompany(handle.database, { displayName: name, kana: 'シャ' })
    for (let ad = 0; ad < 2; ad++) first = await insertJobPost(handle.database, companyId)
  }
  ask = createTestBackend(handle).ask
})
afterAll(() => handle.close())

describe.each(Object.entries(ways))('ads of %s', (_, [query, adsOf]) => {
  test.each(leaves)('say what each says alone: %s', async (field) => {
    const { data, errors } = await ask(query(field))
    expect(errors).toBeUndefined()
    const ads = adsOf(data ?? {}) ?? []
    expect(ads.length).toBeGreaterThan(1)
    for (const ad of ads) expect(ad).toMatchObject(Object(await alone(ad.id, field)))
  })
})
