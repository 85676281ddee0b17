import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import type { account } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'

/** What is kept of a person's address, for the copy of everything kept about them. */
export const exportMailStops = async (database: Database, own: typeof account.$inferSelect | undefined) =>
  // An address that nobody verified may be somebody else's.
  own === undefined || own.emailVerifiedAt === null
    ? []
    : database
        .select({ reason: mailStop.reason, at: mailStop.at, liftedAt: mailStop.liftedAt })
        .from(mailStop)
        .where(eq(mailStop.email, own.email))

/** Forgets an address with the account it was verified for: who comes back asks for mails anew. */
export const dropMailStop = async (database: Database, email: string): Promise<void> => {
  await database.delete(mailStop).where(eq(mailStop.email, email))
}
