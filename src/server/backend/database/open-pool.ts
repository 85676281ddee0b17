import { Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg'

/**
 * Of each connection: milliseconds after which the server gives up a statement, and a transaction that is left alone. PGlite has no
 * timers. Set by statements, since a pooler takes no such parameters when a connection begins.
 *
 * Over a million ads the planner takes some searches for dear enough to be compiled, which takes up to 90 ms, longer than they do.
 */
const settings =
  'set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000; set jit = off'

/** `size`: connections at most. `waitMilliseconds`: for a connection, made or given back; `answerMilliseconds`: for an answer. */
export type PoolLimits = { size: number; waitMilliseconds: number; answerMilliseconds: number | null }

export const usualPool: PoolLimits = { size: 10, waitMilliseconds: 3_000, answerMilliseconds: null }

/** A probe has a second for its answer. */
export const besidePool: PoolLimits = { size: 1, waitMilliseconds: 800, answerMilliseconds: 800 }

/** Statements that may wait for each connection. More would wait longer than anybody does. */
const waitingEach = 50

/** The pool waits for what this answers, though its type has it otherwise. */
const withSettings = {
  onConnect: async (client: ClientBase) => {
    await client.query(settings)
  },
}

/** Whoever asks the connection next gets the error. Without a listener it would end the process (Node, "Error events"). */
const hearNothing = () => {}

/** Too many wait for a connection already. An outage (`isUnavailable`), told at once. */
class PoolFull extends Error {
  override name = 'PoolFull'
}

type Connected = Parameters<Pool['connect']>[0]

/** Refuses at once whoever would wait behind `waitingMax` others: pg-pool's own line has no end. */
class BoundedPool extends Pool {
  readonly #waitingMax: number
  constructor(config: PoolConfig, waitingMax: number) {
    super(config)
    this.#waitingMax = waitingMax
  }
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (this.waitingCount < this.#waitingMax)
      return connected === undefined ? super.connect() : super.connect(connected)
    const full = new PoolFull(`${this.waitingCount} wait for a connection to the database`)
    if (connected === undefined) return Promise.reject(full)
    connected(full, undefined, () => {})
  }
}

/** The connections of this process to a server, replaced one by one when they break. */
export const openPool = (url: string, { size, waitMilliseconds, answerMilliseconds }: PoolLimits): Pool => {
  const pool = new BoundedPool(
    {
      connectionString: url,
      max: size,
      connectionTimeoutMillis: waitMilliseconds,
      idleTimeoutMillis: 30_000,
      // The server's own time limit does not help where the way to it is silent.
      ...(answerMilliseconds !== null && { query_timeout: answerMilliseconds }),
      application_name: 'michishirube',
      ...withSettings,
    },
    size * waitingEach,
  )
  pool.on('error', hearNothing)
  // The pool takes its own listener off a client while it is lent.
  pool.on('connect', (client) => client.on('error', hearNothing))
  return pool
}
