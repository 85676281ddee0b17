import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { calendarFeed } from '#server/backend/database/schema/calendar-feed.ts'
import { companyCalendarFeed } from '#server/backend/database/schema/company-calendar-feed.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { companyToken } from '#server/backend/database/schema/company-token.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { SessionRows } from '#server/ports/session-rows.ts'
import { membershipsOf, toViewer } from './viewer.ts'

const open = isNull(session.revokedAt)

/** Ends of sessions, for writes that have more to do as well. */
export const sessionEnds = (
  database: Database,
): Pick<SessionRows, 'revoke' | 'revokeAll' | 'forgetFactor' | 'renewAtNextReading'> => ({
  revoke: async (uid, id, at) => {
    const ended = await database
      .update(session)
      .set({ revokedAt: at, tokens: null })
      .where(and(eq(session.uid, uid), eq(session.id, id), open))
      .returning({ id: session.id })
    await database
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.uid, uid), eq(pushSubscription.sessionId, id)))
    return ended.length > 0
  },

  revokeAll: async (uid, except, at) => {
    // Whoever was signed in could note the calendar's secret down, which needs no sign-in afterwards.
    await database.delete(calendarFeed).where(eq(calendarFeed.uid, uid))
    const memberships = database
      .select({ id: companyMember.id })
      .from(companyMember)
      .where(eq(companyMember.uid, uid))
    await database.delete(companyCalendarFeed).where(inArray(companyCalendarFeed.memberId, memberships))
    // So could what they made, and a system keeps it.
    if (except === null)
      await database.delete(companyToken).where(inArray(companyToken.memberId, memberships))
    await database
      .delete(pushSubscription)
      .where(
        and(
          eq(pushSubscription.uid, uid),
          except === null ? undefined : ne(pushSubscription.sessionId, except),
        ),
      )
    const ended = await database
      .update(session)
      .set({ revokedAt: at, tokens: null })
      .where(and(eq(session.uid, uid), open, except === null ? undefined : ne(session.id, except)))
      .returning({ id: session.id })
    return ended.length
  },

  forgetFactor: async (uid) => {
    await database
      .update(session)
      .set({ secondFactor: false })
      .where(and(eq(session.uid, uid), open))
  },

  renewAtNextReading: async (uid, at) => {
    const before = new Date(at.getTime() - tokenMaxAgeSeconds * 1000).toISOString()
    await database
      .update(session)
      .set({ lastSeenAt: sql`least(${session.lastSeenAt}, ${before}::timestamptz)` })
      .where(and(eq(session.uid, uid), open))
  },
})

/** Sessions in Postgres. */
export const createSessionRows = (database: Database): SessionRows => {
  const findQuery = database
    .select({
      id: session.id,
      uid: session.uid,
      device: session.device,
      tokens: session.tokens,
      generation: session.generation,
      email: session.email,
      emailVerified: session.emailVerified,
      secondFactor: session.secondFactor,
      byPhone: session.byPhone,
      authTime: session.authTime,
      tokenExpiresAt: session.tokenExpiresAt,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      kind: account.kind,
      memberships: membershipsOf(session.uid),
    })
    .from(session)
    .leftJoin(account, eq(account.uid, session.uid))
    .where(and(eq(session.secretHash, sql.placeholder('secretHash')), open))
    .limit(1)
    .prepare('find_session')

  const find: SessionRows['find'] = async (secretHash) => {
    const [row] = await findQuery.execute({ secretHash })
    if (row === undefined || row.tokens === null) return null
    const { kind, memberships: companies, tokens, ...columns } = row
    return { ...columns, tokens, viewer: toViewer(kind, companies) }
  }

  return {
    ...sessionEnds(database),
    find,

    create: async ({ at, ...row }) => {
      await database.insert(session).values({ ...row, createdAt: at, lastSeenAt: at })
    },

    isReplaced: async (secretHash) =>
      (await database.$count(session, and(eq(session.replacedSecretHash, secretHash), open))) > 0,

    replaceTokens: async (id, generation, columns, at) => {
      const replaced =
        columns.secretHash === undefined ? {} : { replacedSecretHash: sql`${session.secretHash}` }
      const changed = await database
        .update(session)
        .set({ ...columns, ...replaced, lastSeenAt: at, generation: generation + 1 })
        .where(and(eq(session.id, id), eq(session.generation, generation), open))
        .returning({ id: session.id })
      return changed.length > 0
    },

    replaceSecret: async (id, secretHash, next) => {
      const changed = await database
        .update(session)
        .set({ secretHash: next, replacedSecretHash: secretHash })
        .where(and(eq(session.id, id), eq(session.secretHash, secretHash), open))
        .returning({ id: session.id })
      return changed.length > 0
    },

    remove: async (id) => {
      await database.delete(session).where(eq(session.id, id))
    },

    removeUnchanged: async (id, generation) => {
      const removed = await database
        .delete(session)
        .where(and(eq(session.id, id), eq(session.generation, generation)))
        .returning({ id: session.id })
      return removed.length > 0
    },

    openAmong: async (ids) => {
      const rows = await database
        .select({ id: session.id })
        .from(session)
        .where(and(inArray(session.id, [...ids]), open))
      return new Set(rows.map(({ id }) => id))
    },

    list: (uid) =>
      database
        .select({
          id: session.id,
          uid: session.uid,
          device: session.device,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .where(and(eq(session.uid, uid), open))
        .orderBy(desc(session.lastSeenAt))
        .limit(100),

    removeIdle: async (before) => {
      const removed = await database
        .delete(session)
        .where(lt(session.lastSeenAt, before))
        .returning({ id: session.id })
      return removed.length
    },
  }
}
