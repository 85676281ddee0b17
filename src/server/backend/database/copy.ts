import { once } from 'node:events'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { PgArray } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import type { DatabaseHandle } from './open.ts'

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string): string => text.replaceAll(/[\\\n\r\t]/g, (char) => escapes[char] ?? char)

const arrayItem = (item: unknown): string =>
  typeof item === 'number' ? String(item) : `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** One value as Postgres reads it in COPY's text format. */
const field = (column: PgColumn, value: unknown): string => {
  if (value === null || value === undefined) return String.raw`\N`
  if (column instanceof PgArray && Array.isArray(value)) return escaped(`{${value.map(arrayItem).join(',')}}`)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return escaped(JSON.stringify(value))
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  throw new TypeError(`No COPY for a ${typeof value} in ${column.name}`)
}

/** Rows of one table, for COPY. */
export type CopyRows<Table extends PgTable = PgTable> = {
  table: Table
  rows: readonly Table['$inferSelect'][]
}

const plan = (table: PgTable) => {
  const { name, columns } = getTableConfig(table)
  const keys = new Map(Object.entries(table).map(([key, column]) => [column, key] as const))
  const ordered = columns.map((column) => ({ column, key: keys.get(column) ?? column.name }))
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  return { head: `copy "${name}" (${list}) from`, ordered }
}

const textOf = ({ table, rows }: CopyRows): { head: string; text: string } => {
  const { head, ordered } = plan(table)
  const line = (row: Record<string, unknown>) =>
    `${ordered.map(({ column, key }) => field(column, row[key])).join('\t')}\n`
  return { head, text: rows.map(line).join('') }
}

const copyToServer = async (connection: PoolClient, { head, text }: { head: string; text: string }) => {
  const stream = connection.query(from(`${head} stdin`))
  const finished = once(stream, 'finish')
  stream.end(text)
  await finished
}

/**
 * Adds complete rows by COPY, tables in the order given, in one transaction: many times faster than inserts. Throws what
 * the database says, and nothing is added then.
 */
export const copyRows = async ({ client }: DatabaseHandle, batches: readonly CopyRows[]): Promise<void> => {
  const texts = batches.filter(({ rows }) => rows.length > 0).map(textOf)
  if (client.kind === 'pglite') {
    await client.pglite.transaction(async (transaction) => {
      for (const { head, text } of texts)
        await transaction.query(`${head} '/dev/blob'`, [], { blob: new Blob([text]) })
    })
    return
  }
  const connection = await client.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('set local statement_timeout = 0')
    for (const each of texts) await copyToServer(connection, each)
    await connection.query('commit')
  } catch (cause) {
    await connection.query('rollback')
    throw cause
  } finally {
    connection.release()
  }
}
