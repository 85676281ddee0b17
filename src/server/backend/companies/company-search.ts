import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { readTel } from '#contract/phone.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { normalise } from '#server/domain/search/normalise.ts'

const like = (part: string): string => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
const domainOf = (column: SQL | typeof account.email | typeof company.contactEmail) =>
  sql`lower(split_part(${column}, '@', 2))`

/** Companies of which a person or the contact has an address at a domain. */
const atDomain = (database: Database, domain: string) =>
  or(
    eq(domainOf(company.contactEmail), domain),
    // Found once, by an index, and not for each company.
    inArray(
      company.id,
      database
        .select({ id: companyMember.companyId })
        .from(companyMember)
        .innerJoin(account, eq(account.uid, companyMember.uid))
        .where(and(eq(account.kind, 'company'), eq(domainOf(account.email), domain))),
    ),
  )

/** Companies by what an operator types: a number, a telephone, the domain of an address, or parts of a name. Undefined: all. */
export const searchedCompanies = (database: Database, typed: string): SQL | undefined => {
  const words = typed.normalize('NFKC').trim()
  if (words === '') return undefined
  const digits = words.replaceAll(/[\s-]/g, '')
  if (/^\d{13}$/.test(digits)) return eq(company.corporateNumber, digits)
  const tel = readTel(words)
  if (tel !== null) return eq(company.contactTel, tel)
  const domain = words.slice(words.lastIndexOf('@') + 1).toLowerCase()
  const names = and(
    ...normalise(words)
      .split(/\s+/)
      .filter((part) => part !== '')
      .map((part) => sql`${company.searchShadow} like ${like(part)}`),
  )
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) ? or(atDomain(database, domain), names) : names
}
