import { eq } from 'drizzle-orm'
import type { AccountKind } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { newId } from '#server/platform/ids.ts'

/** Accounts of embedded mode, verified; existing ones stay as they are. Company accounts own the first company. */
export const createDemoAccounts = async (
  database: Database,
  people: readonly { uid: string; email: string; kind: AccountKind }[],
  at: Date,
): Promise<void> => {
  for (const { uid, email, kind } of people) {
    const made = await database
      .insert(account)
      .values({ uid, email, kind, emailVerifiedAt: at })
      .onConflictDoNothing()
      .returning({ uid: account.uid })
    if (kind !== 'company' || made.length === 0) continue
    const [owned] = await database
      .select({ id: company.id })
      .from(company)
      .where(eq(company.status, 'active'))
      .orderBy(company.id)
      .limit(1)
    if (owned === undefined) continue
    await database
      .insert(companyMember)
      .values({ id: newId(), companyId: owned.id, uid, role: 'owner' })
      .onConflictDoNothing()
  }
}
