import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { sendPage, startHost, testOrigin, type TestHost } from './testing/host.ts'
import { headLines } from './whole-head.ts'

const page = 'みちしるべ'.repeat(300)
let host: TestHost
afterEach(() => host.close())

const start = async (options: Parameters<typeof startHost>[1] = {}) => {
  host = await startHost(
    (_request, answer) => sendPage(answer, page, { 'cdn-cache-control': 'max-age=60', 'cache-tag': 'jobs' }),
    { now: () => 0, ...options },
  )
  await host.send('/jobpost')
}

const ask = (agent: Agent | false, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: host.port, path: '/jobpost', agent }
    get(
      { ...where, headers: { host: new URL(testOrigin).host, 'accept-encoding': 'gzip', ...headers } },
      resolve,
    ).on('error', reject)
  })

test.each([0, 1])(
  'a head in one piece says what a head in parts says, with %i proxies in front',
  async (trustedProxies) => {
    await start({ trustedProxies })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const whole = await ask(agent)
    expect(gunzipSync(await buffer(whole)).toString()).toBe(page)
    const parts = await ask(false)
    expect(gunzipSync(await buffer(parts)).toString()).toBe(page)
    agent.destroy()

    expect(whole.headers.connection).toBe('keep-alive')
    expect(whole.headers['keep-alive']).toBe('timeout=65')
    expect(parts.headers.connection).toBe('close')
    expect(Math.abs(Date.parse(whole.headers.date ?? '') - Date.now())).toBeLessThan(120_000)
    const lasting = ({ headers }: IncomingMessage) => {
      const changing = ['connection', 'keep-alive', 'date', 'x-request-id', 'ratelimit-remaining']
      return Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)))
    }
    expect(lasting(whole)).toEqual(lasting(parts))
    expect(lasting(whole)).toMatchObject({ 'x-cache': 'HIT', 'x-content-type-options': 'nosniff' })
    expect(whole.headers['x-request-id']).not.toBe(parts.headers['x-request-id'])
    expect(Number(whole.headers['ratelimit-remaining'])).toBe(
      Number(parts.headers['ratelimit-remaining']) + 1,
    )
  },
)

test('on a connection that goes on a head is all that HEAD gets, and a page of another status keeps it', async () => {
  const kept = { 'cdn-cache-control': 'max-age=60' }
  host = await startHost(({ url }, answer) =>
    url === '/jobpost' ? sendPage(answer, page, kept) : sendPage(answer, 'gone', kept, 404),
  )
  const lines = ['GET /jobpost', 'GET /company', 'HEAD /jobpost', 'HEAD /company', 'GET /company']
  for (const _ of ['rendered', 'kept']) {
    const socket = connect(host.port, '127.0.0.1')
    const head = `HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: identity\r\n`
    socket.write(lines.map((line) => `${line} ${head}\r\n`).join(''))
    socket.write(`GET /jobpost ${head}connection: close\r\n\r\n`)
    const answers = (await buffer(socket)).toString().split('HTTP/1.1 ').slice(1)
    expect(answers.map((answer) => [answer.slice(0, 3), answer.split('\r\n\r\n')[1]])).toEqual([
      ['200', page],
      ['404', 'gone'],
      ['200', ''],
      ['404', ''],
      ['404', 'gone'],
      ['200', page],
    ])
  }
  const { headers } = await host.send('/company')
  const again = await host.send('/company', { headers: { 'if-none-match': headers.etag } })
  expect(again.status).toBe(404)
})

test('one connection serves pages, 304s and pages again', async () => {
  await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await ask(agent)
  const { localPort } = first.socket
  await buffer(first)
  const second = await ask(agent, { 'if-none-match': first.headers.etag ?? '' })
  expect([second.statusCode, await text(second)]).toEqual([304, ''])
  const third = await ask(agent)
  expect(third.socket.localPort).toBe(localPort)
  expect(gunzipSync(await buffer(third)).toString()).toBe(page)
  agent.destroy()
})

test('requests that come together are answered in turn', async () => {
  await start()
  const request = `GET /jobpost HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: br\r\n`
  const socket = connect(host.port, '127.0.0.1')
  socket.write(`${request}\r\n${request}\r\n${request}connection: close\r\n\r\n`)
  const answers = (await buffer(socket)).toString('latin1').split('HTTP/1.1 200 OK\r\n').slice(1)
  expect(answers).toHaveLength(3)
  for (const answer of answers) {
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
    expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(body.length)
  }
})

