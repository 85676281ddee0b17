import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InterviewRound } from '#contract/codes/interview.ts'
import { hasSelection } from '#contract/application-track.ts'
import { interviewLimits, type InviteRefusal } from '#contract/interview.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { isInvited, judgeSlot } from '#server/domain/interview-slots.ts'
import { newId } from '#server/platform/ids.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { tellCancelled, tellOffered, tellWithdrawn } from './interview-mails.ts'
import { forgetRequests } from './other-times.ts'
import { openSlots, peopleOf, takenSeats, type InterviewRow } from './interview-rows.ts'
import { tellRecruiters } from './recruiter-mails.ts'

export type InviteAnswer =
  /** The company has no such application, ad or interview. */
  | { kind: 'unknown' }
  | { kind: 'refused'; because: InviteRefusal }
  /** `told`: people who were asked now; `more`: there are others, for the next press. */
  | { kind: 'done'; told: number; more: boolean }

const done = (told: number, more = false): InviteAnswer => ({ kind: 'done', told, more })

/** Whether a student would find a time to choose; with `since` one that was added or changed after it. */
const hasSlots = async (
  { database, at }: Unit,
  jobPostId: string,
  round: InterviewRound,
  since = new Date(0),
): Promise<boolean> => {
  const slots = await openSlots(database, [jobPostId], { round, after: at, most: interviewLimits.openSlots })
  const taken = await takenSeats(
    database,
    slots.map(({ id }) => id),
  )
  return slots.some(
    (slot) => slot.updatedAt > since && judgeSlot({ ...slot, taken: taken.get(slot.id) ?? 0 }, at) === 'fine',
  )
}

const isInterviewed = async (database: Database, jobPostId: string): Promise<boolean> => {
  const [ad] = await database.select({ kind: jobPost.kind }).from(jobPost).where(eq(jobPost.id, jobPostId))
  return ad !== undefined && hasSelection(ad.kind)
}

type One = { companyId: string; applicationId: string; round: InterviewRound }

const invite = async (unit: Unit, { companyId, applicationId, round }: One): Promise<InviteAnswer> => {
  const { database, at } = unit
  const [row] = await database
    .select()
    .from(application)
    .where(and(eq(application.id, applicationId), eq(application.companyId, companyId)))
    .for('update')
  if (row === undefined || row.status === 'draft' || !(await isActiveCompany(database, companyId)))
    return { kind: 'unknown' }
  if (!(await isInterviewed(database, row.jobPostId))) return { kind: 'refused', because: 'kind' }
  if (!isInvited(row.status)) return { kind: 'refused', because: 'status' }
  if (!(await hasSlots(unit, row.jobPostId, round))) return { kind: 'refused', because: 'no_slots' }
  const [earlier] = await database
    .select()
    .from(interview)
    .where(and(eq(interview.applicationId, applicationId), eq(interview.round, round)))
    .for('update')
  if (earlier?.state === 'booked') return { kind: 'refused', because: 'booked' }
  if (earlier !== undefined && earlier.state !== 'ended') {
    const { requestedAt } = earlier
    // Asked already: a second press asks no second time, unless the student waits for what was put right since.
    if (requestedAt === null || !(await hasSlots(unit, row.jobPostId, round, requestedAt))) return done(0)
    await forgetRequests(unit, [earlier.id])
    unit.audit({ action: 'interview.offered', subject: `application:${applicationId}`, detail: { round } })
    return done(await tellOffered(unit, [earlier.id]))
  }
  const id = earlier?.id ?? newId()
  if (earlier === undefined)
    await database
      .insert(interview)
      .values({ id, applicationId, jobPostId: row.jobPostId, round, createdAt: at, updatedAt: at })
  else
    await database
      .update(interview)
      .set({
        state: earlier.slotId === null ? 'offered' : 'released',
        sequence: sql`${interview.sequence} + 1`,
        updatedAt: at,
      })
      .where(eq(interview.id, id))
  unit.audit({ action: 'interview.offered', subject: `application:${applicationId}`, detail: { round } })
  // Asked anew again and again, the student is told no more.
  if (earlier !== undefined && earlier.sequence >= interviewLimits.changes) return done(0)
  return done(await tellOffered(unit, [id]))
}

type All = { companyId: string; jobPostId: string; round: InterviewRound }

