import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { notification } from '#server/backend/database/schema/notification.ts'

/** What a person was told and is still kept, for the copy of their data; also what only a digest tells. */
export const exportNews = (database: Database, uid: string) =>
  database
    .select({
      kind: notification.kind,
      text: notification.text,
      address: notification.href,
      toldAt: notification.createdAt,
      readAt: notification.readAt,
    })
    .from(notification)
    .where(eq(notification.uid, uid))
    .orderBy(asc(notification.id))
