import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { likenessKey, type CompanyNames } from '#server/domain/company-names.ts'
import { sameNumber, type SameNumber } from './company-rows.ts'

type Named = Pick<CompanyNames, 'legalName' | 'displayName' | 'corporateNumber'> & { id: string }

const keysOf = ({ legalName, displayName }: Named): string[] =>
  [...new Set([legalName, displayName].map(likenessKey))].filter((key) => key !== '')

/**
 * By the ids of these companies, the active ones under other numbers that readers take them for. A company may be given with
 * several names. The names of all active companies are read: it is asked by the operator alone.
 */
export const likeCompanies = async (
  database: Database,
  asked: readonly Named[],
): Promise<ReadonlyMap<string, readonly SameNumber[]>> => {
  const active = await database
    .select({
      id: company.id,
      status: company.status,
      legalName: company.legalName,
      displayName: company.displayName,
      corporateNumber: company.corporateNumber,
    })
    .from(company)
    .where(eq(company.status, 'active'))
  const byKey = Map.groupBy(
    active.flatMap((row) => keysOf(row).map((key) => ({ key, row }))),
    ({ key }) => key,
  )
  const found = new Map<string, Map<string, SameNumber>>()
  for (const named of asked)
    for (const { row } of keysOf(named).flatMap((key) => byKey.get(key) ?? [])) {
      const isItself =
        row.id === named.id || (row.corporateNumber !== null && row.corporateNumber === named.corporateNumber)
      if (isItself) continue
      const alike = found.get(named.id) ?? new Map<string, SameNumber>()
      found.set(named.id, alike.set(row.id, sameNumber(row)))
    }
  return new Map([...found].map(([id, alike]) => [id, [...alike.values()]]))
}
