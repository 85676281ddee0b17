import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import { memberLimits, type InviteAnswer } from '#contract/company-members.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { dropOldInvites, expiryFrom } from './invite-rows.ts'
import { companyName, findMember, membersOf } from './member-rows.ts'
import { lockCompanies } from './owners.ts'

/** Mails with invitations: of a company, and to one address by whatever company. */
const inviteLimits = {
  company: { limit: 30, seconds: 24 * 60 * 60 },
  address: { limit: 5, seconds: 24 * 60 * 60 },
} as const

type Dependencies = { work: Work; rateLimits: RateLimits }
type Wanted = { company: string; email: string; role: CompanyRole }
type Named = { company: string; id: string }
type InviteRow = typeof companyInvite.$inferSelect

const audited = (companyId: string, inviteId: string, role: CompanyRole) => ({
  subject: `company:${companyId}`,
  detail: { invite: inviteId, role },
})

const isMember = async (database: Database, companyId: string, email: string): Promise<boolean> => {
  const found = await database
    .select({ id: companyMember.id })
    .from(companyMember)
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .where(and(eq(companyMember.companyId, companyId), eq(account.email, email)))
    .limit(1)
  return found.length > 0
}

/** Why an address gets no invitation, whatever the limits say. */
const refusalOf = async (unit: Unit, companyId: string, email: string): Promise<InviteAnswer | null> => {
  const { database, at } = unit
  if (!(await isActiveCompany(database, companyId))) return 'not_active'
  if (await isMember(database, companyId, email)) return 'member'
  const open = and(eq(companyInvite.companyId, companyId), gt(companyInvite.expiresAt, at))
  if ((await database.$count(companyInvite, and(open, eq(companyInvite.email, email)))) > 0) return 'invited'
  if ((await openInvites(unit, companyId)) >= memberLimits.openInvites) return 'invites_full'
  return (await hasRoom(database, companyId)) ? null : 'members_full'
}

/** Why an invitation is not sent again, whatever the limits say. */
const resendRefusalOf = async (
  unit: Unit,
  { companyId, expiresAt }: InviteRow,
): Promise<InviteAnswer | null> => {
  const { database, at } = unit
  if (!(await isActiveCompany(database, companyId))) return 'not_active'
  if (expiresAt <= at && (await openInvites(unit, companyId)) >= memberLimits.openInvites)
    return 'invites_full'
  return (await hasRoom(database, companyId)) ? null : 'members_full'
}

const openInvites = ({ database, at }: Unit, companyId: string): Promise<number> =>
  database.$count(companyInvite, and(eq(companyInvite.companyId, companyId), gt(companyInvite.expiresAt, at)))

const hasRoom = async (database: Database, id: string): Promise<boolean> =>
  (await membersOf(database, id)).length < memberLimits.members

/** Whose verified address it is, where that is a company's person, is told on the site as well. */
const tellInvited = async (unit: Unit, { companyId, email }: Pick<InviteRow, 'companyId' | 'email'>) => {
  const [invited] = await unit.database
    .select({ uid: account.uid })
    .from(account)
    .where(and(eq(account.email, email), eq(account.kind, 'company'), isNotNull(account.emailVerifiedAt)))
    .limit(1)
  if (invited === undefined) return
  const company = await companyName(unit.database, companyId)
  unit.tell({ ...invited, ...companyNews.invited({ companyId, company }) })
}

const send = (unit: Unit, inviteId: string) => unit.send({ name: 'send-company-invite', data: { inviteId } })

/**
 * Whom owners ask to join. What is known of an address here is told to nobody but its mailbox: the same mail goes to
 * everybody. Null: the one who asks is no owner any more, or there is no such invitation.
 */
