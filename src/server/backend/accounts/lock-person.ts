import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'

/**
 * Until the commit no other write of this person that asks for the same goes on: what was counted stays true until it is
 * written. Rows that refer to the account are not held up.
 */
export const lockPerson = async (database: Database, uid: string): Promise<void> => {
  await database.select({ uid: account.uid }).from(account).where(eq(account.uid, uid)).for('no key update')
}
