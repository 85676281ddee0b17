import { eq } from 'drizzle-orm'
import type { Viewer } from '#contract/account.ts'
import { memberLimits, type AcceptInviteAnswer, type InviteStanding } from '#contract/company-members.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { inviteStanding, isInvited } from '#server/domain/invite-standing.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { newId } from '#server/platform/ids.ts'
import { findInvite, type Invite } from './invite-rows.ts'
import { findMember, membersOf, tellOwners } from './member-rows.ts'
import { lockCompanies } from './owners.ts'

type Person = { uid: string; email: string }
type Looker = { email: string | null; emailVerified: boolean; viewer: Viewer }

/** An invitation, and how whoever looks at it stands to it. */
export type SeenInvite = Invite & { standing: InviteStanding }

/** `companyId` null: the invitation is over, and of nobody's business. */
export type AcceptedInvite = { answer: AcceptInviteAnswer; companyId: string | null }

/** What is done with the link of an invitation. */
export const createInviteLinks = ({
  database,
  work,
  now,
}: {
  database: Database
  work: Work
  now: () => Date
}) => ({
  /** What it is for, and how whoever looks stands to it; nothing happens. Null: it is none, too old, used or withdrawn. */
  look: async (token: string, person: Looker | null): Promise<SeenInvite | null> => {
    const invite = await findInvite(database, token, now())
    return invite === null ? null : { ...invite, standing: inviteStanding(invite, person) }
  },

  /** The caller has a company account and verified the address. The owners are told. */
  accept: ({ uid, email }: Person, token: string): Promise<AcceptedInvite> =>
    work<AcceptedInvite>({ kind: 'person', uid }, async (unit) => {
      const { database: within, at, audit } = unit
      const ended = { answer: 'ended', companyId: null } as const
      const found = await findInvite(within, token, at)
      if (found === null) return ended
      const { companyId } = found
      await lockCompanies(within, [companyId])
      // Withdrawn, used, or its role changed, while this waited.
      const invite = await findInvite(within, token, at)
      if (invite === null) return ended
      if ((await findMember(within, companyId, { uid })) !== null) return { answer: 'member', companyId }
      if (!isInvited(invite, email)) return { answer: 'other_address', companyId: null }
      if ((await membersOf(within, companyId)).length >= memberLimits.members)
        return { answer: 'members_full', companyId: null }
      if ((await within.$count(companyMember, eq(companyMember.uid, uid))) >= memberLimits.companies)
        return { answer: 'companies_full', companyId: null }
      const { role } = invite
      // What they joined last they act for first.
      const times = { usedAt: at, createdAt: at, updatedAt: at }
      await within.insert(companyMember).values({ id: newId(), companyId, uid, role, ...times })
      await within.delete(companyInvite).where(eq(companyInvite.id, invite.id))
      audit({ action: 'company.member_joined', subject: `company:${companyId}`, detail: { role } })
      const data = { company: invite.company, companyId, role, email }
      const words = companyNews.memberJoined({ ...data, uid })
      await tellOwners(unit, { companyId, about: uid }, words, { kind: 'member-joined', data })
      return { answer: 'accepted', companyId }
    }),
})

export type InviteLinks = ReturnType<typeof createInviteLinks>
