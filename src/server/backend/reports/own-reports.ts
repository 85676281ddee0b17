import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import type { account } from '#server/backend/database/schema/account.ts'
import { report } from '#server/backend/database/schema/report.ts'

type Person = Pick<typeof account.$inferSelect, 'uid' | 'email' | 'emailVerifiedAt'>

/** Those that a person sent, signed in or with an address that they have verified since. */
const sentBy = ({ uid, email, emailVerifiedAt }: Person) =>
  or(
    eq(report.uid, uid),
    // One that nobody verified may be somebody else's.
    emailVerifiedAt === null ? undefined : eq(report.email, email.toLowerCase()),
  )

/** What a person reported, for the copy of what is kept of them. */
export const exportReports = async (database: Database, own: Person | undefined) =>
  own === undefined
    ? []
    : database
        .select({
          jobPostId: report.jobPostId,
          revision: report.revision,
          reasons: report.reasons,
          body: report.body,
          email: report.email,
          createdAt: report.createdAt,
          outcome: report.outcome,
          outcomeReason: report.outcomeReason,
          closedAt: report.closedAt,
        })
        .from(report)
        .where(sentBy(own))
        .orderBy(asc(report.id))

/** For somebody whose account goes: what they reported stays for its time, and nothing says any more that it was them. */
export const leaveReports = async (database: Database, own: Person): Promise<void> => {
  await database.update(report).set({ uid: null, email: null }).where(sentBy(own))
}
