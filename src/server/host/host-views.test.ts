import type { OutgoingHttpHeaders } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { sendPage, startHost, type FakeSite, type TestHost } from './testing/host.ts'
import type { View } from './views/view-of.ts'

const id = '0198c2a0-1111-7000-8000-0123456789ab'
const ad = `/jobpost/${id}`
const kept = { 'cdn-cache-control': 'max-age=60', 'cache-tag': 'jobs' }
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const deviceId = 'A-_456789012345678901x'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

const keptPage: FakeSite = (_request, answer) => sendPage(answer, 'みちしるべ', kept)

const start = async (site: FakeSite = keptPage) => {
  const views: View[] = []
  const started = await startHost(site, {
    siteOrigin: 'https://jobs.example.jp',
    countView: (view) => views.push(view),
  })
  host = started
  const ask = async (target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    const before = views.length
    const { status, headers: head } = await started.send(target, {
      method,
      headers: { 'user-agent': browser, ...headers },
    })
    return { status, state: head['x-cache'], etag: head.etag ?? '', views: views.slice(before) }
  }
  return { ask }
}

const one = (source = '(none)') => [{ jobPostId: id, source }]

test('an ad is counted when it is rendered, from memory, and where the browser has it already', async () => {
  const { ask } = await start()
  const first = await ask(ad)
  expect(first).toMatchObject({ status: 200, state: 'MISS', views: one() })
  expect(await ask(ad)).toMatchObject({ status: 200, state: 'HIT', views: one() })
  expect(await ask(ad, { 'if-none-match': first.etag })).toMatchObject({ status: 304, views: one() })
  expect((await ask(`${ad}?utm_source=mail`)).views).toEqual(one())
})

test('an ad that is not kept is counted as well', async () => {
  const { ask } = await start((_request, answer) => sendPage(answer, 'みちしるべ'))
  expect(await ask(ad)).toMatchObject({ state: 'PASS', views: one() })
})

test.each<[string, string, OutgoingHttpHeaders?, string?]>([
  ['a head', ad, {}, 'HEAD'],
  ['a form', ad, { origin: 'https://jobs.example.jp' }, 'POST'],
  ['the list', '/jobpost'],
  ['an application', `${ad}?view=apply`],
  ['no id', '/jobpost/not-an-id'],
  ['a fetch ahead', ad, { 'sec-purpose': 'prefetch' }],
  ['a rendering ahead', ad, { 'sec-purpose': 'prefetch;prerender' }],
  ['an old fetch ahead', ad, { purpose: 'prefetch' }],
  ['one of Firefox', ad, { 'x-moz': 'prefetch' }],
  ['one of Safari', ad, { 'x-purpose': 'preview' }],
  ['a page that is loaded again', ad, { 'cache-control': 'max-age=0' }],
  ['one that is loaded again whole', ad, { 'cache-control': 'no-cache', pragma: 'no-cache' }],
  ['a fetch by a script', ad, { 'sec-fetch-dest': 'empty' }],
  ['no name of a program', ad, { 'user-agent': '' }],
  [
    'a search engine',
    ad,
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a preview of a link', ad, { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
  ['a program', ad, { 'user-agent': 'curl/8.14.1' }],
  ['a company', ad, { cookie: `theme=dark; signed-in=company.${deviceId}` }],
  ['an admin', ad, { cookie: `signed-in=admin.${deviceId}; theme=dark` }],
  [
    'a company behind a student',
    ad,
    { cookie: `signed-in=student.${deviceId}; signed-in=company.${deviceId}` },
  ],
])('%s is no view', async (_what, target, headers, method) => {
  const { ask } = await start()
  // From memory, so that both ways are tried.
  await ask(ad)
  expect((await ask(target, headers, method)).views).toEqual([])
})

test.each<[string, OutgoingHttpHeaders]>([
  ['a student', { cookie: `signed-in=student.${deviceId}` }],
  ['whoever signed out', { cookie: 'signed-in=out' }],
  ['a cookie of another name', { cookie: `not-signed-in=company.${deviceId}` }],
  ['whoever goes somewhere', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
  [
    'a telephone',
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    },
  ],
  [
    'the browser in LINE',
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.8.0',
    },
  ],
])('%s is counted', async (_what, headers) => {
  const { ask } = await start()
  expect((await ask(ad, headers)).views).toEqual(one())
})

test.each([
  ['gone', 410, {}],
  ['missing', 404, {}],
  ['an error', 500, {}],
  ['no page', 200, { 'content-type': 'application/json' }],
])('%s: not counted', async (_what, status, headers) => {
  const { ask } = await start((_request, answer) =>
    sendPage(answer, 'みちしるべ', { ...kept, ...headers }, status),
  )
  expect((await ask(ad)).views).toEqual([])
  expect((await ask(ad)).views).toEqual([])
})

test.each([
  ['https://jobs.example.jp/jobpost?q=%E5%96%B6%E6%A5%AD', '(site)'],
  ['https://jobs.example.jp', '(site)'],
  ['https://jobs.example.jp.evil.example/', 'jobs.example.jp.evil.example'],
  ['https://www.google.com/search?q=secret+words', 'google.com'],
  ['http://Campus.Example.AC.jp:8080/board/12?name=hanako', 'campus.example.ac.jp'],
  ['https://xn--wgv71a119e.jp/', 'xn--wgv71a119e.jp'],
  ['android-app://com.google.android.gm/', '(none)'],
  ['https://user:password@example.com/', '(none)'],
  ['https://localhost/', '(none)'],
  ['https://(site)/', '(none)'],
  ['https://a_b.example/', '(none)'],
  ['not an address', '(none)'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, '(other)'],
  [`https://${'a.'.repeat(5000)}example/`, '(none)'],
])('from %s: %s', async (referer, source) => {
  const { ask } = await start()
  expect((await ask(ad, { referer })).views).toEqual(one(source))
})
