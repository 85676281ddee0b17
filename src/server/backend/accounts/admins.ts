import { eq } from 'drizzle-orm'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { People } from '#server/ports/people.ts'

/**
 * `no_account`: the provider knows the person, this site does not. `member`: of a company, whose last owner they may be, and
 * whose applicants they were told of.
 */
export type GrantAnswer =
  'granted' | 'unknown' | 'disabled' | 'unverified' | 'no_account' | 'member' | 'already'

/** Who may run the site. */
export const createAdmins = ({ work, people }: { work: Work; people: Pick<People, 'findByEmail'> }) => ({
  /**
   * Makes somebody's account the operator's. Whose an address is, and that it is verified, says the provider: the copy in
   * our table may be an old one, and may stand in several rows. Throws when the provider can't be reached.
   */
  grant: async (actor: Actor, email: string): Promise<GrantAnswer> => {
    const person = await people.findByEmail(email.trim())
    if (person === null) return 'unknown'
    if (person.disabled) return 'disabled'
    if (!person.emailVerified) return 'unverified'
    const { uid } = person
    return work<GrantAnswer>(actor, async ({ database, at, audit }) => {
      const [found] = await database
        .select({ kind: account.kind })
        .from(account)
        .where(eq(account.uid, uid))
        .for('update')
      if (found === undefined) return 'no_account'
      if (found.kind === 'admin') return 'already'
      const [membership] = await database
        .select({ id: companyMember.id })
        .from(companyMember)
        .where(eq(companyMember.uid, uid))
        .limit(1)
      if (membership !== undefined) return 'member'
      await database.update(account).set({ kind: 'admin', updatedAt: at }).where(eq(account.uid, uid))
      audit({ action: 'account.admin_granted', subject: `account:${uid}`, detail: { before: found.kind } })
      return 'granted'
    })
  },
})

export type Admins = ReturnType<typeof createAdmins>
