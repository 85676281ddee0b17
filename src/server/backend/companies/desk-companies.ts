import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { companyLists, deskCompanyLimits, type CompanyListName } from '#contract/desk-companies.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import { companyEvents } from './company-events.ts'
import { createCompanyLists, type ListedCompany } from './company-lists.ts'
import type { CompanyRow } from './company-rows.ts'
import { talkOf } from './company-talk.ts'
import { searchedCompanies } from './company-search.ts'

/** One line of a list. `since`: when what waits began to wait, else when the company registered. */
export type DeskCompanyLine = Pick<
  CompanyRow,
  'id' | 'displayName' | 'legalName' | 'corporateNumber' | 'status' | 'refusedAt' | 'createdAt'
> & { renameAskedAt: Date | null }

/** Another company that has something in common with one. */
export type OtherCompany = {
  id: string
  status: CompanyStatus
  refusedAt: Date | null
  legalName: string
  sameNumber: boolean
  samePhone: boolean
  sameAddress: boolean
}

const rejected = isNotNull(company.refusedAt)
const whereListed = {
  waiting: eq(company.status, 'pending'),
  renamed: isNotNull(companyRename.companyId),
  // Read once, not for each company.
  appealed: sql`${company.id} in (select company_id from company_appeal where decided_at is null)`,
  active: eq(company.status, 'active'),
  suspended: and(eq(company.status, 'suspended'), isNull(company.refusedAt)),
  rejected,
  all: sql`true`,
} as const satisfies Record<CompanyListName, SQL | undefined>

/** Other companies with the number, the telephone or the address of one. */
const othersLike = async (database: Database, row: CompanyRow): Promise<readonly OtherCompany[]> => {
  const same = {
    sameNumber: sql<boolean>`coalesce(${company.corporateNumber} = ${row.corporateNumber}, false)`,
    samePhone: sql<boolean>`coalesce(${company.contactTel} = ${row.contactTel}, false)`,
    sameAddress: sql<boolean>`(${company.postalCode} = ${row.postalCode} and ${company.street} = ${row.street})`,
  }
  return database
    .select({
      id: company.id,
      status: company.status,
      refusedAt: company.refusedAt,
      legalName: company.legalName,
      ...same,
    })
    .from(company)
    .where(
      and(
        ne(company.id, row.id),
        or(
          row.corporateNumber === null ? undefined : eq(company.corporateNumber, row.corporateNumber),
          row.contactTel === null ? undefined : eq(company.contactTel, row.contactTel),
          and(eq(company.postalCode, row.postalCode), eq(company.street, row.street)),
        ),
      ),
    )
    .orderBy(asc(company.createdAt), asc(company.id))
    .limit(deskCompanyLimits.others)
}

/** What operators read of companies at the desk. */
export const createDeskCompanies = (database: Database) => {
  const lists = createCompanyLists(database)
  const where = (list: CompanyListName, words: string) =>
    and(whereListed[list], searchedCompanies(database, words))

  return {
    /** Lines of one list; what waits with the oldest first, others with the newest. `page` begins at 1. */
    list: (list: CompanyListName, words: string, page: number): Promise<readonly DeskCompanyLine[]> =>
      database
        .select({
          id: company.id,
          displayName: company.displayName,
          legalName: company.legalName,
          corporateNumber: company.corporateNumber,
          status: company.status,
          refusedAt: company.refusedAt,
          createdAt: company.createdAt,
          renameAskedAt: companyRename.askedAt,
        })
        .from(company)
        .leftJoin(companyRename, eq(companyRename.companyId, company.id))
        .where(where(list, words))
        .orderBy(
          ...(list === 'renamed'
            ? [asc(companyRename.askedAt), asc(company.id)]
            : list === 'waiting'
              ? [asc(company.createdAt), asc(company.id)]
              : [desc(company.createdAt), desc(company.id)]),
        )
        .limit(deskCompanyLimits.listed)
        .offset((page - 1) * deskCompanyLimits.listed),

    /** How many companies each list has, of those that the words find. */
    counts: async (words: string): Promise<readonly { list: CompanyListName; count: number }[]> => {
      const of = (list: CompanyListName) =>
        sql<number>`(count(*) filter (where ${whereListed[list]}))::int`.as(`of_${list}`)
      const [row] = await database
        .select({
          waiting: of('waiting'),
          renamed: of('renamed'),
          appealed: of('appealed'),
          active: of('active'),
          suspended: of('suspended'),
          rejected: of('rejected'),
          all: of('all'),
        })
        .from(company)
        .leftJoin(companyRename, eq(companyRename.companyId, company.id))
        .where(searchedCompanies(database, words))
      return companyLists.map((list) => ({ list, count: row?.[list] ?? 0 }))
    },

    /** All that one company is judged by; null: there is none. */
    find: async (id: string): Promise<ListedCompany | null> => {
      if (!isId(id)) return null
      const found = await lists.find(id)
      return found.kind === 'found' ? found.company : null
    },

    others: (row: CompanyRow) => othersLike(database, row),
    talk: (id: string) => talkOf(database, id),
    events: (id: string) => companyEvents(database, id),
  }
}

export type DeskCompanies = ReturnType<typeof createDeskCompanies>
