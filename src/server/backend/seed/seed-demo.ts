import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { seedDatabase, type SeedSize } from './seed-database.ts'

/** What a fresh site shows. */
export const demoSize: SeedSize = { companies: 60, jobs: 800 }
export const demoSeed = '1'

/** Loads the demo data into a database without companies; answers whether it did. */
export const seedDemo = async (handle: DatabaseHandle, now: Date): Promise<boolean> => {
  const [any] = await handle.database.select({ id: company.id }).from(company).limit(1)
  if (any !== undefined) return false
  await seedDatabase(handle, { seed: demoSeed, now }, demoSize, () => {})
  return true
}
