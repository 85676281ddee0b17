import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { AstroAnswer } from './astro-answer.ts'
import type { AstroRequest } from './astro-request.ts'
import { sendPage, startHost, type TestHost } from './testing/host.ts'

const head = {
  'content-type': 'application/xml; charset=utf-8',
  'x-accel-buffering': 'no',
  'cdn-cache-control': 'max-age=60',
  'cache-tag': 'jobs',
}

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

type Walk = { request: AstroRequest; answer: AstroAnswer }

/** A site whose large responses are written by the test. */
const start = async (options: Parameters<typeof startHost>[1] = {}) => {
  const walks: Walk[] = []
  const clock = { now: 0 }
  const started = await startHost(
    (request, answer) => {
      if (request.url === '/404') return sendPage(answer, '見つかりません', {}, 404)
      answer.writeHead(200, head)
      if (request.method === 'HEAD') answer.end()
      walks.push({ request, answer })
    },
    { now: () => clock.now, ...options },
  )
  host = started
  const walk = async (index: number): Promise<AstroAnswer> => {
    await expect.poll(() => walks.length).toBeGreaterThan(index)
    return walks[index]!.answer
  }
  return { host: started, walks, walk, clock }
}

test('the feed is walked once for all who ask, also for who comes in the middle', async () => {
  const { host, walks, walk } = await start()
  const early = host.send('/jobs.xml', { headers: { 'accept-encoding': 'gzip' } })
  const answer = await walk(0)
  answer.write('<source>')
  const midway = host.send('/jobs.xml')
  answer.end('</source>')
  const [first, second] = await Promise.all([early, midway])
  expect(gunzipSync(first.body).toString()).toBe('<source></source>')
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(second).toMatchObject({ status: 200, text: '<source></source>' })
  expect(second.headers['content-encoding']).toBeUndefined()
  const later = await host.send('/jobs.xml?utm_source=x')
  expect(later).toMatchObject({ text: '<source></source>', headers: { 'x-cache': 'HIT' } })
  expect(walks).toHaveLength(1)
})

test('HEAD walks nothing', async () => {
  const { host, walks, walk } = await start()
  const bare = await host.send('/jobs.xml', { method: 'HEAD' })
  expect(bare).toMatchObject({ status: 200, text: '', headers: { 'content-type': head['content-type'] } })
  expect(bare.headers['content-length']).toBeUndefined()
  expect(walks.map(({ request }) => request.method)).toEqual(['HEAD'])
  const get = host.send('/jobs.xml')
  const answer = await walk(1)
  answer.end('<source/>')
  const { headers } = await get
  const known = await host.send('/jobs.xml', { method: 'HEAD' })
  expect(known.headers).toMatchObject({ etag: headers.etag, 'last-modified': headers['last-modified'] })
  expect(walks).toHaveLength(2)
})

