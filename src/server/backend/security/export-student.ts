import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import {
  application,
  applicationEvent,
  applicationFile,
} from '#server/backend/database/schema/application.ts'
import { exportInterviews } from '#server/backend/interviews/export-interviews.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'

const byApplication = <Row extends { applicationId: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ applicationId }) => applicationId)

/** Applications with what happened to them, as they were sent. */
const exportApplications = async (database: Database, uid: string) => {
  const rows = await database
    .select()
    .from(application)
    .where(eq(application.uid, uid))
    .orderBy(asc(application.id))
  const ids = rows.map(({ id }) => id)
  const events = byApplication(
    await database
      .select()
      .from(applicationEvent)
      .where(inArray(applicationEvent.applicationId, ids))
      .orderBy(asc(applicationEvent.id)),
  )
  const files = byApplication(
    await database.select().from(applicationFile).where(inArray(applicationFile.applicationId, ids)),
  )
  const interviews = byApplication(await exportInterviews(database, ids))
  return rows.map(
    ({ uid: _uid, submitKey: _submitKey, searchText: _search, declineReason: _decline, ...row }) => ({
      ...row,
      events: (events.get(row.id) ?? []).map(({ actor, status, late, text, createdAt }) => ({
        actor,
        status,
        late,
        text,
        at: createdAt,
      })),
      interviews: (interviews.get(row.id) ?? []).map(
        ({ applicationId: _applicationId, ...interview }) => interview,
      ),
      files: (files.get(row.id) ?? []).map(({ fileId }) => fileId),
    }),
  )
}

/** What a student left here besides the profile, as JSON values. */
export const exportStudent = async (database: Database, uid: string) => ({
  applications: await exportApplications(database, uid),
  files: await database
    .select({
      id: storedFile.id,
      kind: storedFile.kind,
      name: storedFile.name,
      type: storedFile.type,
      size: storedFile.size,
      uploadedAt: storedFile.createdAt,
    })
    .from(storedFile)
    .where(eq(storedFile.uid, uid))
    .orderBy(asc(storedFile.id)),
})
