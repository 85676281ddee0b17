import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import { deliverAtOf } from '#server/domain/messages.ts'
import type { News } from '#server/ports/news.ts'

/** A line that was written, by its id. */
type Line = { id: string; news: News }

/** What rings the browsers that each line is wanted in; by night it waits as messages do, and by day as long as its mail. */
export const pushTasks = async (
  transaction: Database,
  at: Date,
  lines: readonly Line[],
): Promise<readonly NewTask[]> => {
  if (lines.length === 0) return []
  const wanted = await transaction
    .select({ id: pushSubscription.id, uid: pushSubscription.uid, kinds: pushSubscription.kinds })
    .from(pushSubscription)
    .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), isNull(session.revokedAt)))
    .where(inArray(pushSubscription.uid, [...new Set(lines.map(({ news }) => news.uid))]))
  return lines.flatMap(({ id: newsId, news: { uid, kind, mailAfter = 0 } }) => {
    const rings = new Date(at.getTime() + mailAfter * 1000)
    const due = deliverAtOf('company', rings, false) ?? rings
    const after = Math.ceil((due.getTime() - at.getTime()) / 1000)
    return wanted
      .filter((each) => each.uid === uid && each.kinds.includes(kind))
      .map((each) => ({ name: 'send-push' as const, data: { subscriptionId: each.id, newsId }, after }))
  })
}
