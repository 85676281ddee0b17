import { afterEach, expect, test } from 'vitest'
import { sendPage, startHost, type FakeSite, type TestHost } from './testing/host.ts'

const ad = '/jobpost/0198c2a0-1111-7000-8000-0123456789ab'
const kept = { 'cdn-cache-control': 'max-age=60', 'cache-tag': 'jobs' }
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const cookies = { cookie: 'own-lists=1; session=hanako', 'user-agent': browser }

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

/** A site that says who asked; a page for everyone is asked for without a cookie. */
const site: FakeSite = ({ headers }, answer) =>
  sendPage(answer, headers['cookie'] === undefined ? 'for everyone' : 'for hanako', kept)

const start = async () => {
  const views: string[] = []
  host = await startHost(site, { countView: ({ jobPostId }) => views.push(jobPostId) })
  return { host, views }
}

const pages = [
  '/',
  '/jobpost',
  '/jobpost?q=a',
  ad,
  '/company',
  '/company/jobpost?company=1',
  '/search?q=a',
  '/jobpost-count.json?q=a',
  '/suggestions.json?q=a',
]

test.each(pages)('%s: a person’s own is made for them, and kept for nobody', async (page) => {
  const { host } = await start()
  for (const round of ['first', 'again']) {
    const own = await host.send(page, { headers: cookies })
    expect([round, own.text]).toEqual([round, 'for hanako'])
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    for (const name of ['x-cache', 'etag', 'cdn-cache-control', 'cache-tag'])
      expect(own.headers[name]).toBeUndefined()
  }
  const first = await host.send(page)
  expect([first.text, first.headers['x-cache']]).toEqual(['for everyone', 'MISS'])
  // What is in the cache is not for them, and what they get is not put there.
  expect((await host.send(page, { headers: cookies })).text).toBe('for hanako')
  const second = await host.send(page, { headers: { cookie: 'session=hanako; own-lists=; x-own-lists=1' } })
  expect([second.text, second.headers['x-cache']]).toEqual(['for everyone', 'HIT'])
})

test.each(['/terms', '/info', '/feed.xml'])('%s is the same for everyone all the same', async (page) => {
  const { host } = await start()
  expect((await host.send(page, { headers: cookies })).text).toBe('for everyone')
})

test('a look at an ad counts, whoever the page is made for', async () => {
  const { host, views } = await start()
  await host.send(ad, { headers: cookies })
  await host.send(ad, { headers: { 'user-agent': browser } })
  expect(views).toHaveLength(2)
})
