import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRemovals } from '#server/auth/removals.ts'
import { demoAccounts } from '#server/auth/identity/demo-accounts.ts'
import { removeIdleSessions } from '#server/auth/session/sessions.ts'
import { createAuthRecords } from '#server/backend/accounts/auth-records.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { sweepByHand } from '#server/backend/operator/sweep-command.ts'
import { createServices } from '#server/backend/services.ts'
import { createMemoryFileStore, testFileParts } from '#server/backend/testing/files.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import { createLog } from '#server/platform/log.ts'
import { fillDemo } from './demo.ts'
import { composeSweeps, createSweepRuns } from './sweeps.ts'
import { insertDueThings } from '#server/testing/due-things.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
}, 120_000)
afterAll(() => handle.close())

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
/** A digest of each table of the site and of the queue. */
const contents = async () => {
  const { rows: tables } = await handle.database.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  )
  const digests: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await handle.database.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.raw(name)} t`,
    )
    digests[name] = rows[0]?.digest
  }
  return digests
}

const open = async () => {
  let at = testNow
  const now = () => at
  const store = createMemoryFileStore()
  const left = ['left of an upload']
  const { work, sent } = createTestWork(handle, now)
  await fillDemo({ ...handle, store }, createDataCipher([oldKey]), now)
  await insertDueThings(handle.database, store)
  const known = demoAccounts.map(({ uid, email, password }) => {
    const person: TestPerson = { email, password, factors: [], revoked: 0, signInPhone: null }
    return [uid, person] as const
  })
  const people = {
    ...createTestPeople(new Map(known)),
    findGone: async (uids: readonly string[]) => uids.filter((uid) => uid === 'gone'),
  }
  const unverified = ['unverified']
  const provider = {
    people,
    listUnverified: async function* () {
      yield [...unverified]
    },
  }
  const { log } = createLog('silent')
  const dependencies = {
    people,
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
    origin: 'https://jobs.example',
    formKey: 'key',
    push: null,
    mailKeys: ['key'],
    siteName: 'みちしるべ',
    operations: { tasks: { failed: async () => [], retry: async () => 0 }, examine: async () => [] },
    operatorEmail: 'desk@example.com',
    files: testFileParts({ store, removeLeft: async () => left.splice(0).length }),
    cipher: createDataCipher([newKey, oldKey]),
    now,
  }
  const { rows, accounts } = createAuthRecords(handle.database, { work, now })
  const removals = createRemovals({
    provider: { ...provider, remove: async () => unverified.splice(0) },
    accounts,
    now,
    log,
  })
  const sweeps = composeSweeps({
    work,
    auth: { ...removals, sessions: { removeIdle: () => removeIdleSessions(rows, now()) } },
    services: createServices({ ...dependencies, database: handle.database, work }),
    cipher: dependencies.cipher,
  })
  const runs = createSweepRuns({
    handle,
    sweeps,
    provider,
    dependencies,
    countLeft: async () => left.length,
    now,
    log,
  })
  const outside = () => ({
    bytes: [...store.bytes.keys()],
    left: [...left],
    unverified: [...unverified],
    sent: sent.length,
  })
  return {
    runs,
    work,
    outside,
    goTo: (days: number) => {
      at = daysFromNow(days)
    },
  }
}

test('a dry run of every sweep writes nothing and counts what the sweep then does, day after day', async () => {
  const { runs, outside, goTo } = await open()
  const found = new Map(runs.names.map((name) => [name, 0]))
  for (const days of [0, 1, 2, 3, 8, 31, 45, 91, 190, 420]) {
    goTo(days)
    const before = [await contents(), outside()]
    for (const name of runs.names) await runs.count(name)
    expect([await contents(), outside()]).toEqual(before)
    for (const name of runs.names) {
      const counted = await runs.count(name)
      expect({ days, name, found: await runs.run(name) }).toEqual({ days, name, found: counted })
      found.set(name, (found.get(name) ?? 0) + counted)
    }
  }
  expect([...found].filter(([, times]) => times === 0)).toEqual([])
}, 300_000)

test('the operator’s command counts or runs, and names the sweeps where it knows none of the name', async () => {
  const runs = { names: ['one'], run: async () => 3, count: async () => 2 }
  const { work } = createTestWork(handle, () => testNow)
  const actor = { kind: 'operator', name: 'tester' } as const
  const give = (sweep: string, dryRun: boolean) =>
    sweepByHand({ sweeps: runs, work }, actor, { name: 'sweep', sweep, dryRun })
  const lines = () => handle.database.select().from(auditLog).where(eq(auditLog.action, 'sweep.run'))
  expect(await give('one', true)).toEqual({
    kind: 'done',
    lines: ['one would find 2 now. Nothing was written.'],
  })
  expect(await lines()).toEqual([])
  expect(await give('one', false)).toEqual({ kind: 'done', lines: ['Done: one found 3.'] })
  expect(await lines()).toMatchObject([
    { actor: 'operator:tester', subject: 'sweep:one', detail: { found: 3 } },
  ])
  expect(await give('constructor', true)).toMatchObject({ kind: 'failed' })
  const without = sweepByHand({ sweeps: null, work }, actor, { name: 'sweep', sweep: 'one', dryRun: true })
  expect(await without).toMatchObject({ kind: 'failed' })
})
