import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import { openDatabase, type DatabaseHandle } from './open.ts'
import { openReadReplica, readDelay } from './read-replica.ts'
import { startStandbyPair } from './testing/standby.ts'

let pair: Awaited<ReturnType<typeof startStandbyPair>>
let primary: DatabaseHandle
let standby: DatabaseHandle
beforeAll(async () => {
  pair = await startStandbyPair()
  primary = await openDatabase({ kind: 'server', url: pair.url })
  await primary.database.execute(sql`create table note (words text)`)
  standby = await openDatabase({ kind: 'server', url: pair.standbyUrl })
})
afterAll(async () => {
  await standby.close()
  await primary.close()
  await pair.stop()
})

const milliseconds = { catchingUp: 5, quiet: 50, behindMax: 300, answer: 5000, rest: 100 }

const openReplica = (url = pair.standbyUrl) => {
  const words: string[] = []
  const log = createLogTo(
    { write: (line) => void words.push((JSON.parse(line) as { msg: string }).msg) },
    'info',
  )
  const replica = openReadReplica(url, { primary, size: 2, log, milliseconds })
  onTestFinished(replica.close)
  return { ...replica, words }
}
const leftOut = 'the replica of the database is left out'
const usedAgain = 'the replica of the database is used again'

test('after a write it is not fresh until it has that write', async () => {
  const { database, isFresh, written } = openReplica()
  for (let count = 1; count <= 20; count += 1) {
    await expect.poll(isFresh).toBe(true)
    await primary.database.execute(sql`insert into note values ('x')`)
    written({ kind: 'all' })
    expect(isFresh()).toBe(false)
    await expect.poll(isFresh, { interval: 1 }).toBe(true)
    const { rows } = await database.execute(sql`select count(*)::int as count from note`)
    expect(rows).toEqual([{ count }])
  }
  await expect(database.execute(sql`insert into note values ('x')`)).rejects.toThrow()
})

test('it is not read while notices of other nodes may be missing', async () => {
  const { isFresh, written } = openReplica()
  await expect.poll(isFresh).toBe(true)
  written({ kind: 'lost' })
  // The next look finds nothing missing, and says nothing of the notices.
  written({ kind: 'all' })
  await expect.poll(() => readDelay(pair.standbyUrl, primary.beside)).toBe(0)
  expect(isFresh()).toBe(false)
  written({ kind: 'resumed' })
  await expect.poll(isFresh).toBe(true)
})

test('one that falls behind is left out, and used again once it has caught up', async () => {
  const { isFresh, written, words } = openReplica()
  await expect.poll(isFresh).toBe(true)
  await standby.database.execute(sql`select pg_wal_replay_pause()`)
  // It has to be paused before the write: it may be about to replay.
  await expect
    .poll(
      async () => (await standby.database.execute(sql`select pg_get_wal_replay_pause_state() as state`)).rows,
    )
    .toEqual([{ state: 'paused' }])
  await primary.database.execute(sql`insert into note values ('later')`)
  written({ kind: 'all' })
  await expect.poll(() => words).toEqual([leftOut])
  expect(isFresh()).toBe(false)
  await standby.database.execute(sql`select pg_wal_replay_resume()`)
  await expect.poll(isFresh).toBe(true)
  expect(words).toEqual([leftOut, usedAgain])
})

test('one that goes away is left out, and used again when it is back', async () => {
  const { isFresh, words } = openReplica()
  await expect.poll(isFresh).toBe(true)
  await pair.stopStandby()
  await expect.poll(isFresh).toBe(false)
  await pair.startStandby()
  await expect.poll(isFresh).toBe(true)
  expect(words).toEqual([leftOut, usedAgain])
})

test('one that failed at a read rests first', async () => {
  const { isFresh, leaveOut, words } = openReplica()
  await expect.poll(isFresh).toBe(true)
  leaveOut(new Error('canceling statement due to conflict with recovery'))
  expect(isFresh()).toBe(false)
  await expect.poll(isFresh).toBe(true)
  expect(words).toEqual([leftOut, usedAgain])
})

test('a server that is no standby is never fresh', async () => {
  const { isFresh, words } = openReplica(pair.url)
  await expect.poll(() => words).toEqual([leftOut])
  expect(isFresh()).toBe(false)
})

test('the doctor is told how far a standby is behind, and of another server that it is none', async () => {
  await expect.poll(() => readDelay(pair.standbyUrl, primary.beside)).toBe(0)
  expect(await readDelay(pair.url, primary.beside)).toBeNull()
  await expect(readDelay('postgres://nobody@127.0.0.1:1/x', primary.beside)).rejects.toThrow()
})
