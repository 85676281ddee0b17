import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { accountDeletion } from '#server/backend/database/schema/account-security.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createRemovals } from './removals.ts'

let handle: DatabaseHandle
let time: Date
let lines: string[]
beforeEach(async () => {
  handle = await openTestDatabase()
  time = testNow
  lines = []
})
afterEach(() => handle.close())

/** `away`: who makes the provider fail when it is asked about them. */
type Provider = {
  known: Set<string>
  unverified: readonly (readonly string[])[]
  keeps: Set<string>
  away: Set<string>
  asked: string[][]
}
const providerWith = (given: Partial<Provider> = {}): Provider => ({
  known: new Set(),
  unverified: [],
  keeps: new Set(),
  away: new Set(),
  asked: [],
  ...given,
})

const open = (at: Provider) => {
  const now = () => time
  const { work } = createTestWork(handle, now)
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const fail = (uids: readonly string[]) => {
    if (uids.some((uid) => at.away.has(uid))) throw new Error('the provider is away')
  }
  return createRemovals({
    provider: {
      listUnverified: async function* () {
        yield* at.unverified
      },
      remove: async (uids) => {
        fail(uids)
        return uids.filter((uid) => !at.keeps.has(uid))
      },
      people: {
        findGone: async (uids) => {
          at.asked.push([...uids])
          fail(uids)
          return uids.filter((uid) => !at.known.has(uid))
        },
      },
    },
    accounts: createAccounts(handle.database, { work, now }),
    now,
    log: createLogTo(stream, 'warn'),
  })
}

const uids = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${String(index).padStart(3, '0')}`)
const insertPeople = async (count: number) => {
  for (const uid of uids(count)) await insertPerson(handle.database, { uid })
  return uids(count)
}
const left = async () =>
  new Set((await handle.database.select({ uid: account.uid }).from(account)).map(({ uid }) => uid))

test('who was deleted at the provider is found among hundreds, a hundred at a time, and removed here', async () => {
  const all = await insertPeople(230)
  const known = new Set(all)
  for (const uid of ['p007', 'p150']) known.delete(uid)
  const provider = providerWith({ known })
  expect(await open(provider).removeGone()).toBe(2)
  expect(provider.asked.map(({ length }) => length)).toEqual([100, 100, 30])
  expect(await left()).toEqual(known)
  expect(
    await handle.database.select().from(auditLog).where(eq(auditLog.subject, 'account:p007')),
  ).toMatchObject([{ action: 'account.removed', detail: { reason: 'gone' }, actor: 'task:gone-people' }])
})

test('a batch that the provider does not answer keeps nobody else, and comes first the next night', async () => {
  const all = await insertPeople(150)
  const known = new Set(all)
  for (const uid of ['p005', 'p140']) known.delete(uid)
  const provider = providerWith({ known, away: new Set(['p050']) })
  const { removeGone } = open(provider)
  expect(await removeGone()).toBe(1)
  expect([(await left()).has('p005'), (await left()).has('p140')]).toEqual([true, false])
  expect(lines.join('')).toContain('The provider was not asked who is gone')
  provider.away.clear()
  provider.asked.length = 0
  time = new Date(time.getTime() + 24 * 3_600_000)
  expect(await removeGone()).toBe(1)
  expect(new Set(provider.asked[0])).toEqual(new Set(all.slice(0, 100)))
  expect(await left()).toEqual(known)
})

test('a provider that knows hardly anybody is taken for the wrong one, and nobody is removed', async () => {
  const all = await insertPeople(30)
  expect(await open(providerWith({ known: new Set(all.slice(0, 14)) })).removeGone()).toBe(0)
  expect((await left()).size).toBe(30)
  expect(lines.join('')).toContain('knows too few of the accounts')
  expect(await open(providerWith({ known: new Set(all.slice(0, 16)) })).removeGone()).toBe(14)
})

test('whose deletion has begun is left to its task', async () => {
  await insertPeople(2)
  const at = time
  await handle.database.insert(accountDeletion).values([
    { uid: 'p000', dueAt: at, begunAt: at },
    { uid: 'p001', dueAt: at },
  ])
  expect(await open(providerWith()).removeGone()).toBe(1)
  expect(await left()).toEqual(new Set(['p000']))
})

test('unverified people whom the provider keeps stay here too, and one failing page keeps no other', async () => {
  await insertPeople(6)
  const provider = providerWith({
    unverified: [['p000', 'p001'], ['p002', 'p003'], ['p004']],
    away: new Set(['p000']),
    keeps: new Set(['p002']),
  })
  expect(await open(provider).removeUnverified()).toBe(2)
  expect(await left()).toEqual(new Set(['p000', 'p001', 'p002', 'p005']))
})
