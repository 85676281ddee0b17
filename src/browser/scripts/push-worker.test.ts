import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Handler = (event: Record<string, unknown>) => void

/** The worker of the site, in a scope that keeps what it shows; the network is away. */
const start = (name: string) => {
  const handlers = new Map<string, Handler>()
  const shown: unknown[][] = []
  const self = {
    location: { href: `https://jobs.example/push-worker.js?${new URLSearchParams({ name }).toString()}` },
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: { showNotification: async (...words: unknown[]) => void shown.push(words) },
  }
  const fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self, fetch, Response, URL })
  const send = (kind: string, event: Record<string, unknown>) => handlers.get(kind)?.(event)
  return { send, shown }
}

test('a page that cannot be had says so, under the name of the site; nothing else is answered', async () => {
  const { send } = start('<b>求人 & 学生')
  const answers: Promise<Response>[] = []
  const ask = (request: { mode: string; method: string }) =>
    send('fetch', { request, respondWith: (given: Promise<Response>) => void answers.push(given) })
  for (const request of [
    { mode: 'cors', method: 'GET' },
    { mode: 'no-cors', method: 'GET' },
    { mode: 'navigate', method: 'POST' },
  ]) {
    ask(request)
    expect(answers).toEqual([])
  }
  ask({ mode: 'navigate', method: 'GET' })
  const [page] = await Promise.all(answers)
  expect(page?.status).toBe(503)
  const text = await page?.text()
  expect(text).toContain('インターネットに接続できません')
  expect(text).toContain('&#60;b&#62;求人 &#38; 学生')
})

test('a ring shows the name of the site and no word of the news', async () => {
  const { send, shown } = start('しごと道')
  send('push', { data: { text: () => 'secret' }, waitUntil: () => undefined })
  expect(shown).toEqual([['しごと道', expect.objectContaining({ body: '新しいお知らせがあります' })]])
})
