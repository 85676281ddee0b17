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

/** Told of something of one company. */
const isOf = (
  database: Database,
  companyId: string,
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

/** Told of its applicants or of its messages, with the names of students. */
const namesStudents = (database: Database, companyId: string): SQL | undefined =>
  or(
    isOf(database, companyId, application, subjectOf.application),
    isOf(database, companyId, thread, subjectOf.thread),
  )

/**
 * Takes away what one person was told as a member of a company: of its ads, its applicants, its messages, its people and of
 * itself. Nothing of other companies, nor what a digest of theirs waits for.
 */
export const eraseNewsOfMember = async (
  database: Database,
  { uid, companyId }: { uid: string; companyId: string },
): Promise<void> => {
  await database.delete(notification).where(
    and(
      eq(notification.uid, uid),
      or(
        eq(notification.subject, subjectOf.company(companyId)),
        namesStudents(database, companyId),
        isOf(database, companyId, jobPost, subjectOf.jobPost),
        // Of who came and went: its subject is the person.
        and(eq(notification.kind, 'membership'), eq(notification.href, routes.companyMembers(companyId))),
      ),
    ),
  )
}

/**
 * Takes away what these members of a company were told of students, also what a digest would still tell: it is suspended, and
 * reads of nobody. What students were told of the same stays.
 */
export const eraseNewsOfStudents = async (
  database: Database,
  { uids, companyId }: { uids: readonly string[]; companyId: string },
): Promise<void> => {
  if (uids.length > 0)
    await database
      .delete(notification)
      .where(and(inArray(notification.uid, [...uids]), namesStudents(database, companyId)))
}