test('who has it already is told so in a few bytes', async () => {
  const { host, walk } = await start()
  const get = host.send('/jobs.xml')
  const answer = await walk(0)
  answer.end('<source/>')
  const { etag = '', 'last-modified': modified = '' } = (await get).headers
  const ask = async (headers: Record<string, string>) => (await host.send('/jobs.xml', { headers })).status
  expect(await ask({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
  expect(await ask({ 'if-none-match': '"x"' })).toBe(200)
  expect(await ask({ 'if-none-match': etag, 'accept-encoding': 'gzip' })).toBe(200)
  expect(await ask({ 'if-modified-since': modified })).toBe(304)
  expect(await ask({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
  expect(await ask({ 'if-modified-since': modified, 'if-none-match': '"x"' })).toBe(200)
})

test('it is kept as long as the page says', async () => {
  const { host, walks, walk, clock } = await start()
  const first = host.send('/jobs.xml')
  ;(await walk(0)).end('old')
  await first
  clock.now = 59_999
  expect((await host.send('/jobs.xml')).text).toBe('old')
  clock.now = 60_000
  const second = host.send('/jobs.xml')
  ;(await walk(1)).end('new')
  expect((await second).text).toBe('new')
  expect(walks).toHaveLength(2)
})

test('after a write nobody gets, or joins, a walk from before it', async () => {
  const { host, walks, walk } = await start()
  const before = host.send('/jobs.xml')
  const answer = await walk(0)
  answer.write('before')
  host.invalidation.tell({ kind: 'tags', stale: ['other'], purge: [] })
  host.invalidation.tell({ kind: 'tags', stale: ['jobs'], purge: [] })
  const after = host.send('/jobs.xml')
  answer.end()
  expect((await before).text).toBe('before')
  ;(await walk(1)).end('after')
  expect((await after).text).toBe('after')
  expect((await host.send('/jobs.xml')).text).toBe('after')
  expect(walks).toHaveLength(2)
})

test('a walk that had begun before a write, but shown nothing yet, is neither joined nor kept', async () => {
  const begun: (() => void)[] = []
  host = await startHost(async (_request, answer) => {
    const version = begun.length
    await new Promise<void>((resolve) => {
      begun.push(resolve)
    })
    answer.writeHead(200, head)
    answer.end(`version ${version}`)
  })
  const { send, invalidation } = host
  const before = send('/jobs.xml')
  await expect.poll(() => begun.length).toBe(1)
  invalidation.tell({ kind: 'tags', stale: ['jobs'], purge: [] })
  const after = send('/jobs.xml')
  // Answered after it has come in.
  for (let count = 0; count < 3; count += 1) await send('/healthz')
  begun[0]?.()
  expect((await before).text).toBe('version 0')
  await expect.poll(() => begun.length).toBe(2)
  const later = send('/jobs.xml')
  for (let count = 0; count < 3; count += 1) await send('/healthz')
  begun[1]?.()
  for (const each of [after, later]) expect((await each).text).toBe('version 1')
})

test('a write about something else forgets nothing', async () => {
  const { host, walk } = await start()
  const first = host.send('/jobs.xml')
  ;(await walk(0)).end('kept')
  await first
  host.invalidation.tell({ kind: 'tags', stale: ['companies'], purge: ['other'] })
  expect((await host.send('/jobs.xml')).headers['x-cache']).toBe('HIT')
})

test('the line of walks is bounded, and who comes then is told when to come again', async () => {
  const { host, walk, walks } = await start({ trustedProxies: 1 })
  let client = 0
  const ask = (path: string) =>
    host.send(path, { headers: { 'x-forwarded-for': `192.0.2.${(client += 1)}` } })
  const running = ask('/jobs.xml')
  const answer = await walk(0)
  answer.write('<source>')
  const refused: unknown[] = []
  const waiting = Array.from({ length: 26 }, async (_, index) => {
    const { status, headers } = await ask(`/sitemap/jobs-${index + 1}.xml`)
    if (status !== 200) refused.push([status, headers['retry-after']])
  })
  const turnedAway = [503, '30']
  await expect.poll(() => refused).toEqual([turnedAway, turnedAway])
  answer.end()
  await running
  for (let index = 1; index <= 24; index += 1) (await walk(index)).end('part')
  await Promise.all(waiting)
  expect(refused).toHaveLength(2)
  expect(walks).toHaveLength(25)
})

test('one walk at a time', async () => {
  const { host, walks, walk } = await start()
  const jobs = host.send('/jobs.xml')
  const answer = await walk(0)
  const part = host.send('/sitemap/jobs-1.xml')
  answer.write('a')
  await host.send('/healthz')
  expect(walks).toHaveLength(1)
  answer.end()
  await jobs
  ;(await walk(1)).end('part')
  expect((await part).text).toBe('part')
})

test('a walk that breaks off breaks the answer, is logged and not kept', async () => {
  const { host, walk } = await start()
  const sent = Promise.all(
    ['gzip', 'identity'].map((encoding) =>
      host.send('/jobs.xml', { headers: { 'accept-encoding': encoding } }).then(
        ({ status }) => status,
        () => 'broken',
      ),
    ),
  )
  const answer = await walk(0)
  // Longer than what the packing holds back, so that both have a part of it.
  answer.write(crypto.getRandomValues(new Uint8Array(60_000)))
  answer.write(crypto.getRandomValues(new Uint8Array(60_000)))
  await host.send('/healthz')
  answer.destroy(new Error('the database went away'))
  for (const outcome of await sent) expect([503, 'broken']).toContain(outcome)
  await expect.poll(() => JSON.stringify(host.lines)).toContain('the database went away')
  const again = host.send('/jobs.xml')
  ;(await walk(1)).end('whole')
  expect((await again).text).toBe('whole')
})

test('the disk it takes is bounded', async () => {
  const { host, walks, walk } = await start({ largeResponseBytes: 100_000 })
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64')
  for (const [index, key] of ['/sitemap/jobs-1.xml', '/sitemap/jobs-2.xml', '/jobs.xml'].entries()) {
    const sent = host.send(key)
    ;(await walk(index)).end(noise() + noise())
    expect((await sent).status).toBe(200)
  }
  expect((await host.send('/jobs.xml')).headers['x-cache']).toBe('HIT')
  const first = host.send('/sitemap/jobs-1.xml')
  ;(await walk(3)).end('again')
  expect((await first).text).toBe('again')
  expect(walks).toHaveLength(4)
  const endless = host.send('/sitemap/jobs-9.xml').catch((error: unknown) => error)
  const answer = await walk(4)
  for (let count = 0; count < 8; count += 1) answer.write(noise())
  answer.end()
  expect(await endless).toSatisfy(
    (sent) => sent instanceof Error || (sent as { status: number }).status === 503,
  )
  await expect.poll(() => JSON.stringify(host.lines)).toContain('more than 100000 bytes')
})

test('a part that is not there is the page of unknown addresses', async () => {
  host = await startHost((request, answer) => {
    if (request.url === '/404') sendPage(answer, '見つかりません', {}, 404)
    else answer.writeHead(404).end()
  })
  for (const method of ['GET', 'HEAD'])
    expect((await host.send('/sitemap/jobs-99.xml', { method })).status).toBe(404)
  expect((await host.send('/sitemap/jobs-99.xml')).text).toBe('見つかりません')
})
