import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import type { account } from '#server/backend/database/schema/account.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'

/** Invitations to a person's address, and those they made; the addresses of others are theirs to ask for. */
export const exportInvites = async (database: Database, own: typeof account.$inferSelect | undefined) => {
  if (own === undefined) return []
  const { uid, email, emailVerifiedAt } = own
  const rows = await database
    .select()
    .from(companyInvite)
    .where(
      or(
        eq(companyInvite.invitedByUid, uid),
        // One that nobody verified may be somebody else's.
        emailVerifiedAt === null ? undefined : eq(companyInvite.email, email.toLowerCase()),
      ),
    )
    .orderBy(asc(companyInvite.id))
  return rows.map(({ companyId, role, invitedByUid, createdAt, expiresAt }) => ({
    direction: invitedByUid === uid ? 'made' : 'received',
    companyId,
    role,
    createdAt,
    expiresAt,
  }))
}
