import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createLog } from '#server/platform/log.ts'
import { createScheduler } from './scheduler.ts'

let handle: DatabaseHandle
beforeEach(async () => {
  handle = await openTestDatabase()
})
afterEach(() => handle.close())

const begin = () => {
  const state = { time: Date.parse('2026-11-21T00:00:00Z'), runs: 0, fails: false }
  const task = {
    name: 'count',
    everySeconds: 3600,
    run: async () => {
      if (state.fails) throw new Error('not now')
      state.runs += 1
      return 1
    },
  }
  const node = () =>
    createScheduler({
      database: handle.database,
      tasks: [task],
      now: () => new Date(state.time),
      log: createLog('silent').log,
    })
  return { state, node }
}

test('runs once an interval, however many nodes look', async () => {
  const { state, node } = begin()
  const nodes = [node(), node()]
  await Promise.all(nodes.map(({ runDue }) => runDue()))
  expect(state.runs).toBe(1)
  state.time += 3_599_000
  await Promise.all(nodes.map(({ runDue }) => runDue()))
  expect(state.runs).toBe(1)
  state.time += 1000
  await Promise.all(nodes.map(({ runDue }) => runDue()))
  expect(state.runs).toBe(2)
})

test('tries again after ten minutes when it failed', async () => {
  const { state, node } = begin()
  state.fails = true
  await node().runDue()
  state.fails = false
  state.time += 599_000
  await node().runDue()
  expect(state.runs).toBe(0)
  state.time += 1000
  await node().runDue()
  expect(state.runs).toBe(1)
})
