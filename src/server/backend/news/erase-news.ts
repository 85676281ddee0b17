import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { routes } from '#contract/routes.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { thread } from '#server/backend/database/schema/message.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { subjectOf } from '#server/domain/news/words.ts'

/** Takes away what anybody was told of these subjects, since it may name whoever they are about. */
export const eraseNewsOf = async (database: Database, subjects: readonly string[]): Promise<void> => {
  if (subjects.length > 0)
    await database.delete(notification).where(inArray(notification.subject, [...subjects]))
}

type Owned = { companyId: PgColumn; id: PgColumn }

/**
 * Takes away what one person was told as a member of a company: of its ads, its applicants, its messages, its people and of
 * itself. Nothing of other companies, nor what a digest of theirs waits for.
 */
export const eraseNewsOfMember = async (
  database: Database,
  { uid, companyId }: { uid: string; companyId: string },
): Promise<void> => {
  const isOf = (
    table: typeof application | typeof thread | typeof jobPost,
    of: (id: string) => string,
  ): SQL => {
    const { id, companyId: column }: Owned = table
    const subjects = database
      .select({ subject: sql`${of('')} || ${id}::text` })
      .from(table)
      .where(eq(column, companyId))
    return inArray(notification.subject, subjects)
  }
  await database.delete(notification).where(
    and(
      eq(notification.uid, uid),
      or(
        eq(notification.subject, subjectOf.company(companyId)),
        isOf(application, subjectOf.application),
        isOf(thread, subjectOf.thread),
        isOf(jobPost, subjectOf.jobPost),
        // Of who came and went: its subject is the person.
        and(eq(notification.kind, 'membership'), eq(notification.href, routes.companyMembers(companyId))),
      ),
    ),
  )
}
