import type { CompanyRole } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { newId } from '#server/platform/ids.ts'
import { daysFromNow, insertJobPost, insertPerson } from './records.ts'

type Given = Parameters<typeof insertJobPost>[2]

/** What an ad says with which the legal check finds nothing. */
const lawful = {
  graduationYears: [2028],
  probationMonths: 3,
  probationConditions: '給与・待遇は変わりません。',
  overtime: true,
  overtimeHours: 15,
  holidays: '完全週休2日制（土日・祝日）',
  holidaysPerYear: 120,
  insurance: ['employment', 'accident', 'health', 'pension'],
} satisfies Given

/** Keeps an ad that waits to be published, lawful and with its deadline in a month unless told otherwise. Answers its id. */
export const insertDraft = (database: Database, companyId: string, given: Given = {}): Promise<string> =>
  insertJobPost(database, companyId, {
    ...lawful,
    status: 'draft',
    publishAt: null,
    validThrough: daysFromNow(30),
    ...given,
  })

/** Keeps somebody of a company, with an account of their own. */
export const insertMember = async (
  database: Database,
  companyId: string,
  uid: string,
  role: CompanyRole,
): Promise<void> => {
  await insertPerson(database, { uid, kind: 'company' })
  await database.insert(companyMember).values({ id: newId(), companyId, uid, role })
}
