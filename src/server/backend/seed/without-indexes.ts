import { sql, type SQL } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'

/** How to take something away and how to make it again. */
type Owed = { drop: string; make: string }

/** Where a load writes down what it owes, in the order in which it is made again. */
const owedTable = sql.raw('seed_owed')

/** Indexes that hold no rule, and references, of the tables: what costs most to keep while rows come in by the million. */
const ofTables = (tables: readonly string[]): SQL => sql`
  select * from (
    select 1 as phase, format('drop index %I.%I', n.nspname, i.relname) as drop, pg_get_indexdef(i.oid) as make
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_namespace n on n.oid = i.relnamespace
    where n.nspname = 'public' and not x.indisunique and t.relname = any(${`{${tables.join(',')}}`}::text[])
    union all
    select 2, format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and c.contype = 'f' and t.relname = any(${`{${tables.join(',')}}`}::text[])
  ) owed order by phase, make`

const takeAway = ({ transaction }: DatabaseHandle, tables: readonly string[]): Promise<void> =>
  transaction(async (database) => {
    const { rows: known } = await database.execute<{ found: boolean }>(
      sql`select to_regclass('public.seed_owed') is not null as found`,
    )
    // An earlier load ended halfway: it owes them already.
    if (known[0]?.found === true) return
    await database.execute(sql`create table ${owedTable} (place int primary key, make text not null)`)
    const { rows } = await database.execute<Owed>(ofTables(tables))
    for (const [place, { drop, make }] of rows.entries()) {
      await database.execute(sql`insert into ${owedTable} values (${place}, ${make})`)
      await database.execute(sql.raw(drop))
    }
  })

const giveBack = async (handle: DatabaseHandle): Promise<void> => {
  const { rows } = await handle.database.execute<{ place: number; make: string }>(
    sql`select place, make from ${owedTable} order by place`,
  )
  for (const { place, make } of rows)
    await handle.transaction(async (database) => {
      await database.execute(sql`set local statement_timeout = 0`)
      await database.execute(sql`set local maintenance_work_mem = '512MB'`)
      await database.execute(sql.raw(make))
      await database.execute(sql`delete from ${owedTable} where place = ${place}`)
    })
  await handle.database.execute(sql`drop table ${owedTable}`)
}

/**
 * Does the work with the tables bare of indexes and references, which are made again afterwards, several times faster than
 * growing them row by row, and also when the work failed. A process that dies in between leaves a list of what to make in
 * the database; the next load makes it.
 */
export const withoutIndexes = async (
  handle: DatabaseHandle,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  await takeAway(handle, tables)
  try {
    await work()
  } finally {
    await giveBack(handle)
  }
}
