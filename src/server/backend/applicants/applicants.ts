import type { ApplicantMoveInput, OfferExtensionAnswer, OfferExtensionInput } from '#contract/applicants.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createApplicantList } from './applicant-list.ts'
import { addNote, removeNote } from './applicant-notes.ts'
import { extendOffer } from './extend-offer.ts'
import { moveApplicant } from './move-applicant.ts'
import { findApplicant } from './one-applicant.ts'

/** Of the day of one offer; each is told to the student. */
const extensions = { limit: 5, seconds: 24 * 60 * 60 }

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** What a company's people see of who applied, and do with it. Whose company it is, is judged before. */
export const createApplicants = ({ database, work, rateLimits, now }: Dependencies) => ({
  ...createApplicantList(database),
  find: (companyId: string, id: string) => findApplicant(database, companyId, id, now()),
  move: (uid: string, input: ApplicantMoveInput) => moveApplicant(work, uid, input),
  extendOffer: async (
    uid: string,
    input: OfferExtensionInput,
  ): Promise<OfferExtensionAnswer | 'limited' | null> => {
    const counted = await rateLimits.hit('extend offer', `${input.companyId} ${input.id}`, extensions)
    return counted.kind === 'limited' ? 'limited' : extendOffer(work, uid, input)
  },
  addNote: (uid: string, input: Parameters<typeof addNote>[2]) => addNote(work, uid, input),
  removeNote: (uid: string, input: Parameters<typeof removeNote>[2]) => removeNote(work, uid, input),
})

export type Applicants = ReturnType<typeof createApplicants>
