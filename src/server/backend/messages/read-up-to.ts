import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { ThreadSide } from '#contract/codes/message.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { otherSide } from '#server/domain/messages.ts'
import { readNewsOf, signalSides } from './thread-people.ts'
import type { LockedThread } from './thread-rows.ts'

/** Writes down up to which message a side has read a thread that the unit has locked; never back. */
export const readUpTo = async (
  unit: Unit,
  row: LockedThread,
  side: ThreadSide,
  sequence: number,
): Promise<void> => {
  const isStudent = side === 'student'
  const upTo = Math.min(sequence, row.sequence)
  if (upTo <= (isStudent ? row.studentReadSequence : row.companyReadSequence)) return
  const others = and(
    eq(message.threadId, row.id),
    eq(message.side, otherSide(side)),
    isNotNull(message.sequence),
  )
  await unit.database
    .update(message)
    .set({ readAt: unit.at })
    .where(and(others, lte(message.sequence, upTo), isNull(message.readAt)))
  const unread = await unit.database.$count(message, and(others, isNull(message.readAt)))
  await unit.database
    .update(thread)
    .set(
      isStudent
        ? { studentReadSequence: upTo, studentUnread: unread }
        : { companyReadSequence: upTo, companyUnread: unread },
    )
    .where(eq(thread.id, row.id))
  if (unread === 0) await readNewsOf(unit, row, side)
  await signalSides(unit, row, ['student', 'company'])
}
