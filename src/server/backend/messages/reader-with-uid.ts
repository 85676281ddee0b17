import { and, eq, inArray } from 'drizzle-orm'
import { companyAbilities } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import type { Reader } from './thread-rows.ts'

/** On which side of threads somebody is as of now, where no session is asked. Null: of nobody's. */
export const readerWithUid = async (database: Database, uid: string): Promise<Reader | null> => {
  const [own] = await database.select({ kind: account.kind }).from(account).where(eq(account.uid, uid))
  if (own?.kind === 'student') return { side: 'student', uid }
  if (own?.kind !== 'company') return null
  const held = await database
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, uid), inArray(companyMember.role, companyAbilities.readMessages.roles)))
  return held.length === 0
    ? null
    : { side: 'company', uid, companies: held.map(({ companyId }) => companyId) }
}
