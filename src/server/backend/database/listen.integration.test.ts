import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPageCache } from '#server/host/page-cache/page-cache.ts'
import { nobody } from '#server/host/render-line.ts'
import { createCacheInvalidation } from '#server/platform/cache-invalidation.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { Invalidation, InvalidationNotice } from '#server/ports/invalidation.ts'
import { invalidationChannel, invalidationPayload } from './invalidation-payload.ts'
import { listenerName, listenForNotices } from './listen.ts'
import { openDatabase, type Database, type DatabaseHandle } from './open.ts'
import { openTestDatabase } from './testing/database.ts'
import { openWay } from './testing/way.ts'

const log = createLogTo({ write: () => {} }, 'silent')
const nobodyFollows = { wake: () => {}, wakeAll: () => {} }

/** A node that listens, and what it heard. */
const startNode = (url: string, node: string) => {
  const invalidation = createCacheInvalidation()
  const heard: InvalidationNotice[] = []
  invalidation.subscribe((notice) => heard.push(notice))
  const listener = listenForNotices({ url, node, tell: invalidation.tell, live: nobodyFollows, log })
  onTestFinished(() => listener.close())
  return { node, invalidation, heard, ...listener }
}

const listeningNode = async (url: string, node: string) => {
  const started = startNode(url, node)
  await started.ready
  expect(started.heard.splice(0)).toEqual([{ kind: 'lost' }, { kind: 'resumed' }])
  return started
}

const notify = (database: Database, payload: string) =>
  database.execute(sql`select pg_notify(${invalidationChannel}, ${payload})`)

const tags = (stale: readonly string[], purge: readonly string[] = []) =>
  ({ kind: 'tags', stale, purge }) as const

/** A write of somebody else; whoever has heard it has heard all that was committed before. */
const writeMark = (database: Database, tag = 'mark') =>
  notify(database, invalidationPayload('elsewhere', { stale: [tag], purge: [] }))

/** A way that ends with the test. */
const testWay = async (url: string) => {
  const way = await openWay(url)
  onTestFinished(way.close)
  return way
}

