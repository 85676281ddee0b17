import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountKind, Membership, Viewer } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'

/**
 * As JSON, so that a person's companies come with their row in one select. The condition is an expression of its own:
 * of columns that stand in a selected expression itself drizzle leaves out the table when the select is from one, and
 * `uid = uid` would be true of everybody's memberships.
 */
export const membershipsOf = (uid: PgColumn): SQL<Membership[]> =>
  sql<Membership[]>`coalesce((
    select json_agg(json_build_object('companyId', ${companyMember.companyId}, 'role', ${companyMember.role}) order by ${companyMember.id})
    from ${companyMember} where ${eq(companyMember.uid, uid)}
  ), '[]'::json)`

/** `kind` null: no account was made. */
export const toViewer = (kind: AccountKind | null, memberships: readonly Membership[]): Viewer => {
  switch (kind) {
    case 'student':
      return { kind: 'student' }
    case 'admin':
      return { kind: 'admin' }
    case 'company':
      return { kind: 'company', memberships }
    case null:
      return { kind: 'none' }
  }
}

/** What a person is here, by the identity provider's uid. */
export const readViewer = async (database: Database, uid: string): Promise<Viewer> => {
  const [found] = await database
    .select({ kind: account.kind, memberships: membershipsOf(account.uid) })
    .from(account)
    .where(eq(account.uid, uid))
  return toViewer(found?.kind ?? null, found?.memberships ?? [])
}
