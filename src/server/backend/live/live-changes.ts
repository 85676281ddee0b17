import { eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { liveLimits } from '#contract/live.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { liveChange, liveCursor } from '#server/backend/database/schema/live.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { LiveAnswer, LiveChanges, NumberedChange } from '#server/ports/live.ts'

/** Milliseconds for which a browser that was away can be told what it missed. */
const keptMilliseconds = 24 * 60 * 60 * 1000
/** Rows of one unit. */
const removedAtOnce = 5000

const rowSchema = z.object({
  uid: z.string(),
  last: z.coerce.number(),
  sequence: z.coerce.number().nullable(),
  kind: z.enum(['notifications', 'thread']).nullable(),
  thread_id: z.string().nullable(),
})
type Row = z.infer<typeof rowSchema>

const toChange = ({ sequence, kind, thread_id: threadId }: Row): NumberedChange[] => {
  if (sequence === null || kind === null) return []
  if (kind === 'notifications') return [{ sequence, kind }]
  return threadId === null ? [] : [{ sequence, kind, threadId }]
}

/** The numbered changes of people, in one statement however many people are asked for. */
export const createLiveChanges = (database: Database): LiveChanges => ({
  read: async (questions) => {
    const uids = sql.param(questions.map(({ uid }) => uid))
    const numbers = sql.param(questions.map(({ after }) => after))
    const { rows } = await database.execute(sql`
      select asked.uid, cursor.sequence as last, change.sequence, change.kind, change.thread_id
      from unnest(${uids}::text[], ${numbers}::bigint[]) as asked (uid, after)
      join ${liveCursor} as cursor on cursor.uid = asked.uid
      left join lateral (
        select sequence, kind, thread_id from ${liveChange}
        where uid = asked.uid and sequence > asked.after
        order by sequence
        limit ${liveLimits.missed}
      ) as change on true
      order by asked.uid, change.sequence`)
    const byPerson = Map.groupBy(z.array(rowSchema).parse(rows), ({ uid }) => uid)
    return new Map<string, LiveAnswer>(
      [...byPerson].map(([uid, own]) => [uid, { last: own[0]?.last ?? 0, changes: own.flatMap(toChange) }]),
    )
  },

  lastOf: async (uid) => {
    const [row] = await database
      .select({ last: liveCursor.sequence })
      .from(liveCursor)
      .where(eq(liveCursor.uid, uid))
      .for('share')
    return row?.last ?? null
  },
})

/** Forgets changes that no browser is told one by one any more; for the sweep. Answers how many. */
export const createOldLiveChanges = ({ work }: { work: Work }) => ({
  removeOld: (): Promise<number> =>
    inPortions(removedAtOnce, () =>
      work({ kind: 'task', name: 'old-live-changes' }, async ({ database, at }) => {
        const old = database
          .select({ place: sql`ctid` })
          .from(liveChange)
          .where(lt(liveChange.createdAt, new Date(at.getTime() - keptMilliseconds)))
          .limit(removedAtOnce)
        const gone = await database
          .delete(liveChange)
          .where(inArray(sql`${liveChange}.ctid`, old))
          .returning({ sequence: liveChange.sequence })
        return gone.length
      }),
    ),
})
