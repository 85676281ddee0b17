import { Pool, type ClientBase } from 'pg'

/** Milliseconds after which the server gives up a statement; PGlite has no timers and ignores it. */
const statementTimeout = 15_000

/**
 * Over a million ads the planner takes some searches for dear enough to be compiled, which takes up to 90 ms, longer than they
 * do. The pool waits for what this answers, though its type has it otherwise.
 */
const withoutCompiling = {
  onConnect: async (client: ClientBase) => {
    await client.query('set jit = off')
  },
}

/** Whoever asks the connection next gets the error. Without a listener it would end the process (Node, "Error events"). */
const hearNothing = () => {}

/** The connections of this process to a server, replaced one by one when they break. */
export const openPool = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'michishirube',
    ...withoutCompiling,
  })
  pool.on('error', hearNothing)
  // The pool takes its own listener off a client while it is lent.
  pool.on('connect', (client) => client.on('error', hearNothing))
  return pool
}
