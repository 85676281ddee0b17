import type { ApplicationDraft, ApplicationSubmit } from '#contract/application.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { readApplicationForm } from './application-form.ts'
import { eraseDue } from './erase-applications.ts'
import { createOwnApplications } from './own-applications.ts'
import { moveOwn, type OwnMove } from './own-moves.ts'
import { discardDraft, saveDraft } from './save-draft.ts'
import { submitApplication } from './submit-application.ts'

export type Applications = ReturnType<typeof createApplications>

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** What students write to companies: drafts, what was sent, and what they do with it. */
export const createApplications = ({ database, work, rateLimits, now }: Dependencies) => {
  const own = createOwnApplications(database, now)
  return {
    ...own,
    form: (person: { uid: string; email: string | null }, jobPostId: string) =>
      readApplicationForm({ database, own, now }, person, jobPostId),
    saveDraft: (uid: string, input: ApplicationDraft) => saveDraft(work, uid, input),
    discardDraft: (uid: string, id: string) => discardDraft(work, uid, id),
    submit: (person: { uid: string; email: string }, input: ApplicationSubmit) =>
      submitApplication({ database, work, rateLimits }, person, input),
    move: (uid: string, wanted: { id: string; move: OwnMove; reason: string }) => moveOwn(work, uid, wanted),
    eraseDue: () => eraseDue(work),
  }
}
