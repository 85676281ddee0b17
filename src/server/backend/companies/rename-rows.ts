import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { nameChanges, namesOf, type CompanyNames, type NameChange } from '#server/domain/company-names.ts'
import { wasApproved } from '#server/domain/company-standing.ts'
import type { Publisher } from '#server/domain/publication.ts'
import { stampOf } from '#server/platform/stamp.ts'
import type { CompanyRow } from './company-rows.ts'

export type CompanyRename = typeof companyRename.$inferSelect

/** What waits for the operator; null: nothing does. */
export const renameOf = async (database: Database, companyId: string): Promise<CompanyRename | null> => {
  const [rename] = await database.select().from(companyRename).where(eq(companyRename.companyId, companyId))
  return rename ?? null
}

/** As the audit log has them. */
export const auditedChanges = (changes: readonly NameChange[]): Readonly<Record<string, string>> =>
  Object.fromEntries(changes.map(({ column, before, after }) => [column, `${before} → ${after}`]))

/** True while another number than the public one waits: until then no ad of the company is published. */
export const changesNumber = (row: CompanyNames, rename: CompanyNames | null): boolean =>
  rename !== null && rename.corporateNumber !== row.corporateNumber

export const dropRename = async (database: Database, companyId: string): Promise<void> => {
  await database.delete(companyRename).where(eq(companyRename.companyId, companyId))
}

/** Whether a company publishes now; nothing but its status counts where it is not active. */
export const publisherOf = async (database: Database, row: CompanyRow): Promise<Publisher> =>
  row.status === 'active' && changesNumber(row, await renameOf(database, row.id))
    ? 'number_waits'
    : row.status

/** The same for ads in a statement: their company waits with no other number. */
export const whereNoNumberWaits = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(companyRename)
      .innerJoin(company, eq(company.id, companyRename.companyId))
      .where(
        and(
          eq(companyRename.companyId, jobPost.companyId),
          sql`${companyRename.corporateNumber} is distinct from ${company.corporateNumber}`,
        ),
      ),
  )

/**
 * Keeps what an approved company wants to be called from now on, in place of what waited before; the names that it has take
 * back what waits. `asked`: something else than before waits now. The company is locked.
 */
export const keepRename = async (
  unit: Unit,
  row: CompanyRow,
  wanted: CompanyNames,
  askedBy: string,
): Promise<'asked' | 'waits' | 'nothing_waits'> => {
  if (!wasApproved(row)) throw new Error('Names of a company that was never approved wait for nobody')
  const { database, at, audit } = unit
  const waiting = await renameOf(database, row.id)
  const subject = `company:${row.id}`
  const changes = nameChanges(row, wanted)
  if (changes.length === 0) {
    if (waiting === null) return 'nothing_waits'
    await dropRename(database, row.id)
    audit({ action: 'company.rename_withdrawn', subject })
    return 'nothing_waits'
  }
  if (waiting !== null && nameChanges(waiting, wanted).length === 0) return 'waits'
  const values = { ...wanted, askedBy, askedAt: at }
  await database
    .insert(companyRename)
    .values({ companyId: row.id, ...values })
    .onConflictDoUpdate({ target: companyRename.companyId, set: values })
  audit({
    action: 'company.rename_asked',
    subject,
    detail: auditedChanges(changes),
  })
  return 'asked'
}

/** Tells what the operator has looked at of a company, and of what it wants to be called, from anything else. */
export const companyStamp = (row: CompanyRow, rename: CompanyRename | null): string =>
  stampOf([
    namesOf(row),
    [row.representative, row.postalCode, row.prefectureCode, row.city, row.street, row.building],
    [row.contactTel, row.contactEmail, row.contactForm, row.website],
    rename === null ? null : namesOf(rename),
  ])
