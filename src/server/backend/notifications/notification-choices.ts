import { eq } from 'drizzle-orm'
import {
  isFixed,
  isMailedElsewhere,
  usualChoice,
  type NotificationChoice,
} from '#contract/notification-choice.ts'
import type { Database } from '#server/backend/database/open.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { lockChoices, readChoices, writeChoices } from './choice-rows.ts'

const isChoosable = ({ kind, mail }: NotificationChoice): boolean =>
  !isFixed(kind) && (!isMailedElsewhere(kind) || mail === usualChoice(kind).mail)

/** How people want to be told of what happens. */
export const createNotificationChoices = ({ database, work }: { database: Database; work: Work }) => ({
  /** Every kind that can reach the person; nothing without an account. */
  list: async (uid: string): Promise<readonly NotificationChoice[]> =>
    (await readChoices(database, uid)) ?? [],

  /** What is not given stays. False: one is not the person's to choose, and nothing was written. */
  save: (uid: string, choices: readonly NotificationChoice[]): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const before = await lockChoices(unit, uid)
      const reaching = new Set(before?.map(({ kind }) => kind))
      if (before === null || !choices.every((choice) => reaching.has(choice.kind) && isChoosable(choice)))
        return false
      await writeChoices(unit, uid, before, choices)
      return true
    }),

  /** Everything as it is for who chose nothing: no device rings. */
  reset: (uid: string): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const before = await lockChoices(unit, uid)
      if (before === null) return false
      await writeChoices(
        unit,
        uid,
        before,
        before.map(({ kind }) => usualChoice(kind)),
      )
      await unit.database.delete(pushSubscription).where(eq(pushSubscription.uid, uid))
      return true
    }),
})

export type NotificationChoices = ReturnType<typeof createNotificationChoices>
