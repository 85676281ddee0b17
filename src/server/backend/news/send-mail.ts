import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { MailTask } from '#server/backend/tasks/kinds.ts'
import type { MailAbout, OutgoingMail } from '#server/ports/mails.ts'

type Dependencies = {
  work: Work
  /** `id`: the mail's own, the same each time it is tried. */
  send: (id: string, mail: OutgoingMail, about?: MailAbout) => Promise<void>
}

/**
 * Sends one mail; for the task. One that waited is left out where the person has read the line meanwhile, wants no mails of
 * its kind any more, or the line is gone with what it named.
 */
export const createSendMail = ({ work, send }: Dependencies) => {
  const isUnread = (newsId: string): Promise<boolean> =>
    work({ kind: 'task', name: 'send-mail' }, async ({ database }) => {
      const [unread] = await database
        .select({ id: notification.id })
        .from(notification)
        .leftJoin(
          notificationPreference,
          and(
            eq(notificationPreference.uid, notification.uid),
            eq(notificationPreference.kind, notification.kind),
          ),
        )
        .where(
          and(
            eq(notification.id, newsId),
            isNull(notification.readAt),
            or(isNull(notificationPreference.mail), ne(notificationPreference.mail, 'off')),
          ),
        )
      return unread !== undefined
    })

  return async ({ id, mail, about, unlessRead }: MailTask): Promise<void> => {
    if (unlessRead === undefined || (await isUnread(unlessRead))) await send(id, mail, about)
  }
}
