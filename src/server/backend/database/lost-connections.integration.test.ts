import { setImmediate as turn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Actor } from '#server/domain/actor.ts'
import { createLogTo } from '#server/platform/log.ts'
import { handleEvery } from '#server/backend/testing/task-handlers.ts'
import { openTaskQueue } from '#server/backend/tasks/task-queue.ts'
import { invalidationChannel, invalidationPayload } from './invalidation-payload.ts'
import { listenForNotices } from './listen.ts'
import { openDatabase, type Database } from './open.ts'
import { info } from './schema/info.ts'
import { openTestDatabase } from './testing/database.ts'
import { createWork, nobodyLooks, notifyNodes } from './unit-of-work.ts'

const rounds = 20
const operator: Actor = { kind: 'operator', name: 'test' }
const log = createLogTo({ write: () => {} }, 'silent')

/** A node over a server: its pool, its listener and its tasks, with what they did. */
const startNode = async (url: string) => {
  const handle = await openDatabase({ kind: 'server', url })
  const tasks = await openTaskQueue({ client: handle.client, role: 'worker', log })
  let done = 0
  let heard = 0
  const listener = listenForNotices({
    url,
    node: 'node',
    tell: () => (heard += 1),
    live: { wake: () => {}, wakeAll: () => {} },
    log,
  })
  await tasks.work(
    handleEvery(() => async () => {
      done += 1
    }),
    {},
  )
  await listener.ready
  const work = createWork({
    handle,
    tasks,
    invalidation: { tell: () => {} },
    notify: notifyNodes(invalidationChannel, (given) => invalidationPayload('other', given)),
    live: nobodyLooks,
    now: () => new Date(),
  })
  return {
    work,
    done: () => done,
    heard: () => heard,
    /** Connections that somebody holds. */
    lent: () =>
      handle.client.kind === 'server' ? handle.client.pool.totalCount - handle.client.pool.idleCount : 0,
    close: async () => {
      await tasks.stop(1000)
      await listener.close()
      await handle.close()
    },
  }
}

/** Ends every other connection to this database, and answers when none of them is left. */
const terminateAll = async (database: Database): Promise<void> => {
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const { rows } = await database.execute<{ pid: number }>(
    sql`select pid, pg_terminate_backend(pid) ${others}`,
  )
  const pids = rows.map(({ pid }) => pid)
  const left = sql`select 1 from pg_stat_activity where pid in (select jsonb_array_elements_text(${JSON.stringify(pids)}::jsonb)::int)`
  await expect.poll(async () => (await database.execute(left)).rows.length).toBe(0)
}

describe('on a server', () => {
  test(`no process ends when all connections are terminated under writes, ${rounds} times`, async () => {
    const deaths: unknown[] = []
    const die = (error: unknown) => deaths.push(error)
    process.on('uncaughtExceptionMonitor', die)
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', die))
    const outside = await openTestDatabase()
    onTestFinished(() => outside.close())
    if (outside.client.kind !== 'server') throw new Error('no server')
    const node = await startNode(outside.client.url)
    onTestFinished(() => node.close())

    /** A write of two statements; `between`: awaited while its connection is lent and nobody asks it anything. */
    const write = (title: string, between: () => Promise<void>) =>
      node.work(operator, async (unit) => {
        const row = { id: crypto.randomUUID(), title, body: 'text', createdAt: unit.at }
        await unit.database.insert(info).values(row)
        unit.stale('infos')
        await between()
        await unit.database.update(info).set({ body: 'other' }).where(eq(info.id, row.id))
        unit.send({ name: 'index-all', data: { after: null }, key: row.id })
      })
    const atOnce = async () => {}
    const written = (title: string) => outside.database.$count(info, eq(info.title, title))

    for (let round = 0; round < rounds; round += 1) {
      const terminated = Promise.withResolvers<void>()
      const lent = [1, 2, 3].map(() => Promise.withResolvers<void>())
      const begun = lent.map(({ resolve }) =>
        write('between', () => {
          resolve()
          return terminated.promise
        }),
      )
      await Promise.all(lent.map(({ promise }) => promise))
      const free = Array.from({ length: 4 }, () => write('free', atOnce))
      const outcomes = Promise.allSettled([...begun, ...free])
      await terminateAll(outside.database)
      await turn()
      terminated.resolve()
      const states = (await outcomes).map(({ status }) => status)
      expect(states.slice(0, begun.length)).toEqual(begun.map(() => 'rejected'))
      await expect
        .poll(() =>
          write(`after ${round}`, atOnce).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      expect(await written(`after ${round}`)).toBe(1)
    }

    expect(await written('between')).toBe(0)
    // What broke at its first statement is given back as well: ten are all there are.
    await expect.poll(() => node.lent()).toBe(0)
    const heard = node.heard()
    await expect
      .poll(async () => {
        await write('heard', atOnce)
        return node.heard()
      })
      .toBeGreaterThan(heard)
    await expect.poll(() => node.done()).toBeGreaterThan(0)
    expect(deaths).toEqual([])
  })
})
