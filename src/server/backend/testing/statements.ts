import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'

/** A database whose statements are written down on their way to the driver, those of transactions on a server aside. */
export const recordStatements = ({
  database,
  client,
}: DatabaseHandle): { database: Database; statements: string[] } => {
  const statements: string[] = []
  const target: { query: (...args: never[]) => unknown } =
    client.kind === 'pglite' ? client.pglite : client.pool
  const query = target.query.bind(target)
  target.query = (...args) => {
    statements.push(JSON.stringify(args[0]))
    return query(...args)
  }
  return { database, statements }
}
