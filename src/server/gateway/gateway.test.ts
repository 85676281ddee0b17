import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { graphql } from '#operations/graphql.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { ExecuteOperation, OperationAnswer } from '#server/ports/operations.ts'
import { createGateway, type GatewayOptions } from './create-gateway.ts'
import { GatewayError, type Gateway } from './gateway.ts'
import type { Upstream } from './upstream.ts'

const Ad = graphql(`
  query Ad($id: ID!) {
    jobPost(id: $id) {
      title
    }
  }
`)

type Seen = { method: string; url: string; headers: Headers; body: string }
type Behave = (seen: Seen) => Promise<Response>

/** What the upstream was asked last, and how it answers; set by each test. */
let seen: Seen | undefined
let behave: Behave
const handle = async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  seen = {
    method: request.method,
    url: url.pathname + url.search,
    headers: request.headers,
    body: await request.text(),
  }
  return behave(seen)
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json; charset=utf-8', ...headers },
  })
/** An upstream that takes the question and never answers. */
const silence: Behave = () => new Promise(() => undefined)
const title = { data: { jobPost: { title: '営業' } } }

/** The upstream behind a real socket. */
const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const body = await buffer(incoming)
  const request = new Request(`http://upstream.test${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    ),
    body: body.length === 0 ? null : new Uint8Array(body),
  })
  const response = await handle(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

let server: Server
let address: URL
/** Milliseconds; long enough for a busy machine. */
const timeoutMs = 1_000

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = undefined
  behave = async () => json(title)
})

const caller = { requestId: 'request-12345', bearerToken: null, client: null }

const reset: Behave = () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))

const notExecuted = () => Promise.reject(new Error('nothing is executed here'))

const build = (upstream: Upstream, options: Partial<GatewayOptions> = {}) => {
  const lines: string[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const gateway: Gateway = createGateway({
    upstream,
    operations: { kind: 'any' },
    log: createLogTo(stream, 'info'),
    timeoutMs,
    ...options,
  })
  return { gateway, logged: () => lines.join('') }
}

const failure = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(GatewayError)
  return error as GatewayError
}

const coded = (...codes: string[]) => codes.map((code) => ({ message: 'x', extensions: { code } }))

const failedAnswers: [string, OperationAnswer, string][] = [
  ['an error with a code', { errors: coded('NOT_FOUND'), data: null }, 'NOT_FOUND'],
  ['data beside an error', { ...title, errors: coded('INTERNAL') }, 'INTERNAL'],
  ['an error with a code nobody knows', { errors: coded('WHAT') }, 'UPSTREAM_FAILED'],
  ['an error without a code', { errors: [{ message: 'x' }] }, 'UPSTREAM_FAILED'],
  ['neither data nor errors', {}, 'UPSTREAM_FAILED'],
  ['an outage beside another error', { errors: coded('INTERNAL', 'UNAVAILABLE'), data: null }, 'UNAVAILABLE'],
]

describe('execute in process', () => {
  const buildOver = (execute: ExecuteOperation, options: Partial<GatewayOptions> = {}) =>
    build({ kind: 'in_process', handle, execute }, options)

  test('hands on the document itself, its variables and the caller, and makes no request', async () => {
    const execute = vi.fn<ExecuteOperation>(async () => title)
    const signedIn = { ...caller, bearerToken: 'token' }
    const variables = { id: '1' }
    expect(await buildOver(execute).gateway.execute(Ad, variables, signedIn)).toEqual(title.data)
    const [call] = execute.mock.calls
    expect(call?.[0]).toBe(Ad)
    expect(call?.[1]).toBe(variables)
    expect(call?.[2]).toBe(signedIn)
    expect(seen).toBeUndefined()
  })

  test('answers a plain copy, so that nobody holds what is kept for others', async () => {
    const kept = { jobPost: Object.assign(Object.create(null) as object, { title: '営業' }) }
    const { gateway } = buildOver(async () => ({ data: kept }))
    const data = await gateway.execute(Ad, { id: '1' }, caller)
    expect(data).toStrictEqual(title.data)
    expect(data.jobPost).not.toBe(kept.jobPost)
  })

  test.each(failedAnswers)('%s throws a GatewayError with the code', async (_, answered, code) => {
    const { gateway, logged } = buildOver(async () => answered)
    const error = await failure(gateway.execute(Ad, { id: '1' }, caller))
    expect(error).toMatchObject({ code, requestId: 'request-12345', message: code })
    expect(logged()).toContain('request-12345')
  })

  test('an answer that takes too long or is too large', async () => {
    const never = buildOver(() => new Promise(() => undefined), { timeoutMs: 50 })
    expect((await failure(never.gateway.execute(Ad, { id: '1' }, caller))).code).toBe('UPSTREAM_TIMEOUT')
    const large = buildOver(async () => ({ data: { jobPost: { title: 'あ'.repeat(1_000) } } }), {
      maxResponseBytes: 500,
    })
    expect((await failure(large.gateway.execute(Ad, { id: '1' }, caller))).code).toBe('UPSTREAM_FAILED')
  })
})

describe('execute at an upstream', () => {
  const buildAt = (options: Partial<GatewayOptions> = {}) => build({ kind: 'remote', url: address }, options)

  test('sends one operation and answers its data', async () => {
    const { gateway } = buildAt()
    expect(await gateway.execute(Ad, { id: '1' }, caller)).toEqual(title.data)
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      query: expect.stringContaining('query Ad($id: ID!)'),
      variables: { id: '1' },
    })
    expect(seen?.method).toBe('POST')
    expect(seen?.headers.get('accept')).toBe('application/graphql-response+json')
    expect(seen?.headers.get('content-type')).toBe('application/json')
    expect(seen?.headers.get('x-request-id')).toBe('request-12345')
    expect(seen?.headers.get('authorization')).toBeNull()
  })

  test('says which network asks, so that limits hold behind it', async () => {
    await buildAt().gateway.execute(Ad, { id: '1' }, { ...caller, client: '2001:db8:1:2::/64' })
    expect(seen?.headers.get('x-client-network')).toBe('2001:db8:1:2::/64')
  })

  test("puts the caller's token on it", async () => {
    await buildAt().gateway.execute(Ad, { id: '1' }, { ...caller, bearerToken: 'token' })
    expect(seen?.headers.get('authorization')).toBe('Bearer token')
  })

  test.each<[string, Behave, string]>([
    ...failedAnswers.map(([what, answered, code]): [string, Behave, string] => [
      what,
      async () => json(answered),
      code,
    ]),
    ['a refused token', async () => json({ errors: coded('UNAUTHENTICATED') }, 401), 'UNAUTHENTICATED'],
    ['null', async () => json(null), 'UPSTREAM_FAILED'],
    [
      'HTML',
      async () => new Response('<h1>200</h1>', { headers: { 'content-type': 'text/html' } }),
      'UPSTREAM_FAILED',
    ],
    [
      'HTML of a proxy that does not reach it',
      async () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'UNAVAILABLE',
    ],
    [
      'broken JSON',
      async () => new Response('{"data":', { headers: { 'content-type': 'application/json' } }),
      'UPSTREAM_FAILED',
    ],
    ['a broken connection', reset, 'UNAVAILABLE'],
  ])('%s throws a GatewayError with the code and the request id', async (_, answered, code) => {
    behave = answered
    const { gateway, logged } = buildAt()
    const error = await failure(gateway.execute(Ad, { id: '1' }, caller))
    expect(error).toMatchObject({ code, requestId: 'request-12345', message: code })
    expect(logged()).toContain('request-12345')
  })

  test('an answer that takes too long', async () => {
    behave = silence
    const error = await failure(buildAt({ timeoutMs: 50 }).gateway.execute(Ad, { id: '1' }, caller))
    expect(error.code).toBe('UPSTREAM_TIMEOUT')
  })

  test('an answer that is too large', async () => {
    behave = async () => json({ data: { jobPost: { title: 'あ'.repeat(1_000) } } })
    const error = await failure(buildAt({ maxResponseBytes: 500 }).gateway.execute(Ad, { id: '1' }, caller))
    expect(error.code).toBe('UPSTREAM_FAILED')
  })
})

describe.each<Upstream['kind']>(['in_process', 'remote'])('forward to %s', (kind) => {
  const buildTo = (options: Partial<GatewayOptions> = {}) =>
    build(kind === 'in_process' ? { kind, handle, execute: notExecuted } : { kind, url: address }, options)

  const post = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    new Request('https://site.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  const codeOf = async (response: Response) =>
    ((await response.json()) as { errors: { extensions: { code: string; requestId: string } }[] }).errors[0]
      ?.extensions

  test('passes the request on and the answer back', async () => {
    const body = '{"query":"{ __typename }"}'
    const response = await buildTo().gateway.forward(post(body, { accept: 'application/json' }), caller)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(title)
    expect(seen).toMatchObject({ method: 'POST', body })
    expect(response.headers.get('x-request-id')).toBe('request-12345')
  })

  test('only headers that matter cross, either way', async () => {
    behave = async () =>
      json(title, 200, {
        'set-cookie': 'a=b',
        'x-powered-by': 'x',
        server: 'x',
        'cache-control': 'no-store',
      })
    const headers = {
      accept: 'application/json',
      cookie: 'session=secret',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'spoofed-12345',
      'x-client-network': '9.9.9.9',
      origin: 'https://evil.test',
    }
    const response = await buildTo().gateway.forward(post('{}', headers), { ...caller, client: '192.0.2.1' })
    expect(seen?.headers.get('x-client-network')).toBe('192.0.2.1')
    for (const name of ['cookie', 'x-forwarded-for', 'origin']) expect(seen?.headers.get(name)).toBeNull()
    expect(seen?.headers.get('x-request-id')).toBe('request-12345')
    expect([...response.headers.keys()].toSorted()).toEqual(['cache-control', 'content-type', 'x-request-id'])
  })

  test("the request's own token goes along, the caller's goes before it", async () => {
    const { gateway } = buildTo()
    await gateway.forward(post('{}', { authorization: 'Bearer own' }), caller)
    expect(seen?.headers.get('authorization')).toBe('Bearer own')
    await gateway.forward(post('{}', { authorization: 'Bearer own' }), {
      ...caller,
      bearerToken: 'session',
    })
    expect(seen?.headers.get('authorization')).toBe('Bearer session')
  })

  test('a GET keeps its query string', async () => {
    const request = new Request('https://site.test/graphql?query=%7B__typename%7D')
    expect((await buildTo().gateway.forward(request, caller)).status).toBe(200)
    expect(seen).toMatchObject({ method: 'GET', url: '/graphql?query=%7B__typename%7D' })
  })

  test('statuses of the backend are passed on', async () => {
    for (const status of [400, 401, 405, 406, 415, 429, 500]) {
      behave = async () =>
        json({ errors: [{ message: 'x', extensions: { code: 'BAD_REQUEST' } }] }, status, {
          allow: 'GET, POST',
          'retry-after': '1',
        })
      const response = await buildTo().gateway.forward(post('{}'), caller)
      expect(response.status).toBe(status)
      expect(response.headers.get('allow')).toBe('GET, POST')
      expect(response.headers.get('retry-after')).toBe('1')
    }
  })

  test('a body beyond the limit is 413, declared or not', async () => {
    const { gateway } = buildTo({ maxRequestBytes: 100 })
    const large = 'x'.repeat(200)
    const streamed = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      },
    })
    for (const body of [large, streamed]) {
      const response = await gateway.forward(post(body), caller)
      expect(response.status).toBe(413)
      expect(await codeOf(response)).toEqual({ code: 'TOO_LARGE', requestId: 'request-12345' })
    }
    expect(seen).toBeUndefined()
  })

  test('a query string beyond the limit is 414', async () => {
    const request = new Request(`https://site.test/graphql?query=${'x'.repeat(9_000)}`)
    expect((await buildTo().gateway.forward(request, caller)).status).toBe(414)
  })

  test.each([
    ['a broken connection', 503, 'UNAVAILABLE', reset],
    [
      'HTML',
      502,
      'UPSTREAM_FAILED',
      async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a redirect',
      502,
      'UPSTREAM_FAILED',
      async () => new Response(null, { status: 302, headers: { location: '/x' } }),
    ],
  ])('%s is %i', async (_, status, code, answer: Behave) => {
    behave = answer
    const { gateway, logged } = buildTo()
    const response = await gateway.forward(post('{}'), caller)
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toEqual({ code, requestId: 'request-12345' })
    expect(Number(response.headers.get('retry-after')) > 0).toBe(status === 503)
    expect(logged()).toContain('upstream failed')
  })

  test('an upstream that takes too long is 504', async () => {
    behave = silence
    const response = await buildTo({ timeoutMs: 50 }).gateway.forward(post('{}'), caller)
    expect(response.status).toBe(504)
    expect((await codeOf(response))?.code).toBe('UPSTREAM_TIMEOUT')
  })

  test('known operations pass in any spelling, others are 400', async () => {
    const { gateway } = buildTo({
      operations: {
        kind: 'known',
        documents: new Set(['query Ad($id: ID!) {\n  jobPost(id: $id) {\n    title\n  }\n}']),
      },
    })
    const send = (body: unknown) =>
      gateway.forward(post(typeof body === 'string' ? body : JSON.stringify(body)), caller)
    for (const query of [
      'query Ad($id: ID!) { jobPost(id: $id) { title } }',
      'query Ad($id:ID!){jobPost(id:$id){title}} # x',
    ])
      expect((await send({ query })).status).toBe(200)
    seen = undefined
    for (const body of [
      { query: '{ __schema { types { name } } }' },
      { query: 'query Ad($id: ID!) { jobPost(id: $id) { id } }' },
      { query: '{' },
      { query: ['query Ad($id: ID!) { jobPost(id: $id) { title } }'] },
      {},
    ]) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect((await codeOf(response))?.code).toBe('OPERATION_NOT_KNOWN')
    }
    const get = new Request(`https://site.test/graphql?query=${encodeURIComponent('{ __typename }')}`)
    expect((await gateway.forward(get, caller)).status).toBe(400)
    expect(seen).toBeUndefined()
  })

  const known = 'query Ad($id: ID!) {\n  jobPost(id: $id) {\n    title\n  }\n}'
  const knownOnly = () => buildTo({ operations: { kind: 'known', documents: new Set([known]) } }).gateway
  const other = '{ __schema { types { name } } }'
  const get = (pairs: [string, string][]) =>
    new Request(`https://site.test/graphql?${new URLSearchParams(pairs)}`)

  test.each(['query', 'operationName', 'variables', 'extensions', 'anything'])(
    'a parameter given twice is refused, so that nobody reads the other one: %s',
    async (name) => {
      const given: [string, string][] = [
        ['query', known],
        ['variables', '{"id":"1"}'],
      ]
      for (const { gateway } of [{ gateway: knownOnly() }, buildTo()]) {
        for (const value of [other, known, '']) {
          const twice = get([...given.filter(([each]) => each !== name), [name, known], [name, value]])
          const response = await gateway.forward(twice, caller)
          expect(response.status).toBe(400)
          expect((await codeOf(response))?.code).toBe('BAD_REQUEST')
        }
      }
      expect(seen).toBeUndefined()
    },
  )

  test('what is forwarded is made from what was checked, and holds nothing else', async () => {
    const gateway = knownOnly()
    const doubled = `{"query":${JSON.stringify(other)},"query":${JSON.stringify(known)},"variables":{"id":"0"},"variables":{"id":"1"},"extensions":{"persistedQuery":{}},"id":"x"}`
    expect((await gateway.forward(post(doubled), caller)).status).toBe(200)
    expect(seen?.body).toBe(JSON.stringify({ query: known, variables: { id: '1' } }))
    const long = get([
      ['query', known],
      ['variables', '{"id":"0","id":"1"}'],
      ['extensions', '{}'],
      ['doc', 'x'],
    ])
    expect((await gateway.forward(long, caller)).status).toBe(200)
    expect(Object.fromEntries(new URL(seen?.url ?? '', 'http://x').searchParams)).toEqual({
      query: known,
      variables: '{"id":"1"}',
    })
    const swapped = `{"query":${JSON.stringify(known)},"query":${JSON.stringify(other)}}`
    expect((await gateway.forward(post(swapped), caller)).status).toBe(400)
  })

  test('a POST is JSON, whatever its body looks like, and its query string is not read', async () => {
    const gateway = knownOnly()
    const body = JSON.stringify({ query: known })
    for (const type of ['application/graphql', 'application/x-www-form-urlencoded', 'text/plain']) {
      const response = await gateway.forward(post(body, { 'content-type': type }), caller)
      expect([response.status, (await codeOf(response))?.code]).toEqual([415, 'BAD_REQUEST'])
    }
    expect(seen).toBeUndefined()
    const addressed = new Request(get([['query', other]]).url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
    })
    expect((await gateway.forward(addressed, caller)).status).toBe(200)
    expect(seen).toMatchObject({ url: '/graphql', body })
    expect(seen?.headers.get('content-type')).toBe('application/json')
  })

  test.each(['{', '', '[]', '[{"query":"{ __typename }"}]', 'null', '"x"'])(
    'a body that is no object is 400: %s',
    async (body) => {
      const response = await buildTo().gateway.forward(post(body), caller)
      expect([response.status, (await codeOf(response))?.code]).toEqual([400, 'BAD_REQUEST'])
      expect(seen).toBeUndefined()
    },
  )

  test('what is nested beyond reading is 400, before anything calls itself for each step', async () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const body = (depth: number) => `{"query":"{ __typename }","variables":${nested(depth)}}`
    const { gateway } = buildTo()
    for (const depth of [60, 3_000, 40_000])
      expect((await gateway.forward(post(body(depth)), caller)).status).toBe(400)
    const address = get([
      ['query', '{ __typename }'],
      ['variables', nested(1_000)],
    ])
    expect((await gateway.forward(address, caller)).status).toBe(400)
    expect(seen).toBeUndefined()
    expect((await gateway.forward(post(body(20)), caller)).status).toBe(200)
  })

  test('variables in an address that are no object are 400, absent ones are left out', async () => {
    const { gateway } = buildTo()
    const of = (variables: string) =>
      get([
        ['query', '{ __typename }'],
        ['variables', variables],
      ])
    for (const variables of ['{', '"x"', '1', '[]'])
      expect((await gateway.forward(of(variables), caller)).status).toBe(400)
    expect(seen).toBeUndefined()
    expect((await gateway.forward(of(''), caller)).status).toBe(200)
    expect(seen).toMatchObject({ url: '/graphql?query=%7B+__typename+%7D' })
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('%s is 405', async (method) => {
    const response = await buildTo().gateway.forward(
      new Request('https://site.test/graphql?query=x', { method }),
      caller,
    )
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
    expect(seen).toBeUndefined()
  })
})

test('an upstream that is not there is 502', async () => {
  const gateway = createGateway({
    upstream: { kind: 'remote', url: new URL('http://127.0.0.1:9/graphql') },
    operations: { kind: 'any' },
    log: createLogTo(new PassThrough().resume(), 'info'),
  })
  const request = new Request('https://site.test/graphql?query=x')
  expect((await gateway.forward(request, caller)).status).toBe(502)
})
