import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { verificationCodeHours, verificationTriesMost } from '#contract/verification-code.ts'
import type { Database } from '#server/backend/database/open.ts'
import { verificationCode } from '#server/backend/database/schema/account-security.ts'

type Whose = { uid: string; email: string; browser: string | null }

/** Codes of verification mails, one for each person. What writes is the part of a unit that its caller begins. */
export const createVerificationCodeRows = (database: Database) => ({
  /** In place of the one before, which is void then. */
  renew: async ({ uid, email, browser }: Whose, hash: string, at: Date): Promise<void> => {
    const dueAt = new Date(at.getTime() + verificationCodeHours * 60 * 60 * 1000)
    const row = { uid, email, hash, browser, tries: 0, createdAt: at, dueAt }
    await database
      .insert(verificationCode)
      .values(row)
      .onConflictDoUpdate({ target: verificationCode.uid, set: row })
  },

  /** Counts a try before it is judged, so that tries at once are all counted. Null: nothing may be tried. */
  countTry: async (
    { uid, email, browser }: Whose & { browser: string },
    at: Date,
  ): Promise<{ hash: string; tries: number } | null> => {
    const [row] = await database
      .update(verificationCode)
      .set({ tries: sql`${verificationCode.tries} + 1` })
      .where(
        and(
          eq(verificationCode.uid, uid),
          eq(verificationCode.email, email),
          or(isNull(verificationCode.browser), eq(verificationCode.browser, browser)),
          gt(verificationCode.dueAt, at),
          lt(verificationCode.tries, verificationTriesMost),
        ),
      )
      .returning({ hash: verificationCode.hash, tries: verificationCode.tries })
    return row ?? null
  },

  remove: async (uid: string): Promise<void> => {
    await database.delete(verificationCode).where(eq(verificationCode.uid, uid))
  },

  removeOld: async (at: Date): Promise<void> => {
    await database.delete(verificationCode).where(lte(verificationCode.dueAt, at))
  },
})
