import { and, asc, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'

export type WaitingCompany = {
  id: string
  legalName: string
  corporateNumber: string | null
  createdAt: Date
  /** How many companies wait with this number, itself among them. */
  waiting: number
  /** The company that is or was active under the number: this one can't be approved. Null: none. */
  heldBy: string | null
  /** False: no account is its member, so that it will be removed. */
  owned: boolean
}

export type UnownedCompany = { id: string; status: CompanyStatus; legalName: string }

/** Lines of a list at most. */
const listMost = 200

/** Is or was active; what waits or was refused never was. */
export const wasActive = and(ne(company.status, 'pending'), isNull(company.refusedAt))
export const neverActive = or(eq(company.status, 'pending'), sql`${company.refusedAt} is not null`)

/** No account is a member of the company. */
export const withoutMembers = (database: Database) =>
  notExists(
    database
      .select({ id: companyMember.id })
      .from(companyMember)
      .where(eq(companyMember.companyId, company.id)),
  )

/** What the operator is shown of companies. */
export const createCompanyLists = (database: Database) => ({
  /** Companies that wait for the operator, the oldest first, those with one number side by side. */
  pending: async (): Promise<readonly WaitingCompany[]> => {
    const holder = alias(company, 'holder')
    const ofNumber = sql`partition by coalesce(${company.corporateNumber}, ${company.id}::text)`
    return database
      .select({
        id: company.id,
        legalName: company.legalName,
        corporateNumber: company.corporateNumber,
        createdAt: company.createdAt,
        waiting: sql<number>`(count(*) over (${ofNumber}))::int`,
        heldBy: holder.id,
        owned: sql<boolean>`not ${withoutMembers(database)}`,
      })
      .from(company)
      .leftJoin(
        holder,
        and(
          eq(holder.corporateNumber, company.corporateNumber),
          ne(holder.status, 'pending'),
          isNull(holder.refusedAt),
        ),
      )
      .where(eq(company.status, 'pending'))
      .orderBy(
        sql`min(${company.createdAt}) over (${ofNumber})`,
        asc(company.corporateNumber),
        asc(company.createdAt),
        asc(company.id),
      )
      .limit(listMost)
  },

  /** Companies that are or were active and have no member, the oldest first: nobody can change or close their ads. */
  unowned: (): Promise<readonly UnownedCompany[]> =>
    database
      .select({ id: company.id, status: company.status, legalName: company.legalName })
      .from(company)
      .where(and(wasActive, withoutMembers(database)))
      .orderBy(asc(company.createdAt), asc(company.id))
      .limit(listMost),
})

export type CompanyLists = ReturnType<typeof createCompanyLists>
