import type { Database } from '#server/backend/database/open.ts'
import { companyLoaders } from './companies.ts'
import { companyPageLoader } from './company-page.ts'
import { jobPostLoaders, revisionLoader } from './job-posts.ts'
import type { Reads } from './reads.ts'

/** One set for each request: what is loaded twice in it is asked for once, what is asked for together is one query. */
export const createLoaders = (database: Database, reads: Reads, now: () => Date) => {
  const { readCompanies, ...companies } = companyLoaders(database, reads, now)
  const jobPosts = jobPostLoaders(reads, now, companies)
  return {
    ...companies,
    companyPage: companyPageLoader(reads, now, { ...companies, readCompanies }, jobPosts.cards),
    ...jobPosts,
    revision: revisionLoader(database),
  }
}

export type Loaders = ReturnType<typeof createLoaders>
