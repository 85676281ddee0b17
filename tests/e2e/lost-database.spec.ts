import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type APIResponse } from '@playwright/test'
import { routeTable } from '#contract/routes.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { openWay } from '#server/backend/database/testing/way.ts'
import { makeStudent } from './setup/session.ts'
import { freePort, startSite, type RunningSite } from './setup/server.ts'

/** A site of its own, and the way to its database. */
type Fixtures = { lost: { site: RunningSite; way: Awaited<ReturnType<typeof openWay>> } }

const test = base.extend<object, Fixtures>({
  lost: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'lost-'))
      const database = await startTestServer()
      const way = await openWay(database.url)
      const site = await startSite(path.join(folder, 'data'), path.resolve('test-results/lost.log'), {
        DATABASE_URL: way.url,
        AUTH_EMULATOR_PORT: String(await freePort()),
      })
      await use({ site, way })
      await site.stop()
      way.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Parameters of addresses are filled with something that is nobody's. */
const pages = routeTable.map(({ path: pattern }) =>
  pattern
    .replace('{year}', '2026')
    .replace('{month}', '10')
    .replaceAll(/\{\w+\}/g, 'x'),
)
/** Addresses that programs read. */
const files = globSync('**/[!_]*.{xml,json,csv,ics,pdf,png}.ts', { cwd: 'src/pages' }).map(
  (file) => `/${file.slice(0, -'.ts'.length).replaceAll(/\[(?:\.\.\.)?\w+\]/g, 'x')}`,
)

/** What a visitor must not meet in an outage; null: nothing. */
const faultOf = async (answer: APIResponse): Promise<string | null> => {
  const status = answer.status()
  const text = await answer.text()
  if (text.includes('INTERNAL')) return 'INTERNAL'
  if (status < 500) return null
  if (status !== 503) return String(status)
  if (!(Number(answer.headers()['retry-after']) > 0)) return 'no Retry-After'
  if (!(answer.headers()['content-type'] ?? '').includes('text/html')) return null
  return /<title>[^<]*[ぁ-ん][^<]*<\/title>/.test(text) ? null : 'no title'
}

test('without its database every address of the site says so, and what is kept is shown', async ({
  lost: { site, way },
  browser,
}) => {
  test.setTimeout(300_000)
  const { origin } = site
  const student = await browser.newContext({ baseURL: origin })
  const guest = await browser.newContext({ baseURL: origin })
  await makeStudent(student, 'unverified')
  const kept = ['/', '/jobpost', '/company']
  for (const address of kept)
    await expect.poll(async () => (await guest.request.get(address)).headers()['x-cache']).toBe('HIT')

  way.cut()
  await expect.poll(async () => (await guest.request.get('/readyz')).status()).toBe(503)
  expect((await guest.request.get('/healthz')).status()).toBe(200)
  const faults: string[] = []
  const look = async (who: string, address: string, answer: APIResponse) => {
    const fault = await faultOf(answer)
    if (fault !== null) faults.push(`${who} ${address}: ${fault}`)
  }
  for (const address of [...pages, ...files])
    for (const [who, { request }] of [
      ['guest', guest],
      ['student', student],
    ] as const)
      await look(who, address, await request.get(address, { maxRedirects: 0 }))
  expect(faults).toEqual([])
  for (const { path: address } of routeTable.filter(
    ({ access, path: each }) => access === 'session' && !each.includes('{'),
  ))
    expect([address, (await student.request.get(address, { maxRedirects: 0 })).status()]).toEqual([
      address,
      503,
    ])
  for (const address of kept)
    expect([address, (await guest.request.get(address)).status()]).toEqual([address, 200])

  const headers = { origin }
  const asked = await guest.request.post('/graphql', {
    headers,
    data: { query: '{ jobPosts(first: 1) { edges { node { id } } } }' },
  })
  expect([asked.status(), await asked.text()]).toEqual([503, expect.stringContaining('UNAVAILABLE')])
  const called = await guest.request.post('/_actions/contact.send', { headers, data: {} })
  expect(await faultOf(called)).toBe(null)
  const form = { kind: 'other', name: '山田', email: 'a@example.com', body: '書きかけの文です' }
  const sent = await student.request.post('/contact?_action=contact.send', { headers, form, maxRedirects: 0 })
  expect(sent.status()).toBe(503)
  expect(await sent.text()).toContain('value="書きかけの文です"')

  way.mend()
  await expect.poll(async () => (await guest.request.get('/readyz')).status()).toBe(200)
  await expect.poll(async () => (await guest.request.get('/search')).status()).toBe(200)
  expect((await student.request.get('/mypage')).status()).toBe(200)
})
