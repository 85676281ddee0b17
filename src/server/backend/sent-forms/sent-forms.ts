import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { sentForm } from '#server/backend/database/schema/sent-form.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { SentFormRows } from '#server/ports/sent-forms.ts'

/** Milliseconds that a form waits: long enough to look something up, on a phone that drops the tab meanwhile. */
const keptFor = 30 * 60_000
/** Forms of one browser, the newest; each tab has one at a time. */
const ofOwner = 10
/** Rows of one unit. */
const removedAtOnce = 5000

/** Forms that were not taken, until they are shown again or their time is over. */
export const createSentFormRows = ({
  database,
  work,
  now,
}: {
  database: Database
  work: Work
  now: () => Date
}): SentFormRows => ({
  keep: (row) =>
    work({ kind: 'guest' }, async ({ database: within, at }) => {
      const older = within
        .select({ id: sentForm.id })
        .from(sentForm)
        .where(eq(sentForm.owner, row.owner))
        .orderBy(desc(sentForm.expiresAt), desc(sentForm.id))
        .offset(ofOwner - 1)
      await within.delete(sentForm).where(inArray(sentForm.id, older))
      await within.insert(sentForm).values({ ...row, expiresAt: new Date(at.getTime() + keptFor) })
    }),

  find: async ({ id, owner }) => {
    const [found] = await database
      .select({ content: sentForm.content })
      .from(sentForm)
      .where(and(eq(sentForm.id, id), eq(sentForm.owner, owner), gt(sentForm.expiresAt, now())))
    return found?.content ?? null
  },
})

/** Removes what is over; for the sweep. Answers how many. */
export const createOldSentForms = ({ work }: { work: Work }) => ({
  removeOld: (): Promise<number> =>
    inPortions(removedAtOnce, () =>
      work({ kind: 'task', name: 'old-sent-forms' }, async ({ database, at }) => {
        const portion = database
          .select({ id: sentForm.id })
          .from(sentForm)
          .where(lte(sentForm.expiresAt, at))
          .limit(removedAtOnce)
        const removed = await database
          .delete(sentForm)
          .where(inArray(sentForm.id, portion))
          .returning({ id: sentForm.id })
        return removed.length
      }),
    ),
})
