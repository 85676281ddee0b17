import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import { drain } from './drain.ts'
import { bodyBytesMax } from './route-class.ts'
import { sendPage, startHost, testOrigin, type FakeSite, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})
const start = async (site: FakeSite, options = {}) => {
  host = await startHost(site, options)
  return host
}
const echo: FakeSite = (request, answer) => sendPage(answer, String(request.body?.length ?? 'none'))
const quiet = createLogTo({ write: () => undefined }, 'silent')

test.each([
  ['/graphql', bodyBytesMax.graphql],
  ['/api/auth/_log', bodyBytesMax.auth],
  ['/api/auth/callback/credentials', bodyBytesMax.auth],
  ['/contact', bodyBytesMax.write],
])('%s takes %i bytes and no more, told or chunked', async (target, most) => {
  const host = await start(echo)
  const post = (bytes: number, headers = {}) =>
    host.send(target, { method: 'POST', headers, body: [Buffer.alloc(bytes - 1, 'a'), 'b'] })
  expect((await post(most)).text).toBe(String(most))
  for (const headers of [{}, { 'content-length': most + 1 }]) {
    const answer = await post(most + 1, headers)
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } })
    expect(answer.text).toContain('大きすぎます')
  }
})

test.each(['', 'content-length: 0\r\n'])(
  'a form of nothing (%o) is none that is waited for',
  async (length) => {
    const { port } = await start(echo)
    const socket = net.connect(port, '127.0.0.1')
    socket.write(`POST /contact HTTP/1.1\r\nhost: site.test\r\n${length}connection: close\r\n\r\n`)
    const answer = String(await buffer(socket))
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer.endsWith('\r\n\r\n0')).toBe(true)
  },
)

test('a call of the identity provider that says its type and has no body is answered', async () => {
  const { port } = await start(echo, { emulatorHost: () => null })
  const socket = net.connect(port, '127.0.0.1')
  const target = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
  const type = 'content-type: application/json\r\n'
  socket.write(`POST ${target} HTTP/1.1\r\nhost: site.test\r\n${type}connection: close\r\n\r\n`)
  expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 503 /)
})

test('413 is JSON for GraphQL', async () => {
  const host = await start(echo)
  const answer = await host.send('/graphql', {
    method: 'POST',
    body: [Buffer.alloc(bodyBytesMax.graphql + 1)],
  })
  expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] })
})

test('the site gets the body whole, and none with GET', async () => {
  const host = await start((request, answer) => sendPage(answer, request.body?.toString() ?? 'none'))
  const form = await host.send('/contact', { method: 'POST', body: ['name=', Buffer.from('山田')] })
  expect(form.text).toBe('name=山田')
  expect(
    (await host.send('/mypage', { headers: { 'transfer-encoding': 'chunked' }, body: ['x'] })).text,
  ).toBe('none')
})

test('a private page is packed for its reader; answers with tokens are not', async () => {
  const host = await start((_request, answer) => sendPage(answer, 'あ'.repeat(2000)))
  const headers = { 'accept-encoding': 'gzip' }
  const page = await host.send('/mypage', { headers })
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(page.body).toString()).toBe('あ'.repeat(2000))
  expect((await host.send('/api/auth/session', { headers })).headers['content-encoding']).toBeUndefined()
})

test('events are passed on as they come, and a visitor who leaves ends them', async () => {
  let closed = false
  const host = await start((request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write('data: 1\n\n')
    request.socket.on('close', () => {
      closed = true
    })
  })
  const first = await new Promise<string>((resolve) => {
    const socket = net.connect(host.port, '127.0.0.1', () =>
      socket.write('GET /live HTTP/1.1\r\nhost: site.test\r\n\r\n'),
    )
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (!text.includes('data: 1')) return
      socket.destroy()
      resolve(text)
    })
  })
  expect(first).toContain('text/event-stream')
  await expect.poll(() => closed).toBe(true)
})

test('a rendering that does not end is given up, and its request is aborted', async () => {
  let aborted = false
  const host = await start(
    (request) => {
      request.socket.on('close', () => {
        aborted = true
      })
    },
    { renderMilliseconds: 50 },
  )
  const answer = await host.send('/mypage')
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  expect(answer.text).toContain('ただいまご利用いただけません')
  expect(aborted).toBe(true)
})

test('a site that throws shows no stack', async () => {
  const host = await start(() => {
    throw new Error('secret of the database')
  })
  for (const target of ['/mypage', '/jobpost']) {
    const answer = await host.send(target)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('secret')
    expect(answer.text).toContain('ページを表示できませんでした')
  }
  expect(JSON.stringify(host.lines)).toContain('secret of the database')
})

test('a broken stream ends the answer, not the process', async () => {
  const seen = Promise.withResolvers<void>()
  const host = await start(async (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/octet-stream', 'x-accel-buffering': 'no' })
    answer.write('part')
    await seen.promise
    answer.destroy(new Error('gone'))
  })
  const headers = { host: new URL(testOrigin).host }
  const request = http.get({ host: '127.0.0.1', port: host.port, path: '/download', headers, agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  expect(String(await once(response, 'data'))).toBe('part')
  seen.resolve()
  await expect(once(response, 'end')).rejects.toThrow('aborted')
  expect((await host.send('/healthz')).status).toBe(200)
})

test('a drain lets requests in flight finish, and takes no new connection', async () => {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const host = await start(async (_request, answer) => {
    asked.resolve()
    await released.promise
    sendPage(answer, 'done')
  })
  const inFlight = host.send('/mypage')
  await asked.promise
  const drained = drain({ host: host.app, log: quiet, noticeMilliseconds: 0, drainMilliseconds: 5000 })
  await expect.poll(() => host.app.server.listening).toBe(false)
  await expect(host.send('/mypage')).rejects.toThrow(/ECONNREFUSED/)
  released.resolve()
  expect(await inFlight).toMatchObject({ status: 200, text: 'done' })
  await drained
})

test('a drain has an end', async () => {
  const asked = Promise.withResolvers<void>()
  const host = await start(() => asked.resolve())
  const inFlight = host.send('/mypage').catch((error: unknown) => error)
  await asked.promise
  await drain({ host: host.app, log: quiet, noticeMilliseconds: 0, drainMilliseconds: 50 })
  expect(await inFlight).toBeInstanceOf(Error)
})
