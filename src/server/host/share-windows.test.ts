import { expect, test, vi } from 'vitest'
import type { SharedWindows } from '#server/ports/shared-windows.ts'
import { createRateLimiter, limitsPerMinute } from './rate-limit.ts'
import { shareWindows } from './share-windows.ts'

/** What nodes have in common, in memory, with a switch. */
const openShared = (now: () => number) => {
  const windows = new Map<string, { used: number; endsAt: number }>()
  const asked: number[] = []
  let isAway = false
  const shared: SharedWindows = {
    add: async (uses, milliseconds) => {
      asked.push(uses.length)
      if (isAway) return null
      return uses.map(({ key, used }) => {
        const known = windows.get(key)
        const window =
          known === undefined || known.endsAt <= now() ? { used: 0, endsAt: now() + milliseconds } : known
        window.used += used
        windows.set(key, window)
        return { used: window.used, endsIn: window.endsAt - now() }
      })
    },
  }
  return {
    shared,
    asked,
    setAway: (value: boolean) => {
      isAway = value
    },
  }
}

test('what a client asks of one node counts at the other one, in the window that began first', async () => {
  let now = 0
  const { shared } = openShared(() => now)
  const [one, other] = [createRateLimiter(1, () => now), createRateLimiter(1, () => now)]
  const limit = limitsPerMinute['sign-in']
  for (let count = 0; count < limit - 1; count += 1) one.take('sign-in', 'a')
  await one.exchange(shared)
  now = 20_000
  expect(other.take('sign-in', 'a')).toMatchObject({ allowed: true, remaining: limit - 1 })
  await other.exchange(shared)
  expect(other.take('sign-in', 'a')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 40 })
  expect(other.take('sign-in', 'b')).toMatchObject({ allowed: true })
  now = 60_000
  expect(other.take('sign-in', 'a')).toMatchObject({ allowed: true, remaining: limit - 1 })
})

test('what was counted while nothing is shared counts at this node, and is told once', async () => {
  const { shared, asked, setAway } = openShared(() => 0)
  const [one, other] = [createRateLimiter(1, () => 0), createRateLimiter(1, () => 0)]
  setAway(true)
  for (let count = 0; count < 3; count += 1) one.take('write', 'a')
  await one.exchange(shared)
  expect(one.take('write', 'a')?.remaining).toBe(limitsPerMinute.write - 4)
  setAway(false)
  await one.exchange(shared)
  await one.exchange(shared)
  // Nothing new was there to tell.
  expect(asked).toEqual([1, 1])
  other.take('write', 'a')
  await other.exchange(shared)
  expect(other.take('write', 'a')?.remaining).toBe(limitsPerMinute.write - 6)
})

test('what comes during an exchange is counted too', async () => {
  const { shared } = openShared(() => 0)
  const limiter = createRateLimiter(1, () => 0)
  limiter.take('write', 'a')
  const exchanged = limiter.exchange(shared)
  limiter.take('write', 'a')
  await exchanged
  expect(limiter.take('write', 'a')?.remaining).toBe(limitsPerMinute.write - 3)
})

test('nodes exchange four times a second, one exchange at a time, until they are told to stop', async () => {
  vi.useFakeTimers()
  const limiter = createRateLimiter(1, () => 0)
  const waiting: (() => void)[] = []
  const exchange = vi
    .spyOn(limiter, 'exchange')
    .mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  const stop = shareWindows(limiter, openShared(() => 0).shared)
  await vi.advanceTimersByTimeAsync(1000)
  expect(exchange).toHaveBeenCalledTimes(1)
  waiting.forEach((resolve) => resolve())
  await vi.advanceTimersByTimeAsync(250)
  expect(exchange).toHaveBeenCalledTimes(2)
  stop()
  waiting.forEach((resolve) => resolve())
  await vi.advanceTimersByTimeAsync(1000)
  expect(exchange).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
