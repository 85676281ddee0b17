import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CompanyRole } from '#contract/account.ts'
import { interviewLimits } from '#contract/interview.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { interviewSlotInterviewer as interviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { clashesOfSpans, type Clash, type Span } from '#server/domain/interview-slots.ts'

/** A member who holds the interviews of a time. `id`: of the membership; `name` null: they wrote no profile yet. */
export type Interviewer = {
  companyId: string
  id: string
  uid: string
  email: string
  name: string | null
  role: CompanyRole
}

/** True of a row that names a time whose interviews the person holds. */
export const isInterviewer = (uid: string, slotId: PgColumn): SQL =>
  sql`exists (select from ${interviewer}
    join ${companyMember} on ${companyMember.id} = ${interviewer.memberId}
    where ${and(eq(interviewer.slotId, slotId), eq(companyMember.uid, uid))})`

/** Who holds the interviews of these times, those who joined first first; a time without anybody is missing. */
export const interviewersOf = async (
  database: Database,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Interviewer[]>> => {
  if (slotIds.length === 0) return new Map()
  const rows = await database
    .select({
      slotId: interviewer.slotId,
      companyId: companyMember.companyId,
      id: companyMember.id,
      uid: companyMember.uid,
      email: account.email,
      name: personProfile.displayName,
      role: companyMember.role,
    })
    .from(interviewer)
    .innerJoin(companyMember, eq(companyMember.id, interviewer.memberId))
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))
    .where(inArray(interviewer.slotId, [...slotIds]))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
  return Map.groupBy(rows, ({ slotId }) => slotId)
}

/** Whether all of these are members of the company, held so until the commit. */
export const holdMembers = async (
  { database }: Unit,
  companyId: string,
  memberIds: readonly string[],
): Promise<boolean> => {
  if (memberIds.length === 0) return true
  const held = await database
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), inArray(companyMember.id, [...memberIds])))
    .orderBy(asc(companyMember.id))
    .for('no key update')
  return held.length === memberIds.length
}

export const setInterviewers = async (
  { database }: Unit,
  slotIds: readonly string[],
  memberIds: readonly string[],
): Promise<void> => {
  await database.delete(interviewer).where(inArray(interviewer.slotId, [...slotIds]))
  if (memberIds.length === 0) return
  await database
    .insert(interviewer)
    .values(slotIds.flatMap((slotId) => memberIds.map((memberId) => ({ slotId, memberId }))))
}

/** Names exactly these clashes; empty: there are none. */
export const markOf = (clashes: readonly Clash[]): string =>
  clashes.length === 0 ? '' : createHash('sha256').update(JSON.stringify(clashes)).digest('base64url')

type Proposed = {
  companyId: string
  jobPostId: string
  memberIds: readonly string[]
  spans: readonly Span[]
  /** The time that is put elsewhere; null: all are new. */
  except: string | null
}

/** What these members hold at the same time as each of the proposed ones, over all ads of the company; the first first. */
export const clashesOf = async (
  database: Database,
  { companyId, jobPostId, memberIds, spans, except }: Proposed,
): Promise<readonly Clash[]> => {
  if (memberIds.length === 0 || spans.length === 0) return []
  const rows = await database
    .select({
      startsAt: interviewSlot.startsAt,
      endsAt: interviewSlot.endsAt,
      title: jobPost.title,
      name: personProfile.displayName,
      role: companyMember.role,
      isBooked: sql<boolean>`exists (select from ${interview}
        where ${and(eq(interview.slotId, interviewSlot.id), eq(interview.state, 'booked'))})`,
    })
    .from(interviewSlot)
    .innerJoin(interviewer, eq(interviewer.slotId, interviewSlot.id))
    .innerJoin(companyMember, eq(companyMember.id, interviewer.memberId))
    .innerJoin(jobPost, eq(jobPost.id, interviewSlot.jobPostId))
    .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))
    .where(
      and(
        eq(interviewSlot.companyId, companyId),
        inArray(interviewer.memberId, [...memberIds]),
        isNull(interviewSlot.cancelledAt),
        except === null ? undefined : ne(interviewSlot.id, except),
        or(
          ...spans.map(({ startsAt, endsAt }) =>
            and(
              lt(interviewSlot.startsAt, endsAt),
              gt(interviewSlot.endsAt, startsAt),
              // No time is longer: bounds what the index reads.
              gt(interviewSlot.startsAt, new Date(startsAt.getTime() - interviewLimits.minutes.max * 60_000)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(interviewSlot.startsAt), asc(companyMember.createdAt), asc(interviewSlot.id))
    .limit(interviewLimits.clashes)
  const [ad] = await database.select({ title: jobPost.title }).from(jobPost).where(eq(jobPost.id, jobPostId))
  return clashesOfSpans(spans, rows, ad?.title ?? '')
}
