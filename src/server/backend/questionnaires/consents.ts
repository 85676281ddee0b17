import { and, desc, eq, inArray } from 'drizzle-orm'
import { questionnaireConsentVersion } from '#contract/questionnaires/saving.ts'
import type { Database } from '#server/backend/database/open.ts'
import { consentRecord } from '#server/backend/database/schema/account.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'

const documents = ['questionnaires', 'questionnaires_withdrawn'] as const

/** Whether the last thing a person said of it was yes, to the words as they are now. */
export const hasConsent = async (database: Database, uid: string): Promise<boolean> => {
  const [last] = await database
    .select({ document: consentRecord.document, version: consentRecord.version })
    .from(consentRecord)
    .where(and(eq(consentRecord.uid, uid), inArray(consentRecord.document, [...documents])))
    .orderBy(desc(consentRecord.createdAt), desc(consentRecord.id))
    .limit(1)
  return last?.document === 'questionnaires' && last.version.split(' ')[0] === questionnaireConsentVersion
}

/**
 * Writes down that a person agreed, or no longer does. Rows are only added: their version names the words, and the row
 * itself, since a person may agree more than once.
 */
export const recordConsent = async (
  { database, at }: Pick<Unit, 'database' | 'at'>,
  uid: string,
  document: (typeof documents)[number],
): Promise<void> => {
  const id = newId()
  const version = `${questionnaireConsentVersion} ${id}`
  await database.insert(consentRecord).values({ id, uid, document, version, createdAt: at })
}
