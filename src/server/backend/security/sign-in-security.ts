import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { maskPhone } from '#contract/phone.ts'
import { sessionEnds } from '#server/backend/accounts/session-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import { signInPhone } from '#server/backend/database/schema/account-security.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import { cancelFactorRemoval, createFactorRemovalRows } from './factor-removal-rows.ts'
import type { SignInSecurity } from '#server/ports/sign-in-security.ts'

/** The numbers that were written down, for writes that have more to do as well. */
export const createSignInPhones = (database: Database) => ({
  find: async (uid: string): Promise<string | null> => {
    const [found] = await database
      .select({ phone: signInPhone.phone })
      .from(signInPhone)
      .where(eq(signInPhone.uid, uid))
    return found?.phone ?? null
  },
  /** In place of the one before. */
  write: async (uid: string, phone: string, at: Date): Promise<void> => {
    await database
      .insert(signInPhone)
      .values({ uid, phone, createdAt: at })
      .onConflictDoUpdate({
        target: signInPhone.uid,
        set: { phone: sql`excluded.phone`, createdAt: sql`excluded.created_at` },
      })
  },
  remove: async (uid: string): Promise<void> => {
    await database.delete(signInPhone).where(eq(signInPhone.uid, uid))
  },
  /** Whether one was written down before an instant, and since then no other. */
  isFromBefore: async (uid: string, at: Date): Promise<boolean> =>
    (await database.$count(signInPhone, and(eq(signInPhone.uid, uid), lt(signInPhone.createdAt, at)))) > 0,
  /** False: none was written down since. */
  removeSince: async (uid: string, at: Date): Promise<boolean> => {
    const gone = await database
      .delete(signInPhone)
      .where(and(eq(signInPhone.uid, uid), gte(signInPhone.createdAt, at)))
      .returning({ uid: signInPhone.uid })
    return gone.length > 0
  },
})

/** What the sessions need of this site beside their rows. */
export const createSignInSecurity = (database: Database, { work }: { work: Work }): SignInSecurity => ({
  signInPhone: (uid) => createSignInPhones(database).find(uid),

  strangePhoneRemoved: ({ uid, email }, phone) =>
    work({ kind: 'task', name: 'strange-sign-in-phone' }, async ({ audit, tell }) => {
      audit({ action: 'sign_in_phone.not_accepted', subject: `account:${uid}` })
      const kind = 'sign-in-phone-not-accepted'
      const data = { phone: maskPhone(phone) }
      tell(...newsTo([{ uid, email }], securityNews.happened(kind), { kind, data }))
    }),

  endSessions: (uid, except) =>
    work({ kind: 'person', uid }, async (unit) => {
      unit.purge(cacheTags.person(uid))
      return sessionEnds(unit.database).revokeAll(uid, except, unit.at)
    }),

  factorUsed: async (uid) => {
    if ((await createFactorRemovalRows(database).openOf(uid)) === null) return
    await work({ kind: 'person', uid }, (unit) => cancelFactorRemoval(unit, uid, { by: 'factor' }))
  },

  forgetTokens: (uid) =>
    work({ kind: 'person', uid }, async ({ purge }) => {
      purge(cacheTags.person(uid))
    }),
})
