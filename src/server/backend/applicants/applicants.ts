import type { ApplicantMoveInput, OfferExtensionInput } from '#contract/applicants.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createApplicantList } from './applicant-list.ts'
import { addNote, removeNote } from './applicant-notes.ts'
import { extendOffer } from './extend-offer.ts'
import { moveApplicant } from './move-applicant.ts'
import { findApplicant } from './one-applicant.ts'

type Dependencies = { database: Database; work: Work; now: () => Date }

/** What a company's people see of who applied, and do with it. Whose company it is, is judged before. */
export const createApplicants = ({ database, work, now }: Dependencies) => ({
  ...createApplicantList(database),
  find: (companyId: string, id: string) => findApplicant(database, companyId, id, now()),
  move: (uid: string, input: ApplicantMoveInput) => moveApplicant(work, uid, input),
  extendOffer: (uid: string, input: OfferExtensionInput) => extendOffer(work, uid, input),
  addNote: (uid: string, input: Parameters<typeof addNote>[2]) => addNote(work, uid, input),
  removeNote: (uid: string, input: Parameters<typeof removeNote>[2]) => removeNote(work, uid, input),
})

export type Applicants = ReturnType<typeof createApplicants>
