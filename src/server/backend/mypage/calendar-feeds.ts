import { eq } from 'drizzle-orm'
import { feedSecretPattern, type CalendarFeedChange } from '#contract/calendar.ts'
import type { Database } from '#server/backend/database/open.ts'
import { calendarFeed } from '#server/backend/database/schema/calendar-feed.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import { feedHashOf, feedSecretOf } from './feed-secret.ts'

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>

type Dependencies = { database: Database; work: Work; formKey: string }

/**
 * The secret addresses under which calendar programs read a student's dates. The database holds the hash of a secret and
 * what it is made of together with the site's key, so that a stolen copy of it opens no calendar and the address can still
 * be shown again. Who changes the key ends every feed.
 */
export const createCalendarFeeds = ({ database, work, formKey }: Dependencies) => {
  const save = async ({ database: within, at }: Unit, uid: string) => {
    const serial = newId()
    const secretHash = feedHashOf(feedSecretOf(formKey, uid, serial))
    await within
      .insert(calendarFeed)
      .values({ uid, serial, secretHash, createdAt: at })
      .onConflictDoUpdate({ target: calendarFeed.uid, set: { serial, secretHash, createdAt: at } })
  }
  const ownSecret = async (from: Database, uid: string): Promise<string | null> => {
    const [row] = await from.select().from(calendarFeed).where(eq(calendarFeed.uid, uid))
    if (row === undefined) return null
    const secret = feedSecretOf(formKey, uid, row.serial)
    return feedHashOf(secret) === row.secretHash ? secret : null
  }
  return {
    /** The secret of a person's feed; null: there is none, or the site's key is another one now. */
    secret: (uid: string): Promise<string | null> => ownSecret(database, uid),

    /** Creates the feed where there is none, gives it another address, or ends it. */
    change: (uid: string, change: CalendarFeedChange): Promise<void> =>
      work({ kind: 'person', uid }, async (unit) => {
        if (change === 'create' && (await ownSecret(unit.database, uid)) !== null) return
        if (change === 'revoke') await unit.database.delete(calendarFeed).where(eq(calendarFeed.uid, uid))
        else await save(unit, uid)
        unit.audit({ action: `calendar_feed.${change}`, subject: `account:${uid}` })
      }),

    /** Whose feed has this secret; null: nobody's, or no longer. */
    owner: async (secret: string): Promise<string | null> => {
      if (!feedSecretPattern.test(secret)) return null
      const [row] = await database
        .select({ uid: calendarFeed.uid, serial: calendarFeed.serial })
        .from(calendarFeed)
        .where(eq(calendarFeed.secretHash, feedHashOf(secret)))
      return row !== undefined && feedSecretOf(formKey, row.uid, row.serial) === secret ? row.uid : null
    },
  }
}
