import type { AccountKind } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'

/** Accounts of embedded mode, verified; existing ones stay as they are. Answers the uids of those it made. */
export const createDemoAccounts = async (
  database: Database,
  people: readonly { uid: string; email: string; kind: AccountKind }[],
  at: Date,
): Promise<ReadonlySet<string>> => {
  const made = await database
    .insert(account)
    .values(people.map(({ uid, email, kind }) => ({ uid, email, kind, emailVerifiedAt: at })))
    .onConflictDoNothing()
    .returning({ uid: account.uid })
  return new Set(made.map(({ uid }) => uid))
}
