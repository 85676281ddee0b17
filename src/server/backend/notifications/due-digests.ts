import { and, count, countDistinct, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { notification } from '#server/backend/database/schema/notification.ts'

/** How much waits for a digest whose time has come, and of how many people. */
export const createDueDigests =
  ({ database, now }: { database: Database; now: () => Date }) =>
  async (): Promise<{ people: number; news: number }> => {
    const [row] = await database
      .select({ people: countDistinct(notification.uid), news: count() })
      .from(notification)
      .where(and(lte(notification.mailDueAt, now()), isNull(notification.readAt)))
    return row ?? { people: 0, news: 0 }
  }

export type DueDigests = ReturnType<typeof createDueDigests>
