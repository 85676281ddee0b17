import { and, eq } from 'drizzle-orm'
import type { BulkLetterAnswer, BulkMove, BulkMoveAnswer, BulkReplyStatus } from '#contract/bulk-reply.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { checkLetter } from '#server/domain/reply-letter.ts'
import { takeTurn } from './bulk-reply-turn.ts'

type OfBulk = { companyId: string; id: string }
export type ChangedLetter = { answer: BulkLetterAnswer; findings: readonly LegalFinding[] }

const startsFrom: Record<BulkMove, readonly BulkReplyStatus[]> = {
  start: ['draft'],
  stop: ['running'],
  continue: ['stopped'],
  discard: ['draft', 'stopped'],
}

/** Of the company, locked until the commit; null: it has none of that id. */
const lockBulk = async ({ database }: Unit, { companyId, id }: OfBulk) => {
  await takeTurn(database, id, 'member')
  const [bulk] = await database
    .select()
    .from(bulkReply)
    .where(and(eq(bulkReply.id, id), eq(bulkReply.companyId, companyId)))
    .for('update')
  return bulk ?? null
}

type Bulk = typeof bulkReply.$inferSelect

const setStatus = ({ database, at }: Unit, { id, startedAt }: Bulk, status: BulkReplyStatus) =>
  database
    .update(bulkReply)
    .set({ status, updatedAt: at, startedAt: startedAt ?? at })
    .where(eq(bulkReply.id, id))

const ready = (id: string) => and(eq(bulkReplyItem.bulkReplyId, id), eq(bulkReplyItem.status, 'ready'))

const run = (unit: Unit, { id }: Bulk) =>
  unit.send({ name: 'bulk-decline', data: { bulkReplyId: id }, key: id })

/** What each move does to one that it starts from. */
const carry: Record<BulkMove, (unit: Unit, bulk: Bulk) => Promise<BulkMoveAnswer>> = {
  start: async (unit, bulk) => {
    if ((await unit.database.$count(bulkReplyItem, ready(bulk.id))) === 0) return 'empty'
    await setStatus(unit, bulk, 'running')
    run(unit, bulk)
    return 'done'
  },
  stop: async (unit, bulk) => {
    await setStatus(unit, bulk, 'stopped')
    return 'done'
  },
  continue: async (unit, bulk) => {
    await setStatus(unit, bulk, 'running')
    run(unit, bulk)
    return 'done'
  },
  // What was sent stays on record.
  discard: async (unit, bulk) => {
    const { database } = unit
    if (bulk.status === 'draft') {
      await database.delete(bulkReply).where(eq(bulkReply.id, bulk.id))
      return 'done'
    }
    await database.update(bulkReplyItem).set({ status: 'left_out' }).where(ready(bulk.id))
    await setStatus(unit, bulk, 'done')
    return 'done'
  },
}

/** How members change letters to several applicants and have them sent. Who may is judged before. */
export const createBulkReplyMoves = ({ work }: { work: Work }) => {
  /** Letters are changed by who wrote them, before they go. `wanted`: what becomes of the letter. */
  const change = (
    uid: string,
    { applicationId, ...of }: OfBulk & { applicationId: string },
    wanted: { text: string } | { status: 'ready' | 'left_out' },
  ): Promise<BulkLetterAnswer> =>
    work<BulkLetterAnswer>({ kind: 'person', uid }, async (unit) => {
      const { database, at } = unit
      const bulk = await lockBulk(unit, of)
      if (bulk === null || bulk.uid !== uid || bulk.status !== 'draft') return 'gone'
      const changed = await database
        .update(bulkReplyItem)
        .set(wanted)
        .where(and(eq(bulkReplyItem.bulkReplyId, of.id), eq(bulkReplyItem.applicationId, applicationId)))
        .returning({ position: bulkReplyItem.position })
      if (changed.length === 0) return 'gone'
      await database.update(bulkReply).set({ updatedAt: at }).where(eq(bulkReply.id, of.id))
      return 'done'
    })

  return {
    rewrite: async (
      uid: string,
      { text, ...of }: OfBulk & { applicationId: string; text: string },
    ): Promise<ChangedLetter> => {
      const findings = checkLetter(text)
      if (findings.length > 0) return { answer: 'unlawful', findings }
      return { answer: await change(uid, of, { text }), findings }
    },

    leaveOut: (
      uid: string,
      { leaveOut, ...of }: OfBulk & { applicationId: string; leaveOut: boolean },
    ): Promise<BulkLetterAnswer> => change(uid, of, { status: leaveOut ? 'left_out' : 'ready' }),

    /** `start` is for who wrote the letters. Null: the company has no such bulk reply, or it is somebody else's to start. */
    move: (
      uid: string,
      { move, seen, ...of }: OfBulk & { move: BulkMove; seen: string | null },
    ): Promise<BulkMoveAnswer | null> =>
      work<BulkMoveAnswer | null>({ kind: 'person', uid }, async (unit) => {
        const bulk = await lockBulk(unit, of)
        if (bulk === null) return null
        if (move === 'start' && bulk.uid !== uid) return null
        if (!startsFrom[move].includes(bulk.status)) return 'status'
        if (move === 'start' && seen !== bulk.updatedAt.toISOString()) return 'changed'
        const answer = await carry[move](unit, bulk)
        if (answer === 'done')
          unit.audit({
            action: `bulk_reply.${move}`,
            subject: `company:${bulk.companyId}`,
            detail: { id: bulk.id },
          })
        return answer
      }),
  }
}
