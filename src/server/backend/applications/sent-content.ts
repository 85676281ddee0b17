import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { withoutParts, type ProfilePart } from '#contract/profile-parts.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { Database } from '#server/backend/database/open.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { snapshotOf } from '#contract/profile-snapshot.ts'
import type { ApplicationAd, ApplicationRow } from './application-rows.ts'

/** What a company would be sent of this person now, without what they leave out; null: no profile was written yet. */
export const presentProfile = async (
  database: Database,
  { uid, email }: { uid: string; email: string },
  leftOut: readonly ProfilePart[],
): Promise<ProfileSnapshot | null> => {
  const [row] = await database.select().from(studentUser).where(eq(studentUser.uid, uid))
  return row === undefined ? null : withoutParts(snapshotOf(row, email), leftOut)
}

type Content = {
  ad: Pick<ApplicationAd, 'id' | 'companyId' | 'revision' | 'questions' | 'replyByDays'>
  draft: Pick<ApplicationRow, 'id' | 'answers' | 'message' | 'accommodation'>
  profile: ProfileSnapshot
  fileIds: readonly string[]
}

/**
 * Names what is shown before sending, as 64 hexadecimal digits: what was changed in another tab, or by the company, since
 * then has another name, and nothing is sent that was not seen.
 */
export const nameContent = ({ ad, draft, profile, fileIds }: Content): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [ad.id, ad.companyId, ad.revision, ad.questions, ad.replyByDays],
        [draft.id, draft.answers, draft.message, draft.accommodation],
        profile,
        fileIds.toSorted(),
      ]),
    )
    .digest('hex')
