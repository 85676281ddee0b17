import { globSync } from 'node:fs'
import { expect, type APIResponse } from '@playwright/test'
import { routeTable } from '#contract/routes.ts'
import { publishRead } from './setup/admin.ts'
import { test } from './setup/nodes.ts'
import type { RunningSite } from './setup/server.ts'
import { makeStudent } from './setup/session.ts'
import { withinTwoSeconds } from './setup/within.ts'

// In one worker and in this order, so that one pair of nodes is started: the last test cuts its database off.
test.describe.configure({ mode: 'default' })

const get = async ({ origin }: RunningSite, address: string) => {
  const answer = await fetch(`${origin}${address}`, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('x-cache') }
}
/** Asked until it is kept, so that what follows is about a kept page. */
const keep = (node: RunningSite, address: string) =>
  expect.poll(async () => (await get(node, address)).cache).toBe('HIT')

const firstMatch = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

/** The ads a text links to, each once, in their order. */
const adsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/href="\/jobpost\/([\da-f-]{36})"/g)].map(([, id = '']) => id)),
]

/** An open ad of the list, and its company. Programmes are in no feed of jobs. */
const someAd = async (node: RunningSite) => {
  const jobs = (await get(node, '/jobs.xml')).text
  const id = adsIn((await get(node, '/jobpost')).text).find((each) => jobs.includes(each)) ?? ''
  const { text } = await get(node, `/jobpost/${id}`)
  const company = firstMatch(text, /\/company\?id=([\da-f-]{36})/)
  return { id, company, ad: `/jobpost/${id}`, page: `/company?id=${company}` }
}

/** An ad of the list, and one of those its page shows as similar that shows it as similar as well. */
const adsThatLeadToEachOther = async (node: RunningSite) => {
  const similarTo = async (id: string) => {
    const { text } = await get(node, `/jobpost/${id}`)
    const at = text.indexOf('id="similar"')
    return at === -1 ? [] : adsIn(text.slice(at, text.indexOf('</section>', at)))
  }
  for (const id of adsIn((await get(node, '/jobpost')).text))
    for (const other of await similarTo(id)) if ((await similarTo(other)).includes(id)) return { id, other }
  throw new Error('No ad of the list is similar to one that is similar to it.')
}

test('a suspended company and its ads are gone at once where it was written, elsewhere within two seconds', async ({
  nodes: { first, second, admin },
}) => {
  const { id, company, ad, page } = await someAd(first)
  const parts = [...(await get(first, '/sitemap.xml')).text.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)]
  const lists = [
    '/',
    '/jobpost',
    '/company',
    '/search?q=%E5%A4%A7%E5%AD%A6',
    `/company/jobpost?company=${company}`,
    '/feed.xml',
    '/jobs.xml',
    ...parts.map(([, part = '']) => part),
  ]
  expect(parts.length).toBeGreaterThan(0)
  const showing = async (node: RunningSite) => {
    const answers = await Promise.all(lists.map(async (address) => (await get(node, address)).text))
    return lists.filter((_, index) => answers[index]?.includes(id) || answers[index]?.includes(company))
  }
  expect(await showing(second)).toEqual(expect.arrayContaining(['/jobpost', '/jobs.xml']))
  for (const node of [first, second]) for (const address of [ad, page, '/jobpost']) await keep(node, address)
  expect(await admin('suspend', company)).toContain('Done: suspend')

  for (const address of [ad, page, `/company/jobpost?company=${company}`])
    expect([address, (await get(first, address)).status]).toEqual([address, 404])
  for (const address of lists) {
    const { text } = await get(first, address)
    expect([address, text.includes(id), text.includes(company)]).toEqual([address, false, false])
  }
  await withinTwoSeconds(
    async () => [(await get(second, ad)).status, (await get(second, page)).status],
    [404, 404],
  )
  // One notice forgets all that is kept: once it was heard, nothing shows them, however long its making takes.
  expect(await showing(second)).toEqual([])

  expect(await admin('resume', company)).toContain('Done: resume')
  for (const node of [first, second]) {
    await withinTwoSeconds(async () => (await get(node, ad)).status, 200)
    await withinTwoSeconds(async () => (await get(node, '/jobpost')).text.includes(id), true)
  }
})

