import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { Scanner } from '#server/ports/scanner.ts'
import { createFileReads } from './file-reads.ts'
import { createFileRemovals } from './file-removals.ts'
import { createFileScans } from './file-scans.ts'
import { createStoredFiles } from './stored-files.ts'
import { createUploads } from './uploads.ts'

/** What files need beside the database. */
export type FileParts = {
  store: FileStore
  /** Null: the type alone is judged. */
  scanner: Scanner | null
  /** Sign the addresses: the first signs, all verify. */
  secrets: readonly string[]
  removeLeft: (before: Date) => Promise<number>
}

type Dependencies = FileParts & { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** Files of people, from the wish to send one to its end. */
export const createFiles = (dependencies: Dependencies) => {
  const { database, work, rateLimits, scanner } = dependencies
  const scanning = scanner === null ? 'by type alone' : 'by a scanner'
  return {
    uploads: createUploads({ work, rateLimits, scanning }),
    own: createStoredFiles(database, { work }),
    reads: createFileReads(dependencies),
    scans: createFileScans(dependencies),
    removals: createFileRemovals(dependencies),
  }
}

export type Files = ReturnType<typeof createFiles>
