import { expect, test } from 'vitest'
import { createWorkerHost } from './worker-host.ts'

test('a worker answers probes, and nothing else', async () => {
  let isReady = true
  const host = await createWorkerHost({
    checked: async () => ({ database: isReady }),
    serving: () => true,
  })
  const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await host.inject({ url, method })).statusCode
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  isReady = false
  expect(await statusOf('/readyz')).toBe(503)
  for (const url of ['/', '/jobpost', '/graphql', '/api/auth/session']) expect(await statusOf(url)).toBe(404)
  expect(await statusOf('/graphql', 'POST')).toBe(404)
  await host.close()
})
