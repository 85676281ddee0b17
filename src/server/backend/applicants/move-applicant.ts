import { and, desc, eq } from 'drizzle-orm'
import type { ApplicantMoveInput, ApplicantRefusal } from '#contract/applicants.ts'
import { offerTexts, type OfferField } from '#contract/offer.ts'
import { hasOfferSheet } from '#contract/application-track.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { answerApplication } from '#server/backend/applications/answer-application.ts'
import type { ApplicationRow } from '#server/backend/applications/application-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { applicationTransitions } from '#server/domain/application-life.ts'
import { offerDayAtFault } from '#server/domain/offer.ts'
import { checkLetter } from '#server/domain/reply-letter.ts'

/** What a letter or a field of an offer asks although nobody may. */
export type FoundInField = LegalFinding & { at: 'text' | OfferField }

/** `late`: it was the first answer, and came after the promised day. */
export type ApplicantMoved =
  | { kind: 'unknown' }
  | { kind: 'refused'; because: Exclude<ApplicantRefusal, 'unlawful'> }
  | { kind: 'unlawful'; findings: readonly FoundInField[] }
  | { kind: 'moved'; late: boolean }

/** An application that was sent to a company that may read of anybody, locked until the commit. */
export const lockApplicant = async (
  database: Database,
  companyId: string,
  id: string,
): Promise<ApplicationRow | null> => {
  const [found] = await database
    .select({ row: application })
    .from(application)
    .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
    .where(and(eq(application.id, id), eq(application.companyId, companyId)))
    .for('update', { of: application })
  return found === undefined || found.row.status === 'draft' ? null : found.row
}

/** Whether the last thing that happened is what this person asks for: a form that was sent twice. */
const isDone = async (
  database: Database,
  row: ApplicationRow,
  uid: string,
  { action }: ApplicantMoveInput,
) => {
  if (row.status !== applicationTransitions[action].to) return false
  const [last] = await database
    .select({ byUid: applicationEvent.byUid })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, row.id))
    .orderBy(desc(applicationEvent.createdAt), desc(applicationEvent.id))
    .limit(1)
  return last?.byUid === uid
}

const kindOf = async (database: Database, { jobPostId }: ApplicationRow) => {
  const [ad] = await database.select({ kind: jobPost.kind }).from(jobPost).where(eq(jobPost.id, jobPostId))
  if (ad === undefined) throw new Error('The application has no ad')
  return ad.kind
}

/**
 * What a member does with an application that they were shown as it was at `seen`. Where it is another by now nothing is
 * written, unless it was this press that changed it.
 */
export const moveApplicant = async (
  work: Work,
  uid: string,
  input: ApplicantMoveInput,
): Promise<ApplicantMoved> => {
  const { companyId, id, seen, action, reason } = input
  // That it was looked at is told without words.
  const text = action === 'view' ? '' : input.text
  const offer = action === 'offer' ? input.offer : null
  const texts = [['text', text] as const, ...(offer === null ? [] : offerTexts(offer))]
  const findings = texts.flatMap(([at, written]) =>
    checkLetter(written).map((finding): FoundInField => ({ ...finding, at })),
  )
  if (findings.length > 0) return { kind: 'unlawful', findings }
  return work<ApplicantMoved>({ kind: 'person', uid }, async (unit) => {
    const row = await lockApplicant(unit.database, companyId, id)
    if (row === null) return { kind: 'unknown' }
    if (row.updatedAt.getTime() !== Date.parse(seen))
      return (await isDone(unit.database, row, uid, input))
        ? { kind: 'moved', late: false }
        : { kind: 'refused', because: 'changed' }
    if (action === 'reject' && reason === null) return { kind: 'refused', because: 'reason' }
    const isOfWork = action === 'offer' && hasOfferSheet(await kindOf(unit.database, row))
    if (isOfWork && offer === null) return { kind: 'refused', because: 'offer' }
    const because = offer === null ? null : offerDayAtFault(offer, unit.at)
    if (because !== null) return { kind: 'refused', because }
    const answer = await answerApplication(unit, row, {
      action,
      actor: 'company',
      text,
      member: { uid, declineReason: action === 'reject' ? reason : null },
      offer: isOfWork ? offer : null,
    })
    if (answer.kind === 'moved') return { kind: 'moved', late: answer.late }
    // A member of a company does nothing that is the student's alone.
    return { kind: 'refused', because: answer.because === 'actor' ? 'status' : answer.because }
  })
}