export const createInvites = ({ work, rateLimits }: Dependencies) => {
  /**
   * False: this company, or this address, got enough mails for now. Counts one, so it is asked only when nothing else
   * stands against the mail: what sends none must not spend what other companies may send to the address.
   */
  const mayMail = async (companyId: string, email: string): Promise<boolean> => {
    const byCompany = await rateLimits.hit('invite company', companyId, inviteLimits.company)
    if (byCompany.kind === 'limited') return false
    return (await rateLimits.hit('invite address', email, inviteLimits.address)).kind === 'allowed'
  }

  const forOwner = <Answer>(by: string, companyId: string, body: (unit: Unit) => Promise<Answer>) =>
    work<Answer | null>({ kind: 'person', uid: by }, async (unit) => {
      await lockCompanies(unit.database, [companyId])
      const asks = await findMember(unit.database, companyId, { uid: by })
      return asks?.role === 'owner' ? body(unit) : null
    })

  return {
    /** One that ended is made anew. Only approved companies have this site write to people. */
    invite: async (
      by: string,
      { company: companyId, email: typed, role }: Wanted,
    ): Promise<InviteAnswer | null> => {
      const email = typed.toLowerCase()
      const asked = await forOwner(by, companyId, async (unit) => ({
        refusal: await refusalOf(unit, companyId, email),
      }))
      if (asked === null || asked.refusal !== null) return asked?.refusal ?? null
      if (!(await mayMail(companyId, email))) return 'limited'
      return forOwner<InviteAnswer>(by, companyId, async (unit) => {
        const { database: within, at } = unit
        const refusal = await refusalOf(unit, companyId, email)
        if (refusal !== null) return refusal
        await within
          .delete(companyInvite)
          .where(
            and(
              eq(companyInvite.companyId, companyId),
              eq(companyInvite.email, email),
              lte(companyInvite.expiresAt, at),
            ),
          )
        const row = {
          id: newId(),
          companyId,
          email,
          role,
          invitedByUid: by,
          expiresAt: expiryFrom(at),
          createdAt: at,
          updatedAt: at,
        }
        await within.insert(companyInvite).values(row)
        unit.audit({ action: 'company.member_invited', ...audited(companyId, row.id, role) })
        send(unit, row.id)
        await tellInvited(unit, row)
        return 'sent'
      })
    },

    /** The mail with another link, good for as long as a new one; the link before is void once the mail is made. */
    resend: async (by: string, { company: companyId, id }: Named): Promise<InviteAnswer | null> => {
      const named = and(eq(companyInvite.id, id), eq(companyInvite.companyId, companyId))
      const asked = await forOwner(by, companyId, async (unit) => {
        const [row] = await unit.database.select().from(companyInvite).where(named)
        return row === undefined ? null : { email: row.email, refusal: await resendRefusalOf(unit, row) }
      })
      if (asked === null || asked.refusal !== null) return asked?.refusal ?? null
      if (!(await mayMail(companyId, asked.email))) return 'limited'
      return forOwner<InviteAnswer | null>(by, companyId, async (unit) => {
        const [row] = await unit.database.select().from(companyInvite).where(named)
        if (row === undefined) return null
        const refusal = await resendRefusalOf(unit, row)
        if (refusal !== null) return refusal
        await unit.database
          .update(companyInvite)
          .set({ expiresAt: expiryFrom(unit.at), updatedAt: unit.at })
          .where(named)
        unit.audit({ action: 'company.invite_resent', ...audited(companyId, id, row.role) })
        send(unit, id)
        return 'sent'
      })
    },

    /** False: there was none. */
    revoke: (by: string, { company: companyId, id }: Named): Promise<boolean | null> =>
      forOwner(by, companyId, async ({ database: within, audit }) => {
        const [row] = await within
          .delete(companyInvite)
          .where(and(eq(companyInvite.id, id), eq(companyInvite.companyId, companyId)))
          .returning({ role: companyInvite.role })
        if (row === undefined) return false
        audit({ action: 'company.invite_revoked', ...audited(companyId, id, row.role) })
        return true
      }),

    /** For the sweep. Answers how many. */
    forgetOld: (): Promise<number> =>
      work({ kind: 'task', name: 'old-company-invites' }, ({ database: within, at }) =>
        dropOldInvites(within, at),
      ),
  }
}

export type Invites = ReturnType<typeof createInvites>
