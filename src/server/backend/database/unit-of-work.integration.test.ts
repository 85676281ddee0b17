import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Actor } from '#server/domain/actor.ts'
import { Unconfirmed } from '#server/platform/unavailable.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { Database, DatabaseHandle } from './open.ts'
import { account, auditLog } from './schema/account.ts'
import { info } from './schema/info.ts'
import { jobPost } from './schema/job-post.ts'
import { jobSearch } from './schema/job-search.ts'
import { openTestDatabase } from './testing/database.ts'
import { createWork, Rollback, type Unit } from './unit-of-work.ts'

const person: Actor = { kind: 'person', uid: 'somebody' }
const task: NewTask = { name: 'index-all', data: { after: null } }

let handle: DatabaseHandle
let events: string[] = []
let failing: 'nothing' | 'tasks' | 'notice' = 'nothing'

const fail = (what: typeof failing) => {
  if (failing === what) throw new Error(`no ${what}`)
}
/** Whether the row of the write is there for somebody who asks from outside. */
const seenOutside = () => handle.database.$count(info, eq(info.title, 'unit'))

const work = (now = () => testNow) =>
  createWork({
    handle,
    tasks: {
      insert: async (transaction, tasks) => {
        fail('tasks')
        await transaction.execute(sql`select 1`)
        events.push(`tasks ${tasks.map(({ name }) => name).join()}`)
      },
    },
    notify: async (transaction, { stale, purge }) => {
      fail('notice')
      await transaction.execute(sql`select 1`)
      events.push(`notice ${stale.join()} / ${purge.join()}`)
    },
    invalidation: { tell: (notice: InvalidationNotice) => events.push(`told ${JSON.stringify(notice)}`) },
    live: {
      notify: async (transaction, people) => {
        await transaction.execute(sql`select 1`)
        events.push(`live ${people.join()}`)
      },
      wake: (people) => events.push(`woke ${people.join()}`),
    },
    now,
  })

const write = async ({ database, at }: Pick<Unit, 'database' | 'at'>) =>
  database.insert(info).values({ id: crypto.randomUUID(), title: 'unit', body: 'text', createdAt: at })

const everything = async (unit: Unit) => {
  await write(unit)
  unit.audit({ action: 'info.published', subject: 'info:1', detail: { important: true } })
  unit.stale('infos', 'infos')
  unit.purge('company:1')
  unit.send(task)
}

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  events = []
  failing = 'nothing'
  await handle.database.delete(info)
  await handle.database.delete(auditLog)
})

test('rows, audit lines, tasks and the notice are one transaction; caches are told after it', async () => {
  await work()(person, async (unit) => {
    await everything(unit)
    events.push('body done')
  })
  expect(events).toEqual([
    'body done',
    'tasks index-all',
    'notice infos / company:1',
    'told {"kind":"tags","stale":["infos"],"purge":["company:1"]}',
  ])
  expect(await seenOutside()).toBe(1)
  const [line] = await handle.database.select().from(auditLog)
  expect(line).toMatchObject({
    actor: 'person',
    actorUid: 'somebody',
    action: 'info.published',
    subject: 'info:1',
    detail: { important: true },
    createdAt: testNow,
  })
})

test.each([
  [{ kind: 'guest' }, 'guest', null],
  [{ kind: 'task', name: 'sweep' }, 'task:sweep', null],
  [{ kind: 'operator', name: 'root' }, 'operator:root', null],
] as const)('the audit log names %j', async (actor, name, uid) => {
  await work()(actor, async (unit) => unit.audit({ action: 'info.published', subject: 'y' }))
  const [line] = await handle.database.select().from(auditLog)
  expect([line?.actor, line?.actorUid]).toEqual([name, uid])
})

