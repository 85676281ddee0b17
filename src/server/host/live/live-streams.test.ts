import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveLimits } from '#contract/live.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { LiveNews } from '#server/ports/live.ts'
import { createLiveStreams } from './live-streams.ts'

const beat = liveLimits.heartbeatSeconds * 1000

/** A reader whose connection takes what it is written, unless it is `stuck`. */
class Reader extends EventEmitter {
  text = ''
  state: 'open' | 'ended' | 'cut' = 'open'
  stuck = false
  writableLength = 0
  get writableNeedDrain() {
    return this.stuck
  }
  write(text: string) {
    this.text += text
    if (this.stuck) this.writableLength += text.length
    return !this.stuck
  }
  end(text = '') {
    this.text += text
    this.state = 'ended'
    this.emit('close')
    return this
  }
  destroy() {
    this.state = 'cut'
    this.emit('close')
    return this
  }
}

let now = 0
beforeEach(() => {
  now = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

const pass = async (milliseconds: number) => {
  for (let gone = 0; gone < milliseconds; gone += beat) {
    now += beat
    await vi.advanceTimersByTimeAsync(beat)
  }
}

const start = () => {
  const followers = new Map<string, Set<(news: LiveNews) => void>>()
  const ended = new Set<string>()
  const state = { asks: 0, failing: false }
  const streams = createLiveStreams({
    door: {
      follow: (uid, _after, tell) => {
        const own = followers.get(uid) ?? new Set()
        followers.set(uid, own.add(tell))
        return () => own.delete(tell)
      },
      openAmong: async (ids) => {
        state.asks += 1
        if (state.failing) throw new Error('no database')
        return new Set(ids.filter((id) => !ended.has(id)))
      },
    },
    now: () => now,
    log: createLogTo({ write: () => {} }, 'silent'),
    random: () => 0,
  })
  let count = 0
  const open = (uid: string, network = '192.0.2.1') => {
    const reader = new Reader()
    const finished: number[] = []
    count += 1
    streams.open({ sessionId: `${uid} ${count}`, uid, network }, null, reader, (bytes) =>
      finished.push(bytes),
    )
    return { reader, finished, sessionId: `${uid} ${count}` }
  }
  const tell = (uid: string, news: LiveNews) => {
    for (const each of followers.get(uid) ?? []) each(news)
  }
  return { streams, open, tell, ended, state, following: (uid: string) => followers.get(uid)?.size ?? 0 }
}

test('changes are events with their numbers, and never say what is in them', () => {
  const { open, tell } = start()
  const { reader } = open('hanako')
  tell('hanako', { kind: 'missed', sequence: 4 })
  tell('hanako', {
    kind: 'changed',
    changes: [
      { sequence: 5, kind: 'thread', threadId: '0198c0de-0000-7000-8000-000000000001' },
      { sequence: 6, kind: 'notifications' },
    ],
  })
  expect(reader.text).toBe(
    ':\n\n' +
      'id: 4\ndata: {"kind":"everything"}\n\n' +
      'id: 5\ndata: {"kind":"thread","thread":"0198c0de-0000-7000-8000-000000000001"}\n\n' +
      'id: 6\ndata: {"kind":"notifications"}\n\n',
  )
})

test('a person has so many streams: the oldest ends and says why', () => {
  const { open, following } = start()
  const opened = Array.from({ length: liveLimits.streams.person }, () => open('hanako').reader)
  const other = open('taro').reader
  open('hanako')
  expect(opened.map(({ state }) => state)).toEqual(['ended', 'open', 'open', 'open', 'open'])
  expect(opened[0]?.text).toContain('data: {"kind":"end","reason":"replaced"}')
  expect([other.state, following('hanako')]).toEqual(['open', liveLimits.streams.person])
})

test('a network has so many streams, and a node', () => {
  const { streams, open } = start()
  for (let count = 0; count < liveLimits.streams.network; count += 1) open(`person ${count}`)
  expect([streams.refusal('192.0.2.1'), streams.refusal('192.0.2.2')]).toEqual(['network', null])
  const rest = liveLimits.streams.all - liveLimits.streams.network
  for (let count = 0; count < rest; count += 1) open(`other ${count}`, `network ${count}`)
  expect(streams.refusal('192.0.2.2')).toBe('all')
})

test('every quiet stream shows life; who left is followed no more', async () => {
  const { open, following } = start()
  const { reader, finished } = open('hanako')
  await pass(2 * beat)
  expect(reader.text).toBe(':\n\n:\n\n:\n\n')
  reader.destroy()
  expect([following('hanako'), finished]).toEqual([0, [9]])
})

test('within a minute of the end of its sign-in a stream ends; all are asked about at once', async () => {
  const { open, ended, state, following } = start()
  const [first, second] = [open('hanako'), open('hanako')]
  ended.add(second.sessionId)
  await pass(60_000)
  expect([first.reader.state, second.reader.state, following('hanako')]).toEqual(['open', 'ended', 1])
  expect(second.reader.text).toContain('data: {"kind":"end","reason":"signed_out"}')
  expect(state.asks).toBe(60_000 / beat)
})

test('a database that does not answer ends no stream, and the next look does', async () => {
  const { open, ended, state } = start()
  const { reader, sessionId } = open('hanako')
  ended.add(sessionId)
  state.failing = true
  await pass(beat)
  expect(reader.state).toBe('open')
  state.failing = false
  await pass(beat)
  expect(reader.state).toBe('ended')
})

test('who takes nothing is cut: at once when much waits, else after a beat', async () => {
  const { open, tell } = start()
  const [slow, flooded, well] = [open('hanako'), open('taro'), open('jiro')]
  slow.reader.stuck = flooded.reader.stuck = true
  const changes = Array.from({ length: 100 }, (_, sequence) => ({ sequence, kind: 'notifications' as const }))
  for (let count = 0; count < 20; count += 1) tell('taro', { kind: 'changed', changes })
  expect(flooded.reader.state).toBe('cut')
  await pass(2 * beat)
  expect([slow.reader.state, well.reader.state]).toEqual(['cut', 'open'])
})

test('a stream that has lived long enough asks anew', async () => {
  const { open } = start()
  const { reader } = open('hanako')
  await pass(liveLimits.lifeSeconds * 1000 - beat)
  expect(reader.state).toBe('open')
  await pass(beat)
  expect(reader.text).toContain('retry: 500\ndata: {"kind":"end","reason":"moved"}')
})

test('a node that goes sends everybody on, and takes nobody', () => {
  const { streams, open, following } = start()
  const readers = [open('hanako'), open('taro')].map(({ reader }) => reader)
  streams.close()
  expect(readers.map(({ state }) => state)).toEqual(['ended', 'ended'])
  expect(readers[0]?.text).toContain('retry: 500\ndata: {"kind":"end","reason":"moved"}')
  expect([streams.refusal('192.0.2.9'), following('hanako')]).toEqual(['all', 0])
})
