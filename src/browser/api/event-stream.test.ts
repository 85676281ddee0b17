import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveGrant } from '#contract/live-document.ts'
import { liveLimits, type LiveChange } from '#contract/live.ts'
import { createFollow } from './event-stream.ts'

const thread = '0198c0de-0000-7000-8000-000000000001'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const start = (
  answer: (signal: AbortSignal) => Response | Promise<Response>,
  after: number | null = null,
) => {
  const asked: { address: string; lastEventId: string | null }[] = []
  const heard: [LiveChange, number | null][] = []
  const granted: [LiveGrant, number | null][] = []
  const controller = new AbortController()
  let openings = 0
  const ended = createFollow({
    fetch: async (address, init) => {
      asked.push({ address, lastEventId: new Headers(init.headers).get('last-event-id') })
      return answer(init.signal ?? controller.signal)
    },
    followDocument: async (grant, options) => {
      granted.push([grant, options.after])
      return { kind: 'ended', reason: 'moved', pause: null }
    },
  })({
    after,
    signal: controller.signal,
    opened: () => {
      openings += 1
    },
    hear: (change, id) => heard.push([change, id]),
  })
  return { asked, granted, heard, ended, controller, openings: () => openings }
}

/** A body that the test writes, and that breaks when the request is given up. */
const openBody = () => {
  let control: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      control = given
    },
  })
  return {
    answer: (signal: AbortSignal) => {
      signal.addEventListener('abort', () => control?.error(new DOMException('gone', 'AbortError')))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    write: (bytes: Uint8Array) => control?.enqueue(bytes),
    close: () => control?.close(),
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('events are read whole however they are cut, with their numbers; what is unknown is left out', async () => {
  const body = openBody()
  const { heard, ended, asked, openings } = start(body.answer, 4)
  const text =
    ':\n\n' +
    `id: 5\ndata: {"kind":"thread","thread":"${thread}"}\n\n` +
    'id: 6\ndata: {"kind":"notifications"}\n\n' +
    'id: 7\ndata: {"kind":"weather"}\n\ndata: {broken\n\nid: 8\ndata: {"kind":"thread","thread":"/../"}\n\n'
  for (const byte of bytesOf(text)) body.write(new Uint8Array([byte]))
  body.close()
  expect(await ended).toEqual({ kind: 'ended', reason: null, pause: null })
  expect(heard).toEqual([
    [{ kind: 'thread', thread }, 5],
    [{ kind: 'notifications' }, 6],
  ])
  expect(asked).toEqual([{ address: '/api/live', lastEventId: '4' }])
  expect(openings()).toBe(1)
})

test('where the site answers with leave to listen to a document, that is followed from the same number', async () => {
  const grant = { uid: 'hanako', token: 'x' }
  const { granted, ended, openings } = start(() => Response.json(grant), 7)
  expect(await ended).toEqual({ kind: 'ended', reason: 'moved', pause: null })
  expect(granted).toEqual([[grant, 7]])
  expect(openings()).toBe(0)
})

test('the site says why it ends, and when to come back', async () => {
  const body = openBody()
  const { ended } = start(body.answer)
  body.write(bytesOf('retry: 1234\ndata: {"kind":"end","reason":"moved"}\n\n'))
  body.close()
  expect(await ended).toEqual({ kind: 'ended', reason: 'moved', pause: 1234 })
})

test.each([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
] as const)('an answer of %i is %s', async (status, kind) => {
  const { ended, openings } = start(() => new Response('{}', { status, headers: { 'retry-after': '30' } }))
  expect(await ended).toEqual({ kind, pause: 30_000 })
  expect(openings()).toBe(0)
})

test('a network that is not there is unavailable', async () => {
  const { ended } = start(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ended).toEqual({ kind: 'unavailable', pause: null })
})

test('a stream without a sign of life is dead; a sign keeps it', async () => {
  const body = openBody()
  const { ended } = start(body.answer)
  let over = false
  void ended.then(() => {
    over = true
  })
  await settle()
  for (let count = 0; count < 3; count += 1) {
    await vi.advanceTimersByTimeAsync(liveLimits.silenceSeconds * 1000 - 1)
    body.write(bytesOf(':\n\n'))
    await settle()
  }
  expect(over).toBe(false)
  await vi.advanceTimersByTimeAsync(liveLimits.silenceSeconds * 1000)
  expect(await ended).toEqual({ kind: 'ended', reason: null, pause: null })
})

test('who gives it up hears nothing more', async () => {
  const body = openBody()
  const { ended, heard, controller } = start(body.answer)
  await settle()
  body.write(bytesOf('id: 1\ndata: {"kind":"notifications"}\n\n'))
  controller.abort()
  await ended
  expect(heard).toEqual([])
})
