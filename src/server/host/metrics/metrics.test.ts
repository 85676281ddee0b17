import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { Measures } from '#server/composition/measures.ts'
import { createRenderLine, createRenderLines, nobody, usualLines } from '#server/host/render-line.ts'
import { sendPage, startHost, type TestHost } from '#server/host/testing/host.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'
import { observeLines } from './observed-lines.ts'

let host: TestHost | null = null
afterEach(async () => {
  await host?.close()
  host = null
})

const measures: Measures = {
  pool: () => ({ total: 10, idle: 4, waiting: 3 }),
  streams: () => 7,
  freeDisk: async () => ({ data: 1000, files: 2000 }),
  site: async () => ({
    tasks: [{ name: 'send-mail', state: 'waiting', count: 2, oldestSeconds: 61 }],
    desk: [{ queue: 'contact', waiting: 1, oldestSeconds: 3600 }],
    mails: [{ result: 'failed', count: 5 }],
  }),
}

const start = (given: Partial<Measures> = {}) => {
  let time = 0
  const metrics = createMetrics({
    measures: { ...measures, ...given },
    lines: createRenderLines(usualLines),
    checked: async () => ({ database: true, listener: false }),
    now: () => time,
  })
  return { metrics, pass: (milliseconds: number) => (time += milliseconds), now: () => time }
}

test('what is measured of the node and of the site is told', async () => {
  const text = await start().metrics.text()
  for (const line of [
    'michishirube_database_connections{state="lent"} 6',
    'michishirube_database_waiting 3',
    'michishirube_open_streams 7',
    'michishirube_free_disk_bytes{folder="files"} 2000',
    'michishirube_ready{check="listener"} 0',
    'michishirube_tasks{task="send-mail",state="waiting"} 2',
    'michishirube_oldest_task_seconds{task="send-mail",state="waiting"} 61',
    'michishirube_desk_oldest_seconds{queue="contact"} 3600',
    'michishirube_mails_last_hour{result="failed"} 5',
    'michishirube_site_state_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('where the database is away the node is told all the same, and nothing old of the site', async () => {
  let isAway = false
  const { metrics, pass } = start({ site: () => (isAway ? Promise.reject(new Error()) : measures.site()) })
  await metrics.text()
  isAway = true
  expect(await metrics.text()).toContain('michishirube_tasks{')
  pass(5000)
  const text = await metrics.text()
  expect(text.split('\n')).toContain('michishirube_site_state_up 0')
  expect(text).not.toContain('michishirube_tasks{')
  expect(text).toContain('michishirube_open_streams 7')
})

test('requests are counted by class, status and page cache, and no value comes from a visitor', async () => {
  const { metrics } = start()
  host = await startHost(
    ({ url }, answer) =>
      url === '/jobpost'
        ? sendPage(answer, 'kept', { 'cdn-cache-control': 'max-age=60' })
        : sendPage(answer, 'own', { 'cache-control': 'private, no-store' }),
    { countRequest: metrics.countRequest },
  )
  await host.send('/jobpost')
  await host.send('/jobpost')
  await host.send('/mypage?name=Taro', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  await host.send('/jobpost', { method: 'PATCH' })
  await host.send('/healthz')
  const counted = async () =>
    (await metrics.text())
      .split('\n')
      .filter((line) => /^michishirube_(?:requests|page_cache)_total\{/.test(line))
      .toSorted()
  await expect
    .poll(counted)
    .toEqual([
      'michishirube_page_cache_total{state="HIT"} 1',
      'michishirube_page_cache_total{state="MISS"} 1',
      'michishirube_requests_total{class="health",status="200"} 1',
      'michishirube_requests_total{class="page",status="200"} 3',
      'michishirube_requests_total{class="write",status="405"} 1',
    ])
  expect(await metrics.text()).not.toMatch(/Taro|203\.0\.113|jobpost|mypage/)
})

test('waits for a place, places and those who found none are told', async () => {
  const { metrics, pass, now } = start()
  const line = createRenderLine({ atOnceMax: 1, waitingMax: 0, waitMilliseconds: 1000 })
  const { page } = observeLines({ page: line, drawn: line }, metrics, now)
  const entered = await page.enter(nobody)
  expect(await page.enter(nobody)).toEqual({ kind: 'full' })
  pass(2000)
  if (entered.kind === 'entered') entered.leave()
  const lines = (await metrics.text()).split('\n')
  expect(lines).toContain('michishirube_render_shed_total{line="page"} 1')
  expect(lines).toContain('michishirube_render_wait_seconds_count{line="page"} 1')
  expect(lines).toContain('michishirube_render_seconds_sum{line="page"} 2')
})

test('the address of its own tells them, and nothing else', async () => {
  const log = createLogTo({ write: () => {} }, 'silent')
  const server = await startMetricsServer(start().metrics, { listen: { host: '127.0.0.1', port: 0 }, log })
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const answer = await fetch(`${origin}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('0.0.4')])
  expect(await answer.text()).toContain('michishirube_ready')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
  server.closeAllConnections()
  server.close()
})

test('alarms and the dashboard name metrics that there are', async () => {
  const { metrics } = start()
  metrics.countRequest({ routeClass: 'page', status: 200, cache: 'HIT', seconds: 1 })
  const told = new Set(
    (await metrics.text())
      .split('\n')
      .flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.slice(1, 3).join(' ') ?? []),
  )
  const names = new Set<string>()
  for (const entry of told) {
    const [name = '', kind] = entry.split(' ')
    names.add(name)
    if (kind === 'histogram') for (const end of ['bucket', 'sum', 'count']) names.add(`${name}_${end}`)
  }
  const files = globSync('docs/operating/{alerts.yml,dashboard.json}')
  expect(files).toHaveLength(2)
  for (const file of files) {
    const named = readFileSync(file, 'utf8').match(/\b(?:michishirube|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect([file, name, names.has(name)]).toEqual([file, name, true])
  }
})
