import { once } from 'node:events'
import net from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { livePath } from '#contract/live.ts'
import { sendPage, startHost, type FakeSite } from './testing/host.ts'

const start = async (site: FakeSite, options = {}) => {
  const host = await startHost(site, options)
  onTestFinished(host.close)
  return host
}
const echo: FakeSite = (request, answer) => sendPage(answer, String(request.body?.length ?? 'none'))

test('a form that its sender broke off leaves no line of an answer', async () => {
  const host = await start(echo)
  const received = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  host.app.server.once('request', (request) => {
    request.once('data', () => received.resolve())
    request.once('error', () => setImmediate(over.resolve))
  })
  const socket = net.connect(host.port, '127.0.0.1')
  socket.write('POST /contact HTTP/1.1\r\nhost: site.test\r\ncontent-length: 100\r\n\r\nname=')
  await received.promise
  socket.destroy()
  await over.promise
  expect(host.lines).toEqual([])
})

test('a body that comes too slowly is answered 408, and its connection ends', async () => {
  const host = await start(echo, { bodyMilliseconds: 20 })
  const socket = net.connect(host.port, '127.0.0.1')
  socket.write('POST /contact HTTP/1.1\r\nhost: site.test\r\ncontent-length: 100\r\n\r\nname=')
  const answer = String(await buffer(socket))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(answer).toContain('送信が途中で止まりました')
})

test('an error of the site that happens to have a status is logged, and is no fault of the body', async () => {
  const host = await start(echo, {
    stopMails: () => Promise.reject(Object.assign(new Error('a library failed'), { statusCode: 400 })),
  })
  const answer = await host.send('/mail/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: ['List-Unsubscribe=One-Click'],
  })
  expect(answer.status).toBe(500)
  expect(JSON.stringify(host.lines)).toContain('a library failed')
})

test.each(['nonsense', 'text/', 'a b/c'])(
  'Content-Type %o is 415, with a page that says so',
  async (type) => {
    const host = await start(echo)
    const answer = await host.send('/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body: ['a'],
    })
    expect(answer.status).toBe(415)
    expect(answer.text).toContain('送信された内容を読み取れませんでした')
  },
)

test('an answer without a body has no type', async () => {
  const host = await start((_request, answer) => {
    answer.writeHead(303, { location: '/' })
    answer.end()
  })
  const answer = await host.send('/contact', { method: 'POST', body: ['a=b'] })
  expect(answer).toMatchObject({ status: 303, headers: { 'content-length': '0' } })
  expect(answer.headers).not.toHaveProperty('content-type')
})

test('a stream of events that fails to open is ended and logged', async () => {
  const host = await start(() => 'unknown', {
    live: {
      readSession: async () => ({ id: 'session', uid: 'hanako', hasAccount: true }),
      openAmong: async (ids: string[]) => new Set(ids),
      follow: () => {
        throw new Error('the feed is broken')
      },
      grant: null,
    },
  })
  const socket = net.connect(host.port, '127.0.0.1')
  socket.write(`GET ${livePath} HTTP/1.1\r\nhost: site.test\r\n\r\n`)
  socket.resume()
  socket.on('error', () => {})
  await once(socket, 'close')
  await expect.poll(() => JSON.stringify(host.lines)).toContain('the feed is broken')
})
