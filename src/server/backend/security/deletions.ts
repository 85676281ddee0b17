import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { deletionDays } from '#contract/account-security.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion } from '#server/backend/database/schema/account-security.ts'
import { keepAnOwner, lockCompanies } from '#server/backend/members/owners.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Accounts that wait for their deletion. Each is the part of a unit of work that its caller begins. */
export const createDeletions = (database: Database) => ({
  /** When it will be deleted; null: it will not. */
  dueAt: async (uid: string): Promise<Date | null> => {
    const [row] = await database
      .select({ dueAt: accountDeletion.dueAt })
      .from(accountDeletion)
      .where(eq(accountDeletion.uid, uid))
    return row?.dueAt ?? null
  },

  /**
   * True when a company would be left without an owner: other owners who go themselves don't count. The companies stay
   * locked until the commit, so that of two owners who go at the same time one is the last.
   */
  isOnlyOwner: async (uid: string): Promise<boolean> => {
    const owned = await database
      .select({ id: companyMember.companyId })
      .from(companyMember)
      // An admin who once was an owner is none.
      .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
      .where(and(eq(companyMember.uid, uid), eq(companyMember.role, 'owner')))
    const ids = owned.map(({ id }) => id)
    if (ids.length === 0) return false
    await lockCompanies(database, ids)
    const kept = await keepAnOwner(database, ids, uid)
    return ids.some((id) => !kept.has(id))
  },

  /** True: they run the site, and are held as what they are until the commit. */
  isAdmin: async (uid: string): Promise<boolean> => {
    const [found] = await database
      .select({ kind: account.kind })
      .from(account)
      .where(eq(account.uid, uid))
      .for('no key update')
    return found?.kind === 'admin'
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

  /** False when there was nothing to take back (of what was asked for since an instant), or it has begun. */
  cancel: async (uid: string, since?: Date): Promise<boolean> => {
    const gone = await database
      .delete(accountDeletion)
      .where(
        and(
          eq(accountDeletion.uid, uid),
          isNull(accountDeletion.begunAt),
          since && gte(accountDeletion.createdAt, since),
        ),
      )
      .returning({ uid: accountDeletion.uid })
    return gone.length > 0
  },

  /** True: its deletion began in an earlier try, and the provider may have the person no more. */
  hasBegun: async (uid: string): Promise<boolean> =>
    (await database.$count(
      accountDeletion,
      and(eq(accountDeletion.uid, uid), isNotNull(accountDeletion.begunAt)),
    )) > 0,

  /** Drops the request, begun or not. */
  forget: async (uid: string): Promise<void> => {
    await database.delete(accountDeletion).where(eq(accountDeletion.uid, uid))
  },

  /** People whose time has come, whether their deletion has begun already or not. */
  due: async (at: Date): Promise<readonly string[]> => {
    const rows = await database
      .select({ uid: accountDeletion.uid })
      .from(accountDeletion)
      .where(lte(accountDeletion.dueAt, at))
      .orderBy(asc(accountDeletion.dueAt))
      .limit(1000)
    return rows.map(({ uid }) => uid)
  },

  /** From here on it can't be taken back. Null: it was taken back, or is not due. Answers the person's address. */
  begin: async (uid: string, at: Date): Promise<{ email: string } | null> => {
    const [begun] = await database
      .update(accountDeletion)
      .set({ begunAt: sql`coalesce(${accountDeletion.begunAt}, ${at.toISOString()}::timestamptz)` })
      .where(and(eq(accountDeletion.uid, uid), lte(accountDeletion.dueAt, at)))
      .returning({ uid: accountDeletion.uid })
    if (begun === undefined) return null
    const [person] = await database.select({ email: account.email }).from(account).where(eq(account.uid, uid))
    return person ?? null
  },
})
