import type { PGlite } from '@electric-sql/pglite'
import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

type Rows<Row> = { rows: Row[] }

/** What both drivers answer to raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<Assume<this['row'], Record<string, unknown>>>
}

/** Drizzle over PGlite and over a server alike; a transaction has the same type. */
export type Database = PgDatabase<RowsResult>

/** The driver beneath, for what Drizzle has no words for: LISTEN, COPY, a connection of one's own. */
export type DatabaseClient = { kind: 'pglite'; pglite: PGlite } | { kind: 'server'; pool: Pool; url: string }

export type DatabaseHandle = {
  /** Throws when it is asked from inside a unit of work. */
  database: Database
  client: DatabaseClient
  /** For questions about the site itself. Over a server it is a connection that pages can't take, and gives up within a second. */
  beside: Database
  /**
   * Runs `work` in one transaction: what it rejects with rolls everything back. Throws inside another one. Only the unit
   * of work calls it: a write has what follows from it collected there.
   */
  transaction: <Answer>(work: (transaction: Database) => Promise<Answer>) => Promise<Answer>
  /** Throws when the database doesn't answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
