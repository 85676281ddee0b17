import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { applicationStatuses } from '#contract/codes/application.ts'
import { limits } from '#contract/limits.ts'
import type { FileDeletion } from '#contract/stored-file.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application, applicationFile } from '#server/backend/database/schema/application.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { isUnderWay } from '#server/domain/application-life.ts'

export type StoredFileRow = typeof storedFile.$inferSelect

/** `use`: where it goes with; `under way` can't be deleted, `none` is deleted after its days. */
export type OwnFile = StoredFileRow & { use: 'none' | 'kept' | 'under way' }

const statusesUnderWay = applicationStatuses.filter(isUnderWay)

const useOf = (applications: number, underWay: number): OwnFile['use'] => {
  if (underWay > 0) return 'under way'
  return applications > 0 ? 'kept' : 'none'
}

/** Files as their owner has them. */
export const createStoredFiles = (database: Database, { work }: { work: Work }) => ({
  /** All of a person's, the newest first: there is a limit to them. */
  list: async (uid: string): Promise<OwnFile[]> => {
    const rows = await database
      .select({
        file: storedFile,
        applications: sql<number>`count(${application.id})::int`,
        underWay: sql<number>`count(*) filter (where ${inArray(application.status, statusesUnderWay)})::int`,
      })
      .from(storedFile)
      .leftJoin(applicationFile, eq(applicationFile.fileId, storedFile.id))
      .leftJoin(application, eq(application.id, applicationFile.applicationId))
      .where(eq(storedFile.uid, uid))
      .groupBy(storedFile.id)
      .orderBy(desc(storedFile.id))
      .limit(limits.personFiles)
    return rows.map(({ file, applications, underWay }) => ({ ...file, use: useOf(applications, underWay) }))
  },

  /** Deletes one's own file, unless a company has it before it in an application that is under way. */
  remove: (uid: string, id: string): Promise<FileDeletion> =>
    work<FileDeletion>({ kind: 'person', uid }, async (unit) => {
      // Locked, so that no application takes it with it in the meantime.
      const [file] = await unit.database
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(and(eq(storedFile.id, id), eq(storedFile.uid, uid)))
        .for('update')
      if (file === undefined) return 'missing'
      const [sent] = await unit.database
        .select({ id: application.id })
        .from(applicationFile)
        .innerJoin(application, eq(application.id, applicationFile.applicationId))
        .where(and(eq(applicationFile.fileId, id), inArray(application.status, statusesUnderWay)))
        .limit(1)
      if (sent !== undefined) return 'under_way'
      await unit.database.delete(storedFile).where(eq(storedFile.id, id))
      unit.send({ name: 'remove-file', data: { id } })
      return 'deleted'
    }),
})
