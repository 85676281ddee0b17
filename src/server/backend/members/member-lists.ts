import type { Database } from '#server/backend/database/open.ts'
import { invitesOf, type Invite } from './invite-rows.ts'
import { companyName, membersOf, type Member } from './member-rows.ts'

export type CompanyMembers = {
  companyId: string
  company: string
  members: readonly Member[]
  invites: readonly Invite[]
}

/** The people of a company, and whom its owners asked to join. Who may read it is judged before. */
export const createMemberLists = (database: Database) => ({
  of: async (companyId: string): Promise<CompanyMembers> => {
    const [company, members, invites] = await Promise.all([
      companyName(database, companyId),
      membersOf(database, companyId),
      invitesOf(database, companyId),
    ])
    return { companyId, company, members, invites }
  },
})

export type MemberLists = ReturnType<typeof createMemberLists>
