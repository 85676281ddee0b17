import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { MailEvent } from '#contract/mail-stop.ts'
import { sendPage, startHost, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

const key = 'a key that only the mail service has'
const now = new Date('2026-11-22T03:00:00Z')
const seconds = now.getTime() / 1000

const start = async (fails = false) => {
  const heard: MailEvent[] = []
  host = await startHost((_request, answer) => sendPage(answer, 'the site', {}, 404), {
    mailHook: {
      key,
      now: () => now,
      record: async (events) => {
        if (fails) throw new Error('the database is away')
        heard.push(...events)
        return events.length
      },
    },
  })
  return { host, heard }
}
const sign = (body: string, at = seconds, by = key) =>
  `t=${at},v1=${createHmac('sha256', by).update(`${at}.${body}`).digest('hex')}`
const post = (given: TestHost, body: string, signature: string | null) =>
  given.send('/api/mail-hook', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'mail-hook-signature': signature }),
    },
    body: [body],
  })

const event = {
  type: 'bounce',
  address: 'Hanako@Example.com',
  permanent: true,
  at: '2026-11-22T11:59:00+09:00',
}
const body = JSON.stringify({ events: [event] })

test('what is signed is heard, without Origin or cookie', async () => {
  const { host, heard } = await start()
  expect(await post(host, body, sign(body))).toMatchObject({ status: 200, text: '{"ok":true}' })
  expect(heard).toEqual([
    { type: 'bounce', address: 'hanako@example.com', permanent: true, at: new Date('2026-11-22T02:59:00Z') },
  ])
  expect((await post(host, body, sign(body, seconds - 300))).status).toBe(200)
})

test.each([
  ['no signature', null],
  ['another key', sign(body, seconds, 'another key')],
  ['another body', sign(`${body} `)],
  ['another stamp', sign(body).replace(`t=${seconds}`, `t=${seconds + 1}`)],
  ['an old stamp', sign(body, seconds - 301)],
  ['a stamp to come', sign(body, seconds + 301)],
  ['a part of it', sign(body).slice(0, -2)],
  ['more after it', `${sign(body)},v2=x`],
  ['nothing but a stamp', `t=${seconds}`],
])('%s is refused, and nothing is heard', async (_what, signature) => {
  const { host, heard } = await start()
  const answer = await post(host, body, signature)
  expect(answer).toMatchObject({
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
  expect(JSON.parse(answer.text)).toEqual({
    error: { code: 'BAD_SIGNATURE', message: expect.stringMatching(/^[ -~]+$/) },
  })
  expect(heard).toEqual([])
})

test.each([
  'no JSON',
  '{}',
  '{"events":{}}',
  JSON.stringify({ events: [{ ...event, type: 'delivered' }] }),
  JSON.stringify({ events: [{ ...event, at: 'yesterday' }] }),
  JSON.stringify({ events: [{ ...event, address: 'x'.repeat(300) }] }),
  JSON.stringify({ events: Array.from({ length: 501 }, () => event) }),
])('signed %.40s is a mistake of the caller', async (given) => {
  const { host, heard } = await start()
  const answer = await post(host, given, sign(given))
  expect(answer).toMatchObject({ status: 400 })
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'BAD_BODY' } })
  expect(heard).toEqual([])
})

test('a body that is too long is not read', async () => {
  const { host } = await start()
  const long = 'x'.repeat(256 * 1024 + 1)
  expect((await post(host, long, sign(long))).status).toBe(413)
})

test('what is not written down is the caller’s to send again', async () => {
  const { host } = await start(true)
  expect((await post(host, body, sign(body))).status).toBe(500)
})

test('without a key there is no such address', async () => {
  host = await startHost((_request, answer) => sendPage(answer, 'the site', {}, 404))
  expect((await post(host, body, sign(body))).status).toBe(404)
})
