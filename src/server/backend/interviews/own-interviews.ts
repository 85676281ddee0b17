import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { interviewLimits } from '#contract/interview.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { isUnderWay } from '#server/domain/application-life.ts'
import { changeUntil, judgeSlot, mayChange, overlaps, type Span } from '#server/domain/interview-slots.ts'
import { goesOn, openSlots, takenSeats, type InterviewRow, type SlotRow } from './interview-rows.ts'

/** More than anybody has before them. */
const interviewsMost = 200

/** Another booked interview of the same student. */
export type Clash = Span & { interviewId: string; applicationId: string; title: string; company: string }

/** Booked interviews of a student that are not over yet, at any company. */
export const bookedInterviews = (database: Database, uid: string, now: Date): Promise<Clash[]> =>
  database
    .select({
      interviewId: interview.id,
      applicationId: application.id,
      title: jobPost.title,
      company: company.displayName,
      startsAt: interviewSlot.startsAt,
      endsAt: interviewSlot.endsAt,
    })
    .from(application)
    .innerJoin(interview, and(eq(interview.applicationId, application.id), eq(interview.state, 'booked')))
    .innerJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(and(eq(application.uid, uid), gt(interviewSlot.endsAt, now)))
    .orderBy(asc(interviewSlot.startsAt), asc(interview.id))

/** Those of them that overlap a span, but for the interview itself. */
export const clashesOf = (booked: readonly Clash[], interviewId: string, span: Span): Clash[] =>
  booked.filter((other) => other.interviewId !== interviewId && overlaps(other, span))

/** A time as its student may choose it. */
export type OwnSlot = Span &
  Pick<SlotRow, 'id' | 'way'> & {
    /** Null: a link, which is told to those who have chosen. */
    place: string | null
    seatsLeft: number
    overlapping: readonly Clash[]
    uid: string
  }

/** `place` and `note` null: it is not booked, or its ad's interviews do not go on. */
export type OwnTime = Span & Pick<SlotRow, 'way'> & { place: string | null; note: string | null }

export type OwnInterview = Pick<
  InterviewRow,
  'id' | 'round' | 'state' | 'releasedBy' | 'request' | 'requestedAt'
> & {
  uid: string
  applicationId: string
  /** Its company is suspended, or its ad taken down: nothing is chosen or asked for. */
  onHold: boolean
  /** What is booked, or was last. */
  slot: OwnTime | null
  /** Until when what is booked can be changed; null: nothing is booked. */
  changeUntil: Date | null
  mayChange: boolean
  slots: OwnSlot[]
  /** What is booked overlaps these. */
  overlapping: readonly Clash[]
}

/** What a student is told of their interviews; every read asks for their own rows alone. */
export const createOwnInterviews = (database: Database, now: () => Date) => ({
  /** Of one application, the first first. */
  of: async (uid: string, applicationId: string): Promise<OwnInterview[]> => {
    const at = now()
    const rows = await database
      .select({
        row: interview,
        slot: interviewSlot,
        status: application.status,
        jobPostId: application.jobPostId,
        goesOn: sql<boolean>`${goesOn}`,
      })
      .from(application)
      .innerJoin(interview, eq(interview.applicationId, application.id))
      .leftJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
      .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
      .innerJoin(company, eq(company.id, application.companyId))
      .where(
        and(eq(application.uid, uid), eq(application.id, applicationId), ne(application.status, 'draft')),
      )
      .orderBy(asc(interview.createdAt), asc(interview.id))
    if (rows.length === 0) return []
    const ads = [...new Set(rows.map(({ jobPostId }) => jobPostId))]
    const wanted = { round: null, after: at, most: interviewLimits.openSlots }
    const offered = await openSlots(database, ads, wanted)
    const taken = await takenSeats(
      database,
      offered.map(({ id }) => id),
    )
    const booked = await bookedInterviews(database, uid, at)
    return rows.map(({ row, slot, status, ...ad }) => {
      const booking =
        row.state === 'booked' && slot !== null && row.bookedAt !== null
          ? { startsAt: slot.startsAt, bookedAt: row.bookedAt, movedAt: slot.movedAt }
          : null
      const may = booking === null ? true : mayChange(booking, at)
      const isOpen = row.state !== 'ended' && isUnderWay(status) && may
      const isTold = row.state === 'booked' && ad.goesOn
      return {
        ...row,
        uid,
        onHold: !ad.goesOn,
        slot: slot && {
          startsAt: slot.startsAt,
          endsAt: slot.endsAt,
          way: slot.way,
          place: isTold ? slot.place : null,
          note: isTold ? slot.note : null,
        },
        changeUntil: booking === null ? null : changeUntil(booking),
        mayChange: isOpen && booking !== null,
        overlapping: booking === null || slot === null ? [] : clashesOf(booked, row.id, slot),
        slots: isOpen
          ? offered.flatMap((each): OwnSlot[] => {
              const left = each.seats - (taken.get(each.id) ?? 0)
              const isChoice =
                each.round === row.round &&
                !(booking !== null && each.id === slot?.id) &&
                judgeSlot({ ...each, taken: each.seats - left }, at) === 'fine'
              if (!isChoice) return []
              const { id, way, startsAt, endsAt } = each
              const place = way === 'online' ? null : each.place
              const overlapping = clashesOf(booked, row.id, each)
              return [{ id, way, startsAt, endsAt, place, seatsLeft: left, overlapping, uid }]
            })
          : [],
      }
    })
  },
})

/** A person's interviews, what changed last first: what needs them, or stands in their calendar; at most 200. */
export const ownInterviewFacts = (database: Database, uid: string) =>
  database
    .select({
      interviewId: interview.id,
      applicationId: application.id,
      jobPostId: application.jobPostId,
      round: interview.round,
      state: interview.state,
      sequence: interview.sequence,
      changedAt: interview.updatedAt,
      requestedAt: interview.requestedAt,
      title: jobPost.title,
      company: company.displayName,
      startsAt: interviewSlot.startsAt,
      endsAt: interviewSlot.endsAt,
      way: interviewSlot.way,
      place: interviewSlot.place,
      bookedAt: interview.bookedAt,
      movedAt: interviewSlot.movedAt,
      goesOn: sql<boolean>`${goesOn}`,
    })
    .from(application)
    .innerJoin(interview, eq(interview.applicationId, application.id))
    .leftJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(eq(application.uid, uid))
    .orderBy(desc(interview.updatedAt), desc(interview.id))
    .limit(interviewsMost)
