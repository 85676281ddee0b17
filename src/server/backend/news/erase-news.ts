import { inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { notification } from '#server/backend/database/schema/notification.ts'

/** Takes away what anybody was told of these subjects, since it may name whoever they are about. */
export const eraseNewsOf = async (database: Database, subjects: readonly string[]): Promise<void> => {
  if (subjects.length > 0)
    await database.delete(notification).where(inArray(notification.subject, [...subjects]))
}
