import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { createAstroRender } from './astro-render.ts'
import type { FileDoor } from './files/file-door.ts'
import type { LiveDoor } from './live/live-door.ts'
import { createRenderLines, usualLines } from './render-line.ts'
import { sendPage, startHost, testOrigin, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

const away = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

const files: FileDoor = { readUid: away, claim: away, receive: away, openImage: away, open: away }
const live: LiveDoor = { readSession: away, openAmong: away, follow: () => () => {}, grant: null }
const key = 'a key that only the mail service has'
const now = new Date('2026-11-22T03:00:00Z')

/** A host over a site and doors that reach nothing. */
const start = async () => {
  host = await startHost(() => 'unknown', {
    files,
    live,
    stopMails: away,
    mailHook: { key, record: away, now: () => now },
    checked: async () => ({ database: false }),
    render: createAstroRender(
      () => away(),
      testOrigin,
      { usual: 5000, drawn: 5000 },
      createRenderLines(usualLines),
    ),
  })
  return host
}

const events = JSON.stringify({
  events: [{ type: 'bounce', address: 'a@example.com', permanent: true, at: now.toISOString() }],
})
const seconds = now.getTime() / 1000
const signature = createHmac('sha256', key).update(`${seconds}.${events}`).digest('hex')
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

const pages: readonly (readonly [string, Asked?])[] = [
  ['/jobpost'],
  ['/mypage'],
  ['/search?q=x'],
  ['/sitemap.xml'],
  ['/jobs.xml'],
  ['/sitemap/jobs-1.xml'],
  ['/mypage/interviews.ics'],
  ['/company/applicants.csv'],
  ['/postal-code.json?code=1000001'],
  ['/no-such-page'],
  ['/contact?_action=contact.send', { method: 'POST', headers: form, body: 'body=x' }],
  [`/files/${newId()}`],
  [`/images/${'ab'.repeat(32)}.png`],
  ['/mail/x', { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' }],
]
const calls: readonly (readonly [string, Asked?])[] = [
  ['/_actions/contact.send', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
  ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
  ['/api/auth/session'],
  ['/api/live'],
  [`/files/upload/${'T'.repeat(43)}`, { method: 'PUT', body: 'x' }],
  [
    '/api/mail-hook',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mail-hook-signature': `t=${seconds},v1=${signature}` },
      body: events,
    },
  ],
]

const send = (given: TestHost, target: string, { method = 'GET', headers = {}, body }: Asked) =>
  given.send(target, {
    method,
    headers: { origin: testOrigin, ...headers },
    ...(body !== undefined && { body: [body] }),
  })

const named = (all: typeof pages) => all.map(([target, asked = {}]) => ({ target, asked }))

test.each(named(pages))('$target is 503 with a page in Japanese', async ({ target, asked }) => {
  const answer = await send(await start(), target, asked)
  expect(answer).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.text).toMatch(/<title>ただいまご利用いただけません \| みちしるべ<\/title>/)
})

test.each(named(calls))('$target is 503 with the code', async ({ target, asked }) => {
  const answer = await send(await start(), target, asked)
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.text).toContain('UNAVAILABLE')
  expect(answer.text).not.toContain('INTERNAL')
})

test('the cause is in the log once', async () => {
  const given = await start()
  await given.send('/mypage')
  expect(given.lines.filter(({ err }) => JSON.stringify(err)?.includes('ECONNREFUSED'))).toHaveLength(1)
})

test('the process lives and is not ready', async () => {
  const given = await start()
  expect((await given.send('/healthz')).status).toBe(200)
  expect((await given.send('/readyz')).status).toBe(503)
})

test('what is kept goes on being served, through notices that are lost and arrive again', async () => {
  let site: 'up' | 'away' = 'up'
  host = await startHost((_request, answer) =>
    site === 'up'
      ? sendPage(answer, 'kept', {
          'cdn-cache-control': 'max-age=1, stale-if-error=3600',
          'cache-tag': 'jobs',
        })
      : sendPage(answer, 'away', {}, 503),
  )
  await host.send('/jobpost')
  site = 'away'
  for (const kind of ['lost', 'resumed', 'lost', 'resumed'] as const) {
    host.invalidation.tell({ kind })
    expect(await host.send('/jobpost')).toMatchObject({ status: 200, text: 'kept' })
  }
  host.invalidation.tell({ kind: 'tags', stale: [], purge: ['jobs'] })
  expect((await host.send('/jobpost')).status).toBe(503)
})
