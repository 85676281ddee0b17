import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMilliseconds, createChecks } from './health.ts'
import { startHost, type TestHost } from './testing/host.ts'

let host: TestHost
const state = { asked: 0, database: true, serving: true, time: 0 }
beforeEach(async () => {
  Object.assign(state, { asked: 0, database: true, serving: true, time: 0 })
  host = await startHost(() => 'unknown', {
    checked: createChecks(
      {
        database: async () => {
          state.asked += 1
          return state.database
        },
      },
      { now: () => state.time, milliseconds: checkMilliseconds },
    ),
    serving: () => state.serving,
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

test('what throws is not there', async () => {
  const checked = createChecks(
    { disk: () => Promise.reject(new Error('EIO')), database: async () => true },
    { now: () => 0, milliseconds: checkMilliseconds },
  )
  expect(await checked()).toEqual({ disk: false, database: true })
})

test('what hangs is false in time, is not asked again, and counts once it answers', async () => {
  const hanging = Promise.withResolvers<boolean>()
  let time = 0
  let asked = 0
  const checked = createChecks(
    {
      disk: () => {
        asked += 1
        return hanging.promise
      },
      database: async () => true,
    },
    { now: () => time, milliseconds: 1 },
  )
  for (time = 0; time < 5000; time += 1000) expect(await checked()).toEqual({ disk: false, database: true })
  expect(asked).toBe(1)
  hanging.resolve(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect((await checked()).disk).toBe(true)
  expect(asked).toBe(2)
})
