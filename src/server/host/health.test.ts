import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHost, type TestHost } from './testing/host.ts'

let host: TestHost
const state = { asked: 0, database: true, serving: true, time: 0 }
beforeEach(async () => {
  Object.assign(state, { asked: 0, database: true, serving: true, time: 0 })
  host = await startHost(() => 'unknown', {
    readiness: async () => {
      state.asked += 1
      return { database: state.database }
    },
    serving: () => state.serving,
    now: () => state.time,
  })
})
afterEach(() => host.close())

const status = async () => (await host.send('/readyz')).status

test('a flood of probes asks the checks once a second', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, status))).toEqual(Array(20).fill(200))
  state.time = 999
  expect(await status()).toBe(200)
  expect(state.asked).toBe(1)
  state.time = 1000
  expect(await status()).toBe(200)
  expect(state.asked).toBe(2)
})

test('what broke is told when the second is over, and what came back as well', async () => {
  expect(await status()).toBe(200)
  state.database = false
  expect(await status()).toBe(200)
  state.time = 1000
  expect(await status()).toBe(503)
  state.database = true
  state.time = 1999
  expect(await status()).toBe(503)
  state.time = 2000
  expect(await status()).toBe(200)
})

test('the wish to stop is told at once', async () => {
  expect(await status()).toBe(200)
  state.serving = false
  expect(await status()).toBe(503)
  expect(JSON.parse((await host.send('/readyz')).text)).toEqual({
    status: 'not ready',
    checks: { database: true, serving: false },
  })
  expect(state.asked).toBe(1)
})
