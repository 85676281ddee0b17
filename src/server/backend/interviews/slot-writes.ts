import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AddSlots, CancelSlot, ChangeSlot, SlotRefusal } from '#contract/interview.ts'
import { hasSelection } from '#contract/application-track.ts'
import { interviewLimits } from '#contract/interview.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import {
  judgeSlot,
  judgeStart,
  spanOf,
  spansOf,
  type Clash,
  type Span,
} from '#server/domain/interview-slots.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import { newId } from '#server/platform/ids.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { eventOf, subjectOf, tellCancelled } from './interview-mails.ts'
import { clashesOf, holdMembers, markOf, interviewersOf, setInterviewers } from './interviewers.ts'
import { lockSlots, peopleOf, takenSeats, type SlotRow } from './interview-rows.ts'
import { answerRequests } from './other-times.ts'
import { tellInterviewers, tellRecruiters } from './recruiter-mails.ts'

export type SlotAnswer =
  /** The company has no such ad, or no such time. */
  | { kind: 'unknown' }
  | { kind: 'refused'; because: Exclude<SlotRefusal, 'clash'> }
  /** Nothing was saved: the member has not seen these, or asked for them. */
  | { kind: 'clashing' | 'looked'; clashes: readonly Clash[] }
  | { kind: 'done'; ids: readonly string[] }

const refused = (because: Exclude<SlotRefusal, 'clash'>): SlotAnswer => ({ kind: 'refused', because })

type Given = Pick<AddSlots, 'companyId' | 'interviewers' | 'act' | 'seenClashes'>

/** Why nothing is saved on account of the interviewers, or null. */
const judgeInterviewers = async (
  unit: Unit,
  { companyId, interviewers, act, seenClashes }: Given,
  { jobPostId, spans, except }: { jobPostId: string; spans: readonly Span[]; except: string | null },
): Promise<SlotAnswer | null> => {
  if (!(await holdMembers(unit, companyId, interviewers))) return refused('interviewer')
  const proposed = { companyId, jobPostId, memberIds: interviewers, spans, except }
  const clashes = await clashesOf(unit.database, proposed)
  if (act === 'look') return { kind: 'looked', clashes }
  const isSeen = clashes.length === 0 || markOf(clashes) === seenClashes
  return isSeen ? null : { kind: 'clashing', clashes }
}

const lockOwn = async (unit: Unit, companyId: string, id: string): Promise<SlotRow | null> => {
  const [row] = await lockSlots(unit.database, [id])
  return row?.companyId === companyId && (await isActiveCompany(unit.database, companyId)) ? row : null
}

