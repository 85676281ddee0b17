import type { CompanyRole } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { newId } from '#server/platform/ids.ts'
import { insertPerson, testNow } from './records.ts'

/** Keeps a person with a company account, as a member of the company in a role. Answers the id of the membership. */
export const insertMember = async (
  database: Database,
  companyId: string,
  uid: string,
  role: CompanyRole,
): Promise<string> => {
  await insertPerson(database, { uid, kind: 'company' })
  return joinCompany(database, companyId, uid, role)
}

/** Keeps a membership of somebody who has an account. Answers its id. */
export const joinCompany = async (
  database: Database,
  companyId: string,
  uid: string,
  role: CompanyRole,
): Promise<string> => {
  const row = { id: newId(), companyId, uid, role, createdAt: testNow }
  await database.insert(companyMember).values(row)
  return row.id
}
