import { and, eq } from 'drizzle-orm'
import { applicantLimits, type ApplicantNoteAnswer } from '#contract/applicants.ts'
import { applicationNote } from '#server/backend/database/schema/application.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import { lockApplicant } from './move-applicant.ts'

/** Which application of which company. */
type Of = { companyId: string; id: string }

/** Writes a note down. Null: the company has no such applicant, or nothing is kept of them any more. */
export const addNote = (
  work: Work,
  uid: string,
  { companyId, id, note }: Of & { note: string },
): Promise<ApplicantNoteAnswer | null> =>
  work<ApplicantNoteAnswer | null>({ kind: 'person', uid }, async (unit) => {
    const { database, at } = unit
    const row = await lockApplicant(database, companyId, id)
    if (row === null || row.status === 'withdrawn' || row.erasedAt !== null) return null
    const kept = await database.$count(applicationNote, eq(applicationNote.applicationId, id))
    if (kept >= applicantLimits.notes) return 'full'
    const noteId = newId()
    await database
      .insert(applicationNote)
      .values({ id: noteId, applicationId: id, byUid: uid, text: note, createdAt: at })
    unit.audit({
      action: 'application.note',
      subject: `application:${id}`,
      detail: { company: companyId, note: noteId },
    })
    return 'done'
  })

/** Takes out a note, which its writer alone may. Null: they have none by this id. */
export const removeNote = (
  work: Work,
  uid: string,
  { companyId, id, noteId }: Of & { noteId: string },
): Promise<ApplicantNoteAnswer | null> =>
  work<ApplicantNoteAnswer | null>({ kind: 'person', uid }, async (unit) => {
    const { database } = unit
    const row = await lockApplicant(database, companyId, id)
    if (row === null || row.status === 'withdrawn') return null
    const gone = await database
      .delete(applicationNote)
      .where(
        and(
          eq(applicationNote.id, noteId),
          eq(applicationNote.applicationId, id),
          eq(applicationNote.byUid, uid),
        ),
      )
      .returning({ id: applicationNote.id })
    if (gone.length === 0) return null
    unit.audit({
      action: 'application.note_removed',
      subject: `application:${id}`,
      detail: { company: companyId, note: noteId },
    })
    return 'done'
  })
