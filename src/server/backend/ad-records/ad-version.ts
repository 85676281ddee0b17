import { nameOf } from '#server/backend/job-post-editor/form-version.ts'
import type { SavedAd } from '#server/backend/job-post-editor/edit-rows.ts'

/** Names what an ad says and where it stands, as 16 hexadecimal digits. */
export const versionOf = ({
  row: { status },
  typed,
}: Pick<SavedAd, 'typed'> & { row: Pick<SavedAd['row'], 'status'> }): string => nameOf({ ...typed, status })
