import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseHandle } from './database/open.ts'
import { openTestDatabase } from './database/testing/database.ts'
import { costlyAtOnce } from './guards/cost-limit.ts'
import { createTestBackend, type GraphqlAnswer } from './testing/client.ts'
import { insertCompany, insertJobPost } from './testing/records.ts'

let handle: DatabaseHandle
let test1: ReturnType<typeof createTestBackend>
let adId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  test1 = createTestBackend(handle)
  adId = await insertJobPost(handle.database, await insertCompany(handle.database))
})
afterAll(() => handle.close())

const graphqlJson = 'application/graphql-response+json'
const json = async (response: Response) => (await response.json()) as GraphqlAnswer
const codes = (answer: GraphqlAnswer) => answer.errors?.map(({ extensions }) => extensions.code)
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  test1.backend.handle(
    new Request(`http://backend.test/graphql?${new URLSearchParams(parameters)}`, { headers }),
  )

describe('GraphQL over HTTP', () => {
  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json', 'application/json'],
    [graphqlJson, graphqlJson],
    [`${graphqlJson}; charset=utf-8, application/json;q=0.9`, graphqlJson],
    [`${graphqlJson};q=0.1, application/json`, 'application/json'],
    ['text/html, */*;q=0.1', 'application/json'],
  ])('Accept: %s is answered as %s', async (accept, type) => {
    const response = await test1.post({ query: '{ __typename }' }, accept === undefined ? {} : { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(await json(response)).toEqual({ data: { __typename: 'Query' } })
  })

  test.each(['text/html', 'text/event-stream', 'multipart/mixed', 'application/json;q=0'])(
    'Accept: %s alone is 406',
    async (accept) => {
      expect((await test1.post({ query: '{ __typename }' }, { accept })).status).toBe(406)
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json; charset=shift_jis',
  ])('a body of type %s is 415', async (type) => {
    const response = await test1.post('{"query":"{ __typename }"}', { 'content-type': type })
    expect(response.status).toBe(415)
    expect(codes(await json(response))).toEqual(['BAD_REQUEST'])
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('%s is 405', async (method) => {
    const response = await test1.backend.handle(new Request('http://backend.test/graphql', { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
  })

  test('a query may come by GET, a mutation may not', async () => {
    expect(await json(await get({ query: '{ __typename }' }))).toEqual({ data: { __typename: 'Query' } })
    const response = await get({ query: 'mutation { __typename }' }, { accept: graphqlJson })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect((await json(response)).data).toBeUndefined()
  })

  test('variables and the operation name come along', async () => {
    const query = 'query A($id: ID!) { jobPost(id: $id) { id } } query B { __typename }'
    const asked = await test1.post({ query, operationName: 'A', variables: { id: adId } })
    expect(await json(asked)).toEqual({ data: { jobPost: { id: adId } } })
    expect(await json(await get({ query, operationName: 'B' }))).toEqual({ data: { __typename: 'Query' } })
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no object', '"{ __typename }"'],
    ['null', 'null'],
    ['no query', '{}'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are no object', '{"query":"{ __typename }","variables":[]}'],
    ['a batch', '[{"query":"{ __typename }"}]'],
  ])('%s is 400', async (_, body) => {
    for (const accept of [graphqlJson, 'application/json']) {
      const response = await test1.post(body, { accept })
      expect(response.status).toBe(400)
      expect(codes(await json(response))).toEqual(['BAD_REQUEST'])
    }
  })

  test.each([
    ['does not parse', '{'],
    ['does not validate', '{ nope }'],
    ['has no such operation', 'query A { __typename } query B { __typename }'],
  ])('an operation that %s is 400 by the new media type, 200 by the old', async (_, query) => {
    const modern = await test1.post({ query }, { accept: graphqlJson })
    expect(modern.status).toBe(400)
    const answer = await json(modern)
    expect(new Set(codes(answer))).toEqual(new Set(['BAD_REQUEST']))
    expect(answer).not.toHaveProperty('data')
    expect((await test1.post({ query }, { accept: 'application/json' })).status).toBe(200)
  })

  test('what ran is 200, errors or not', async () => {
    const response = await test1.post(
      { query: '{ jobPosts(first: 0) { total { value } } }' },
      { accept: graphqlJson },
    )
    expect(response.status).toBe(200)
    expect(codes(await json(response))).toEqual(['INVALID_INPUT'])
  })
})

describe('identity', () => {
  test('no token is an anonymous request, a valid one is let in', async () => {
    expect((await test1.post({ query: '{ __typename }' })).status).toBe(200)
    expect((await test1.post({ query: '{ __typename }' }, { authorization: 'Bearer valid' })).status).toBe(
      200,
    )
  })

  test.each(['Bearer forged', 'Bearer', 'Basic dXNlcjpwYXNz', 'valid', 'Bearer a b'])(
    'Authorization: %s is 401',
    async (authorization) => {
      const response = await test1.post({ query: '{ __typename }' }, { authorization })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toContain('Bearer')
      expect(codes(await json(response))).toEqual(['UNAUTHENTICATED'])
    },
  )

  test('a provider out of reach is 503, told without its words', async () => {
    const response = await test1.post({ query: '{ __typename }' }, { authorization: 'Bearer unreachable' })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const answer = await json(response)
    expect(codes(answer)).toEqual(['UNAVAILABLE'])
    expect(JSON.stringify(answer)).not.toContain('provider')
    expect(test1.logged()).toContain('the provider does not answer')
  })
})

describe('limits', () => {
  const nested = (levels: number): string =>
    `{ jobPost(id: "x") { ${'company { jobPosts(first: 1) { edges { node { '.repeat(levels)} id ${'} } } } '.repeat(levels)} } }`
  test.each([
    ['depth', nested(4)],
    [
      'cost',
      '{ jobPosts(first: 50) { edges { node { company { jobPosts(first: 50) { edges { node { company { id } } } } } } } } }',
    ],
    [
      'cost through fragments',
      'fragment F on JobPost { company { jobPosts(first: 50) { edges { node { company { id } } } } } } { jobPosts(first: 50) { edges { node { ...F } } } }',
    ],
    [
      'cost by variable',
      'query($n: Int) { jobPosts(first: $n) { edges { node { similar(first: $n) { company { id } workplaces { city } } } } } }',
    ],
    ['aliases', `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['tokens', `{ ${'__typename '.repeat(2_001)} }`],
    [
      'cost of lists with facets under many names',
      `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: jobPosts { total { value } facets { kind { code } } }`).join(' ')} }`,
    ],
    ['cost of parts of one entry each', '{ sitemapParts(subject: job_post, size: 1) { after } }'],
  ])('%s', async (_, query) => {
    const answer = await test1.ask(query, { n: 50 })
    expect(codes(answer)).toContain('TOO_COMPLEX')
    expect(answer.data).toBeUndefined()
  })

  test('a call is not let through by the cost of another one, whatever its variables are called', async () => {
    const query =
      'query($f: JobPostFilter, $n: Int) { jobPosts(filter: $f, first: $n) { edges { node { similar(first: $n) { company { id } workplaces { city } } } } } }'
    expect((await test1.ask(query, { 'f: n': 50 })).errors).toBeUndefined()
    expect(codes(await test1.ask(query, { f: {}, n: 50 }))).toContain('TOO_COMPLEX')
  })

  test('a fragment inside itself is refused, not followed', async () => {
    expect(
      codes(
        await test1.ask(
          'fragment F on JobPost { company { jobPosts { edges { node { ...F } } } } } { jobPost(id: "x") { ...F } }',
        ),
      ),
    ).toContain('BAD_REQUEST')
  })

  test('what pages ask for passes', async () => {
    const query = `query($n: Int) { jobPosts(first: $n, filter: { q: "営業" }) {
      total { value } pageInfo { endCursor } understood { terms } facets { estimated kind { code count } year { code count } }
      edges { cursor highlight { title { text } } node { id workplaces { city } wage { min fixedOvertime { amount } } company { displayName } } }
    } }`
    expect((await test1.ask(query, { n: 50 })).errors).toBeUndefined()
  })
})

describe('costly operations of one client', () => {
  const costly = '{ jobPosts(filter: { wage: 200000 }) { total { value } facets { kind { code count } } } }'
  const send = (client: string, query = costly) => test1.post({ query }, { 'x-client-network': client })

  test('are a few at once; more are 429 until those are done', async () => {
    const answers = await Promise.all(Array.from({ length: costlyAtOnce + 2 }, () => send('192.0.2.1')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(costlyAtOnce)
    expect(refused).toHaveLength(2)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(codes(await json(answer))).toEqual(['RATE_LIMITED'])
    }
    expect((await send('192.0.2.1')).status).toBe(200)
  })

  test('do not count against another client, nor against cheap ones, nor for pages for everyone', async () => {
    const clients = ['192.0.2.1', '192.0.2.2', 'unknown']
    const answers = await Promise.all(
      clients.flatMap((client) => [
        ...Array.from({ length: costlyAtOnce }, () => send(client)),
        send(client, '{ infos { edges { node { id } } } }'),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const everyone = await Promise.all(
      Array.from({ length: costlyAtOnce + 2 }, () => test1.post({ query: costly })),
    )
    expect(new Set(everyone.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('are not counted any more once they failed', async () => {
    const failing = '{ jobPosts(after: "x") { total { value } facets { kind { code } } } }'
    for (let count = 0; count <= costlyAtOnce; count += 1)
      expect(codes(await json(await send('192.0.2.3', failing)))).toEqual(['INVALID_INPUT'])
    expect((await send('192.0.2.3')).status).toBe(200)
  })
})

describe('errors', () => {
  test('carry the request id they were given', async () => {
    const response = await test1.post({ query: '{ nope }' }, { 'x-request-id': 'request-12345' })
    expect((await json(response)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_REQUEST',
      requestId: 'request-12345',
    })
  })

  test('a malformed request id is replaced', async () => {
    const response = await test1.post({ query: '{ nope }' }, { 'x-request-id': 'a b "<script>"' })
    expect((await json(response)).errors?.[0]?.extensions.requestId).toMatch(/^[\w-]{36}$/)
  })

  test('what fails inside is masked and logged', async () => {
    const emptied = await openTestDatabase()
    onTestFinished(() => emptied.close())
    await emptied.database.execute('drop table job_post cascade')
    const broken = createTestBackend(emptied)
    const answer = await broken.ask('query($id: ID!) { jobPost(id: $id) { id } }', { id: adId })
    expect(codes(answer)).toEqual(['INTERNAL'])
    expect(answer.errors?.[0]?.message).toBe('Something went wrong on our side')
    expect(JSON.stringify(answer)).not.toMatch(/select|closed|pool/i)
    expect(broken.logged()).toContain('resolver failed')
    expect(broken.logged()).toContain(answer.errors?.[0]?.extensions.requestId)
  })

  test.each([
    ['application/json', '{ jobPosts(first: 1) { edges { node { id } } } }'],
    ['application/graphql-response+json', '{ jobPosts(first: 1) { edges { node { id } } } }'],
    ['application/json', `{ jobPost(id: "${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}") { id } }`],
  ])('a database that is away is 503 as %s, without data: %s', async (accept, query) => {
    const closed = await openTestDatabase()
    const away = createTestBackend(closed)
    await closed.close()
    const response = await away.post({ query }, { accept })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const answer = await json(response)
    expect(codes(answer)).toEqual(['UNAVAILABLE'])
    expect(answer.data).toBe(null)
    expect(JSON.stringify(answer)).not.toMatch(/select|closed|pool/i)
    expect(away.logged().match(/resolver failed/g)).toHaveLength(1)
  })
})
