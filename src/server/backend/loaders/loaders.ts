import type { Database } from '#server/backend/database/open.ts'
import { companyLoaders } from './companies.ts'
import { jobPostLoaders, revisionLoader } from './job-posts.ts'
import type { Reads } from './reads.ts'

/** One set for each operation: what is loaded twice in it is asked for once, what is asked for together is one query. */
export const createLoaders = (database: Database, reads: Reads, now: () => Date) => {
  const companies = companyLoaders(reads, now)
  return { ...companies, ...jobPostLoaders(reads, now, companies), revision: revisionLoader(database) }
}

export type Loaders = ReturnType<typeof createLoaders>
