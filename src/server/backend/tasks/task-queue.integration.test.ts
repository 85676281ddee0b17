import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { handleEvery } from '#server/backend/testing/task-handlers.ts'
import { createLog } from '#server/platform/log.ts'
import type { TaskData, TaskName } from './kinds.ts'
import { openTaskQueue, type NewTask, type TaskHandlers, type TaskQueue, type TaskRun } from './task-queue.ts'

const { log } = createLog('silent')
let handle: DatabaseHandle
const opened: TaskQueue[] = []
beforeEach(async () => {
  handle = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop(1000)))
  await handle.close()
})

type Done = { name: TaskName; data: unknown; run: TaskRun }

/** A process of the site over the test's database, and what its handlers were given. */
const open = async (handlers: Partial<TaskHandlers> = {}, role: 'worker' | 'sender' = 'worker') => {
  const queue = await openTaskQueue({ client: handle.client, role, log })
  opened.push(queue)
  const done: Done[] = []
  const keep = (name: TaskName) => async (data: unknown, run: TaskRun) => {
    done.push({ name, data, run })
  }
  const all: TaskHandlers = {
    ...handleEvery(keep),
    ...handlers,
  }
  return { queue, done, work: () => queue.work(all, { nightly: { cron: '0 3 * * *' } }) }
}

const send = (queue: TaskQueue, ...tasks: NewTask[]) =>
  handle.transaction((transaction) => queue.insert(transaction, tasks))

const deletion = (uid: string): NewTask => ({ name: 'delete-account', data: { uid }, key: uid })
const index = (companyId: string): NewTask => ({
  name: 'index-company',
  data: { companyId, after: null },
  key: companyId,
})
const sweep = (name: string): NewTask => ({ name: 'sweep', data: { name }, key: name })
const mail = (id: string): NewTask => ({
  name: 'send-mail',
  data: { id, mail: { kind: 'password-changed', to: 'a@example.com', data: {} } },
})

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const states = async (name: TaskName) => {
  const { rows } = await handle.database.execute<{ state: string }>(
    sql`select state::text from pgboss.job where name = ${name} order by created_on`,
  )
  return rows.map(({ state }) => state)
}

test('a task is done once the write it follows from is committed, not before', async () => {
  const { queue, done, work } = await open()
  await work()
  await handle.transaction(async (transaction) => {
    await queue.insert(transaction, [deletion('a')])
    await transaction.execute(sql`select 1`)
    await turn()
    expect(done).toEqual([])
  })
  await until(() => expect(done).toMatchObject([{ name: 'delete-account', data: { uid: 'a' } }]))
})