// The embedded database belongs to one process: nobody else has anything to tell.
describe.skipIf(inject('databaseServer') === undefined)('on a server', () => {
  let handle: DatabaseHandle
  let database: Database
  let url = ''
  beforeAll(async () => {
    handle = await openTestDatabase()
    if (handle.client.kind === 'server') ({ url } = handle.client)
    ;({ database } = handle)
  })
  afterAll(() => handle.close())

  test('a node hears what others commit, when they commit it, and not what it wrote itself', async () => {
    const [first, second] = await Promise.all([listeningNode(url, 'first'), listeningNode(url, 'second')])
    const write: Invalidation = { stale: ['jobs'], purge: ['job:1', 'card:1'] }
    await database.transaction(async (transaction) => {
      await notify(transaction, invalidationPayload('first', write))
      await writeMark(database, 'before the commit')
      await expect.poll(() => second.heard).toEqual([tags(['before the commit'])])
    })
    await writeMark(database, 'after the commit')
    await expect
      .poll(() => second.heard)
      .toEqual([tags(['before the commit']), { kind: 'tags', ...write }, tags(['after the commit'])])
    await expect.poll(() => first.heard).toEqual([tags(['before the commit']), tags(['after the commit'])])
  })

  test('nobody hears of what was rolled back', async () => {
    const node = await listeningNode(url, 'node')
    const broken = database.transaction(async (transaction) => {
      await writeMark(transaction, 'never')
      throw new Error('a rule said no')
    })
    await expect(broken).rejects.toThrow('a rule said no')
    await writeMark(database)
    await expect.poll(() => node.heard).toEqual([tags(['mark'])])
  })

  test('the longest payload arrives; what is longer becomes "all"', async () => {
    const node = await listeningNode(url, 'node')
    const room = 7999 - Buffer.byteLength(invalidationPayload('elsewhere', { stale: [''], purge: [] }))
    const longest = 'x'.repeat(room)
    await writeMark(database, longest)
    await expect.poll(() => node.heard).toEqual([tags([longest])])
    await writeMark(database, `${longest}x`)
    // Three bytes each.
    await writeMark(database, 'あ'.repeat(4000))
    await expect.poll(() => node.heard.slice(1)).toEqual([{ kind: 'all' }, { kind: 'all' }])
  })

  test('what cannot be read counts as "all"', async () => {
    const node = await listeningNode(url, 'node')
    await notify(database, 'nonsense')
    await expect.poll(() => node.heard).toEqual([{ kind: 'all' }])
  })

  test('a connection that the server ends is lost, and another is made, each time', async () => {
    const node = await listeningNode(url, 'node')
    for (const time of ['first', 'second']) {
      await database.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${listenerName}`)
      await expect.poll(() => node.heard).toEqual([{ kind: 'lost' }, { kind: 'resumed' }])
      await writeMark(database, time)
      await expect.poll(() => node.heard.slice(2)).toEqual([tags([time])])
      node.heard.length = 0
    }
  })

  test('what was written while the server was out of reach is among "all"', async () => {
    const way = await testWay(url)
    const node = await listeningNode(way.url, 'node')
    way.cut()
    await expect.poll(() => node.heard).toEqual([{ kind: 'lost' }])
    await writeMark(database, 'unheard')
    way.mend()
    await expect.poll(() => node.heard).toEqual([{ kind: 'lost' }, { kind: 'resumed' }])
    await writeMark(database, 'heard')
    await expect.poll(() => node.heard.slice(2)).toEqual([tags(['heard'])])
  })

  test('a connection that falls silent is lost within two seconds', async () => {
    const way = await testWay(url)
    const node = await listeningNode(way.url, 'node')
    way.silence()
    // Counted in small steps, each of which waits for the processor as the timers of the listener do.
    for (let passed = 0; passed < 2000; passed += 50) await setTimeout(50)
    expect(node.heard[0]).toEqual({ kind: 'lost' })
    way.mend()
    await expect.poll(() => node.heard).toEqual([{ kind: 'lost' }, { kind: 'resumed' }])
  })

  test('closed, it leaves no connection and hears nothing, whether it ever listened or not', async () => {
    const node = await listeningNode(url, 'node')
    await node.close()
    await expect
      .poll(async () => {
        const { rows } = await database.execute(sql`
          select 1 from pg_stat_activity
          where datname = current_database() and application_name = ${listenerName}`)
        return rows.length
      })
      .toBe(0)
    expect(node.heard).toEqual([])
    const way = await testWay(url)
    way.cut()
    const unready = startNode(way.url, 'unready')
    await unready.close()
    await unready.ready
    expect(unready.heard).toEqual([{ kind: 'lost' }])
  })

  test('two nodes and a command show nothing that is two seconds older than a write', async () => {
    await database.execute(sql`create table shown as select 'one' as words`)
    const startSite = async (name: string) => {
      const node = await listeningNode(url, name)
      const cache = createPageCache({
        now: () => performance.now(),
        bytesMax: 1024 * 1024,
        headOf: () => [],
        render: async () => {
          const { rows } = await database.execute<{ words: string }>(sql`select words from shown`)
          return {
            kind: 'answer',
            status: 200,
            headers: new Map([
              ['content-type', 'image/png'],
              ['cdn-cache-control', 'max-age=3600, stale-while-revalidate=3600'],
              ['cache-tag', 'jobs'],
            ]),
            body: Buffer.from(rows[0]!.words),
          }
        },
      })
      node.invalidation.subscribe(cache.onInvalidate)
      const show = async () => {
        const found = cache.find('/') ?? (await cache.load('/', nobody))
        return found.kind === 'page' ? String(found.page.variants.get('identity')?.body) : found.rendered.kind
      }
      return { ...node, show }
    }
    const sites = await Promise.all([startSite('first'), startSite('second')])
    const command = await openDatabase({ kind: 'server', url })
    onTestFinished(() => command.close())
    /** Answers when it was committed. */
    const write = async (by: Database, node: string, words: string, invalidation: Invalidation) => {
      await by.transaction(async (transaction) => {
        await transaction.execute(sql`update shown set words = ${words}`)
        await notify(transaction, invalidationPayload(node, invalidation))
      })
      return performance.now()
    }
    /** What is asked two seconds after the write, or later, is answered anew, however long a slow machine takes over it. */
    const within = async (committedAt: number, words: string) => {
      for (const { show } of sites)
        for (let shown = await show(); shown !== words;) {
          await setTimeout(10)
          const isLate = performance.now() - committedAt >= 2000
          shown = await show()
          if (isLate) expect(shown).toBe(words)
        }
    }
    for (const { show } of sites) expect(await show()).toBe('one')

    const stale: Invalidation = { stale: ['jobs'], purge: [] }
    const [first] = sites
    const committedAt = await write(database, 'first', 'two', stale)
    first.invalidation.tell({ kind: 'tags', ...stale })
    await within(committedAt, 'two')

    const purge: Invalidation = { stale: [], purge: ['jobs'] }
    const takenDownAt = await write(database, 'first', 'three', purge)
    first.invalidation.tell({ kind: 'tags', ...purge })
    expect(await first.show()).toBe('three')
    await within(takenDownAt, 'three')

    await within(await write(command.database, 'command', 'four', stale), 'four')
  })
})
