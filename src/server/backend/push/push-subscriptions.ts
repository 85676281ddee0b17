import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
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

type Wanted = { sessionId: string; endpoint: string; kinds: readonly NotificationKind[] }
type Dependencies = { database: Database; work: Work; push: PushService | null; now: () => Date }

/** Browsers that ring when a person is told something, each by the person's own choice. */
export const createPushSubscriptions = ({ database, work, push, now }: Dependencies) => ({
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
        .where(or(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.sessionId, sessionId)))
      await unit.database
        .insert(pushSubscription)
        .values({ id: newId(), uid, sessionId, endpoint, kinds: [...kinds], createdAt: unit.at })
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

  /** Rings one browser for one line, unless the line was read or the sign-in ended meanwhile. Throws to be tried again. */
  deliver: async ({ subscriptionId, newsId }: TaskData['send-push']): Promise<void> => {
    const [due] = await database
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), isNull(session.revokedAt)))
      .innerJoin(notification, and(eq(notification.id, newsId), eq(notification.uid, pushSubscription.uid)))
      .where(and(eq(pushSubscription.id, subscriptionId), isNull(notification.readAt)))
    if (due === undefined || push === null || !push.isAllowed(due.endpoint)) return
    const own = eq(pushSubscription.id, subscriptionId)
    try {
      const outcome = await push.ring(due.endpoint)
      await (outcome === 'gone'
        ? database.delete(pushSubscription).where(own)
        : database.update(pushSubscription).set({ deliveredAt: now(), failures: 0 }).where(own))
    } catch (error) {
      await database
        .update(pushSubscription)
        .set({ failures: sql`${pushSubscription.failures} + 1` })
        .where(own)
      throw error
    }
  },
})

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>
