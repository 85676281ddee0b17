import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { atOnceMax } from './route-class.ts'
import { sendPage, startHost, testOrigin, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

/** A site that answers when the test lets it. */
const start = async (options: Parameters<typeof startHost>[1] = {}) => {
  const held: (() => void)[] = []
  let holds = true
  const started = await startHost(async (request, answer) => {
    if (holds && request.url !== '/jobpost')
      await new Promise<void>((resolve) => {
        held.push(resolve)
      })
    sendPage(answer, request.url, { 'cdn-cache-control': 'max-age=60' })
  }, options)
  host = started
  const release = () => {
    for (const resolve of held.splice(0)) resolve()
  }
  /** Releases, and holds nothing from now on. */
  const open = () => {
    holds = false
    release()
  }
  return { host: started, held, release, open }
}

test('one client has a few résumés drawn at once, beside the cards', async () => {
  const { host, held, release } = await start()
  const ask = () => host.send('/mypage/resume.pdf')
  const drawing = Array.from({ length: 4 }, ask)
  await expect.poll(() => held.length).toBe(4)
  expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  const other = host.send('/card/jobpost/1.png')
  await expect.poll(() => held.length).toBe(5)
  release()
  for (const each of [...drawing, other]) expect((await each).status).toBe(200)
})

test('what cannot be drawn now says so with a page, and when to come again', async () => {
  host = await startHost((_, answer) => {
    answer.writeHead(503, { 'retry-after': '5' })
    answer.end()
  })
  const answer = await host.send('/mypage/resume.pdf')
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' },
  })
  expect(answer.text).toContain('ただいまご利用いただけません')
})

const most = atOnceMax.card ?? 0
const card = (index: number) => `/card/jobpost/${index}.png`

test('one client has a few cards drawn at once and is told to wait with more', async () => {
  const { host, held, release } = await start()
  const drawing = Array.from({ length: most }, (_, index) => host.send(card(index)))
  await expect.poll(() => held.length).toBe(most)
  expect(await host.send(card(99))).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await host.send('/jobpost')).status).toBe(200)
  release()
  for (const each of drawing) expect((await each).status).toBe(200)
  // What is kept is sent however many are under way.
  const others = Array.from({ length: most }, (_, index) => host.send(card(10 + index)))
  await expect.poll(() => held.length).toBe(most)
  expect(await host.send(card(0))).toMatchObject({ status: 200, headers: { 'x-cache': 'HIT' } })
  release()
  await Promise.all(others)
})

test('another client is not held up by the first', async () => {
  const { host, held, release } = await start({ trustedProxies: 1 })
  const from = (address: string, index: number) =>
    host.send(card(index), { headers: { 'x-forwarded-for': address } })
  const drawing = Array.from({ length: most }, (_, index) => from('192.0.2.1', index))
  await expect.poll(() => held.length).toBe(most)
  expect((await from('192.0.2.1', 98)).status).toBe(429)
  const other = from('192.0.2.2', 99)
  await expect.poll(() => held.length).toBe(most + 1)
  release()
  expect((await other).status).toBe(200)
  await Promise.all(drawing)
})

test('who hangs up counts until the work is done, and no longer', async () => {
  const { host, held, open } = await start()
  const left: http.ClientRequest[] = []
  for (let index = 0; index < most; index += 1) {
    const request = http.get({
      host: '127.0.0.1',
      port: host.port,
      path: card(index),
      headers: { host: new URL(testOrigin).host },
      agent: false,
    })
    request.on('error', () => undefined)
    left.push(request)
  }
  await expect.poll(() => held.length).toBe(most)
  for (const request of left) request.destroy()
  expect((await host.send(card(99))).status).toBe(429)
  open()
  await expect.poll(async () => (await host.send(card(99))).status).toBe(200)
})

test('a reader who takes a feed slowly holds up nothing that is made', async () => {
  const { port } = (host = await startHost((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/xml', 'x-accel-buffering': 'no' })
    answer.end(randomBytes(16 * 1024 * 1024))
  }))
  const opened: http.ClientRequest[] = []
  /** Reads the head, and no more. */
  const ask = async () => {
    const headers = { host: new URL(testOrigin).host, 'accept-encoding': 'gzip' }
    const request = http.get({ host: '127.0.0.1', port, path: '/jobs.xml', headers, agent: false })
    opened.push(request)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.on('error', () => undefined)
    return response.statusCode
  }
  try {
    for (let index = 0; index <= (atOnceMax.feed ?? 0); index += 1) expect(await ask()).toBe(200)
  } finally {
    for (const request of opened) request.destroy()
  }
})

test('cards evict each other, never a page', async () => {
  const picture = Buffer.alloc(40_000, 1)
  host = await startHost(
    (request, answer) => {
      answer.writeHead(200, {
        'content-type': request.url.startsWith('/card/') ? 'image/png' : 'text/html',
        'cdn-cache-control': 'max-age=60',
      })
      answer.end(picture)
    },
    { cacheBytes: 1024 * 1024 },
  )
  await host.send('/jobpost')
  for (let index = 0; index < 40; index += 1) await host.send(card(index))
  expect((await host.send('/jobpost')).headers['x-cache']).toBe('HIT')
  expect((await host.send(card(39))).headers['x-cache']).toBe('HIT')
  expect((await host.send(card(0))).headers['x-cache']).toBe('MISS')
})
