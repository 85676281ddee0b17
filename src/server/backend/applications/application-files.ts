import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { applicationFile } from '#server/backend/database/schema/application.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'

/** `unknown`: one is not there, or is somebody else's. `refused`: one was found to hold malware. */
export type FileJudgement = 'fine' | 'unknown' | 'refused'

/** Whether all of these are the person's and may be sent. Until the commit none of them can be deleted. */
export const judgeFiles = async (
  database: Database,
  uid: string,
  fileIds: readonly string[],
): Promise<FileJudgement> => {
  const wanted = new Set(fileIds)
  if (wanted.size === 0) return 'fine'
  const found = await database
    .select({ scan: storedFile.scan })
    .from(storedFile)
    .where(and(eq(storedFile.uid, uid), inArray(storedFile.id, [...wanted])))
    .orderBy(storedFile.id)
    .for('key share')
  if (found.length < wanted.size) return 'unknown'
  return found.some(({ scan }) => scan === 'refused') ? 'refused' : 'fine'
}

/** Puts these files with an application, in place of those that were. */
export const replaceFiles = async (
  database: Database,
  applicationId: string,
  fileIds: readonly string[],
): Promise<void> => {
  await database.delete(applicationFile).where(eq(applicationFile.applicationId, applicationId))
  const rows = [...new Set(fileIds)].map((fileId) => ({ applicationId, fileId }))
  if (rows.length > 0) await database.insert(applicationFile).values(rows)
}

export const fileIdsOf = async (database: Database, applicationId: string): Promise<string[]> => {
  const rows = await database
    .select({ id: applicationFile.fileId })
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, applicationId))
  return rows.map(({ id }) => id).toSorted()
}
