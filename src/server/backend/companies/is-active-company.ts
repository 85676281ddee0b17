import { eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'

/** False: it is not approved yet, or suspended, and neither reads of people nor asks any. */
export const isActiveCompany = async (database: Database, companyId: string): Promise<boolean> => {
  const [found] = await database
    .select({ status: company.status })
    .from(company)
    .where(eq(company.id, companyId))
  return found?.status === 'active'
}
