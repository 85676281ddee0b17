import { and, asc, eq, gt } from 'drizzle-orm'
import { answerApplication } from '#server/backend/applications/answer-application.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { takeTurn } from './bulk-reply-turn.ts'

const task = { kind: 'task', name: 'bulk-decline' } as const

type Item = typeof bulkReplyItem.$inferSelect

/**
 * The running one, held as it is until the commit, so that a stop comes before a letter or after it. Null: it does not run,
 * or its company was suspended.
 */
const holdRunning = async ({ database }: Unit, id: string) => {
  await takeTurn(database, id, 'letter')
  const [found] = await database
    .select({ bulk: bulkReply })
    .from(bulkReply)
    .innerJoin(company, and(eq(company.id, bulkReply.companyId), eq(company.status, 'active')))
    .where(and(eq(bulkReply.id, id), eq(bulkReply.status, 'running')))
    .for('share', { of: bulkReply })
  return found?.bulk ?? null
}

const settle = ({ database, at }: Unit, item: Item, status: 'declined' | 'skipped') =>
  database
    .update(bulkReplyItem)
    .set({ status, text: '', doneAt: at })
    .where(
      and(
        eq(bulkReplyItem.bulkReplyId, item.bulkReplyId),
        eq(bulkReplyItem.applicationId, item.applicationId),
      ),
    )

/** The letter, locked after its application, in the order in which everything else locks them; null: somebody had it first. */
const lockLetter = async ({ database }: Unit, { bulkReplyId, applicationId }: Item) => {
  const [row] = await database
    .select()
    .from(application)
    .where(eq(application.id, applicationId))
    .for('update')
  const [item] = await database
    .select()
    .from(bulkReplyItem)
    .where(
      and(
        eq(bulkReplyItem.bulkReplyId, bulkReplyId),
        eq(bulkReplyItem.applicationId, applicationId),
        eq(bulkReplyItem.status, 'ready'),
      ),
    )
    .for('update')
  return row === undefined || item === undefined ? null : { row, item }
}

/** Declines applications by the letters of a bulk reply, each in a unit of its own. */
export const createBulkReplyRuns = ({ work }: { work: Work }) => {
  /** One letter behind `after`; answers where it stands, null where there is none left. `reached` hears of it before. */
  const sendNext = (id: string, after: number, reached: (position: number) => void): Promise<number | null> =>
    work(task, async (unit) => {
      const { database } = unit
      const bulk = await holdRunning(unit, id)
      if (bulk === null) return null
      const [next] = await database
        .select()
        .from(bulkReplyItem)
        .where(
          and(
            eq(bulkReplyItem.bulkReplyId, id),
            eq(bulkReplyItem.status, 'ready'),
            gt(bulkReplyItem.position, after),
          ),
        )
        .orderBy(asc(bulkReplyItem.position))
        .limit(1)
      if (next === undefined) return null
      reached(next.position)
      const locked = await lockLetter(unit, next)
      if (locked === null) return next.position
      const { row, item } = locked
      const moved =
        row.status === item.seen
          ? await answerApplication(unit, row, {
              action: 'reject',
              actor: 'company',
              text: item.text,
              member: { uid: bulk.uid, declineReason: bulk.reason },
            })
          : null
      await settle(unit, item, moved?.kind === 'moved' ? 'declined' : 'skipped')
      return next.position
    })

  const finish = (id: string): Promise<void> =>
    work(task, async (unit) => {
      const { database, at } = unit
      const [bulk] = await database.select().from(bulkReply).where(eq(bulkReply.id, id)).for('update')
      if (bulk?.status !== 'running') return
      const left = await database.$count(
        bulkReplyItem,
        and(eq(bulkReplyItem.bulkReplyId, id), eq(bulkReplyItem.status, 'ready')),
      )
      if (left > 0) return
      await database.update(bulkReply).set({ status: 'done', updatedAt: at }).where(eq(bulkReply.id, id))
      unit.audit({ action: 'bulk_reply.done', subject: `company:${bulk.companyId}`, detail: { id } })
    })

  return {
    /** For the task: sends what is left of it until it is done or stopped. One that fails holds up no other. */
    carryOut: async ({ bulkReplyId: id }: TaskData['bulk-decline']): Promise<void> => {
      const failures: unknown[] = []
      for (let after = -1; ;) {
        let at = after
        try {
          const done = await sendNext(id, after, (position) => {
            at = position
          })
          if (done === null) break
          after = done
        } catch (error) {
          // Where not even the letter was found, the next look would find it no better.
          if (at === after) throw error
          failures.push(error)
          after = at
        }
      }
      await finish(id)
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} letters were not sent`)
    },
  }
}