test('an ad that is taken down is gone on both nodes, and other ads no longer lead to it', async ({
  nodes: { first, second, admin },
}) => {
  const { id, other } = await adsThatLeadToEachOther(first)
  const [ad, beside] = [`/jobpost/${id}`, `/jobpost/${other}`]
  for (const node of [first, second])
    for (const address of [ad, beside, `/card${ad}.png`]) await keep(node, address)
  expect(await admin('take-down', id, '--reason', '実在しない')).toContain('Done: took down')
  for (const address of [ad, `/card${ad}.png`]) {
    expect((await get(first, address)).status).toBe(404)
    await withinTwoSeconds(async () => (await get(second, address)).status, 404)
  }
  expect((await get(first, beside)).text).not.toContain(id)
  await withinTwoSeconds(async () => (await get(second, beside)).text.includes(id), false)
  await withinTwoSeconds(async () => (await get(second, '/jobpost')).text.includes(id), false)
})

test('an announcement is on kept pages of both nodes within two seconds', async ({
  nodes: { first, second, admin },
}) => {
  for (const node of [first, second]) for (const address of ['/', '/info']) await keep(node, address)
  const title = `お知らせ ${Date.now()}`
  await admin('publish-info', '--title', title, '--body', '本文')
  for (const node of [first, second])
    for (const address of ['/', '/info'])
      await withinTwoSeconds(async () => (await get(node, address)).text.includes(title), true)
})

test('a command where no site runs reaches both nodes by the database', async ({
  nodes: { first, second, adminElsewhere },
}) => {
  for (const node of [first, second]) await keep(node, '/info')
  const title = `ほかの場所から ${Date.now()}`
  await adminElsewhere('publish-info', '--title', title, '--body', '本文')
  for (const node of [first, second])
    await withinTwoSeconds(async () => (await get(node, '/info')).text.includes(title), true)
})

test('an ad that is published is on every list of both nodes within two seconds, and gone as fast', async ({
  nodes: { first, second, admin },
}) => {
  const id = firstMatch(await admin('reviews'), /^([\da-f-]{36}) .*看板娘/m)
  const part = firstMatch((await get(first, '/sitemap.xml')).text, /(\/sitemap\/job[^<]*\.xml)/)
  const lists = ['/', '/jobpost', `/search?q=${encodeURIComponent('看板娘')}`, '/feed.xml', '/jobs.xml', part]
  const shownOn = async (node: RunningSite) => {
    const shown: string[] = []
    for (const address of lists) if ((await get(node, address)).text.includes(id)) shown.push(address)
    return shown
  }
  for (const node of [first, second]) {
    expect(await shownOn(node)).toEqual([])
    for (const address of ['/', '/jobpost']) await keep(node, address)
  }
  expect(await publishRead(admin, id)).toContain('Done: published')
  for (const node of [first, second]) {
    await withinTwoSeconds(() => shownOn(node), lists)
    await withinTwoSeconds(async () => (await get(node, `/jobpost/${id}`)).status, 200)
    for (const address of ['/', '/jobpost']) await keep(node, address)
  }
  const company = firstMatch((await get(first, `/jobpost/${id}`)).text, /\/company\?id=([\da-f-]{36})/)
  for (const node of [first, second])
    expect((await get(node, `/company/jobpost?company=${company}`)).text).toContain(id)
  expect(await admin('take-down', id)).toContain('Done: took down')
  for (const node of [first, second]) await withinTwoSeconds(() => shownOn(node), [])
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
  nodes: { first: site, way },
  browser,
}) => {
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
