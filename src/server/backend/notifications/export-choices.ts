import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { notificationPreference } from '#server/backend/database/schema/notification.ts'

/** How a person is told of what they chose for, for the copy of everything kept about them. */
export const exportChoices = (database: Database, uid: string) =>
  database
    .select({
      kind: notificationPreference.kind,
      shown: notificationPreference.shown,
      mail: notificationPreference.mail,
    })
    .from(notificationPreference)
    .where(eq(notificationPreference.uid, uid))
    .orderBy(asc(notificationPreference.kind))
