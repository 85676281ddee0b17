import { and, eq, lte, sql } from 'drizzle-orm'
import { deletionDays } from '#contract/account-security.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion } from '#server/backend/database/schema/account-security.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Accounts that wait for their deletion. */
export const createDeletions = (database: Database) => ({
  /** When it will be deleted; null: it will not. */
  dueAt: async (uid: string): Promise<Date | null> => {
    const [row] = await database
      .select({ dueAt: accountDeletion.dueAt })
      .from(accountDeletion)
      .where(eq(accountDeletion.uid, uid))
    return row?.dueAt ?? null
  },

  /** True when a company has this person as its only owner. */
  isOnlyOwner: async (uid: string): Promise<boolean> => {
    const others = sql`exists (select 1 from company_member other where other.company_id = ${companyMember.companyId} and other.role = 'owner' and other.uid <> ${uid})`
    const [row] = await database
      .select({ id: companyMember.id })
      .from(companyMember)
      .where(and(eq(companyMember.uid, uid), eq(companyMember.role, 'owner'), sql`not ${others}`))
      .limit(1)
    return row !== undefined
  },

  /** A second request does not put it off. Answers when it is due. */
  request: async (uid: string, at: Date): Promise<Date> => {
    const dueAt = new Date(at.getTime() + deletionDays * dayMilliseconds)
    const [row] = await database
      .insert(accountDeletion)
      .values({ uid, dueAt, createdAt: at })
      .onConflictDoUpdate({ target: accountDeletion.uid, set: { uid } })
      .returning({ dueAt: accountDeletion.dueAt })
    return row?.dueAt ?? dueAt
  },

  /** False when there was nothing to take back. */
  cancel: async (uid: string): Promise<boolean> => {
    const gone = await database
      .delete(accountDeletion)
      .where(eq(accountDeletion.uid, uid))
      .returning({ uid: accountDeletion.uid })
    return gone.length > 0
  },

  /** Accounts whose time has come. */
  due: (at: Date) =>
    database
      .select({ uid: account.uid, email: account.email })
      .from(accountDeletion)
      .innerJoin(account, eq(account.uid, accountDeletion.uid))
      .where(lte(accountDeletion.dueAt, at))
      .limit(100),
})
