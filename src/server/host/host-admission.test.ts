import http from 'node:http'
import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { AstroRequest } from './astro-request.ts'
import { limitsPerMinute } from './rate-limit.ts'
import { sendPage, startHost, testOrigin, type FakeSite, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})
const start = async (site: FakeSite = (_request, answer) => sendPage(answer, 'site'), options = {}) => {
  host = await startHost(site, options)
  return host
}

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
}

test('everything it sends carries the security headers and a request id', async () => {
  const host = await start()
  for (const target of ['/jobpost', '/mypage', '/healthz', '/readyz', '/%zz', '/jobpost/'])
    expect((await host.send(target)).headers).toMatchObject(security)
  expect((await host.send('/', { headers: { host: 'evil.example' } })).headers).toMatchObject(security)
  expect((await host.send('/jobpost')).headers['strict-transport-security']).toBeUndefined()
})

test('the policy of an Astro page stands, and the page of one-time codes tells no one its address', async () => {
  const host = await start((_request, answer) =>
    sendPage(answer, 'site', { 'content-security-policy': "default-src 'self'" }),
  )
  expect((await host.send('/jobpost')).headers['content-security-policy']).toBe("default-src 'self'")
  expect((await host.send('/account/action')).headers['referrer-policy']).toBe('same-origin')
})

test('https is kept for a year', async () => {
  const host = await start(undefined, { siteOrigin: 'https://jobs.example.jp' })
  expect((await host.send('/')).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('the site sees its own address, also behind a TLS proxy, and no forwarded header', async () => {
  const seen: AstroRequest[] = []
  const host = await start(
    (request, answer) => {
      seen.push(request)
      sendPage(answer, 'site')
    },
    { siteOrigin: 'https://jobs.example.jp', trustedProxies: 1 },
  )
  await host.send('/mypage', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
  })
  expect(seen).toMatchObject([
    {
      socket: { encrypted: true, remoteAddress: '203.0.113.9' },
      headers: { host: 'jobs.example.jp' },
    },
  ])
  expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('x-forwarded-host')
})

test.each(['evil.example', 'site.test.evil.example', 'site.test:8080', ''])(
  'Host %s is refused in Japanese',
  async (name) => {
    const host = await start()
    const answer = await host.send('/', { headers: { host: name } })
    expect(answer.status).toBe(421)
    expect(answer.text).toContain('このアドレスでは表示できません')
  },
)

test('another name of loopback leads to the one address, probes answer by any name', async () => {
  const host = await start(undefined, { aliases: new Set(['127.0.0.1:4321']) })
  const moved = await host.send('/jobpost/?page=2', { headers: { host: '127.0.0.1:4321' } })
  expect(moved).toMatchObject({ status: 308, headers: { location: `${testOrigin}/jobpost?page=2` } })
  const secret = await host.send('/mail/a-secret', { headers: { host: '127.0.0.1:4321' } })
  expect(secret).toMatchObject({ status: 308, headers: { 'cache-control': 'no-store' } })
  const post = await host.send('/graphql', { method: 'POST', headers: { host: '127.0.0.1:4321' } })
  expect(post.status).toBe(421)
  expect((await host.send('/healthz', { headers: { host: '10.0.0.7' } })).status).toBe(200)
  for (const target of ['/healthz?b=%', '/readyz?x=%00']) expect((await host.send(target)).status).toBe(400)
})

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/graphql'])(
  'a foreign Origin may not send %s',
  async (type) => {
    const host = await start()
    for (const target of ['/graphql', '/contact', '/api/auth/signout', '/_actions/contact.send'])
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        expect(
          (
            await host.send(target, {
              method: 'POST',
              headers: { 'content-type': type, ...headers },
              body: ['{}'],
            })
          ).status,
        ).toBe(403)
    const own = { 'content-type': type, origin: testOrigin, 'sec-fetch-site': 'same-origin' }
    expect((await host.send('/graphql', { method: 'POST', headers: own, body: ['{}'] })).status).toBe(200)
  },
)

test('errors are JSON where a program asks', async () => {
  const host = await start()
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  const graphql = await host.send('/graphql', foreign)
  expect(JSON.parse(graphql.text)).toEqual({
    errors: [
      {
        message: expect.stringContaining('別のサイト'),
        extensions: { code: 'FORBIDDEN', requestId: graphql.headers['x-request-id'] },
      },
    ],
  })
  expect(JSON.parse((await host.send('/_actions/x', foreign)).text)).toMatchObject({
    type: 'AstroActionError',
    code: 'FORBIDDEN',
    status: 403,
  })
  expect(JSON.parse((await host.send('/api/auth/signout', foreign)).text)).toMatchObject({
    error: { code: 'FORBIDDEN' },
  })
})

test.each(['/%zz', '/%E5%96', '/search?q=%', `/search?q=${'a'.repeat(8192)}`, '/a%00', '/%2e%2e%2f'])(
  '%s is 400 in Japanese',
  async (target) => {
    const answer = await (await start()).send(target)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('アドレスを読み取れませんでした')
    expect(answer.text).toContain(answer.headers['x-request-id'])
  },
)

test('one address for each page', async () => {
  const host = await start()
  for (const [target, location] of [
    ['/jobpost/', '/jobpost'],
    ['//evil.example', '/evil.example'],
    ['/JobPost?page=2', '/jobpost?page=2'],
  ] as const)
    expect(await host.send(target)).toMatchObject({ status: 301, headers: { location } })
  // A secret in one is kept by nobody, be it in the path or a code of a link.
  for (const [target, kept] of [
    ['/mail/a-secret/', 'no-store'],
    ['/account/action/?mode=signIn&oobCode=a-secret', 'no-store'],
    ['/jobpost/?page=2', 'public, max-age=3600'],
  ] as const)
    expect(await host.send(target)).toMatchObject({ status: 301, headers: { 'cache-control': kept } })
  // A form keeps its method on the way.
  const { status, headers: sent } = await host.send('/contact/', { method: 'POST' })
  expect([status, sent.location]).toEqual([308, '/contact'])
})

const page = 'GET, HEAD, POST, OPTIONS'
const file = 'GET, HEAD, OPTIONS'
const methods: readonly [string, string][] = [
  ['/', page],
  ['/jobpost', page],
  ['/contact', page],
  ['/mypage', page],
  ['/no/such/address', page],
  ['/sitemap.xml', file],
  ['/robots.txt', file],
  ['/suggestions.json', file],
  ['/mypage/resume.pdf', file],
  ['/postal-code.json', file],
  ['/school-names.json', file],
  ['/station-names.json', file],
  ['/card/jobpost/x.png', file],
  ['/_astro/x.css', file],
  ['/graphql', 'GET, POST, OPTIONS'],
  ['/_actions/contact.send', 'POST, OPTIONS'],
  ['/api/auth/session', page],
  ['/identitytoolkit.googleapis.com/v1/projects', 'GET, POST, OPTIONS'],
]

test.each(methods)('%s answers what it does not do with 405 and Allow: %s', async (target, allow) => {
  let asked = 0
  const host = await start((_request, answer) => {
    asked += 1
    sendPage(answer, 'site')
  })
  const refused = ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'HEAD', 'POST', 'GET'].filter(
    (method) => !allow.split(', ').includes(method),
  )
  for (const method of refused)
    expect([method, await host.send(target, { method })]).toMatchObject([
      method,
      { status: 405, headers: { allow, ...security } },
    ])
  expect(asked).toBe(0)
})

