import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const database = new URL('../../src/server/backend/database/', import.meta.url)

const meta = new URL('migrations/meta/', database)
const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json'))

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, meta), 'utf8'))

/** Every table, index and type of the schema's files, as drizzle-kit sees them. */
const declared = async (): Promise<Record<string, unknown>> => {
  const files = (await readdir(new URL('schema/', database))).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (name): Promise<object> => import(new URL(`schema/${name}`, database).href)),
  )
  return Object.assign({}, ...modules)
}

test('only the newest migration keeps its snapshot, from which the next one is made', async () => {
  const { entries } = (await readJson('_journal.json')) as { entries: { idx: number }[] }
  const newest = entries.at(-1)?.idx ?? 0
  expect(snapshots).toEqual([`${String(newest).padStart(4, '0')}_snapshot.json`])
})

test('the migrations make what the schema declares; else: npm run db:generate', async () => {
  const before = (await readJson(snapshots.toSorted().at(-1) ?? '')) as DrizzleSnapshotJSON
  expect(await generateMigration(before, generateDrizzleJson(await declared(), before.id))).toEqual([])
})
