import { asc, inArray, lt } from 'drizzle-orm'
import { notificationLimits } from '#contract/notification.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

const removedAtOnce = 1000
const day = 86_400_000

/** Removes what people were told when its time is over, read or not; for the sweep. */
export const createOldNews = ({ work }: { work: Work }) => ({
  /** Answers how many. */
  removeOld: (): Promise<number> =>
    inPortions(removedAtOnce, () =>
      work({ kind: 'task', name: 'old-notifications' }, async ({ database, at }) => {
        const old = database
          .select({ id: notification.id })
          .from(notification)
          .where(lt(notification.createdAt, new Date(at.getTime() - notificationLimits.keptDays * day)))
          .orderBy(asc(notification.createdAt))
          .limit(removedAtOnce)
        const gone = await database
          .delete(notification)
          .where(inArray(notification.id, old))
          .returning({ id: notification.id })
        return gone.length
      }),
    ),
})
