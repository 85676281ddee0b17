import type { ApplicationRefusal } from '#contract/application.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { Database } from '#server/backend/database/open.ts'
import { nextAttempt } from '#server/domain/application-sending.ts'
import { findAd } from './application-rows.ts'
import type { createOwnApplications, OwnApplication } from './own-applications.ts'
import { nameContent, presentProfile } from './sent-content.ts'

/** What the page that applies begins with. */
export type ApplicationForm = {
  uid: string
  draft: OwnApplication | null
  /** The one that was sent last. */
  sent: OwnApplication | null
  /** Why nothing can be written now; null: it can. */
  refusal: Extract<ApplicationRefusal, 'closed' | 'applied'> | null
  questions: readonly string[]
  /** The ad's, as it stands. */
  revision: number
  replyByDays: number
  /** What the company would be sent of the person, without what the draft leaves out; null: there is no profile, or no address. */
  profile: ProfileSnapshot | null
  /** The message sent last, which may be taken over; empty: there was none. */
  suggestedMessage: string
  /** Names all of it, for the last press; null: something is missing. */
  shown: string | null
}

/** Null: there is no such ad. */
export const readApplicationForm = async (
  {
    database,
    own,
    now,
  }: { database: Database; own: ReturnType<typeof createOwnApplications>; now: () => Date },
  person: { uid: string; email: string | null },
  jobPostId: string,
): Promise<ApplicationForm | null> => {
  const { uid, email } = person
  const ad = await findAd(database, jobPostId, now())
  if (ad === null) return null
  const written = await own.to(uid, jobPostId)
  const draft = written.find(({ status }) => status === 'draft') ?? null
  const sent = written.find(({ status }) => status !== 'draft') ?? null
  // An ad that nobody may see is not there for whoever never wrote to it.
  if (draft === null && sent === null && !ad.open) return null
  const profile = email === null ? null : await presentProfile(database, { uid, email }, draft?.leftOut ?? [])
  const applied = nextAttempt(written) === null
  return {
    uid,
    draft,
    sent,
    refusal: applied ? 'applied' : ad.open ? null : 'closed',
    questions: ad.questions,
    revision: ad.revision,
    replyByDays: ad.replyByDays,
    profile,
    suggestedMessage: await own.lastMessage(uid),
    shown:
      draft === null || profile === null
        ? null
        : nameContent({ ad, draft, profile, fileIds: draft.files.map(({ id }) => id) }),
  }
}
