import { readdir } from 'node:fs/promises'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { inject, expect, test, onTestFinished } from 'vitest'
import { migrate, missingMigrations, readMigrations, type Migration } from './migrate.ts'
import { openDatabase, type DatabaseHandle } from './open.ts'
import { openTestDatabase } from './testing/database.ts'

const open = async (): Promise<DatabaseHandle> => {
  const handle = await openTestDatabase()
  onTestFinished(() => handle.close())
  return handle
}

const next = (...statements: string[]): Migration => ({ name: '9999_next', hash: 'next', statements })

const columns = async ({ database }: DatabaseHandle, table: string): Promise<number> => {
  const { rows } = await database.execute(
    sql`select 1 from information_schema.columns where table_name = ${table}`,
  )
  return rows.length
}

test('applies each migration once and knows what is missing', async () => {
  const handle = await open()
  const migrations = await readMigrations()
  expect(migrations.length).toBeGreaterThan(0)
  expect(await migrate(handle, migrations)).toEqual([])
  expect(await missingMigrations(handle, migrations)).toEqual([])

  const more = [...migrations, next('create table next_thing (id int)')]
  expect(await missingMigrations(handle, more)).toEqual(['9999_next'])
  expect(await migrate(handle, more)).toEqual(['9999_next'])
  expect(await migrate(handle, more)).toEqual([])
  expect(await columns(handle, 'next_thing')).toBe(1)
})

const tables = async (): Promise<PgTable[]> => {
  const folder = new URL('schema/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (name): Promise<object> => import(new URL(name, folder).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable))
}

test('what was written by hand into migrations leaves each column and index that the schema declares', async () => {
  const { database } = await open()
  const declared = (await tables()).map((table) => getTableConfig(table))
  const columns = declared.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}${column.notNull ? ' not null' : ''}`),
  )
  const indexes = declared.flatMap(({ indexes }) => indexes.map(({ config }) => config.name))
  expect(indexes.length).toBeGreaterThan(20)
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else '' end as name
    from information_schema.columns where table_schema = 'public'
    union all select indexname from pg_indexes where schemaname = 'public'`)
  const there = new Set(rows.map(({ name }) => name))
  expect([...columns, ...indexes].filter((name) => name !== undefined && !there.has(name))).toEqual([])
})

test('a failing migration is rolled back whole and named in words', async () => {
  const handle = await open()
  const broken = next('create table half_made (id int)', 'alter table no_such_table add column x int')
  await expect(migrate(handle, [...(await readMigrations()), broken])).rejects.toThrow(
    'Migration 9999_next failed and was rolled back: relation "no_such_table" does not exist',
  )
  expect(await columns(handle, 'half_made')).toBe(0)
  expect(await missingMigrations(handle, [broken])).toEqual(['9999_next'])
  // The lock is free again.
  expect(await migrate(handle, [next('select 1')])).toEqual(['9999_next'])
})

test('a migration changed after it was applied stops the start', async () => {
  const handle = await open()
  const [first, ...rest] = await readMigrations()
  await expect(migrate(handle, [{ ...first!, hash: 'other' }, ...rest])).rejects.toThrow(
    `Migration ${first!.name} was changed after this database had applied it`,
  )
})

test('processes that start together apply a migration once', async () => {
  const handle = await open()
  const url = handle.client.kind === 'server' ? handle.client.url : null
  const others = await Promise.all(
    [1, 2].map(async () => (url === null ? handle : openDatabase({ kind: 'server', url }))),
  )
  for (const other of others) if (other !== handle) onTestFinished(() => other.close())
  // Embedded there is one connection, and one start after the other.
  const starts = url === null ? [handle] : [handle, ...others]
  const migrations = [...(await readMigrations()), next('create table together (id int)')]
  const applied = await Promise.all(starts.map((each) => migrate(each, migrations)))
  expect(applied.flat()).toEqual(['9999_next'])
  expect(inject('databaseServer') === undefined).toBe(url === null)
})

test('a database that nothing was applied to lacks everything', async () => {
  const handle = await open()
  await handle.database.execute(sql`drop table schema_migration`)
  const migrations = await readMigrations()
  expect(await missingMigrations(handle, migrations)).toEqual(migrations.map(({ name }) => name))
})
