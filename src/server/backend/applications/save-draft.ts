import { and, eq } from 'drizzle-orm'
import type { ApplicationDraft, ApplicationRefusal } from '#contract/application.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { nextAttempt } from '#server/domain/application-sending.ts'
import { newId } from '#server/platform/ids.ts'
import { judgeFiles, replaceFiles } from './application-files.ts'
import { holdAd, lockApplicationsTo, lockOwnApplication } from './application-rows.ts'

export type DraftAnswer =
  | { kind: 'saved'; id: string }
  | { kind: 'refused'; because: Extract<ApplicationRefusal, 'closed' | 'applied' | 'file'> }
  /** The ad, or a file, is not there for this person. */
  | { kind: 'unknown' }

type Values = Pick<
  typeof application.$inferInsert,
  'revision' | 'answers' | 'message' | 'accommodation' | 'leftOut'
>

const write = async (
  unit: Unit,
  key: { uid: string; jobPostId: string; companyId: string },
  values: Values,
  attempt: number,
) => {
  const [row] = await unit.database
    .insert(application)
    .values({ id: newId(), ...key, attempt, ...values, createdAt: unit.at, updatedAt: unit.at })
    .onConflictDoUpdate({
      target: [application.uid, application.jobPostId, application.attempt],
      set: { ...values, updatedAt: unit.at },
      setWhere: eq(application.status, 'draft'),
    })
    .returning({ id: application.id })
  return row?.id ?? null
}

/** Writes a draft down as far as it has come: one for each ad, made when it is first saved. */
export const saveDraft = (work: Work, uid: string, input: ApplicationDraft): Promise<DraftAnswer> =>
  work<DraftAnswer>({ kind: 'person', uid }, async (unit) => {
    const { jobPostId, answers, message, accommodation, leftOut, fileIds } = input
    const ad = await holdAd(unit.database, jobPostId, unit.at)
    if (ad === null) return { kind: 'unknown' }
    if (!ad.open) return { kind: 'refused', because: 'closed' }
    const written = await lockApplicationsTo(unit.database, uid, jobPostId)
    const attempt = nextAttempt(written)
    if (attempt === null) return { kind: 'refused', because: 'applied' }
    const files = await judgeFiles(unit.database, uid, fileIds)
    if (files === 'unknown') return { kind: 'unknown' }
    if (files === 'refused') return { kind: 'refused', because: 'file' }
    const draft = written.find(({ status }) => status === 'draft')
    // What changed counts as seen only when the person says so, not because they went on typing.
    const looked = draft === undefined || input.changesSeen
    const seen = looked
      ? Math.max(draft?.revision ?? 1, Math.min(input.revision, ad.revision))
      : draft.revision
    const values = {
      revision: seen,
      answers: answers.slice(0, ad.questions.length),
      message,
      accommodation,
      leftOut: [...new Set(leftOut)],
    }
    const id = await write(unit, { uid, jobPostId, companyId: ad.companyId }, values, attempt)
    // Sent by another tab in the meantime.
    if (id === null) return new Rollback<DraftAnswer>({ kind: 'refused', because: 'applied' })
    await replaceFiles(unit.database, id, fileIds)
    return { kind: 'saved', id }
  })

/** Throws a draft away. False: there is none of theirs by this id. */
export const discardDraft = (work: Work, uid: string, id: string): Promise<boolean> =>
  work({ kind: 'person', uid }, async (unit) => {
    const row = await lockOwnApplication(unit.database, uid, id)
    if (row?.status !== 'draft') return false
    await unit.database
      .delete(application)
      .where(and(eq(application.id, id), eq(application.status, 'draft')))
    return true
  })
