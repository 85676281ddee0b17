import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountKind, Membership, Viewer } from '#contract/account.ts'
import { sessionDays } from '#contract/auth.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { mayUsePhone } from '#server/domain/may-use-phone.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'

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

/** What of a verified token is held against the sessions. */
type Token = Pick<VerifiedIdentity, 'uid' | 'emailVerified' | 'byPhone' | 'authTime'>

const sessionMilliseconds = sessionDays * 24 * 60 * 60 * 1000

/**
 * What the person behind a verified token is here; null: the token is nobody's. A token is of an open session of its
 * person that was signed in to at the same second and in the same way, so that a device whose session ended has none, with
 * whatever its refresh token mints. SMS alone is asked again whom it is for. One indexed select, which nothing caches.
 */
export const prepareViewer = (database: Database) => {
  const query = database
    .select({ kind: account.kind, memberships: membershipsOf(session.uid) })
    .from(session)
    .leftJoin(account, eq(account.uid, session.uid))
    .where(
      and(
        eq(session.uid, sql.placeholder('uid')),
        eq(session.authTime, sql.placeholder('authTime')),
        eq(session.byPhone, sql.placeholder('byPhone')),
        isNull(session.revokedAt),
        gt(session.lastSeenAt, sql.placeholder('usedAfter')),
      ),
    )
    .limit(1)
    .prepare('find_viewer')

  return async (token: Token, now: Date): Promise<Viewer | null> => {
    const { uid, authTime, byPhone } = token
    const usedAfter = new Date(now.getTime() - sessionMilliseconds)
    const [found] = await query.execute({ uid, authTime, byPhone, usedAfter })
    if (found === undefined) return null
    const viewer = toViewer(found.kind, found.memberships)
    return mayUsePhone(token, viewer.kind) ? viewer : null
  }
}
