import type { CompanyRole } from '#contract/account.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { InterviewState } from '#contract/codes/interview.ts'
import { interviewLimits, type OwnInterviewRefusal } from '#contract/interview.ts'
import { isUnderWay } from './application-life.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const japan = 9 * hour

export type Span = { startsAt: Date; endsAt: Date }

/** True when there is a moment in both; what begins when the other ends does not overlap it. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** What a member holds at the same time as a proposed one. `name` null: they wrote no profile yet. */
type Held = Span & {
  /** Of the ad. */
  title: string
  name: string | null
  role: CompanyRole
  isBooked: boolean
}
/** `held` of another time, or with nobody named of another of the proposed ones. */
export type Clash = {
  proposed: Span
  held: Span & Pick<Held, 'title' | 'name' | 'isBooked'> & { role: CompanyRole | null }
}

/** For each proposed time what lies in it: of the others that are proposed with it for the ad, and of what is held. */
export const clashesOfSpans = (proposed: readonly Span[], held: readonly Held[], title: string): Clash[] =>
  proposed.flatMap((span, index) => [
    ...proposed
      .filter((other, at) => at < index && overlaps(span, other))
      .map((other) => ({
        proposed: span,
        held: { ...other, title, name: null, role: null, isBooked: false },
      })),
    ...held.filter((other) => overlaps(span, other)).map((other) => ({ proposed: span, held: other })),
  ])

/** The span of a time of a day in Japan: YYYY-MM-DD and HH:MM. */
export const spanOf = (day: string, time: string, minutes: number): Span => {
  const startsAt = new Date(`${day}T${time}:00+09:00`)
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
}

/** Each of these times on each of these days, the first first, none twice. */
export const spansOf = (days: readonly string[], times: readonly string[], minutes: number): Span[] => {
  const spans = days.flatMap((day) => times.map((time) => spanOf(day, time, minutes)))
  const byStart = new Map(spans.map((span) => [span.startsAt.getTime(), span]))
  return [...byStart.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Whether a time can be offered at all. */
export const judgeStart = (startsAt: Date, now: Date): 'fine' | 'past' | 'far' => {
  if (startsAt <= now) return 'past'
  return startsAt.getTime() - now.getTime() > interviewLimits.aheadDays * day ? 'far' : 'fine'
}

/** Until when a time is chosen. */
export const pickUntil = ({ startsAt }: Pick<Span, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - interviewLimits.pickHours * hour)

export type OfferedSlot = Span & { cancelledAt: Date | null; seats: number; taken: number }

/** Whether a seat of it can be taken now, and why not. */
export const judgeSlot = (slot: OfferedSlot, now: Date): 'fine' | 'gone' | 'late' | 'full' => {
  if (slot.cancelledAt !== null) return 'gone'
  if (now > pickUntil(slot)) return 'late'
  return slot.taken >= slot.seats ? 'full' : 'fine'
}

export type Booking = { startsAt: Date; bookedAt: Date; movedAt: Date | null }

/**
 * Until when the student changes or gives back what was chosen: a day before, or until the beginning where the company put
 * it to another time or place after it was chosen.
 */
export const changeUntil = ({ startsAt, bookedAt, movedAt }: Booking): Date =>
  movedAt !== null && movedAt > bookedAt
    ? startsAt
    : new Date(startsAt.getTime() - interviewLimits.changeHours * hour)

export const mayChange = (booking: Booking, now: Date): boolean => now < changeUntil(booking)

/** Where people are asked to an interview. */
export const invitedStatuses = ['screening', 'interview'] as const satisfies readonly ApplicationStatus[]
export const isInvited = (status: ApplicationStatus): boolean =>
  invitedStatuses.some((each) => each === status)

type Choice = {
  application: ApplicationStatus
  state: InterviewState
  /** What is booked now; null: nothing is. */
  booked: Booking | null
  slot: OfferedSlot
  /** Whether it overlaps another booked interview of the student's, and they said that they know. */
  overlap: 'none' | 'known' | 'unknown'
}

/** Whether a student's choice holds, and why not. */
export const judgePick = (
  { application, state, booked, slot, overlap }: Choice,
  now: Date,
): 'fine' | Exclude<OwnInterviewRefusal, 'asked'> => {
  if (state === 'ended' || !isUnderWay(application)) return 'ended'
  if (booked !== null && !mayChange(booked, now)) return 'late'
  const judged = judgeSlot(slot, now)
  if (judged !== 'fine') return judged
  return overlap === 'unknown' ? 'overlap' : 'fine'
}

/** The instants between which tomorrow lies in Japan. */
export const tomorrowOf = (now: Date): { from: Date; until: Date } => {
  const midnight = Math.floor((now.getTime() + japan) / day) * day - japan
  return { from: new Date(midnight + day), until: new Date(midnight + 2 * day) }
}