test('what is rolled back is never done', async () => {
  const { queue, done, work } = await open()
  await work()
  const rolledBack = handle.transaction(async (transaction) => {
    await queue.insert(transaction, [deletion('never'), mail('never')])
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await send(queue, deletion('after'))
  await until(() => expect(done).toHaveLength(1))
  expect(done).toMatchObject([{ data: { uid: 'after' } }])
  expect(await states('send-mail')).toEqual([])
})

test('a task that waits is not begun before its time', async () => {
  const { queue, done, work } = await open()
  await work()
  await send(queue, { ...mail('later'), after: 180 }, mail('now'))
  await until(() => expect(done).toMatchObject([{ data: { id: 'now' } }]))
  const { rows } = await handle.database.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - created_on)::int as wait from pgboss.job where data ->> 'id' = 'later' and state = 'created'`,
  )
  expect(rows).toEqual([{ wait: 180 }])
})

test('all tasks of one commit are done, however many', async () => {
  const { queue, done, work } = await open()
  await work()
  const ids = Array.from({ length: 25 }, (_, at) => String(at))
  await send(queue, ...ids.map(mail))
  await until(() => expect(done).toHaveLength(25))
  const given = done.map(({ data }) => (data as TaskData['send-mail']).id)
  expect(new Set(given)).toEqual(new Set(ids))
})

test('a double waits for nothing: dropped while one is open, or while one waits, by its key', async () => {
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const { queue, work } = await open({
    'index-company': async ({ companyId }) => {
      begun.push(companyId)
      await held.promise
    },
    'delete-account': async ({ uid }) => {
      begun.push(uid)
      await held.promise
    },
    sweep: async ({ name }) => {
      begun.push(name)
      await held.promise
    },
  })
  await work()
  await send(queue, deletion('a'), index('b'), sweep('s'))
  await until(() => expect(begun.toSorted()).toEqual(['a', 'b', 's']))
  // The one of a runs and covers what comes; the one of b may have read before what this is about.
  await send(queue, deletion('a'), index('b'))
  await send(queue, deletion('a'), index('b'), deletion('c'), sweep('s'))
  const names = ['delete-account', 'index-company', 'sweep'] as const
  expect(await Promise.all(names.map(states))).toEqual([
    ['active', 'created'],
    ['active', 'created'],
    ['active'],
  ])
  held.resolve()
  await until(() => expect(begun.toSorted()).toEqual(['a', 'b', 'b', 'c', 's']))
})

test('a task that fails is tried again, counts its tries, and is put to the failed ones at last', async () => {
  const attempts: number[] = []
  const state = { broken: true }
  const { queue, work } = await open({
    'send-link': async ({ id }, { attempt }) => {
      if (id === 'wake') return
      attempts.push(attempt)
      if (state.broken)
        throw new Error(`the provider is away, 550 <hanako@example.com> unknown ${'x'.repeat(1000)}`)
    },
  })
  await work()
  const link = { id: 'one', mode: 'signIn', email: 'a@example.com', continueUrl: 'http://x' } as const
  const one = sql`name = 'send-link' and data->>'id' = 'one'`
  await send(queue, { name: 'send-link', data: link })
  for (let tries = 1; tries < 5; tries += 1) {
    await until(async () => {
      const { rows } = await handle.database.execute(
        sql`select state::text, retry_count from pgboss.job where ${one}`,
      )
      expect(rows).toEqual([{ state: 'retry', retry_count: tries - 1 }])
    })
    // Its time comes, and another task wakes the worker.
    await handle.database.execute(sql`update pgboss.job set start_after = now() where ${one}`)
    await send(queue, { name: 'send-link', data: { ...link, id: 'wake' } })
  }
  await until(async () => expect(await queue.failed()).toHaveLength(1))
  const [failed] = await queue.failed()
  expect(failed).toMatchObject({ name: 'send-link', tries: 5 })
  expect(failed?.words).toMatch(/^Error: the provider is away/)
  expect(failed?.words).not.toContain('hanako')
  expect(failed?.words.length).toBeLessThanOrEqual(300)
  state.broken = false
  expect(await queue.retry([failed?.id ?? ''])).toBe(1)
  await until(async () => expect(await queue.failed()).toEqual([]))
  await until(() => expect(attempts).toEqual([1, 2, 3, 4, 5, 1]))
})

test('a process that only sends leaves the work to others', async () => {
  const sender = await open({}, 'sender')
  await send(sender.queue, deletion('a'))
  const worker = await open()
  expect(worker.done).toEqual([])
  await worker.work()
  await until(() => expect(worker.done).toMatchObject([{ data: { uid: 'a' } }]))
  expect(sender.done).toEqual([])
})

test('sweeps are put on the calendar, and taken off it when they are gone', async () => {
  const { queue, work } = await open()
  await work()
  const calendar = async () => {
    const { rows } = await handle.database.execute<{ key: string; cron: string }>(
      sql`select key, cron from pgboss.schedule where name = 'sweep' order by key`,
    )
    return rows
  }
  expect(await calendar()).toEqual([{ key: 'nightly', cron: '0 3 * * *' }])
  await queue.stop(1000)
  const next = await openTaskQueue({ client: handle.client, role: 'worker', log })
  opened.push(next)
  await next.work(
    handleEvery(() => async () => {}),
    { hourly: { cron: '5 * * * *' } },
  )
  expect(await calendar()).toEqual([{ key: 'hourly', cron: '5 * * * *' }])
})
