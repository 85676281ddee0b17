import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamEnd, StreamOptions } from '#browser/api/event-stream.ts'
import type { LiveChange } from '#contract/live.ts'
import { createLive, type LiveEnvironment } from './live.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
const lost: StreamEnd = { kind: 'ended', reason: null, pause: null }

/** A browser with tabs, a site that streams, and locks unless it has none. */
const openBrowser = ({ locks = true } = {}) => {
  const state = { person: 'hanako' as string | null, online: true, session: 'somebody' as const }
  const confirming = { answer: 'somebody' as Awaited<ReturnType<LiveEnvironment['confirm']>>, count: 0 }
  const streams: (StreamOptions & { end: (end: StreamEnd) => void })[] = []
  /** What the next asking gets at once in place of a stream. */
  const refusals: StreamEnd[] = []
  const channels = new Set<{ name: string; hear: (message: unknown) => void }>()
  const queue = new Map<string, Promise<void>>()

  const environment: LiveEnvironment = {
    follow: (options) => {
      const refusal = refusals.shift()
      const { promise, resolve } = Promise.withResolvers<StreamEnd>()
      streams.push({ ...options, end: resolve })
      options.signal.addEventListener('abort', () => resolve(lost))
      if (refusal === undefined) options.opened()
      else resolve(refusal)
      return promise
    },
    person: () => state.person,
    confirm: async () => {
      confirming.count += 1
      return confirming.answer
    },
    leadAlone: async (name, signal, lead) => {
      if (!locks) return lead()
      const before = queue.get(name) ?? Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      queue.set(
        name,
        before.then(() => promise),
      )
      await before
      try {
        if (!signal.aborted) await lead()
      } finally {
        resolve()
      }
    },
    openChannel: (name, hear) => {
      const own = { name, hear }
      channels.add(own)
      return {
        post: (told) => {
          for (const each of channels)
            if (each !== own && each.name === name) queueMicrotask(() => each.hear(told))
        },
        close: () => void channels.delete(own),
      }
    },
    online: () => state.online,
    random: () => 1,
  }

  const openTab = async () => {
    const live = createLive(environment)
    const heard: LiveChange[] = []
    const states: string[] = []
    live.listen((change) => heard.push(change))
    live.$state.listen((each) => states.push(each))
    live.start()
    await settle()
    return { live, heard, states }
  }
  return { state, confirming, streams, refusals, openTab }
}

const bell: LiveChange = { kind: 'notifications' }
const everything: LiveChange = { kind: 'everything' }
const threadChange = (end: number): LiveChange => ({
  kind: 'thread',
  thread: `0198c0de-0000-7000-8000-00000000000${end}`,
})

test('of several tabs one asks; all hear, each once', async () => {
  const { streams, openTab } = openBrowser()
  const tabs = [await openTab(), await openTab(), await openTab()]
  expect(streams).toHaveLength(1)
  expect(streams[0]?.after).toBeNull()
  streams[0]?.hear(everything, 4)
  streams[0]?.hear(bell, 5)
  await settle()
  expect(tabs[0]?.heard).toEqual([everything, bell])
  // What changed between the making of a page and its joining is unknown to it.
  for (const tab of tabs.slice(1)) expect(tab.heard).toEqual([everything, everything, bell])
  expect(tabs.map(({ live }) => live.$state.get())).toEqual(['connected', 'connected', 'connected'])
})

test('when the tab that asks goes another one goes on where it was', async () => {
  const { streams, openTab } = openBrowser()
  const [first, second] = [await openTab(), await openTab()]
  streams[0]?.hear(bell, 7)
  await settle()
  first.live.stop()
  await settle()
  expect(streams.map(({ after }) => after)).toEqual([null, 7])
  streams[1]?.hear(threadChange(1), 8)
  expect(second.heard.at(-1)).toEqual(threadChange(1))
  expect(first.heard).toEqual([bell])
  // Shown again it is a page like a new one: whatever changed meanwhile is asked for.
  first.live.start()
  await settle()
  expect(first.heard).toEqual([bell, everything])
})

test('without locks each tab asks for itself', async () => {
  const { streams, openTab } = openBrowser({ locks: false })
  await openTab()
  await openTab()
  expect(streams).toHaveLength(2)
})

