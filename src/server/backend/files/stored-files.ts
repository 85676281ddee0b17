import { and, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import { applicationStatuses } from '#contract/codes/application.ts'
import { limits } from '#contract/limits.ts'
import type { FileDeletion } from '#contract/stored-file.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application, applicationFile } from '#server/backend/database/schema/application.ts'
import { thread } from '#server/backend/database/schema/message.ts'
import { messageFile } from '#server/backend/database/schema/message-file.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { isUnderWay } from '#server/domain/application-life.ts'

export type StoredFileRow = typeof storedFile.$inferSelect

/** `use`: where it goes with; `under way` can't be deleted, `none` is deleted after its days. */
export type OwnFile = StoredFileRow & { use: 'none' | 'kept' | 'under way' }

const statusesUnderWay = applicationStatuses.filter(isUnderWay)

const useOf = (underWay: boolean, sent: boolean): OwnFile['use'] => {
  if (underWay) return 'under way'
  return sent ? 'kept' : 'none'
}

/** Whether a file was sent, with an application or in a message; `underWay`: for an application that goes on. */
const usesOf = (database: Database) => {
  const ofApplications = (only: SQL | undefined) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(applicationFile)
        .innerJoin(application, eq(application.id, applicationFile.applicationId))
        .where(and(eq(applicationFile.fileId, storedFile.id), only)),
    )
  const ofMessages = (only: SQL | undefined) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(messageFile)
        .innerJoin(thread, eq(thread.id, messageFile.threadId))
        .leftJoin(application, eq(application.id, thread.applicationId))
        .where(and(eq(messageFile.fileId, storedFile.id), only)),
    )
  const goesOn = inArray(application.status, statusesUnderWay)
  return {
    sent: sql<boolean>`(${ofApplications(undefined)} or ${ofMessages(undefined)})`,
    underWay: sql<boolean>`(${ofApplications(goesOn)} or ${ofMessages(goesOn)})`,
  }
}

/** Files as their owner has them. */
export const createStoredFiles = (database: Database, { work }: { work: Work }) => ({
  /** A person's, the newest first: all of a student's, and as many of a member's. */
  list: async (uid: string): Promise<OwnFile[]> => {
    const rows = await database
      .select({
        file: storedFile,
        ...usesOf(database),
      })
      .from(storedFile)
      .where(eq(storedFile.uid, uid))
      .orderBy(desc(storedFile.id))
      .limit(limits.personFiles)
    return rows.map(({ file, underWay, sent }) => ({ ...file, use: useOf(underWay, sent) }))
  },

  /**
   * Deletes one's own file, unless a company has it before it in an application that is under way, or in a message about
   * one. In an earlier message its name stays.
   */
  remove: (uid: string, id: string): Promise<FileDeletion> =>
    work<FileDeletion>({ kind: 'person', uid }, async (unit) => {
      // Locked, so that no application and no message takes it with it in the meantime.
      const [file] = await unit.database
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(and(eq(storedFile.id, id), eq(storedFile.uid, uid)))
        .for('update')
      if (file === undefined) return 'missing'
      // Asked once it is locked: what was being sent until then is seen.
      const [use] = await unit.database
        .select({ underWay: usesOf(unit.database).underWay })
        .from(storedFile)
        .where(eq(storedFile.id, id))
      if (use?.underWay === true) return 'under_way'
      await unit.database.delete(storedFile).where(eq(storedFile.id, id))
      unit.send({ name: 'remove-file', data: { id } })
      return 'deleted'
    }),
})
