import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createBulkCandidates } from './bulk-candidates.ts'
import { createBulkReplyLists } from './bulk-replies.ts'
import { createBulkReplyMoves } from './bulk-reply-moves.ts'
import { createExportApplicants } from './export-applicants.ts'
import { createPrepareBulkReply } from './prepare-bulk-reply.ts'
import { createReplyLetters } from './reply-letters.ts'
import { createReplyLimits } from './reply-limits.ts'
import { createReplyTemplates } from './reply-templates.ts'

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** What a company writes to its applicants, and the copy of who they are. Who may is judged before. */
export const createReplies = (dependencies: Dependencies) => ({
  templates: createReplyTemplates(dependencies),
  letters: createReplyLetters(dependencies.database),
  bulkCandidates: createBulkCandidates(dependencies),
  prepareBulk: createPrepareBulkReply(dependencies),
  bulk: { ...createBulkReplyLists(dependencies.database), ...createBulkReplyMoves(dependencies) },
  exportApplicants: createExportApplicants(dependencies),
  mayChange: createReplyLimits(dependencies),
})

export type Replies = ReturnType<typeof createReplies>
