import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { ThreadSide } from '#contract/codes/message.ts'
import { messageLimits, type MessageRefusal } from '#contract/message.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { deliverAtOf, otherSide } from '#server/domain/messages.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { attachFiles, filesOfMessages, findAttachments, type ShownMessageFile } from './message-files.ts'
import { signalSides, tellReached, writerOf } from './thread-people.ts'

type ThreadRow = typeof thread.$inferSelect
export type MessageRow = typeof message.$inferSelect

export type SentMessage =
  /** There is no such thread of theirs, or nothing they may ask about. */
  | { kind: 'unknown' }
  | { kind: 'refused'; because: MessageRefusal }
  | { kind: 'sent'; message: MessageRow; files: ShownMessageFile[] }

/** True for messages that wait for the morning. */
export const isWaiting = and(isNull(message.sequence), isNull(message.droppedAt))

const searchLength = 8000

/** How both sides are called now. */
const namesOf = async ({ database }: Unit, { uid, companyId }: ThreadRow) => {
  const [found] = await database
    .select({
      company: company.displayName,
      familyName: studentUser.familyName,
      givenName: studentUser.givenName,
      allowsNight: studentUser.nightMessages,
    })
    .from(company)
    .leftJoin(studentUser, eq(studentUser.uid, uid))
    .where(eq(company.id, companyId))
  return {
    company: found?.company ?? '',
    student: `${found?.familyName ?? ''} ${found?.givenName ?? ''}`.trim(),
    allowsNight: found?.allowsNight ?? false,
  }
}

/** Takes the next number of a thread, which the unit has locked, and tells the other side that something reached it. */
const reach = async (unit: Unit, row: ThreadRow, side: ThreadSide): Promise<number> => {
  const to = otherSide(side)
  const unread = to === 'student' ? thread.studentUnread : thread.companyUnread
  const [moved] = await unit.database
    .update(thread)
    .set({
      sequence: sql`${thread.sequence} + 1`,
      [to === 'student' ? 'studentUnread' : 'companyUnread']: sql`${unread} + 1`,
      lastAt: unit.at,
    })
    .where(eq(thread.id, row.id))
    .returning()
  if (moved === undefined) throw new Error('The thread of a message is gone')
  await tellReached(unit, moved, to, await namesOf(unit, moved))
  await signalSides(unit, moved, ['student', 'company'])
  return moved.sequence
}

/**
 * Delivers what waited for the morning in a thread that the unit has locked, in the order of its writing: what is due, or
 * all of it, where something of the same side goes at once. Answers how many.
 */
export const deliverHeld = async (unit: Unit, row: ThreadRow, which: 'due' | 'all'): Promise<number> => {
  const due = await unit.database
    .select({ id: message.id, side: message.side })
    .from(message)
    .where(
      and(
        eq(message.threadId, row.id),
        isWaiting,
        which === 'due' ? lte(message.deliverAt, unit.at) : undefined,
      ),
    )
    .orderBy(asc(message.deliverAt), asc(message.sentAt))
  for (const { id, side } of due) {
    const sequence = await reach(unit, row, side)
    await unit.database
      .update(message)
      .set({ sequence })
      .where(and(eq(message.threadId, row.id), eq(message.id, id)))
  }
  return due.length
}

/**
 * Writes one message into a thread that the unit has locked and in which both sides write. The same id of the same person
 * is the same message, whatever it says and whatever files it brings.
 */
export const writeMessage = async (
  unit: Unit,
  row: ThreadRow,
  {
    side,
    uid,
    id,
    text,
    fileIds,
  }: { side: ThreadSide; uid: string; id: string; text: string; fileIds: readonly string[] },
): Promise<SentMessage> => {
  const { database, at } = unit
  const ofThread = eq(message.threadId, row.id)
  const [earlier] = await database
    .select()
    .from(message)
    .where(and(ofThread, eq(message.id, id)))
  const files = async () => (await filesOfMessages(database, row.id, [id])).get(id) ?? []
  if (earlier !== undefined)
    return earlier.uid === uid
      ? { kind: 'sent', message: earlier, files: await files() }
      : { kind: 'refused', because: 'taken' }
  const writer = await writerOf(database, { side, uid, companyId: row.companyId })
  if (writer === null) return { kind: 'refused', because: 'name' }
  const attached = await findAttachments(database, uid, fileIds)
  if (attached === null) return { kind: 'refused', because: 'files' }
  const { allowsNight } = await namesOf(unit, row)
  const deliverAt = deliverAtOf(side, at, allowsNight)
  // What waited goes before what is written after it, also of a night that the student allowed since. At night nothing goes,
  // not even what is late.
  if (deliverAt === null) await deliverHeld(unit, row, side === 'company' ? 'all' : 'due')
  if (deliverAt !== null) {
    const held = await database.$count(message, and(ofThread, isWaiting))
    if (held >= messageLimits.held) return { kind: 'refused', because: 'held' }
  }
  const sequence = deliverAt === null ? await reach(unit, row, side) : null
  if (sequence === null) await signalSides(unit, row, ['company'])
  const [written] = await database
    .insert(message)
    .values({
      threadId: row.id,
      id,
      sequence,
      ...writer,
      text,
      searchText: normalise(text).slice(0, searchLength).toWellFormed(),
      sentAt: at,
      deliverAt,
    })
    .returning()
  if (written === undefined) throw new Error('A message was not written')
  await attachFiles(database, { threadId: row.id, messageId: id }, attached)
  return { kind: 'sent', message: written, files: await files() }
}
