import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kanjiVariants } from '#server/domain/tables/kanji-variants.ts'
import { insertCompany } from '#server/backend/testing/records.ts'
import type { DatabaseHandle } from './open.ts'
import { company } from './schema/company.ts'
import { openTestDatabase } from './testing/database.ts'

const migration = readFileSync(new URL('migrations/0019_fold_kanji_variants.sql', import.meta.url), 'utf8')

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('what was written before is folded as what is written now', async () => {
  const { database } = handle
  const written = [...kanjiVariants.keys()].join('')
  const folded = [...kanjiVariants.values()].join('')
  const id = await insertCompany(database)
  await database
    .update(company)
    .set({ searchShadow: `営業${written}\n事務` })
    .where(eq(company.id, id))
  for (const statement of migration.split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement))
  const [row] = await database.select().from(company).where(eq(company.id, id))
  // A table with more variants takes another migration, which this test then reads.
  expect(row?.searchShadow).toBe(`営業${folded}\n事務`)
})
