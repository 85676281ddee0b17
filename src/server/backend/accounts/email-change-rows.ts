import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import { emailChangeHours, emailUndoDays } from '#contract/account-security.ts'
import type { Database } from '#server/backend/database/open.ts'
import { emailChange } from '#server/backend/database/schema/account-security.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import { newId } from '#server/platform/ids.ts'

export type EmailChangeRow = typeof emailChange.$inferSelect

/** Which of the two links: the one to the new address, or the one to the old address. */
export type LinkSide = 'new address' | 'old address'

const hourMilliseconds = 60 * 60 * 1000
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMilliseconds)

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
/** 256 bits: a token needs no slow hash, and nobody guesses one. */
const makeToken = () => randomBytes(32).toString('base64url')

const stateOf = (side: LinkSide) =>
  side === 'new address' ? isNull(emailChange.appliedAt) : isNotNull(emailChange.appliedAt)

/** Changes of e-mail addresses that wait or can be undone. What writes is the part of a unit that its caller begins. */
export const createEmailChangeRows = (database: Database) => ({
  /** One waits for each person: a newer takes the place of the one before, whose link is void then. */
  request: async (
    wanted: Pick<EmailChangeRow, 'uid' | 'oldEmail' | 'oldVerified' | 'newEmail' | 'signInsValidFrom'>,
    at: Date,
  ): Promise<string> => {
    const row = { ...wanted, id: newId(), tokenHash: null, createdAt: at, dueAt: after(at, emailChangeHours) }
    await database
      .insert(emailChange)
      .values(row)
      .onConflictDoUpdate({ target: emailChange.uid, targetWhere: isNull(emailChange.appliedAt), set: row })
    return row.id
  },

  /** Makes the link's token, in place of the one before. Null: the change is over, or is on the other side. */
  renewToken: async (
    id: string,
    side: LinkSide,
    at: Date,
  ): Promise<{ token: string; row: EmailChangeRow } | null> => {
    const token = makeToken()
    const [row] = await database
      .update(emailChange)
      .set({ tokenHash: hash(token) })
      .where(and(eq(emailChange.id, id), stateOf(side), gt(emailChange.dueAt, at)))
      .returning()
    return row === undefined ? null : { token, row }
  },

  /** What a link is for. Null: it is none, too old, used, or cancelled. */
  find: async (token: string, side: LinkSide, at: Date): Promise<EmailChangeRow | null> => {
    const [row] = await database
      .select()
      .from(emailChange)
      .where(and(eq(emailChange.tokenHash, hash(token)), stateOf(side), gt(emailChange.dueAt, at)))
    return row ?? null
  },

  /** The address whose link was not used yet; null: none waits. */
  waitingFor: async (uid: string, at: Date): Promise<string | null> => {
    const [row] = await database
      .select({ newEmail: emailChange.newEmail })
      .from(emailChange)
      .where(and(eq(emailChange.uid, uid), isNull(emailChange.appliedAt), gt(emailChange.dueAt, at)))
    return row?.newEmail ?? null
  },

  waiting: (): Promise<EmailChangeRow[]> =>
    database.select().from(emailChange).where(isNull(emailChange.appliedAt)).orderBy(emailChange.id),

  /**
   * Written down as applied, even where it was cancelled while the provider changed the address: the old one must be able
   * to undo it. False: it already was.
   */
  apply: async (row: EmailChangeRow, at: Date): Promise<boolean> => {
    const applied = { appliedAt: at, tokenHash: null, dueAt: after(at, emailUndoDays * 24) }
    const written = await database
      .insert(emailChange)
      .values({ ...row, ...applied })
      .onConflictDoUpdate({
        target: emailChange.id,
        set: applied,
        setWhere: isNull(emailChange.appliedAt),
      })
      .returning({ id: emailChange.id })
    return written.length > 0
  },

  remove: async (id: string): Promise<void> => {
    await database.delete(emailChange).where(eq(emailChange.id, id))
  },

  /** Takes this change and every one after it away, whether it waits or could be undone. */
  removeSince: async ({ uid, createdAt }: EmailChangeRow): Promise<void> => {
    await database
      .delete(emailChange)
      .where(and(eq(emailChange.uid, uid), gte(emailChange.createdAt, createdAt)))
  },

  /** Answers how many there were. */
  removeOld: async (at: Date): Promise<number> => {
    const old = await database
      .delete(emailChange)
      .where(lte(emailChange.dueAt, at))
      .returning({ id: emailChange.id })
    return old.length
  },
})

/** Drops the change that waits, and tells the person, at the address they have where it was verified. False: none did. */
export const cancelEmailChange = async (
  { database, audit, tell, at }: Unit,
  uid: string,
): Promise<boolean> => {
  const [row] = await database
    .delete(emailChange)
    .where(and(eq(emailChange.uid, uid), isNull(emailChange.appliedAt)))
    .returning()
  if (row === undefined || row.dueAt <= at) return false
  audit({ action: 'email.change_cancelled', subject: `account:${uid}` })
  const kind = 'email-change-cancelled'
  const news = securityNews.happened(kind)
  const data = { newEmail: row.newEmail }
  if (row.oldVerified) tell(...newsTo([{ uid, email: row.oldEmail }], news, { kind, data }))
  else tell({ uid, ...news })
  return true
}