test.each(methods)('OPTIONS of %s is answered by the host: %s', async (target, allow) => {
  const host = await start(() => {
    throw new Error('nothing is rendered')
  })
  const answer = await host.send(target, { method: 'OPTIONS' })
  expect(answer).toMatchObject({ status: 204, headers: { allow, ...security }, text: '' })
  expect(answer.headers['content-length']).toBeUndefined()
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const preflight = await host.send(target, { method: 'OPTIONS', headers: foreign })
  expect(preflight.status).toBe(204)
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('OPTIONS has the limit of its address, and needs the right Host', async () => {
  const host = await start(undefined, { rateLimitScale: 1 / limitsPerMinute.page })
  const options = (headers = {}) => host.send('/jobpost', { method: 'OPTIONS', headers })
  expect((await options({ host: 'evil.example' })).status).toBe(421)
  expect((await options()).status).toBe(429)
})

test('probes are asked by GET and HEAD alone', async () => {
  const host = await start()
  expect((await host.send('/healthz', { method: 'HEAD' })).status).toBe(200)
  for (const method of ['PUT', 'POST', 'DELETE'])
    expect(await host.send('/healthz', { method })).toMatchObject({ status: 405, headers: { allow: file } })
})

test('limits are told on every answer, and 429 is Japanese with Retry-After', async () => {
  const host = await start(undefined, { rateLimitScale: 2 / limitsPerMinute.write })
  const post = () => host.send('/contact', { method: 'POST' })
  const [first, second, third] = [await post(), await post(), await post()]
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '2',
    'ratelimit-remaining': '1',
    'ratelimit-reset': '60',
  })
  expect(second.headers).toMatchObject({ 'ratelimit-remaining': '0' })
  expect(third).toMatchObject({ status: 429, headers: { 'ratelimit-remaining': '0', 'retry-after': '60' } })
  expect(third.text).toContain('アクセスが集中しています')
  expect((await host.send('/mypage')).headers['ratelimit-limit']).toBe(String(limitsPerMinute.page / 60))
})

test('a list with filters, whoever asks first, is counted as a search and one without as a page', async () => {
  const host = await start()
  for (const _ of ['read', 'remembered'])
    for (const [target, limit] of [
      ['/jobpost', limitsPerMinute.page],
      ['/jobpost?q=a', limitsPerMinute.search],
      ['/feature?q=a', limitsPerMinute.page],
    ] as const)
      expect((await host.send(target)).headers['ratelimit-limit']).toBe(String(limit))
})

