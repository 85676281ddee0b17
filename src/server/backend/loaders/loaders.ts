import DataLoader from 'dataloader'
import type { Database } from '#server/backend/database/open.ts'
import { findSimilarJobs } from '#server/backend/search/similar-jobs.ts'
import { companyLoader, companyPhotosLoader, openJobPostsLoader } from './companies.ts'
import { jobPostLoader, revisionLoader, workplacesLoader } from './job-posts.ts'
import type { Reads } from './reads.ts'

/** One set for each request: what is loaded twice in it is asked for once, what is asked for together is one query. */
export const createLoaders = (database: Database, reads: Reads, now: () => Date) => {
  const similar = new Map<number, DataLoader<string, readonly string[]>>()
  /** Ids of ads like an ad. One loader for each length asked for. */
  const similarJobPosts = (first: number) => {
    const known = similar.get(first)
    if (known !== undefined) return known
    const made = new DataLoader<string, readonly string[]>(async (ids) => {
      const found = await findSimilarJobs(database, ids, first, now())
      return ids.map((id) => found.get(id) ?? [])
    })
    similar.set(first, made)
    return made
  }
  const company = companyLoader(reads)
  return {
    jobPost: jobPostLoader(reads, now, company),
    workplaces: workplacesLoader(reads),
    revision: revisionLoader(database),
    company,
    companyPhotos: companyPhotosLoader(database),
    openJobPosts: openJobPostsLoader(database, now),
    similarJobPosts,
  }
}

export type Loaders = ReturnType<typeof createLoaders>
