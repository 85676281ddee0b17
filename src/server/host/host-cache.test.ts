import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { AstroRequest } from './astro-request.ts'
import { sendPage, startHost, type FakeSite, type TestHost } from './testing/host.ts'

const kept = {
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=600',
  'cache-tag': 'jobs',
}
const page = 'みちしるべ'.repeat(300)

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

/** A host that remembers what its site was asked, with a clock moved by hand. */
const start = async (site: FakeSite, options: Parameters<typeof startHost>[1] = {}) => {
  const asked: AstroRequest[] = []
  const clock = { now: 0 }
  const started = await startHost(
    (request, answer) => {
      asked.push(request)
      return site(request, answer)
    },
    { now: () => clock.now, ...options },
  )
  host = started
  return { host: started, asked, clock }
}

test('renders once, then answers from memory in each encoding', async () => {
  const { host, asked } = await start((_request, answer) => sendPage(answer, page, kept))
  const first = await host.send('/jobpost', { headers: { 'accept-encoding': 'br' } })
  expect(first).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS', 'content-encoding': 'br' } })
  expect(brotliDecompressSync(first.body).toString()).toBe(page)
  const second = await host.send('/jobpost', { headers: { 'accept-encoding': 'gzip' } })
  expect(second.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'gzip' })
  expect(gunzipSync(second.body).toString()).toBe(page)
  const third = await host.send('/jobpost')
  expect(third.headers['content-encoding']).toBeUndefined()
  expect(third.text).toBe(page)
  expect(asked).toHaveLength(1)
  for (const { headers, body } of [first, second, third]) {
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(body.length),
    })
    // For caches in front only; this host has none.
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(headers['cache-tag']).toBeUndefined()
  }
  expect(new Set([first, second, third].map(({ headers }) => headers.etag)).size).toBe(3)
})

// What docs/scale/nginx.conf keeps pages by.
test('a cache in front is told of pages for everyone alone', async () => {
  const answers: Record<string, Record<string, string | string[]>> = {
    '/jobpost': kept,
    '/mypage': { ...kept, 'cache-control': 'private, no-store' },
    '/login': { ...kept, 'set-cookie': ['a=b'] },
    '/config': {},
  }
  const { host } = await start(({ url }, answer) => sendPage(answer, page, answers[url]), {
    trustedProxies: 1,
  })
  const told = async (path: string) => {
    const { headers } = await host.send(path)
    return [headers['cdn-cache-control'], headers['cache-tag']]
  }
  // The second time as well, when it is kept.
  for (const _time of [1, 2])
    expect(await told('/jobpost')).toEqual([kept['cdn-cache-control'], kept['cache-tag']])
  for (const path of ['/mypage', '/login', '/config'])
    expect(await told(path)).toEqual([undefined, undefined])
})

test('answers 304 to the ETag of the same encoding only', async () => {
  const { host } = await start((_request, answer) => sendPage(answer, page, kept))
  const br = { 'accept-encoding': 'br' }
  const { headers } = await host.send('/jobpost', { headers: br })
  const again = await host.send('/jobpost', { headers: { ...br, 'if-none-match': `W/"x", ${headers.etag}` } })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
  const other = await host.send('/jobpost', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' },
  })
  expect(other.status).toBe(200)
})

test('HEAD has the same head and no body', async () => {
  const { host, asked } = await start((_request, answer) => sendPage(answer, page, kept))
  const get = await host.send('/jobpost')
  const head = await host.send('/jobpost', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
  expect(asked).toHaveLength(1)
})

test('a picture is kept as it is', async () => {
  const { host, asked } = await start((_request, answer) =>
    sendPage(answer, 'not really a picture', { ...kept, 'content-type': 'image/png' }),
  )
  const headers = { 'accept-encoding': 'br' }
  await host.send('/sitemap.xml', { headers })
  const { headers: sent, text } = await host.send('/sitemap.xml', { headers })
  expect(sent).toMatchObject({ 'x-cache': 'HIT', 'content-type': 'image/png' })
  expect(sent['content-encoding']).toBeUndefined()
  expect(text).toBe('not really a picture')
  expect(asked).toHaveLength(1)
})

test('a Range is not served in parts', async () => {
  const { host } = await start((_request, answer) => sendPage(answer, page, kept))
  expect(await host.send('/jobpost', { headers: { range: 'bytes=0-9' } })).toMatchObject({
    status: 200,
    text: page,
  })
})

test('no byte of a visitor reaches a page for everyone', async () => {
  const { host, asked } = await start((request, answer) =>
    sendPage(answer, JSON.stringify(request.headers), kept),
  )
  const { text } = await host.send('/jobpost?utm_source=secret', {
    headers: {
      cookie: 'session=secret',
      authorization: 'Bearer secret',
      'user-agent': 'secret',
      'accept-language': 'secret',
      'x-anything': 'secret',
    },
  })
  expect(text).not.toContain('secret')
  expect(asked[0]?.url).toBe('/jobpost')
  expect(asked[0]?.socket.remoteAddress).toBe('0.0.0.0')
})

test('a private page is rendered for each request, cookies and all, and never kept', async () => {
  const { host, asked } = await start((_request, answer) => sendPage(answer, page, kept))
  for (const _ of [1, 2]) {
    const { headers } = await host.send('/mypage', { headers: { cookie: 'session=a' } })
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(headers['x-cache']).toBeUndefined()
  }
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['session=a', 'session=a'])
})

