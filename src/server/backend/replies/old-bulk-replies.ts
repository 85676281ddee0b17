import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { bulkLimits } from '#contract/bulk-reply.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { bulkReply } from '#server/backend/database/schema/bulk-reply.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

const removedAtOnce = 50
const day = 86_400_000

/** Which letters to several applicants a person wrote, for the copy of what is kept of them. */
export const exportBulkReplies = (database: Database, uid: string) =>
  database
    .select({
      companyId: bulkReply.companyId,
      reason: bulkReply.reason,
      status: bulkReply.status,
      startedAt: bulkReply.startedAt,
      createdAt: bulkReply.createdAt,
    })
    .from(bulkReply)
    .where(eq(bulkReply.uid, uid))
    .orderBy(asc(bulkReply.id))

/** Drafts that nobody touched, and what was started long ago: the audit log keeps who did it, applications what was said. */
export const createOldBulkReplies = ({ work }: { work: Work }) => ({
  /** For the sweep; answers how many. */
  removeOld: (): Promise<number> =>
    inPortions(removedAtOnce, () =>
      work({ kind: 'task', name: 'old-bulk-replies' }, async ({ database, at }) => {
        const before = (days: number) => lt(bulkReply.updatedAt, new Date(at.getTime() - days * day))
        const old = database
          .select({ id: bulkReply.id })
          .from(bulkReply)
          .where(
            or(
              and(eq(bulkReply.status, 'draft'), before(bulkLimits.draftDays)),
              and(ne(bulkReply.status, 'draft'), before(bulkLimits.startedDays)),
            ),
          )
          .limit(removedAtOnce)
        const removed = await database
          .delete(bulkReply)
          .where(inArray(bulkReply.id, old))
          .returning({ id: bulkReply.id })
        return removed.length
      }),
    ),
})
