import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'

/** The browsers that a person is told in. Their addresses are secrets of the push service. */
export const exportPush = (database: Database, uid: string) =>
  database
    .select({
      kinds: pushSubscription.kinds,
      createdAt: pushSubscription.createdAt,
      deliveredAt: pushSubscription.deliveredAt,
    })
    .from(pushSubscription)
    .where(eq(pushSubscription.uid, uid))
    .orderBy(asc(pushSubscription.createdAt))