test('reports of browsers are counted apart from sessions, and sparingly', async () => {
  const host = await start(undefined, { rateLimitScale: 1 / limitsPerMinute.report })
  const report = async () => (await host.send('/api/auth/_log', { method: 'POST' })).status
  expect([await report(), await report()]).toEqual([200, 429])
  for (const [method, action] of [
    ['GET', 'session'],
    ['POST', 'callback/credentials'],
  ] as const)
    expect((await host.send(`/api/auth/${action}`, { method })).status).toBe(200)
  expect(limitsPerMinute.report).toBeLessThan(limitsPerMinute.session / 10)
})

test('what somebody searched for is not in the log', async () => {
  const host = await start()
  await host.send('/search?q=%E3%81%86%E3%81%A4%E7%97%85&prefecture=13&page=2')
  await expect.poll(() => host.lines).toHaveLength(1)
  expect(host.lines[0]).toMatchObject({ target: '/search?q=…&prefecture=…&page=2' })
})

test('clients behind a trusted proxy have limits of their own; without trust the header changes nothing', async () => {
  const scale = { rateLimitScale: 1 / limitsPerMinute.write }
  const trusting = await start(undefined, { ...scale, trustedProxies: 1 })
  const from = (client: string) => ({ method: 'POST', headers: { 'x-forwarded-for': client } })
  expect((await trusting.send('/contact', from('203.0.113.1'))).status).toBe(200)
  expect((await trusting.send('/contact', from('203.0.113.2'))).status).toBe(200)
  expect((await trusting.send('/contact', from('203.0.113.1'))).status).toBe(429)
  await trusting.close()
  const plain = await start(undefined, scale)
  expect((await plain.send('/contact', from('203.0.113.1'))).status).toBe(200)
  expect((await plain.send('/contact', from('203.0.113.2'))).status).toBe(429)
})

test('a /48 of IPv6 has one allowance over its 65,536 networks, sixteen times that of one', async () => {
  const host = await start(undefined, {
    rateLimitScale: 1 / limitsPerMinute.write,
    trustedProxies: 1,
  })
  const from = async (client: string) =>
    (await host.send('/contact', { method: 'POST', headers: { 'x-forwarded-for': client } })).status
  for (let network = 1; network <= 16; network += 1)
    expect(await from(`2001:db8:1:${network.toString(16)}::1`)).toBe(200)
  expect(await from('2001:db8:1:aaaa::1')).toBe(429)
  expect(await from('2001:db8:2:1::1')).toBe(200)
})

test('a request id of a client is believed from a trusted proxy only', async () => {
  const headers = { 'x-request-id': 'trace-12345678' }
  expect((await (await start()).send('/mypage', { headers })).headers['x-request-id']).not.toBe(
    'trace-12345678',
  )
  await host?.close()
  const trusting = await start(undefined, { trustedProxies: 1 })
  expect((await trusting.send('/mypage', { headers })).headers['x-request-id']).toBe('trace-12345678')
  for (const forged of ['a"b, forged line', 'a'.repeat(65), 'short'])
    expect(
      (await trusting.send('/mypage', { headers: { 'x-request-id': forged } })).headers['x-request-id'],
    ).toMatch(/^[\w-]{36}$/)
})

test('each request leaves one line, without codes or addresses of people', async () => {
  const host = await start()
  const { headers } = await host.send('/account/action?mode=verifyEmail&oobCode=s3cret&continueUrl=%2Fmypage')
  await expect.poll(() => host.lines).toHaveLength(1)
  expect(host.lines[0]).toMatchObject({
    level: 'info',
    id: headers['x-request-id'],
    method: 'GET',
    target: '/account/action?mode=verifyEmail&oobCode=…&continueUrl=…',
    status: 200,
    ms: expect.any(Number),
    bytes: 4,
    class: 'page',
    cache: null,
  })
})

test('headers too large and no HTTP at all are answered, not dropped', async () => {
  const host = await start()
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(host.port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket
        .on('data', (chunk) => (answer += chunk))
        .on('end', () => resolve(answer))
        .on('error', reject)
    })
  expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  const large = await raw(`GET / HTTP/1.1\r\nhost: site.test\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  expect(large).toContain('Cookie')
})

test('readiness says which check failed', async () => {
  const host = await start(undefined, { checked: async () => ({ database: true, migrations: false }) })
  const answer = await host.send('/readyz')
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.text)).toEqual({
    status: 'not ready',
    checks: { database: true, migrations: false, serving: true },
  })
  expect(await host.send('/healthz')).toMatchObject({ status: 200 })
})

test('kept-alive connections serve several requests', async () => {
  const host = await start()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const get = () =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .get(
          { port: host.port, host: '127.0.0.1', path: '/jobpost', headers: { host: 'site.test' }, agent },
          (response) => {
            const { localPort } = response.socket
            response.resume().on('end', () => resolve(localPort))
          },
        )
        .on('error', reject)
    })
  const first = await get()
  expect(await get()).toBe(first)
  agent.destroy()
})