test('of a body that throws nothing stays and nobody is told', async () => {
  const attempt = work()(person, async (unit) => {
    await everything(unit)
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  expect(events).toEqual([])
  expect([await seenOutside(), await handle.database.$count(auditLog)]).toEqual([0, 0])
})

test('a unit that is rolled back answers, and nothing stays', async () => {
  const answer = await work()(person, async (unit) => {
    await everything(unit)
    return new Rollback('refused')
  })
  expect([answer, events, await seenOutside(), await handle.database.$count(auditLog)]).toEqual([
    'refused',
    [],
    0,
    0,
  ])
})

test.each(['tasks', 'notice'] as const)('without its %s the write does not stay', async (missing) => {
  failing = missing
  await expect(work()(person, everything)).rejects.toThrow(`no ${missing}`)
  expect(events.filter((event) => event.startsWith('told'))).toEqual([])
  expect([await seenOutside(), await handle.database.$count(auditLog)]).toEqual([0, 0])
})

test('whose open pages show something of it is written down last, and they are woken after the commit', async () => {
  await handle.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(handle.database, { uid })
  const signal = (unit: Unit) =>
    unit.signal({ uid: 'taro', kind: 'notifications' }, { uid: 'hanako', kind: 'notifications' })
  await work()(person, async (unit) => {
    signal(unit)
    unit.send(task)
  })
  expect(events).toEqual(['tasks index-all', 'live hanako,taro', 'woke hanako,taro'])
  events = []
  const rolledBack = work()(person, async (unit) => {
    signal(unit)
    return new Rollback('no')
  })
  expect(await rolledBack).toBe('no')
  expect(events).toEqual([])
})

test('when the answer to the commit is lost, caches and open pages are told all the same', async () => {
  const lost = createWork({
    handle: {
      transaction: async (body) => {
        await handle.transaction(body)
        throw new Error('Connection terminated')
      },
    },
    tasks: { insert: async () => {} },
    notify: async () => {},
    invalidation: { tell: (notice: InvalidationNotice) => events.push(`told ${JSON.stringify(notice)}`) },
    live: { notify: async () => {}, wake: (people) => events.push(`woke ${people.join()}`) },
    now: () => testNow,
  })
  await handle.database.delete(account)
  await insertPerson(handle.database, { uid: 'hanako' })
  const write = lost(person, async (unit) => {
    await everything(unit)
    unit.signal({ uid: 'hanako', kind: 'notifications' })
  })
  await expect(write).rejects.toThrow(Unconfirmed)
  expect(events).toEqual(['told {"kind":"tags","stale":["infos"],"purge":["company:1"]}', 'woke hanako'])
  expect(await seenOutside()).toBe(1)
})

test('a write that changes no page tells nobody', async () => {
  await work()(person, write)
  expect([events, await seenOutside()]).toEqual([[], 1])
})

test('search rows follow what the unit leaves of an ad', async () => {
  const companyId = await insertCompany(handle.database)
  const id = await insertJobPost(handle.database, companyId)
  const listed = () => handle.database.$count(jobSearch, eq(jobSearch.jobPostId, id))
  expect(await listed()).toBe(1)
  const setStatus = (status: 'paused' | 'published') =>
    work()(person, async (unit) => {
      unit.index(id)
      await unit.database.update(jobPost).set({ status }).where(eq(jobPost.id, id))
    })
  await setStatus('paused')
  expect(await listed()).toBe(0)
  await setStatus('published')
  expect(await listed()).toBe(1)
})

test('one instant holds for the whole unit', async () => {
  let time = 0
  const instants = await work(() => new Date((time += 1)))(person, async (unit) => {
    unit.audit({ action: 'info.published', subject: 'y' })
    return [unit.at, unit.at]
  })
  const [line] = await handle.database.select().from(auditLog)
  expect([...instants, line?.createdAt].map(Number)).toEqual([1, 1, 1])
})

test.runIf(inject('databaseServer'))('the victim of a deadlock runs again', async () => {
  const ids = ['first', 'second']
  const lock = (database: Database, at: number) =>
    database.execute(sql`update info set body = body || '+' where title = ${ids[at] ?? ''}`)
  for (const title of ids)
    await handle.database.insert(info).values({ id: crypto.randomUUID(), title, body: 'text' })
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const cross = (mine: number, other: number) =>
    work()(person, async (unit) => {
      runs += 1
      unit.audit({ action: 'info.drafted', subject: String(mine) })
      await lock(unit.database, mine)
      met[mine]?.resolve()
      await met[other]?.promise
      await lock(unit.database, other)
      unit.audit({ action: 'info.corrected', subject: String(mine) })
    })
  await Promise.all([cross(0, 1), cross(1, 0)])
  const rows = await handle.database.select({ body: info.body }).from(info)
  expect(rows.map(({ body }) => body)).toEqual(['text++', 'text++'])
  // What the victim had collected went with its transaction.
  expect(await handle.database.$count(auditLog)).toBe(4)
  expect(runs).toBeGreaterThan(2)
})

test.each(['40001', '40P01'])('what may well succeed now is tried three times: %s', async (code) => {
  let runs = 0
  const attempt = (failures: number) =>
    work()(person, async () => {
      runs += 1
      if (runs <= failures) throw Object.assign(new Error('try again'), { code })
      return runs
    })
  expect(await attempt(2)).toBe(3)
  runs = 0
  await expect(attempt(3)).rejects.toThrow('try again')
  expect(runs).toBe(3)
})

test('what will not succeed is not tried again', async () => {
  let runs = 0
  const attempt = work()(person, async () => {
    runs += 1
    throw Object.assign(new Error('unique'), { code: '23505' })
  })
  await expect(attempt).rejects.toThrow('unique')
  expect(runs).toBe(1)
})