test.each([
  ['Set-Cookie', { ...kept, 'set-cookie': ['a=b'] }],
  ['private', { ...kept, 'cache-control': 'private' }],
  ['nothing declared', {}],
])('%s is not kept', async (_why, headers) => {
  const { host, asked } = await start((_request, answer) => sendPage(answer, page, headers))
  expect((await host.send('/jobpost')).headers['x-cache']).toBe('PASS')
  expect((await host.send('/jobpost')).headers['x-cache']).toBe('PASS')
  expect(asked).toHaveLength(2)
})

/** A host whose site renders nothing before so many requests came in. */
const startHeld = async (requests: number, site: FakeSite) => {
  const gate = Promise.withResolvers<void>()
  const started = await start(async (request, answer) => {
    await gate.promise
    await site(request, answer)
  })
  let came = 0
  started.host.app.server.on('request', () => {
    came += 1
    if (came === requests) gate.resolve()
  })
  return started
}

test('a cookie goes to the one who asked first, not to who waited along', async () => {
  let count = 0
  const { host } = await startHeld(3, (_request, answer) => {
    count += 1
    sendPage(answer, page, { 'set-cookie': [`visitor=${count}`] })
  })
  const answers = await Promise.all([host.send('/jobpost'), host.send('/jobpost'), host.send('/jobpost')])
  expect(new Set(answers.map(({ headers }) => headers['set-cookie']?.[0])).size).toBe(3)
})

test('parallel requests share one rendering', async () => {
  const { host, asked } = await startHeld(20, (_request, answer) => sendPage(answer, page, kept))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => host.send(`/jobpost?ref=${index}`)),
  )
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([page]))
  expect(asked).toHaveLength(1)
})

test('stale is served at once while one rendering renews it', async () => {
  let version = 1
  const { host, asked, clock } = await start((_request, answer) =>
    sendPage(answer, `version ${version}`, kept),
  )
  await host.send('/jobpost')
  version = 2
  clock.now = 61_000
  const stale = await Promise.all([host.send('/jobpost'), host.send('/jobpost')])
  expect(stale.map(({ headers }) => headers['x-cache'])).toContain('STALE')
  // The renewed page is packed after it was asked for.
  await expect.poll(async () => (await host.send('/jobpost')).text).toBe('version 2')
  expect((await host.send('/jobpost')).headers['x-cache']).toBe('HIT')
  expect(asked).toHaveLength(2)
  clock.now = 61_000 + 121_000
  version = 3
  expect(await host.send('/jobpost')).toMatchObject({ text: 'version 3', headers: { 'x-cache': 'MISS' } })
})

test('an old page stands in while rendering fails, and an error is never kept', async () => {
  let broken = false
  const { host, clock } = await start((_request, answer) =>
    broken ? sendPage(answer, 'broken', kept, 500) : sendPage(answer, page, kept),
  )
  await host.send('/jobpost')
  broken = true
  expect(await host.send('/company')).toMatchObject({ status: 500, text: 'broken' })
  clock.now = 200_000
  expect(await host.send('/jobpost')).toMatchObject({
    status: 200,
    text: page,
    headers: { 'x-cache': 'STALE' },
  })
  clock.now = 60_000 + 60_000 + 600_000
  expect((await host.send('/jobpost')).status).toBe(500)
  broken = false
  expect((await host.send('/company')).status).toBe(200)
})

const stale = (...tags: string[]) => ({ kind: 'tags', stale: tags, purge: [] }) as const
const purge = (...tags: string[]) => ({ kind: 'tags', stale: [], purge: tags }) as const

test('after a write what carries its tag is renewed, and gone from sight within two seconds', async () => {
  let version = 1
  const { host, clock } = await start((request, answer) =>
    sendPage(answer, `version ${version}`, {
      ...kept,
      'cache-tag': request.url === '/company' ? 'companies' : 'jobs,top',
    }),
  )
  clock.now = 5000
  for (const path of ['/jobpost', '/company', '/']) await host.send(path)
  version = 2
  clock.now = 7000
  host.invalidation.tell(stale('jobs'))
  expect(await host.send('/jobpost')).toMatchObject({ text: 'version 1', headers: { 'x-cache': 'STALE' } })
  await expect.poll(async () => (await host.send('/jobpost')).text).toBe('version 2')
  // Nobody asked for it in between.
  clock.now = 9000
  expect(await host.send('/')).toMatchObject({ text: 'version 2', headers: { 'x-cache': 'MISS' } })
  expect((await host.send('/company')).headers['x-cache']).toBe('HIT')
})

