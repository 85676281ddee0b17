import { createHash, randomInt } from 'node:crypto'
import { and, count, eq, gte, isNull } from 'drizzle-orm'
import { recoveryAlphabet, recoveryCodeCount } from '#contract/account-security.ts'
import type { Database } from '#server/backend/database/open.ts'
import { recoveryCode } from '#server/backend/database/schema/account-security.ts'
import { newId } from '#server/platform/ids.ts'

const hash = (uid: string, code: string) => createHash('sha256').update(`${uid}:${code}`).digest('hex')

const makeCode = () =>
  Array.from({ length: 16 }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join('')

/** Codes that stand in for a lost phone: kept as hashes, each good for one use. */
export const createRecoveryCodes = (database: Database) => ({
  /** New ones in place of all before, in the unit of the caller; the only time they can be read. */
  renew: async (uid: string, at: Date): Promise<readonly string[]> => {
    const codes = Array.from({ length: recoveryCodeCount }, makeCode)
    await database.delete(recoveryCode).where(eq(recoveryCode.uid, uid))
    await database
      .insert(recoveryCode)
      .values(codes.map((code) => ({ id: newId(), uid, hash: hash(uid, code), createdAt: at })))
    return codes
  },

  /** Uses a code up; null when it is none, or was used. One statement: of two at once, one gets it. */
  consume: async (uid: string, code: string, at: Date): Promise<string | null> => {
    const [used] = await database
      .update(recoveryCode)
      .set({ usedAt: at })
      .where(
        and(eq(recoveryCode.uid, uid), eq(recoveryCode.hash, hash(uid, code)), isNull(recoveryCode.usedAt)),
      )
      .returning({ id: recoveryCode.id })
    return used?.id ?? null
  },

  /** Gives a code back whose use came to nothing. */
  giveBack: async (id: string): Promise<void> => {
    await database.update(recoveryCode).set({ usedAt: null }).where(eq(recoveryCode.id, id))
  },

  left: async (uid: string): Promise<number> => {
    const [row] = await database
      .select({ left: count() })
      .from(recoveryCode)
      .where(and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)))
    return row?.left ?? 0
  },

  /** Those made since an instant. */
  clearSince: async (uid: string, at: Date): Promise<void> => {
    await database.delete(recoveryCode).where(and(eq(recoveryCode.uid, uid), gte(recoveryCode.createdAt, at)))
  },

  /** They belong to the factor and end with it. */
  clear: async (uid: string): Promise<void> => {
    await database.delete(recoveryCode).where(eq(recoveryCode.uid, uid))
  },
})
