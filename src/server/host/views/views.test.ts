import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import type { ViewCount } from '#server/ports/view-counts.ts'
import { createViews } from './views.ts'

const ids = ['0198c2a0-1111-7000-8000-0123456789ab', '0198c2a0-2222-7000-8000-0123456789ab'] as const
const idOf = (index: number) => `0198c2a0-1111-7000-8000-${String(index).padStart(12, '0')}`
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:59:30Z') })
})
afterEach(() => vi.useRealTimers())

const start = () => {
  const written: ViewCount[][] = []
  const lines: string[] = []
  const database = { away: false }
  const views = createViews({
    write: async (counts) => {
      if (database.away) throw new Error('The database is away')
      written.push([...counts])
    },
    now: Date.now,
    log: createLogTo({ write: (line: string) => void lines.push(line) }, 'info'),
  })
  const see = (jobPostId: string, source = '(none)', times = 1) => {
    for (let time = 0; time < times; time += 1) views.count({ jobPostId, source })
  }
  return { views, written, lines, database, see }
}

test('what was counted is written each minute, on the day it is in Japan', async () => {
  const { see, written } = start()
  see(ids[0], '(site)', 3)
  see(ids[0], 'google.com')
  see(ids[1])
  // Midnight in Japan comes before the minute is over.
  await vi.advanceTimersByTimeAsync(minute / 2)
  see(ids[0], '(site)')
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(minute / 2)
  expect(written).toEqual([
    [
      { jobPostId: ids[0], day: '2026-11-21', source: '(site)', views: 3 },
      { jobPostId: ids[0], day: '2026-11-21', source: 'google.com', views: 1 },
      { jobPostId: ids[1], day: '2026-11-21', source: '(none)', views: 1 },
      { jobPostId: ids[0], day: '2026-11-22', source: '(site)', views: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(minute)
  expect(written).toHaveLength(1)
})

test('the end writes the rest', async () => {
  const { views, see, written } = start()
  see(ids[0])
  await views.close()
  expect(written).toEqual([[{ jobPostId: ids[0], day: '2026-11-21', source: '(none)', views: 1 }]])
  see(ids[0])
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(written).toHaveLength(1)
})

test('what a database did not take is written with the next', async () => {
  const { see, written, database, lines } = start()
  database.away = true
  see(ids[0], '(none)', 2)
  await vi.advanceTimersByTimeAsync(minute)
  expect(lines.join()).toContain('could not be written')
  database.away = false
  see(ids[0])
  await vi.advanceTimersByTimeAsync(minute)
  expect(written).toEqual([
    [
      { jobPostId: ids[0], day: '2026-11-21', source: '(none)', views: 2 },
      { jobPostId: ids[0], day: '2026-11-22', source: '(none)', views: 1 },
    ],
  ])
})

test('invented hosts of an ad count together beyond thirty', async () => {
  const { views, see, written } = start()
  for (let host = 0; host < 1000; host += 1) see(ids[0], `${host}.example`)
  see(ids[0], '(site)')
  see(ids[0], '0.example')
  await views.close()
  const [counts = []] = written
  expect(counts).toHaveLength(32)
  expect(counts.find(({ source }) => source === '(other)')?.views).toBe(970)
  expect(counts.find(({ source }) => source === '0.example')?.views).toBe(2)
  expect(counts.find(({ source }) => source === '(site)')?.views).toBe(1)
})

test('a flood is written before its minute is over, and holds no more than so many counts', async () => {
  const { see, written, database, lines } = start()
  for (let index = 0; index < 5000; index += 1) see(idOf(index))
  await vi.advanceTimersByTimeAsync(0)
  expect(written.map((counts) => counts.length)).toEqual([5000])

  database.away = true
  for (let index = 0; index < 20_000; index += 1) see(idOf(index))
  await vi.advanceTimersByTimeAsync(minute)
  database.away = false
  await vi.advanceTimersByTimeAsync(minute)
  expect(written.map((counts) => counts.length)).toEqual([5000, 5000])
  expect(lines.join()).toContain('"lost":')
})
