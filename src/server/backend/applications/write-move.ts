import { eq } from 'drizzle-orm'
import type { ApplicationActor, DeclineReason } from '#contract/codes/application.ts'
import type { Offer } from '#contract/offer.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import {
  isEnded,
  moveApplication,
  type ApplicationAction,
  type ApplicationMove,
  type MoveRefusal,
} from '#server/domain/application-life.ts'
import { applicantNames } from '#server/domain/applicant-search.ts'
import { newId } from '#server/platform/ids.ts'
import { endInterviews } from '#server/backend/interviews/end-interviews.ts'
import type { ApplicationRow } from './application-rows.ts'

export type MoveWanted = {
  action: Exclude<ApplicationAction, 'submit'>
  actor: ApplicationActor
  /** What is said with it, at most 2,000 characters; empty: nothing. */
  text: string
  /** Where the operator does it: what the company asked for in writing. */
  request?: string
  /** The member of the company who does it, and why they decided against, if they say so. */
  member?: { uid: string | null; declineReason: DeclineReason | null }
  /** What is said of the work with an offer. */
  offer?: Offer | null
}

export type WrittenMove =
  { kind: 'moved'; row: ApplicationRow; move: ApplicationMove } | { kind: 'refused'; because: MoveRefusal }

/** Moves after which a company's reply numbers may be others. */
const counted = new Set<ApplicationAction>(['screen', 'interview', 'offer', 'reject', 'withdraw', 'close'])

/** Of the words that end a candidacy the event has all, the row what a list needs. */
const reasonMost = 1000

/** Of what somebody took back a company keeps the name; the school is part of what was sent. */
const searchTextAfter = ({ profile, searchText }: ApplicationRow, status: ApplicationRow['status']) =>
  status === 'withdrawn' && profile !== null ? applicantNames(profile) : searchText

/**
 * Moves an application that the unit has locked, with its event, its line in the audit log, and its company's reply
 * numbers in line. Mails are for the caller. A refused move writes nothing.
 */
export const writeMove = async (
  unit: Unit,
  row: ApplicationRow,
  { action, actor, text, request, member, offer }: MoveWanted,
): Promise<WrittenMove> => {
  const [ad] = await unit.database
    .select({ jobPostKind: jobPost.kind })
    .from(jobPost)
    .where(eq(jobPost.id, row.jobPostId))
  if (ad === undefined) throw new Error('The application has no ad')
  const move = moveApplication({ ...row, ...ad }, action, actor, unit.at)
  if (move.kind === 'refused') return move
  const { status, late, answeredAt, closedAt, eraseAt } = move
  const [moved] = await unit.database
    .update(application)
    .set({
      status,
      answeredAt,
      closedAt,
      eraseAt,
      reason: isEnded(status) ? text.slice(0, reasonMost) : row.reason,
      declineReason: member?.declineReason ?? null,
      offer: offer ?? row.offer,
      searchText: searchTextAfter(row, status),
      updatedAt: unit.at,
    })
    .where(eq(application.id, row.id))
    .returning()
  if (moved === undefined) throw new Error('The application was not locked')
  await unit.database.insert(applicationEvent).values({
    id: newId(),
    applicationId: row.id,
    actor,
    byUid: member?.uid ?? null,
    status,
    late,
    text: text === '' ? null : text,
    request: request ?? null,
    createdAt: unit.at,
  })
  unit.audit({
    action: `application.${action}`,
    subject: `application:${row.id}`,
    detail: {
      before: row.status,
      after: status,
      late,
      ...(request !== undefined && { writtenRequest: true }),
    },
  })
  if (isEnded(status)) await endInterviews(unit, row.id, status === 'withdrawn' ? 'withdrawn' : 'ended')
  const { companyId } = row
  if (counted.has(action)) unit.send({ name: 'count-replies', data: { companyId }, key: companyId })
  return { kind: 'moved', row: moved, move }
}
