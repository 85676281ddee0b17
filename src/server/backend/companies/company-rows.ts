import { asc, eq, or } from 'drizzle-orm'
import type { CompanyStatus } from '#contract/codes/company.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'

export type CompanyRow = typeof company.$inferSelect

/** One of several companies that give the same corporate number, or whose names look alike. */
export type SameNumber = { id: string; status: CompanyStatus; legalName: string }

export const sameNumber = ({ id, status, legalName }: SameNumber): SameNumber => ({ id, status, legalName })

/** What a company is found by, as its row has it. */
export const shadowOf = ({
  displayName,
  legalName,
  kana,
  description,
}: Pick<CompanyRow, 'displayName' | 'legalName' | 'kana' | 'description'>): string =>
  normaliseFields([displayName, legalName, kana, description])

/** A company by its id, companies by the number that they give; null: the text is neither. */
export const whereNamed = (subject: string) => {
  if (/^\d{13}$/.test(subject)) return eq(company.corporateNumber, subject)
  return isId(subject) ? eq(company.id, subject) : null
}

/**
 * The companies that may be meant, with all that give the same number, locked: of two approvals under one number the
 * second sees the first.
 */
export const lockAbout = async (within: Database, subject: string) => {
  const where = whereNamed(subject)
  if (where === null) return { meant: [], alike: [] }
  const named = await within
    .select({ id: company.id, number: company.corporateNumber })
    .from(company)
    .where(where)
  const [first] = named
  if (first === undefined) return { meant: [], alike: [] }
  const alike = await within
    .select()
    .from(company)
    .where(first.number === null ? where : or(where, eq(company.corporateNumber, first.number)))
    .orderBy(asc(company.id))
    .for('update')
  const isMeant = ({ id, corporateNumber }: CompanyRow) => id === subject || corporateNumber === subject
  return { meant: alike.filter(isMeant), alike }
}
