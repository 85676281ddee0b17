import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '#server/platform/log.ts'
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
  /** In which it is left out after a read that failed. */
  rest: 10_000,
}

type Outcome = 'caught up' | 'behind' | 'no standby'

/** Where the log of the server ends (pg_lsn); whatever can be read was written before. */
const endOfLog = async (database: Database): Promise<string> => {
  const { rows } = await database.execute<{ lsn: string }>(
    sql`select pg_current_wal_insert_lsn()::text as lsn`,
  )
  return rows[0]?.lsn ?? ''
}

const hasReplayed = async (replica: Database, lsn: string): Promise<boolean | null> => {
  const { rows } = await replica.execute<{ replayed: boolean | null }>(
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn end as replayed`,
  )
  return rows[0]?.replayed ?? null
}

export type OpenReplica = ReadReplica & {
  database: Database
  /** To be told whenever this node hears of a write: until the replica has it, it is not fresh. */
  written: () => void
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
  const pool = openPool(url, { ...usualPool, size })
  const probes = openPool(url, besidePool)
  const probe = drizzle(probes)
  let isFresh = false
  let isLeftOut = false
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted
  let writes = 0
  let wake = Promise.withResolvers<void>()
  let restsUntil = Number.NEGATIVE_INFINITY

  const stop = (cause: unknown) => {
    isFresh = false
    if (!isLeftOut) log.warn({ err: cause }, 'the replica of the database is left out')
    isLeftOut = true
  }

  const catchUp = async (): Promise<Outcome> => {
    const lsn = await endOfLog(primary.beside)
    const begun = performance.now()
    for (;;) {
      const replayed = await hasReplayed(probe, lsn)
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
      if (before !== writes) return
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
    isFresh: () => isFresh,
    leaveOut: (cause) => {
      restsUntil = performance.now() + milliseconds.rest
      stop(cause)
    },
    written: () => {
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
    const lsn = await endOfLog(primary)
    const { rows } = await drizzle(probes).execute<{ bytes: number | null }>(
      sql`select case when pg_is_in_recovery() then greatest(0, pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn()))::float8 end as bytes`,
    )
    return rows[0]?.bytes ?? null
  } finally {
    await probes.end()
  }
}
