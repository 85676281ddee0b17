import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '#server/platform/log.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import type { ReadReplica } from '#server/ports/read-replica.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { besidePool, openPool, usualPool } from './open-pool.ts'

/** Milliseconds. */
const usual = {
  /** Between two looks while it catches up, and while nothing is written. */
  catchingUp: 20,
  quiet: 1000,
  /** Which it may be behind. */
  behindMax: 5000,
  /** For an answer to a read: above what the server itself gives a statement. */
  answer: 16_000,
  /** In which it is left out after a read that failed. */
  rest: 10_000,
}

type Outcome = 'caught up' | 'behind' | 'no standby'

/** Where the log of a server ends (pg_lsn), and which cluster of databases it is of. */
type EndOfLog = { lsn: string; cluster: string }

/** Whatever can be read was written before. */
const endOfLog = async (database: Database): Promise<EndOfLog> => {
  const { rows } = await database.execute<EndOfLog>(
    sql`select pg_current_wal_insert_lsn()::text as lsn, system_identifier::text as cluster from pg_control_system()`,
  )
  return rows[0] ?? { lsn: '', cluster: '' }
}

/** True of a standby of that cluster. */
const isStandby = (cluster: string) => sql`pg_is_in_recovery() and system_identifier = ${cluster}::bigint`

/** Null: it is no standby of this database. */
const hasReplayed = async (replica: Database, { lsn, cluster }: EndOfLog): Promise<boolean | null> => {
  const { rows } = await replica.execute<{ replayed: boolean | null }>(
    sql`select case when ${isStandby(cluster)} then pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn end as replayed from pg_control_system()`,
  )
  return rows[0]?.replayed ?? null
}

export type OpenReplica = ReadReplica & {
  database: Database
  /** To be told whenever this node hears of a write: until the replica has it, it is not fresh, nor while notices are lost. */
  written: (notice: InvalidationNotice) => void
  close: () => Promise<void>
}

/**
 * Reads from a streaming replica (PostgreSQL, "Hot Standby"). It is not fresh at first, nor after a write until it has replayed the
 * log up to where it ended then. One that is away, far behind or no standby is not fresh; the log has one line when that begins and
 * one when it ends.
 */
export const openReadReplica = (
  url: string,
  {
    primary,
    size,
    log,
    milliseconds = usual,
  }: { primary: Pick<DatabaseHandle, 'beside'>; size: number; log: Log; milliseconds?: typeof usual },
): OpenReplica => {
  const pool = openPool(url, { ...usualPool, size, answerMilliseconds: milliseconds.answer })
  const probes = openPool(url, besidePool)
  const probe = drizzle(probes)
  let isFresh = false
  let isLeftOut = false
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted
  let areNoticesLost = false
  let writes = 0
  let wake = Promise.withResolvers<void>()
  let restsUntil = Number.NEGATIVE_INFINITY

  const stop = (cause: unknown) => {
    isFresh = false
    if (!isLeftOut) log.warn({ err: cause }, 'the replica of the database is left out')
    isLeftOut = true
  }

  const catchUp = async (): Promise<Outcome> => {
    const end = await endOfLog(primary.beside)
    const begun = performance.now()
    for (;;) {
      const replayed = await hasReplayed(probe, end)
      if (replayed === null) return 'no standby'
      if (replayed) return 'caught up'
      if (isClosed() || performance.now() - begun > milliseconds.behindMax) return 'behind'
      await wait(milliseconds.catchingUp)
    }
  }

  const look = async () => {
    const before = writes
    if (performance.now() < restsUntil) return
    try {
      const outcome = await catchUp()
      if (outcome !== 'caught up') return stop(new Error(`The replica is ${outcome}`))
      // A write that came meanwhile may be missing.
      if (before !== writes || performance.now() < restsUntil) return
      if (isLeftOut) log.info('the replica of the database is used again')
      isLeftOut = false
      isFresh = true
    } catch (error) {
      stop(error)
    }
  }

  const watch = async () => {
    while (!isClosed()) {
      wake = Promise.withResolvers<void>()
      const before = writes
      await look()
      if (before !== writes) continue
      const timer = setTimeout(wake.resolve, milliseconds.quiet)
      await wake.promise
      clearTimeout(timer)
    }
  }
  const watching = watch()

  return {
    database: drizzle(pool),
    isFresh: () => isFresh && !areNoticesLost,
    leaveOut: (cause) => {
      restsUntil = performance.now() + milliseconds.rest
      stop(cause)
    },
    written: ({ kind }) => {
      if (kind !== 'tags') areNoticesLost = kind === 'lost' || (areNoticesLost && kind !== 'resumed')
      isFresh = false
      writes += 1
      wake.resolve()
    },
    close: async () => {
      closing.abort()
      wake.resolve()
      await watching
      await Promise.all([pool.end(), probes.end()])
    },
  }
}

/** By how many bytes of the log a replica is behind; null: it is no standby. Rejects when it does not answer. */
export const readDelay = async (url: string, primary: Database): Promise<number | null> => {
  const probes = openPool(url, besidePool)
  try {
    const { lsn, cluster } = await endOfLog(primary)
    const { rows } = await drizzle(probes).execute<{ bytes: number | null }>(
      sql`select case when ${isStandby(cluster)} then greatest(0, pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn()))::float8 end as bytes from pg_control_system()`,
    )
    return rows[0]?.bytes ?? null
  } finally {
    await probes.end()
  }
}