/** Those who have booked this time, and it as it is now. */
const bookedOf = async ({ database }: Unit, slotId: string): Promise<string[]> => {
  const rows = await database
    .select({ id: interview.id })
    .from(interview)
    .where(and(eq(interview.slotId, slotId), eq(interview.state, 'booked')))
    .orderBy(asc(interview.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Lets calendars know of what changed. */
const raise = async (
  { database, at }: Unit,
  slotId: string,
  set: Partial<typeof interview.$inferInsert> = {},
): Promise<void> => {
  await database
    .update(interview)
    .set({ ...set, sequence: sql`${interview.sequence} + 1`, updatedAt: at })
    .where(and(eq(interview.slotId, slotId), eq(interview.state, 'booked')))
}

const add = async (unit: Unit, uid: string, input: AddSlots): Promise<SlotAnswer> => {
  const { database, at } = unit
  const { companyId, jobPostId, days, times, minutes, interviewers, act, seenClashes, ...rest } = input
  const [ad] = await database
    .select({ status: jobPost.status, kind: jobPost.kind })
    .from(jobPost)
    .where(and(eq(jobPost.id, jobPostId), eq(jobPost.companyId, companyId)))
    // One after the other: the second press counts what the first made.
    .for('no key update')
  if (ad === undefined || !(await isActiveCompany(database, companyId))) return { kind: 'unknown' }
  if (ad.status === 'draft' || ad.status === 'removed') return refused('ad')
  if (!hasSelection(ad.kind)) return refused('kind')
  const spans = spansOf(days, times, minutes)
  for (const { startsAt } of spans) {
    const judged = judgeStart(startsAt, at)
    if (judged !== 'fine') return refused(judged)
  }
  const [open] = await database
    .select({ of: count() })
    .from(interviewSlot)
    .where(
      and(
        eq(interviewSlot.jobPostId, jobPostId),
        isNull(interviewSlot.cancelledAt),
        gt(interviewSlot.startsAt, at),
      ),
    )
  if ((open?.of ?? 0) + spans.length > interviewLimits.openSlots) return refused('full')
  const of = { companyId, interviewers, act, seenClashes }
  const judged = await judgeInterviewers(unit, of, { jobPostId, spans, except: null })
  if (judged !== null) return judged
  const rows = spans.map((span) => ({
    id: newId(),
    companyId,
    jobPostId,
    ...rest,
    ...span,
    byUid: uid,
    changedByUid: uid,
    createdAt: at,
    updatedAt: at,
  }))
  await database.insert(interviewSlot).values(rows)
  await setInterviewers(
    unit,
    rows.map(({ id }) => id),
    interviewers,
  )
  unit.audit({
    action: 'interview_slot.added',
    subject: `job_post:${jobPostId}`,
    detail: { count: rows.length, round: input.round, interviewers: interviewers.join(' ') },
  })
  const mayPick = rows.some((row) => judgeSlot({ ...row, cancelledAt: null, taken: 0 }, at) === 'fine')
  if (mayPick) await answerRequests(unit, { jobPostId, round: input.round })
  return { kind: 'done', ids: rows.map(({ id }) => id) }
}

const isSeen = (slot: SlotRow, seen: string): boolean => slot.updatedAt.toISOString() === seen

/** Words alone are told once in each hour; what they are in the end stands on the page, and in the mail of the day before. */
const mayTellNote = async (unit: Unit, id: string): Promise<boolean> => {
  const hour = unit.at.toISOString().slice(0, 13)
  return (await claimIdempotencyKeys(unit, [`interview note ${id} ${hour}`])).size > 0
}

const change = async (unit: Unit, uid: string, input: ChangeSlot): Promise<SlotAnswer> => {
  const { database, at } = unit
  const { companyId, id, seen, day, time, minutes, interviewers, act, seenClashes, ...rest } = input
  const slot = await lockOwn(unit, companyId, id)
  if (slot === null) return { kind: 'unknown' }
  if (slot.cancelledAt !== null || slot.startsAt <= at) return refused('over')
  if (!isSeen(slot, seen)) return refused('changed')
  const span = spanOf(day, time, minutes)
  const judged = judgeStart(span.startsAt, at)
  if (judged !== 'fine') return refused(judged)
  const taken = (await takenSeats(database, [id])).get(id) ?? 0
  if (taken > rest.seats || (taken > 0 && rest.round !== slot.round)) return refused('seats')
  const of = { companyId, interviewers, act, seenClashes }
  const other = await judgeInterviewers(unit, of, { jobPostId: slot.jobPostId, spans: [span], except: id })
  if (other !== null) return other
  const earlier = (await interviewersOf(database, [id])).get(id) ?? []
  const moved =
    span.startsAt.getTime() !== slot.startsAt.getTime() ||
    span.endsAt.getTime() !== slot.endsAt.getTime() ||
    rest.way !== slot.way ||
    rest.place !== slot.place
  const [after] = await database
    .update(interviewSlot)
    .set({ ...rest, ...span, changedByUid: uid, movedAt: moved ? at : slot.movedAt, updatedAt: at })
    .where(eq(interviewSlot.id, id))
    .returning()
  if (after === undefined) throw new Error('The time was not locked')
  await setInterviewers(unit, [id], interviewers)
  unit.audit({
    action: 'interview_slot.changed',
    subject: `interview_slot:${id}`,
    detail: { moved, taken, interviewers: interviewers.join(' ') },
  })
  const ids = await bookedOf(unit, id)
  if (moved) await raise(unit, id)
  const people = await peopleOf(database, ids)
  const informed = await tellInterviewers(unit, people, { earlier, before: slot, slot: after })
  const mayTell = moved || (rest.note !== slot.note && (await mayTellNote(unit, id)))
  if (!mayTell) return { kind: 'done', ids: [id] }
  for (const person of people) {
    const before = { startsAt: slot.startsAt.toISOString(), place: slot.place, way: slot.way }
    const data = { ...subjectOf(person), before, note: after.note, event: eventOf(person, after, at) }
    const words = interviewNews.moved({ ...data, ...data.event })
    unit.tell(...newsTo([person.person], words, { kind: 'interview-moved', data }))
  }
  if (moved) await tellRecruiters(unit, people, { did: 'moved', text: '', slot: after }, informed)
  return { kind: 'done', ids: [id] }
}

const cancel = async (unit: Unit, uid: string, input: CancelSlot): Promise<SlotAnswer> => {
  const { database, at } = unit
  const slot = await lockOwn(unit, input.companyId, input.id)
  if (slot === null) return { kind: 'unknown' }
  if (slot.cancelledAt !== null) return { kind: 'done', ids: [slot.id] }
  if (!isSeen(slot, input.seen)) return refused('changed')
  if (slot.startsAt <= at) return refused('over')
  await database
    .update(interviewSlot)
    .set({ cancelledAt: at, changedByUid: uid, updatedAt: at })
    .where(eq(interviewSlot.id, slot.id))
  const ids = await bookedOf(unit, slot.id)
  await raise(unit, slot.id, { state: 'released', releasedBy: 'company' })
  unit.audit({
    action: 'interview_slot.cancelled',
    subject: `interview_slot:${slot.id}`,
    detail: { taken: ids.length },
  })
  const people = await peopleOf(database, ids)
  for (const person of people)
    tellCancelled(unit, person, slot, { because: 'company', text: input.reason, again: true })
  await tellRecruiters(unit, people, { did: 'cancelled', text: '', slot })
  return { kind: 'done', ids: [slot.id] }
}

/** Times that a company offers. Who may, is judged before; of another company they are unknown. */
export const createSlotWrites = (work: Work) => ({
  /** Those who asked for other times are told that there are some. */
  add: (uid: string, input: AddSlots): Promise<SlotAnswer> =>
    work<SlotAnswer>({ kind: 'person', uid }, (unit) => add(unit, uid, input)),

  /** Tells those who have booked it, when they have to know. */
  change: (uid: string, input: ChangeSlot): Promise<SlotAnswer> =>
    work<SlotAnswer>({ kind: 'person', uid }, (unit) => change(unit, uid, input)),

  /** Those who have booked it are told and may choose another. */
  cancel: (uid: string, input: CancelSlot): Promise<SlotAnswer> =>
    work<SlotAnswer>({ kind: 'person', uid }, (unit) => cancel(unit, uid, input)),
})