test('what a slow reader has not taken yet stays as it was', async () => {
  // Noise, which is not packed to nothing: a few hundred answers are more than the system takes.
  const noise = {
    '/jobpost': randomBytes(28_000).toString('hex'),
    '/company': randomBytes(28_000).toString('hex'),
  }
  host = await startHost(({ url }, answer) =>
    sendPage(answer, noise[url === '/jobpost' ? url : '/company'], { 'cdn-cache-control': 'max-age=60' }),
  )
  const ask = (path: string, last = '') =>
    `GET ${path} HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: br\r\n${last}\r\n`
  const close = 'connection: close\r\n'
  const other = async () => {
    const socket = connect(host.port, '127.0.0.1')
    socket.write(ask('/company') + ask('/company', close))
    await buffer(socket)
  }
  await host.send('/jobpost')
  await other()

  const { server } = host.app
  const connected = once(server, 'connection')
  const slow = connect(host.port, '127.0.0.1').pause()
  const [served] = (await connected) as [Socket]
  let asked = 0
  while (served.writableLength === 0) {
    const heard = once(server, 'request')
    slow.write(ask('/jobpost'))
    await heard
    asked += 1
  }
  await other()
  slow.write(ask('/jobpost', close))
  const answers = (await buffer(slow)).toString('latin1').split('HTTP/1.1 200 OK\r\n').slice(1)
  expect(answers).toHaveLength(asked + 1)
  const isOwn = (answer: string) => {
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1')
    return brotliDecompressSync(body).toString() === noise['/jobpost']
  }
  expect(answers.every(isOwn)).toBe(true)
})

test('an HTTP/1.0 client gets its answer and the end of the connection', async () => {
  await start()
  const socket = connect(host.port, '127.0.0.1')
  socket.write(`GET /jobpost HTTP/1.0\r\nhost: ${new URL(testOrigin).host}\r\n\r\n`)
  const answer = (await buffer(socket)).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toContain('Connection: close')
  expect(answer.endsWith(page)).toBe(true)
})

test('an HTTP/1.0 client that asks for it keeps its connection', async () => {
  await start()
  const request = `GET /jobpost HTTP/1.0\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: identity\r\n`
  const socket = connect(host.port, '127.0.0.1')
  socket.write(`${request}connection: keep-alive\r\n\r\n${request}\r\n`)
  const [, kept = '', last = ''] = (await buffer(socket)).toString().split('HTTP/1.1 200 OK\r\n')
  expect(kept).toContain('Connection: keep-alive')
  expect(last).toContain('Connection: close')
  for (const answer of [kept, last]) expect(answer.endsWith(`\r\n\r\n${page}`)).toBe(true)
})

test('a name or a value that would begin a line of its own is refused', async () => {
  await start()
  expect(() => headLines(['x-test', 'a\r\nset-cookie: b=c'])).toThrow('Invalid character in header content')
  expect(() => headLines(['x-test: a\r\nset-cookie', 'b=c'])).toThrow('must be a valid HTTP token')
})

test('an answer about as long as the place for it comes whole', async () => {
  const place = 32 * 1024
  host = await startHost((request, answer) =>
    sendPage(answer, 'a'.repeat(Number(request.url?.split('=')[1])), { 'cdn-cache-control': 'max-age=60' }),
  )
  const askTwice = async (length: number): Promise<string[]> => {
    const request = `GET /jobpost?page=${length} HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\naccept-encoding: identity\r\n`
    await host.send(`/jobpost?page=${length}`, { headers: { 'accept-encoding': 'identity' } })
    const socket = connect(host.port, '127.0.0.1')
    socket.write(`${request}\r\n${request}connection: close\r\n\r\n`)
    return (await buffer(socket)).toString('latin1').split('HTTP/1.1 200 OK\r\n').slice(1)
  }
  const [sample = ''] = await askTwice(30_000)
  const fits = place - (sample.length + 'HTTP/1.1 200 OK\r\n'.length - 30_000)
  for (let length = fits - 3; length <= fits + 3; length += 1) {
    const bodies = (await askTwice(length)).map((answer) => answer.split('\r\n\r\n', 2)[1])
    expect(bodies).toEqual(['a'.repeat(length), 'a'.repeat(length)])
  }
})