const inviteAll = async (unit: Unit, { companyId, jobPostId, round }: All): Promise<InviteAnswer> => {
  const { database, at } = unit
  const [ad] = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .where(and(eq(jobPost.id, jobPostId), eq(jobPost.companyId, companyId)))
  if (ad === undefined || !(await isActiveCompany(database, companyId))) return { kind: 'unknown' }
  if (!(await isInterviewed(database, jobPostId))) return { kind: 'refused', because: 'kind' }
  if (!(await hasSlots(unit, jobPostId, round))) return { kind: 'refused', because: 'no_slots' }
  const waiting = await database
    .select({ id: application.id })
    .from(application)
    .leftJoin(interview, and(eq(interview.applicationId, application.id), eq(interview.round, round)))
    .where(
      and(eq(application.jobPostId, jobPostId), eq(application.status, 'interview'), isNull(interview.id)),
    )
    .orderBy(asc(application.submittedAt), asc(application.id))
    .limit(interviewLimits.invitedAtOnce + 1)
  const applications = await database
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        inArray(
          application.id,
          waiting.slice(0, interviewLimits.invitedAtOnce).map(({ id }) => id),
        ),
        eq(application.status, 'interview'),
      ),
    )
    .orderBy(asc(application.id))
    .for('update')
  if (applications.length === 0) return done(0)
  const asked = await database
    .insert(interview)
    .values(
      applications.map(({ id: applicationId }) => ({
        id: newId(),
        applicationId,
        jobPostId,
        round,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: interview.id })
  unit.audit({
    action: 'interview.offered_to_all',
    subject: `job_post:${jobPostId}`,
    detail: { round, count: asked.length },
  })
  const told = await tellOffered(
    unit,
    asked.map(({ id }) => id),
  )
  return done(told, waiting.length > interviewLimits.invitedAtOnce)
}

const end = async (
  unit: Unit,
  { companyId, id, reason }: { companyId: string; id: string; reason: string },
): Promise<InviteAnswer> => {
  const { database, at } = unit
  const [of] = await database
    .select({ id: application.id })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(and(eq(interview.id, id), eq(application.companyId, companyId)))
  if (of === undefined || !(await isActiveCompany(database, companyId))) return { kind: 'unknown' }
  await database
    .select({ id: application.id })
    .from(application)
    .where(eq(application.id, of.id))
    .for('update')
  const [row]: InterviewRow[] = await database
    .select()
    .from(interview)
    .where(eq(interview.id, id))
    .for('update')
  if (row === undefined) return { kind: 'unknown' }
  if (row.state === 'ended') return done(0)
  const [slot] =
    row.state === 'booked' && row.slotId !== null
      ? await database.select().from(interviewSlot).where(eq(interviewSlot.id, row.slotId))
      : []
  if (slot !== undefined && slot.startsAt <= at) return { kind: 'refused', because: 'booked' }
  await database
    .update(interview)
    .set({
      state: 'ended',
      releasedBy: 'company',
      sequence: slot === undefined ? row.sequence : sql`${interview.sequence} + 1`,
      updatedAt: at,
    })
    .where(eq(interview.id, id))
  unit.audit({
    action: 'interview.ended',
    subject: `application:${of.id}`,
    detail: { round: row.round, booked: slot !== undefined },
  })
  const [person] = await peopleOf(database, [id])
  if (person === undefined) return done(0)
  // Who was asked without being told need not be told that it is over.
  if (slot === undefined && row.sequence > interviewLimits.changes) return done(0)
  if (slot === undefined) tellWithdrawn(unit, person, reason)
  else {
    tellCancelled(unit, person, slot, { because: 'company', text: reason, again: false })
    await tellRecruiters(unit, [person], { did: 'cancelled', text: '', slot })
  }
  return done(1)
}

/** Whom a company asks to choose a time. Who may, is judged before. */
export const createInvitations = (work: Work) => ({
  /** One of those in selection; asked twice they are asked once. */
  invite: (uid: string, one: One): Promise<InviteAnswer> =>
    work<InviteAnswer>({ kind: 'person', uid }, (unit) => invite(unit, one)),

  /** Everybody of an ad who is at the interviews and was not asked for this round. */
  inviteAll: (uid: string, all: All): Promise<InviteAnswer> =>
    work<InviteAnswer>({ kind: 'person', uid }, (unit) => inviteAll(unit, all)),

  /** Takes back an invitation, and with it what was booked. */
  end: (uid: string, of: { companyId: string; id: string; reason: string }): Promise<InviteAnswer> =>
    work<InviteAnswer>({ kind: 'person', uid }, (unit) => end(unit, of)),
})
