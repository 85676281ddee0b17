import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheTags } from '#contract/cache-tags.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openTaskQueue, type TaskQueue, type TaskRun } from '#server/backend/tasks/task-queue.ts'
import { handleEvery } from '#server/backend/testing/task-handlers.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createCdn } from './cdn.ts'
import { composeWrites } from './writes.ts'

const token = 'secret-token-of-the-cdn'
type Asked = { url: string | undefined; headers: IncomingMessage['headers']; body: string }

const asked: Asked[] = []
let failures = 0
let answer = '{"success":true}'
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() })
    failures -= 1
    response.writeHead(failures >= 0 ? 503 : 200).end(answer)
  })
})
const lines: string[] = []
const log = createLogTo({ write: (line: string) => lines.push(line) }, 'info')
let handle: DatabaseHandle
const opened: TaskQueue[] = []

beforeEach(async () => {
  asked.length = 0
  lines.length = 0
  failures = 0
  answer = '{"success":true}'
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  handle = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop(1000)))
  await handle.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const cdnOf = (kind: 'fastly' | 'cloudflare') =>
  createCdn(
    { cdn: { kind, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, token } },
    log,
  )
const signal = new AbortController().signal
const tagsOf = (count: number) => Array.from({ length: count }, (_, at) => cacheTags.jobPost(String(at)))
const sizes = (kind: 'fastly' | 'cloudflare', count: number) =>
  cdnOf(kind)
    .tasksOf({ stale: tagsOf(count), purge: [] })
    .map((task) => (task.name === 'purge-cdn' ? task.data.tags.length : 0))

test('a purge holds as many tags as the CDN takes, each tag once, and none of sign-ins', () => {
  expect(sizes('cloudflare', 61)).toEqual([30, 30, 1])
  expect(sizes('fastly', 257)).toEqual([256, 1])
  const given = { stale: ['jobposts', 'jobpost:1'], purge: ['jobpost:1', cacheTags.person('uid')] }
  expect(cdnOf('fastly').tasksOf(given)).toEqual([
    { name: 'purge-cdn', data: { tags: ['jobpost:1', 'jobposts'] }, after: 20 },
  ])
  expect(cdnOf('fastly').tasksOf({ stale: [], purge: [cacheTags.person('uid')] })).toEqual([])
  expect(createCdn({ cdn: { kind: 'none' } }, log).tasksOf(given)).toEqual([])
})

test('Fastly is given surrogate keys, Cloudflare tags', async () => {
  await cdnOf('fastly').purge(['jobposts', 'jobpost:1'], signal)
  await cdnOf('cloudflare').purge(['jobposts', 'jobpost:1'], signal)
  expect(asked).toMatchObject([
    { url: '/purge', headers: { 'fastly-key': token, 'surrogate-key': 'jobposts jobpost:1' } },
    { headers: { authorization: `Bearer ${token}` }, body: '{"tags":["jobposts","jobpost:1"]}' },
  ])
  answer = '{"success":false}'
  await expect(cdnOf('cloudflare').purge(['jobposts'], signal)).rejects.toThrow()
})

test('a write ends while the CDN fails, and its tags are purged later, told once', async () => {
  failures = 2
  const cdn = cdnOf('cloudflare')
  const { work, tasks } = await composeWrites({
    handle,
    role: 'sender',
    node: 'node',
    invalidation: { tell: () => {} },
    live: () => ({ notify: async () => {}, wake: () => {} }),
    people: { findByEmail: async () => null },
    store: { open: () => Promise.reject(new Error('no file')) },
    cdn,
    now: () => new Date(),
    log,
  })
  opened.push(tasks)
  await work({ kind: 'task', name: 'test' }, async (unit) => {
    unit.purge('jobpost:1')
  })
  expect(asked).toEqual([])
  // As pg-boss comes to a task whose time is there, and to one that failed.
  const hurry = sql`update pgboss.job set start_after = now() where name = 'purge-cdn' and state <> 'active'`
  const handlers = {
    ...handleEvery(() => async () => {}),
    'purge-cdn': ({ tags }: { tags: readonly string[] }, run: TaskRun) => cdn.purge(tags, run.signal),
  }
  for (const calls of [1, 2, 3]) {
    const queue = await openTaskQueue({ client: handle.client, role: 'worker', log })
    await handle.database.execute(hurry)
    await queue.work(handlers, {})
    await vi.waitFor(() => expect(asked).toHaveLength(calls), { timeout: 30_000, interval: 20 })
    await queue.stop(5000)
  }
  expect(lines.join('')).toContain('The CDN takes purges again')
  expect(asked.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"tags":["jobpost:1"]}'))
  expect(lines.filter((line) => line.includes('The CDN takes no purges'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('A task failed')
  expect(lines.join('')).not.toContain(token)
})
