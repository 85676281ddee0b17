import { and, eq, sql } from 'drizzle-orm'
import { interviewLimits, type OwnInterviewRefusal } from '#contract/interview.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { isUnderWay } from '#server/domain/application-life.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import { judgePick, mayChange } from '#server/domain/interview-slots.ts'
import { eventOf, subjectOf, tellCancelled } from './interview-mails.ts'
import { goesOn, lockSlots, peopleOf, takenSeats, type SlotRow } from './interview-rows.ts'
import { bookedInterviews, clashesOf } from './own-interviews.ts'
import { tellRecruiters } from './recruiter-mails.ts'

export type OwnChoiceAnswer =
  /** There is no such interview of theirs. */
  | { kind: 'unknown' }
  | { kind: 'refused'; because: OwnInterviewRefusal }
  | { kind: 'done'; applicationId: string }

const refused = (because: OwnInterviewRefusal): OwnChoiceAnswer => ({ kind: 'refused', because })

/** A student's interview before it is locked; undefined: it is none of theirs. */
const findOwn = async ({ database }: Unit, uid: string, id: string) => {
  const [found] = await database
    .select({
      applicationId: interview.applicationId,
      slotId: interview.slotId,
      jobPostId: application.jobPostId,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(and(eq(interview.id, id), eq(application.uid, uid)))
  return found
}

/** Whether the interviews of an ad go on, held so until the commit. */
const holdGoingOn = async ({ database }: Unit, jobPostId: string): Promise<boolean> => {
  const held = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(and(eq(jobPost.id, jobPostId), goesOn))
    .for('share', { of: [jobPost, company] })
  return held.length > 0
}

/** The application and the interview, locked in this order. */
const lockBoth = async ({ database }: Unit, applicationId: string, id: string) => {
  const [of] = await database
    .select({ status: application.status })
    .from(application)
    .where(eq(application.id, applicationId))
    .for('update')
  const [row] = await database.select().from(interview).where(eq(interview.id, id)).for('update')
  return of === undefined || row === undefined ? null : { status: of.status, row }
}

const personOf = async (unit: Unit, id: string) => {
  const [person] = await peopleOf(unit.database, [id])
  if (person === undefined) throw new Error('An interview of somebody without an account')
  return person
}

type Choice = { id: string; slotId: string; despiteOverlap: boolean }

const bookingOf = (row: typeof interview.$inferSelect, slot: SlotRow | undefined) =>
  row.state === 'booked' && row.bookedAt !== null && slot !== undefined
    ? { startsAt: slot.startsAt, bookedAt: row.bookedAt, movedAt: slot.movedAt }
    : null

const pick = async (unit: Unit, uid: string, choice: Choice): Promise<OwnChoiceAnswer> => {
  const { database, at } = unit
  const found = await findOwn(unit, uid, choice.id)
  if (found === undefined) return { kind: 'unknown' }
  if (!(await holdGoingOn(unit, found.jobPostId))) return refused('gone')
  const slots = await lockSlots(database, [choice.slotId, ...(found.slotId === null ? [] : [found.slotId])])
  const slot = slots.find(({ id }) => id === choice.slotId)
  // Of two choices of the same person at the same time the second sees the first, wherever it is.
  await database.select({ uid: account.uid }).from(account).where(eq(account.uid, uid)).for('no key update')
  const locked = await lockBoth(unit, found.applicationId, choice.id)
  if (locked === null) return { kind: 'unknown' }
  const { row, status } = locked
  if (slot === undefined || slot.jobPostId !== found.jobPostId || slot.round !== row.round)
    return refused('gone')
  // Chosen already, by the same form sent twice.
  if (row.state === 'booked' && row.slotId === slot.id)
    return { kind: 'done', applicationId: found.applicationId }
  if (row.sequence >= interviewLimits.changes) return refused('often')
  // Another choice of theirs came between: what it chose is not locked here, and stays.
  if (row.slotId !== found.slotId) return refused('gone')
  const taken = (await takenSeats(database, [slot.id])).get(slot.id) ?? 0
  const clashes = clashesOf(await bookedInterviews(database, uid, at), row.id, slot)
  const overlap = clashes.length === 0 ? 'none' : choice.despiteOverlap ? 'known' : 'unknown'
  const booked = bookingOf(
    row,
    slots.find(({ id }) => id === row.slotId),
  )
  const judged = judgePick(
    { application: status, state: row.state, booked, slot: { ...slot, taken }, overlap },
    at,
  )
  if (judged !== 'fine') return refused(judged)
  await database
    .update(interview)
    .set({
      state: 'booked',
      slotId: slot.id,
      bookedAt: at,
      releasedBy: null,
      sequence: sql`${interview.sequence} + 1`,
      updatedAt: at,
    })
    .where(eq(interview.id, row.id))
  unit.audit({
    action: booked === null ? 'interview.booked' : 'interview.rebooked',
    subject: `application:${found.applicationId}`,
    detail: { round: row.round, slot: slot.id },
  })
  const person = await personOf(unit, row.id)
  const data = { ...subjectOf(person), note: slot.note, event: eventOf(person, slot, at) }
  const words = interviewNews.booked({ ...data, ...data.event })
  unit.tell(...newsTo([person.person], words, { kind: 'interview-booked', data }))
  await tellRecruiters(unit, [person], { did: booked === null ? 'booked' : 'changed', text: '', slot })
  return { kind: 'done', applicationId: found.applicationId }
}

const release = async (
  unit: Unit,
  uid: string,
  { id, reason }: { id: string; reason: string },
): Promise<OwnChoiceAnswer> => {
  const { database, at } = unit
  const found = await findOwn(unit, uid, id)
  if (found === undefined) return { kind: 'unknown' }
  const [slot] = found.slotId === null ? [] : await lockSlots(database, [found.slotId])
  const locked = await lockBoth(unit, found.applicationId, id)
  if (locked === null) return { kind: 'unknown' }
  const { row } = locked
  // Given back already.
  if (row.state === 'released') return { kind: 'done', applicationId: found.applicationId }
  const booked = bookingOf(row, slot?.id === row.slotId ? slot : undefined)
  if (booked === null || slot === undefined) return refused('ended')
  if (!mayChange(booked, at)) return refused('late')
  await database
    .update(interview)
    .set({
      state: 'released',
      releasedBy: 'student',
      sequence: sql`${interview.sequence} + 1`,
      updatedAt: at,
    })
    .where(eq(interview.id, row.id))
  unit.audit({
    action: 'interview.released',
    subject: `application:${found.applicationId}`,
    detail: { round: row.round, slot: slot.id },
  })
  const person = await personOf(unit, row.id)
  tellCancelled(unit, person, slot, { because: 'student', text: '', again: true })
  await tellRecruiters(unit, [person], { did: 'released', text: reason, slot })
  return { kind: 'done', applicationId: found.applicationId }
}

const request = async (
  unit: Unit,
  uid: string,
  { id, text }: { id: string; text: string },
): Promise<OwnChoiceAnswer> => {
  const { database, at } = unit
  const found = await findOwn(unit, uid, id)
  if (found === undefined) return { kind: 'unknown' }
  if (!(await holdGoingOn(unit, found.jobPostId))) return refused('gone')
  const locked = await lockBoth(unit, found.applicationId, id)
  if (locked === null) return { kind: 'unknown' }
  const { row, status } = locked
  if (row.state === 'ended' || row.state === 'booked' || !isUnderWay(status)) return refused('ended')
  if (row.request !== null) return refused('asked')
  await database
    .update(interview)
    .set({ request: text, requestedAt: at, updatedAt: at })
    .where(eq(interview.id, row.id))
  unit.audit({
    action: 'interview.other_times_asked',
    subject: `application:${found.applicationId}`,
    detail: { round: row.round },
  })
  const person = await personOf(unit, row.id)
  await tellRecruiters(unit, [person], { did: 'asked', text, slot: null })
  return { kind: 'done', applicationId: found.applicationId }
}

/** What students do with an invitation. What is another's is unknown. */
export const createOwnChoices = (work: Work) => ({
  /** Chooses a time, or another one in place of what was chosen. Of many at once as many have it as it has seats. */
  pick: (uid: string, choice: Choice): Promise<OwnChoiceAnswer> =>
    work<OwnChoiceAnswer>({ kind: 'person', uid }, (unit) => pick(unit, uid, choice)),

  /** Gives back what was chosen; another time can be chosen then. */
  release: (uid: string, of: { id: string; reason: string }): Promise<OwnChoiceAnswer> =>
    work<OwnChoiceAnswer>({ kind: 'person', uid }, (unit) => release(unit, uid, of)),

  /** Asks once for other times, in words. */
  request: (uid: string, of: { id: string; text: string }): Promise<OwnChoiceAnswer> =>
    work<OwnChoiceAnswer>({ kind: 'person', uid }, (unit) => request(unit, uid, of)),
})
