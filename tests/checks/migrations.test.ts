import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const database = new URL('../../src/server/backend/database/', import.meta.url)

const newestSnapshot = async (): Promise<DrizzleSnapshotJSON> => {
  const files = await readdir(new URL('migrations/meta/', database))
  const newest =
    files
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) ?? ''
  return JSON.parse(
    await readFile(new URL(`migrations/meta/${newest}`, database), 'utf8'),
  ) as DrizzleSnapshotJSON
}

/** Every table, index and type of the schema's files, as drizzle-kit sees them. */
const declared = async (): Promise<Record<string, unknown>> => {
  const files = (await readdir(new URL('schema/', database))).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (name): Promise<object> => import(new URL(`schema/${name}`, database).href)),
  )
  return Object.assign({}, ...modules)
}

test('the migrations make what the schema declares; else: npm run db:generate', async () => {
  const before = await newestSnapshot()
  expect(await generateMigration(before, generateDrizzleJson(await declared(), before.id))).toEqual([])
})
