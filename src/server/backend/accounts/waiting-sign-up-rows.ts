import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { confirmationCodeLength } from '#contract/phone.ts'
import { verificationCodeHours, verificationTriesMost } from '#contract/verification-code.ts'
import type { Database } from '#server/backend/database/open.ts'
import { waitingSignUp } from '#server/backend/database/schema/account-security.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'

export type WaitingSignUpRow = typeof waitingSignUp.$inferSelect
type NewRow = Pick<WaitingSignUpRow, 'browser' | 'email' | 'uid' | 'sealed' | 'callbackUrl'>

/** What a row keeps encrypted. `password` null: the person was made with it. */
const sealedSchema = z.object({ code: z.string(), password: z.nullable(z.string()) })
type Sealed = z.infer<typeof sealedSchema>

export const sealSignUp = (cipher: DataCipher, browser: string, content: Sealed): string =>
  cipher.encrypt(JSON.stringify(content), ['sign-up', browser])

/** Null: under a key that is no longer given. */
export const openSignUp = (cipher: DataCipher, { browser, sealed }: WaitingSignUpRow): Sealed | null => {
  const text = cipher.decrypt(sealed, ['sign-up', browser])
  return text === null ? null : sealedSchema.parse(JSON.parse(text))
}

export const newCode = (): string =>
  String(randomInt(10 ** confirmationCodeLength)).padStart(confirmationCodeLength, '0')

/** What the database knows of a browser's secret. */
export const hashOfBrowser = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const dueAfter = (at: Date): Date => new Date(at.getTime() + verificationCodeHours * 60 * 60 * 1000)

/** Sign-ups that wait, by the hash of their browser's secret. What writes is the part of a unit that its caller begins. */
export const createWaitingSignUpRows = (database: Database) => ({
  find: async (browser: string): Promise<WaitingSignUpRow | null> => {
    const [row] = await database.select().from(waitingSignUp).where(eq(waitingSignUp.browser, browser))
    return row ?? null
  },

  /** True while a code of this person's sign-up may be typed. */
  isWaiting: async (uid: string, at: Date): Promise<boolean> =>
    (await database.$count(waitingSignUp, and(eq(waitingSignUp.uid, uid), gt(waitingSignUp.dueAt, at)))) > 0,

  /** In place of the one before of this browser. */
  begin: async (row: NewRow, at: Date): Promise<void> => {
    const fresh = { ...row, tries: 0, verifiedAt: null, createdAt: at, dueAt: dueAfter(at) }
    await database
      .insert(waitingSignUp)
      .values(fresh)
      .onConflictDoUpdate({ target: waitingSignUp.browser, set: fresh })
  },

  /** With a code that voids the one before. */
  renew: async (browser: string, sealed: string, at: Date): Promise<void> => {
    await database
      .update(waitingSignUp)
      .set({ sealed, tries: 0, dueAt: dueAfter(at) })
      .where(eq(waitingSignUp.browser, browser))
  },

  /** What is kept of it from now on, while nobody began it anew meanwhile. */
  keep: async ({ browser, sealed: before }: WaitingSignUpRow, sealed: string): Promise<void> => {
    await database
      .update(waitingSignUp)
      .set({ sealed })
      .where(and(eq(waitingSignUp.browser, browser), eq(waitingSignUp.sealed, before)))
  },

  /** Counts a try before it is judged, so that tries at once are all counted. Null: nothing may be tried. */
  countTry: async (browser: string, at: Date): Promise<WaitingSignUpRow | null> => {
    const [row] = await database
      .update(waitingSignUp)
      .set({ tries: sql`${waitingSignUp.tries} + 1` })
      .where(
        and(
          eq(waitingSignUp.browser, browser),
          gt(waitingSignUp.dueAt, at),
          lt(waitingSignUp.tries, verificationTriesMost),
        ),
      )
      .returning()
    return row ?? null
  },

  markVerified: async ({ browser, uid }: WaitingSignUpRow, at: Date): Promise<void> => {
    await database
      .update(waitingSignUp)
      .set({ verifiedAt: at })
      .where(and(eq(waitingSignUp.browser, browser), eq(waitingSignUp.uid, uid)))
  },

  removeOld: async (at: Date): Promise<void> => {
    await database.delete(waitingSignUp).where(lte(waitingSignUp.dueAt, at))
  },
})