test('a lost stream is quietly taken up where it was, later each time, with the other tabs told', async () => {
  const { streams, refusals, openTab } = openBrowser()
  const [first, second] = [await openTab(), await openTab()]
  streams[0]?.hear(bell, 3)
  refusals.push(...Array.from({ length: 3 }, () => ({ kind: 'unavailable' as const, pause: null })))
  streams[0]?.end(lost)
  await settle()
  expect([first.live.$state.get(), second.live.$state.get()]).toEqual(['reconnecting', 'reconnecting'])
  for (const [count, pause] of [500, 1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(streams).toHaveLength(count + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(streams).toHaveLength(count + 2)
  }
  expect(streams.at(-1)?.after).toBe(3)
  expect([first.live.$state.get(), second.live.$state.get()]).toEqual(['connected', 'connected'])
})

test('never waits longer than half a minute, and as long as the site asks', async () => {
  const { streams, refusals, openTab } = openBrowser()
  refusals.push(...Array.from({ length: 20 }, () => ({ kind: 'unavailable' as const, pause: null })))
  await openTab()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(streams).toHaveLength(21)
  refusals.push({ kind: 'unavailable', pause: 45_000 })
  streams.at(-1)?.end(lost)
  await vi.advanceTimersByTimeAsync(500)
  expect(streams).toHaveLength(22)
  await vi.advanceTimersByTimeAsync(44_999)
  expect(streams).toHaveLength(22)
  await vi.advanceTimersByTimeAsync(1)
  expect(streams).toHaveLength(23)
})

test('without a network nothing is asked; a stream over one that went is dead; with it the next try is at once', async () => {
  const { state, streams, openTab } = openBrowser()
  const { live } = await openTab()
  state.online = false
  live.networkChanged()
  await settle()
  expect([live.$state.get(), streams[0]?.signal.aborted, streams.length]).toEqual(['reconnecting', true, 1])
  await vi.advanceTimersByTimeAsync(300_000)
  expect(streams).toHaveLength(1)
  state.online = true
  live.networkChanged()
  await settle()
  expect([live.$state.get(), streams.length]).toEqual(['connected', 2])
})

test('a node that goes is left quietly', async () => {
  const { streams, openTab } = openBrowser()
  const { states } = await openTab()
  streams[0]?.end({ kind: 'ended', reason: 'moved', pause: 1234 })
  await vi.advanceTimersByTimeAsync(1233)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([streams.length, states]).toEqual([2, ['connected']])
})

test('not-found: there is nothing to follow, and nothing is asked again', async () => {
  const { streams, refusals, openTab } = openBrowser()
  refusals.push({ kind: 'not-found', pause: null })
  const { live } = await openTab()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([live.$state.get(), streams.length]).toEqual(['off', 1])
})

test.each(['unauthenticated', 'permission-denied'] as const)(
  '%s: the session is asked for; without one it is over for all tabs',
  async (kind) => {
    const { confirming, streams, refusals, openTab } = openBrowser()
    const [first, second] = [await openTab(), await openTab()]
    confirming.answer = 'nobody'
    refusals.push({ kind, pause: null })
    streams[0]?.end(lost)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([first.live.$state.get(), second.live.$state.get()]).toEqual(['signed_out', 'signed_out'])
    expect([confirming.count, streams.length]).toEqual([1, 2])
    first.live.start()
    await settle()
    expect(streams).toHaveLength(2)
  },
)

test('a stream that ends with its sign-in asks for the session as well', async () => {
  const { confirming, streams, openTab } = openBrowser()
  const { live } = await openTab()
  confirming.answer = 'nobody'
  streams[0]?.end({ kind: 'ended', reason: 'signed_out', pause: null })
  await settle()
  expect(live.$state.get()).toBe('signed_out')
})

test('refused although the session is there it is tried again, some times; a network that is away signs nobody out', async () => {
  const { confirming, streams, refusals, openTab } = openBrowser()
  confirming.answer = 'unknown'
  const refusal: StreamEnd = { kind: 'unauthenticated', pause: null }
  refusals.push(refusal, refusal, refusal, refusal, refusal)
  const { live } = await openTab()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([live.$state.get(), streams.length]).toEqual(['connected', 6])
  confirming.answer = 'somebody'
  refusals.push(refusal, refusal, refusal, refusal, refusal)
  streams.at(-1)?.end(lost)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([live.$state.get(), streams.length]).toEqual(['off', 10])
})

test('a stream that made room for another one of the person holds back', async () => {
  const { streams, openTab } = openBrowser()
  await openTab()
  streams[0]?.end({ kind: 'ended', reason: 'replaced', pause: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(2)
})

test.each([null, 'taro'])(
  'nothing is told to a page of hanako’s once %s is at the browser',
  async (person) => {
    const { state, streams, openTab } = openBrowser()
    const [first, second] = [await openTab(), await openTab()]
    state.person = person
    streams[0]?.hear(bell, 9)
    await settle()
    expect([first.live.$state.get(), second.live.$state.get()]).toEqual(['signed_out', 'signed_out'])
    expect([...first.heard, ...second.heard]).not.toContainEqual(bell)
    expect(streams[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(streams).toHaveLength(1)
  },
)

test('a page of nobody asks for nothing', async () => {
  const { state, streams, openTab } = openBrowser()
  state.person = null
  await openTab()
  expect(streams).toHaveLength(0)
})
