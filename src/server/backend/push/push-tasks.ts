import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import { deliverAtOf } from '#server/domain/messages.ts'
import type { News } from '#server/ports/news.ts'

/** Seconds from an instant until a browser may ring: by night it waits as messages do. */
export const secondsUntilRing = (at: Date, wanted: Date): number =>
  Math.ceil(((deliverAtOf('company', wanted, false) ?? wanted).getTime() - at.getTime()) / 1000)

/** Rings a browser once for all that comes until then. */
export const pushTask = (subscriptionId: string, after: number): NewTask => ({
  name: 'send-push',
  data: { subscriptionId },
  key: subscriptionId,
  after,
})

/** What rings the browsers in which each of these lines is wanted; it waits by day as long as the mail of the line. */
export const pushTasks = async (
  transaction: Database,
  at: Date,
  lines: readonly News[],
): Promise<readonly NewTask[]> => {
  if (lines.length === 0) return []
  const wanted = await transaction
    .select({ id: pushSubscription.id, uid: pushSubscription.uid, kinds: pushSubscription.kinds })
    .from(pushSubscription)
    .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), isNull(session.revokedAt)))
    .where(inArray(pushSubscription.uid, [...new Set(lines.map(({ uid }) => uid))]))
  return lines.flatMap(({ uid, kind, mailAfter = 0 }) =>
    wanted
      .filter((each) => each.uid === uid && each.kinds.includes(kind))
      .map(({ id }) => pushTask(id, secondsUntilRing(at, new Date(at.getTime() + mailAfter * 1000)))),
  )
}
