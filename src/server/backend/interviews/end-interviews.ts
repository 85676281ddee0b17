import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { tellCancelled } from './interview-mails.ts'
import { peopleOf } from './interview-rows.ts'
import { tellRecruiters } from './recruiter-mails.ts'

/**
 * For an application that ends: what is still to come is off, its seats are free again, and calendars are told. What has
 * taken place stays as it was.
 */
export const endInterviews = async (
  unit: Unit,
  applicationId: string,
  because: 'ended' | 'withdrawn',
): Promise<void> => {
  const { database, at } = unit
  const rows = await database
    .select({ id: interview.id, state: interview.state, slot: interviewSlot })
    .from(interview)
    .leftJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
    .where(and(eq(interview.applicationId, applicationId), ne(interview.state, 'ended')))
    .for('update', { of: interview })
  const over = rows.filter(({ state, slot }) => state !== 'booked' || (slot !== null && slot.startsAt > at))
  if (over.length === 0) return
  const booked = over.filter(({ state }) => state === 'booked')
  await database
    .update(interview)
    .set({
      state: 'ended',
      // Not the company's doing, whoever gave back a time before.
      releasedBy: null,
      sequence: sql`${interview.sequence} + case when ${interview.state} = 'booked' then 1 else 0 end`,
      updatedAt: at,
    })
    .where(
      inArray(
        interview.id,
        over.map(({ id }) => id),
      ),
    )
  const slots = new Map(booked.map(({ id, slot }) => [id, slot]))
  for (const person of await peopleOf(database, [...slots.keys()])) {
    const slot = slots.get(person.row.id)
    if (!slot) continue
    tellCancelled(unit, person, slot, { because, text: '', again: false })
    await tellRecruiters(unit, [person], { did: because, text: '', slot })
  }
}

/**
 * For applications whose content is erased: which interviews there were, and what was written about times. Of a time that
 * is past, the note to those who came goes too.
 */
export const eraseInterviews = async ({ database, at }: Unit, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return
  const gone = await database
    .delete(interview)
    .where(inArray(interview.applicationId, [...applicationIds]))
    .returning({ slotId: interview.slotId })
  const slotIds = [...new Set(gone.flatMap(({ slotId }) => (slotId === null ? [] : [slotId])))]
  if (slotIds.length === 0) return
  const isPast = or(lte(interviewSlot.endsAt, at), sql`${interviewSlot.cancelledAt} is not null`)
  await database
    .update(interviewSlot)
    .set({ note: '' })
    .where(and(inArray(interviewSlot.id, slotIds), isPast, ne(interviewSlot.note, '')))
}
