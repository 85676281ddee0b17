import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import { memberLimits } from '#contract/company-members.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'

/** An invitation with the words it is told in. `invitedBy` null: the person wrote no profile yet. */
export type Invite = {
  id: string
  companyId: string
  company: string
  email: string
  role: CompanyRole
  invitedBy: string | null
  expiresAt: Date
}

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Until when an invitation that is sent now can be accepted. */
export const expiryFrom = (at: Date): Date =>
  new Date(at.getTime() + memberLimits.inviteDays * dayMilliseconds)

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

const selectInvites = (database: Database) =>
  database
    .select({
      id: companyInvite.id,
      companyId: companyInvite.companyId,
      company: company.displayName,
      email: companyInvite.email,
      role: companyInvite.role,
      invitedBy: personProfile.displayName,
      expiresAt: companyInvite.expiresAt,
    })
    .from(companyInvite)
    .innerJoin(company, eq(company.id, companyInvite.companyId))
    .leftJoin(personProfile, eq(personProfile.uid, companyInvite.invitedByUid))

/** Those of a company, with those that ended lately; the ones that hold longest first. */
export const invitesOf = (database: Database, companyId: string): Promise<Invite[]> =>
  selectInvites(database)
    .where(eq(companyInvite.companyId, companyId))
    .orderBy(desc(companyInvite.expiresAt), desc(companyInvite.id))
    .limit(memberLimits.listedInvites)

/** What a link is for. Null: it is none, too old, used, withdrawn, or of a company that is not public. */
export const findInvite = async (database: Database, token: string, at: Date): Promise<Invite | null> => {
  const [row] = await selectInvites(database).where(
    and(
      eq(companyInvite.tokenHash, hash(token)),
      gt(companyInvite.expiresAt, at),
      eq(company.status, 'active'),
    ),
  )
  return row ?? null
}

/** Makes the link's token, in place of the one before. Null: the invitation is over. */
export const renewToken = async (
  database: Database,
  id: string,
  at: Date,
): Promise<{ token: string; invite: Invite } | null> => {
  // 256 bits: a token needs no slow hash, and nobody guesses one.
  const token = randomBytes(32).toString('base64url')
  await database
    .update(companyInvite)
    .set({ tokenHash: hash(token) })
    .where(and(eq(companyInvite.id, id), gt(companyInvite.expiresAt, at)))
  const invite = await findInvite(database, token, at)
  return invite === null ? null : { token, invite }
}

/** What somebody who is no owner any more asked others to is void. */
export const dropInvitesBy = async (database: Database, companyId: string, uid: string): Promise<void> => {
  await database
    .delete(companyInvite)
    .where(and(eq(companyInvite.companyId, companyId), eq(companyInvite.invitedByUid, uid)))
}

/** Those to an address whose account goes. */
export const dropInvitesTo = async (database: Database, email: string): Promise<void> => {
  await database.delete(companyInvite).where(eq(companyInvite.email, email.toLowerCase()))
}

/** Those that ended so long ago that nobody sends them again. Answers how many. */
export const dropOldInvites = async (database: Database, at: Date): Promise<number> => {
  const before = new Date(at.getTime() - memberLimits.endedInviteDays * dayMilliseconds)
  const old = await database
    .delete(companyInvite)
    .where(lte(companyInvite.expiresAt, before))
    .returning({ id: companyInvite.id })
  return old.length
}
