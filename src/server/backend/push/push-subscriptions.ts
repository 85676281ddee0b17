import { and, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { isFixed, kindsReaching } from '#contract/notification-choice.ts'
import type { NotificationKind } from '#contract/notification.ts'
import { pushLimits } from '#contract/push.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { newId } from '#server/platform/ids.ts'
import type { PushService } from '#server/ports/push.ts'
import { pushTask, secondsUntilRing } from './push-tasks.ts'

type Wanted = { sessionId: string; endpoint: string; kinds: readonly NotificationKind[] }
type Dependencies = { database: Database; work: Work; push: PushService | null; now: () => Date }

/** Milliseconds in which an unread line rings: a night and a little more. */
const ringsFor = 12 * 60 * 60 * 1000
/** Tries in a row that fail. */
const failuresMost = 5

/** Lines that came since the last ring and since an instant, are shown and wanted there, and nobody has read. */
const unreadSince = (database: Database, since: Date) =>
  database
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.uid, pushSubscription.uid),
        isNull(notification.readAt),
        notification.shown,
        sql`${notification.kind} = any(${pushSubscription.kinds})`,
        gt(notification.createdAt, since),
        or(isNull(pushSubscription.deliveredAt), gt(notification.createdAt, pushSubscription.deliveredAt)),
      ),
    )

/** Browsers that ring when a person is told something, each by the person's own choice. */
export const createPushSubscriptions = ({ database, work, push, now }: Dependencies) => {
  const again = (subscriptionId: string, seconds: number): Promise<void> =>
    work({ kind: 'task', name: 'send-push' }, async (unit) => {
      unit.send(pushTask(subscriptionId, seconds))
    })
  return {
    /** What the browser of this session is told of; nothing: it is not told. */
    kinds: async (uid: string, sessionId: string): Promise<readonly NotificationKind[]> => {
      const [own] = await database
        .select({ kinds: pushSubscription.kinds })
        .from(pushSubscription)
        .where(and(eq(pushSubscription.uid, uid), eq(pushSubscription.sessionId, sessionId)))
      return own?.kinds ?? []
    },

    /**
     * Tells the browser of an open session of the person; one before it in the same browser or session is replaced, whoever's
     * it was. False: the session, the address or a kind is not the person's to choose, and nothing was written.
     */
    save: (uid: string, { sessionId, endpoint, kinds }: Wanted): Promise<boolean> =>
      work({ kind: 'person', uid }, async (unit) => {
        if (push === null || !push.isAllowed(endpoint)) return false
        const [own] = await unit.database
          .select({ kind: account.kind })
          .from(account)
          .where(eq(account.uid, uid))
          .for('no key update')
        const [open] = await unit.database
          .select({ id: session.id })
          .from(session)
          .where(and(eq(session.id, sessionId), eq(session.uid, uid), isNull(session.revokedAt)))
          .for('key share')
        if (own === undefined || open === undefined) return false
        const reaching = kindsReaching(own.kind)
        if (!kinds.every((kind) => reaching.includes(kind) && !isFixed(kind))) return false
        await unit.database
          .delete(pushSubscription)
          .where(and(eq(pushSubscription.endpoint, endpoint), ne(pushSubscription.sessionId, sessionId)))
        const chosen = { endpoint, kinds: [...kinds], failures: 0 }
        await unit.database
          .insert(pushSubscription)
          .values({ id: newId(), uid, sessionId, ...chosen, createdAt: unit.at })
          // The row stays, and with it the task that waits to ring.
          .onConflictDoUpdate({ target: pushSubscription.sessionId, set: chosen })
        const before = await unit.database
          .select({ id: pushSubscription.id })
          .from(pushSubscription)
          .where(eq(pushSubscription.uid, uid))
          .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
          .offset(pushLimits.devices)
        if (before.length > 0)
          await unit.database.delete(pushSubscription).where(
            inArray(
              pushSubscription.id,
              before.map(({ id }) => id),
            ),
          )
        return true
      }),

    /** True, also where there was none. */
    stop: (uid: string, sessionId: string): Promise<boolean> =>
      work({ kind: 'person', uid }, async (unit) => {
        await unit.database
          .delete(pushSubscription)
          .where(and(eq(pushSubscription.uid, uid), eq(pushSubscription.sessionId, sessionId)))
        return true
      }),

    /**
     * Rings one browser where something came that its person has not read, unless the sign-in ended meanwhile. A push service that is away
     * is asked again a few times; one that refuses again and again loses the subscription.
     */
    deliver: async ({ subscriptionId }: TaskData['send-push']): Promise<void> => {
      if (push === null) return
      const at = now()
      const own = eq(pushSubscription.id, subscriptionId)
      const later = secondsUntilRing(at, at)
      // After a stop of the site it may be night by now.
      if (later > 0) return again(subscriptionId, later)
      const [due] = await database
        .select({ endpoint: pushSubscription.endpoint, failures: pushSubscription.failures })
        .from(pushSubscription)
        .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), isNull(session.revokedAt)))
        .where(and(own, exists(unreadSince(database, new Date(at.getTime() - ringsFor)))))
      if (due === undefined || !push.isAllowed(due.endpoint)) return
      const outcome = await push.ring(due.endpoint)
      const failures = due.failures + 1
      if (outcome === 'delivered')
        await database.update(pushSubscription).set({ deliveredAt: at, failures: 0 }).where(own)
      else if (outcome === 'gone' || (outcome === 'refused' && failures >= failuresMost))
        await database.delete(pushSubscription).where(own)
      else {
        await database.update(pushSubscription).set({ failures }).where(own)
        if (outcome === 'away' && failures < failuresMost) await again(subscriptionId, 30 * 2 ** failures)
      }
    },
  }
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>
