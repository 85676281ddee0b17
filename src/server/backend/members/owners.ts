import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion } from '#server/backend/database/schema/account-security.ts'
import { company } from '#server/backend/database/schema/company.ts'

/** Holds other writes to the members of these companies until the commit, so that of two owners who go one is the last. */
export const lockCompanies = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database
    .select({ id: company.id })
    .from(company)
    .where(inArray(company.id, [...ids]))
    .orderBy(asc(company.id))
    .for('no key update')
}

/** Those of the companies that keep an owner without this person: owners whose accounts wait for deletion don't count. */
export const keepAnOwner = async (
  database: Database,
  ids: readonly string[],
  without: string,
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectDistinct({ id: companyMember.companyId })
    .from(companyMember)
    // An admin who once was an owner is none.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .leftJoin(accountDeletion, eq(accountDeletion.uid, companyMember.uid))
    .where(
      and(
        inArray(companyMember.companyId, [...ids]),
        eq(companyMember.role, 'owner'),
        ne(companyMember.uid, without),
        isNull(accountDeletion.uid),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
