import { expect, onTestFinished, test } from 'vitest'
import { liveLimits, livePath } from '#contract/live.ts'
import { openEventStream } from '#server/host/testing/event-stream.ts'
import { startHost } from '#server/host/testing/host.ts'

test('a network that has as many streams as it may is asked to wait, until one of them ends', async () => {
  const { streams } = liveLimits
  const host = await startHost(() => 'unknown', {
    live: {
      readSession: async (request) => {
        const uid = request.headers.get('cookie') ?? ''
        return { id: `session of ${uid}`, uid, hasAccount: true }
      },
      openAmong: async (ids) => new Set(ids),
      follow: () => () => {},
      grant: null,
    },
  })
  onTestFinished(host.close)
  const open = (uid: string) => openEventStream(host.port, livePath, { host: 'site.test', cookie: uid })
  const opened = await Promise.all(
    Array.from({ length: streams.network }, (_, place) =>
      open(`person-${Math.floor(place / streams.person)}`),
    ),
  )
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await open('one more')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  opened[0]?.leave()
  await expect.poll(async () => (await open('one more')).status).toBe(200)
})
