import { eq } from 'drizzle-orm'
import { account } from '#server/backend/database/schema/account.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'

export type GrantAnswer = 'granted' | 'unknown' | 'already' | 'unverified'

/** Who may run the site. */
export const createAdmins = ({ work }: { work: Work }) => ({
  /** Makes the account of an e-mail address the operator's. The address must be verified. */
  grant: (actor: Actor, email: string): Promise<GrantAnswer> =>
    work<GrantAnswer>(actor, async ({ database, at, audit }) => {
      const [found] = await database
        .select()
        .from(account)
        .where(eq(account.email, email.trim().toLowerCase()))
        .for('update')
      if (found === undefined) return 'unknown'
      if (found.kind === 'admin') return 'already'
      if (found.emailVerifiedAt === null) return 'unverified'
      await database.update(account).set({ kind: 'admin', updatedAt: at }).where(eq(account.uid, found.uid))
      audit({
        action: 'account.admin_granted',
        subject: `account:${found.uid}`,
        detail: { before: found.kind },
      })
      return 'granted'
    }),
})

export type Admins = ReturnType<typeof createAdmins>