test('what is purged is not sent again by the next request, whoever was waiting for it', async () => {
  let version = 'secret'
  const release: (() => void)[] = []
  const { host, asked } = await start(async (request, answer) => {
    const seen = version
    if (request.url === '/jobpost') await new Promise<void>((resolve) => release.push(resolve))
    sendPage(answer, seen, kept)
  })
  expect((await host.send('/')).text).toBe('secret')
  const before = host.send('/jobpost')
  await expect.poll(() => release.length).toBe(1)
  version = 'clean'
  host.invalidation.tell(purge('jobs'))
  expect((await host.send('/')).text).toBe('clean')
  const after = host.send('/jobpost')
  release[0]?.()
  await expect.poll(() => release.length).toBe(2)
  release[1]?.()
  expect((await before).text).toBe('clean')
  expect((await after).text).toBe('clean')
  expect(await host.send('/jobpost')).toMatchObject({ text: 'clean', headers: { 'x-cache': 'HIT' } })
  expect(asked).toHaveLength(4)
})

test('a page that is purged again and again while it is rendered fails', async () => {
  const { host, asked } = await start((_request, answer) => {
    host.invalidation.tell(purge('jobs'))
    sendPage(answer, 'secret', kept)
  })
  expect((await host.send('/jobpost')).status).toBe(500)
  expect(asked).toHaveLength(3)
  expect(host.lines).toContainEqual(expect.objectContaining({ msg: 'rendering failed' }))
})

test('while notices of other nodes are lost pages are rendered anew, and stand in when that fails', async () => {
  let site: 'up' | 'down' = 'up'
  let version = 1
  const { host, clock } = await start((_request, answer) =>
    site === 'up' ? sendPage(answer, `version ${version}`, kept) : sendPage(answer, 'broken', {}, 500),
  )
  await host.send('/jobpost')
  version = 2
  host.invalidation.tell({ kind: 'lost' })
  clock.now = 2000
  expect(await host.send('/jobpost')).toMatchObject({ text: 'version 2', headers: { 'x-cache': 'MISS' } })
  site = 'down'
  clock.now = 4000
  expect(await host.send('/jobpost')).toMatchObject({
    status: 200,
    text: 'version 2',
    headers: { 'x-cache': 'STALE' },
  })
  site = 'up'
  version = 3
  host.invalidation.tell({ kind: 'resumed' })
  expect(await host.send('/jobpost')).toMatchObject({ text: 'version 3', headers: { 'x-cache': 'MISS' } })
  clock.now = 30_000
  expect(await host.send('/jobpost')).toMatchObject({ text: 'version 3', headers: { 'x-cache': 'HIT' } })
})

test('a host that was closed hears of no write', async () => {
  const heard: unknown[] = []
  const { host: closing } = await start((_request, answer) => sendPage(answer, page, kept), {
    invalidation: {
      tell: () => undefined,
      subscribe: (listener) => {
        heard.push(listener)
        return () => heard.splice(heard.indexOf(listener), 1)
      },
    },
  })
  expect(heard).toHaveLength(1)
  await closing.close()
  expect(heard).toEqual([])
})

test('all unknown addresses share the one page for them', async () => {
  const { host, asked } = await start((request, answer) => {
    if (request.url !== '/404') return 'unknown'
    return sendPage(answer, 'not here', kept, 404)
  })
  for (const path of ['/no/such/place', '/nothing-1', '/nothing-2'])
    expect(await host.send(path)).toMatchObject({ status: 404, text: 'not here' })
  expect((await host.send('/nothing', { method: 'POST' })).status).toBe(404)
  expect(asked.filter(({ url }) => url === '/404')).toHaveLength(1)
})

test('a cache in front gets the headers it lives by', async () => {
  const { host, clock } = await start((_request, answer) => sendPage(answer, page, kept), {
    trustedProxies: 1,
  })
  await host.send('/jobpost')
  clock.now = 12_345
  expect((await host.send('/jobpost')).headers).toMatchObject({ ...kept, age: '12' })
})

test('without one nobody is told how old a page is', async () => {
  const { host } = await start((_request, answer) => sendPage(answer, page, kept))
  await host.send('/jobpost')
  expect((await host.send('/jobpost')).headers).not.toHaveProperty('age')
})

test('a form sent to the address of a kept page comes to the site', async () => {
  const { host, asked } = await start(({ method }, answer) => sendPage(answer, method ?? '', kept))
  for (const _ of ['made', 'kept']) expect((await host.send('/jobpost')).text).toBe('GET')
  expect((await host.send('/jobpost', { method: 'POST' })).text).toBe('POST')
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('memory is bounded: pages fall out, typed searches first', async () => {
  const { randomBytes } = await import('node:crypto')
  const { host } = await start(
    (_request, answer) => sendPage(answer, randomBytes(20_000).toString('hex'), kept),
    {
      cacheBytes: 1024 * 1024,
    },
  )
  await host.send('/jobpost')
  for (let index = 0; index < 30; index += 1) await host.send(`/search?q=${index}`)
  expect((await host.send('/jobpost')).headers['x-cache']).toBe('HIT')
  expect((await host.send('/search?q=0')).headers['x-cache']).toBe('MISS')
})
