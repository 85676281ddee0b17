import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { bookmark, seenJobPost } from '#server/backend/database/schema/bookmark.ts'

/** The ads that a person keeps and looked at, as JSON values. */
export const exportBookmarks = async (database: Database, uid: string) => ({
  bookmarks: await database
    .select({
      jobPostId: bookmark.jobPostId,
      note: bookmark.note,
      revision: bookmark.revision,
      savedAt: bookmark.createdAt,
      changedAt: bookmark.updatedAt,
    })
    .from(bookmark)
    .where(eq(bookmark.uid, uid))
    .orderBy(asc(bookmark.createdAt), asc(bookmark.jobPostId)),
  history: await database
    .select({ jobPostId: seenJobPost.jobPostId, seenAt: seenJobPost.seenAt })
    .from(seenJobPost)
    .where(eq(seenJobPost.uid, uid))
    .orderBy(asc(seenJobPost.seenAt), asc(seenJobPost.jobPostId)),
})
