import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { eq } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import { namesOf } from '#server/domain/company-names.ts'
import { changedParts, partStamp, type Parts } from '#server/platform/part-stamp.ts'
import type { CompanyRow } from './company-rows.ts'
import { companyStamp, renameOf, type CompanyRename } from './rename-rows.ts'

/** What an operator reads of a company, part by part, so that they are told what changed. */
const partsOf = (row: CompanyRow, rename: CompanyRename | null): Parts => [
  ['会社名・法人番号', namesOf(row)],
  [
    '代表者・所在地',
    [row.representative, row.postalCode, row.prefectureCode, row.city, row.street, row.building],
  ],
  ['連絡先・ウェブサイト', [row.contactTel, row.contactEmail, row.contactForm, row.website]],
  ['届け出られた変更', rename === null ? null : namesOf(rename)],
  ['状態', [row.status, row.refusedAt, row.verification]],
]

/** The stamp that services ask for, with one short stamp for each part. */
export const deskCompanyStamp = (row: CompanyRow, rename: CompanyRename | null): string =>
  partStamp(companyStamp(row, rename), partsOf(row, rename))

/** Holds the company; the names of its parts that changed since it was read, null: none did. */
export const companyChanges =
  ({ id, read }: { id: string; read: string }) =>
  async ({ database }: Unit): Promise<readonly string[] | null> => {
    const [row] = await database.select().from(company).where(eq(company.id, id)).for('update')
    if (row === undefined) return null
    const rename = await renameOf(database, id)
    return changedParts(read, companyStamp(row, rename), partsOf(row, rename))
  }
