import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createAstroRender } from './astro-render.ts'
import { createRenderLines, usualLines } from './render-line.ts'
import { sendPage, startHost, testOrigin, type Answer, type TestHost } from './testing/host.ts'

let host: TestHost | null = null
/** Lets everything that a slow database holds back go on. */
let release = () => {}
afterEach(async () => {
  release()
  await host?.close()
  host = null
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A host whose every page waits for a database that does not answer until it is released. */
const start = async (given: { atOnceMax: number; waitingMax: number; waitMilliseconds: number }) => {
  const database = Promise.withResolvers<void>()
  release = database.resolve
  const begun: string[] = []
  const lines = createRenderLines({ page: given, drawn: usualLines.drawn })
  host = await startHost(() => 'unknown', {
    rateLimitScale: 1000,
    render: createAstroRender(
      async ({ url, headers }, answer) => {
        begun.push(`${url} ${String(headers['cookie'] ?? '')}`.trim())
        await database.promise
        sendPage(answer, 'late', { 'cache-control': 'private, no-store' })
      },
      testOrigin,
      { usual: 60_000, drawn: 60_000 },
      lines,
    ),
  })
  return { host, begun, line: lines.page }
}

const long = 60_000
const isBusy = ({ status }: Answer) => status === 503

test('nobody waits for a place for longer than a second', () => {
  for (const { waitMilliseconds } of Object.values(usualLines))
    expect(waitMilliseconds).toBeLessThanOrEqual(1000)
})

test('under 200 slow pages probes are answered, and who finds no place gets 503 in Japanese at once', async () => {
  const { host: given, line } = await start({ ...usualLines.page, waitMilliseconds: long })
  const sent = Array.from({ length: 200 }, (_, index) => given.send(`/mypage/${index}`))
  const { atOnceMax, waitingMax } = usualLines.page
  await expect.poll(() => line.counts()).toEqual({ running: atOnceMax, waiting: waitingMax })
  // Nothing of the database was released yet.
  const shed = await given.send('/mypage')
  expect(shed).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0)
  expect(shed.text).toContain('ただいまご利用いただけません')
  for (const probe of ['/healthz', '/readyz'])
    expect([probe, (await given.send(probe)).status]).toEqual([probe, 200])
  release()
  const answers = await Promise.all(sent)
  expect(answers.filter(isBusy)).toHaveLength(200 - atOnceMax - waitingMax)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(atOnceMax + waitingMax)
  expect(line.counts()).toEqual({ running: 0, waiting: 0 })
})

test('whoever waits in vain gets the same answer, and the log no line for each', async () => {
  const { host: given } = await start({ atOnceMax: 1, waitingMax: 8, waitMilliseconds: 1 })
  const first = given.send('/mypage')
  const others = await Promise.all([1, 2, 3].map((each) => given.send(`/mypage/${each}`)))
  expect(others.map(isBusy)).toEqual([true, true, true])
  expect(given.lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  release()
  expect((await first).status).toBe(200)
})

test('a program is told by the code', async () => {
  const { host: given } = await start({ atOnceMax: 1, waitingMax: 0, waitMilliseconds: long })
  const first = given.send('/mypage')
  await settle()
  const shed = await given.send('/api/auth/session')
  expect(shed).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  expect(shed.text).toContain('UNAVAILABLE')
  release()
  await first
})

test('a form comes back with what was typed, but for what is secret', async () => {
  const { host: given } = await start({ atOnceMax: 1, waitingMax: 0, waitMilliseconds: long })
  const first = given.send('/mypage')
  await settle()
  const shed = await given.send('/contact?_action=contact.send', {
    method: 'POST',
    headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    body: ['body=long+words&password=kept-by-nobody'],
  })
  expect(shed).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  expect(shed.text).toContain('<form method="post" action="/contact?_action=contact.send">')
  expect(shed.text).toContain('<input type="hidden" name="body" value="long words">')
  expect(shed.text).not.toContain('kept-by-nobody')
  expect(String(shed.headers['content-security-policy'])).toContain("form-action 'self'")
  release()
  await first
})

test('people who are signed in come before guests', async () => {
  const { host: given, begun, line } = await start({ atOnceMax: 1, waitingMax: 1, waitMilliseconds: long })
  const first = given.send('/mypage')
  await expect.poll(() => begun.length).toBe(1)
  const guest = given.send('/mypage/guest', { headers: { cookie: 'something-else' } })
  await expect.poll(() => line.counts().waiting).toBe(1)
  const person = given.send('/mypage/person', { headers: { cookie: 'signed-in' } })
  expect(isBusy(await guest)).toBe(true)
  release()
  expect((await person).status).toBe(200)
  await first
  expect(begun).toEqual(['/mypage', '/mypage/person signed-in'])
})

/** Asks, and hangs up when `until` holds. */
const hangUp = async ({ port }: TestHost, path: string, until: () => Promise<unknown>) => {
  const request = http.get({ port, path, headers: { host: new URL(testOrigin).host }, agent: false })
  const closed = new Promise((resolve) => request.on('close', resolve))
  request.on('error', () => {})
  await until()
  request.destroy()
  await closed
}

test.each(['/mypage', '/jobpost', '/search?q=x'])(
  '%s is not begun for whoever hung up while waiting',
  async (address) => {
    const { host: given, begun, line } = await start({ atOnceMax: 1, waitingMax: 8, waitMilliseconds: long })
    const first = given.send('/mypage/first')
    await expect.poll(() => begun.length).toBe(1)
    await hangUp(given, address, () => expect.poll(() => line.counts().waiting).toBe(1))
    await expect.poll(() => line.counts().waiting).toBe(0)
    release()
    await first
    expect(begun).toEqual(['/mypage/first'])
    // Nobody who comes after is given what was not begun.
    expect((await given.send(address)).status).toBe(200)
  },
)

test('a page that was begun for whoever hung up keeps its place until its work has ended', async () => {
  const { host: given, begun, line } = await start({ atOnceMax: 1, waitingMax: 0, waitMilliseconds: long })
  await hangUp(given, '/mypage', () => expect.poll(() => begun.length).toBe(1))
  expect(line.counts()).toEqual({ running: 1, waiting: 0 })
  expect(isBusy(await given.send('/mypage/2'))).toBe(true)
  release()
  await expect.poll(() => line.counts().running).toBe(0)
  expect((await given.send('/mypage/2')).status).toBe(200)
})

test('a kept page stands in while there is no place to make it anew', async () => {
  let time = 0
  const blocked = Promise.withResolvers<void>()
  release = blocked.resolve
  const lines = createRenderLines({
    page: { atOnceMax: 1, waitingMax: 0, waitMilliseconds: long },
    drawn: usualLines.drawn,
  })
  host = await startHost(() => 'unknown', {
    now: () => time,
    render: createAstroRender(
      async ({ url }, answer) => {
        if (url === '/mypage') await blocked.promise
        sendPage(answer, 'kept', { 'cdn-cache-control': 'max-age=1, stale-if-error=3600' })
      },
      testOrigin,
      { usual: 60_000, drawn: 60_000 },
      lines,
    ),
  })
  expect(await host.send('/jobpost')).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } })
  const slow = host.send('/mypage')
  await expect.poll(() => lines.page.counts().running).toBe(1)
  time = 600_000
  expect(await host.send('/jobpost')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } })
  release()
  await slow
})
