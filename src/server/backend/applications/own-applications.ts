import { and, asc, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { ApplicationFilter } from '#contract/application.ts'
import { applicationStatuses } from '#contract/codes/application.ts'
import type { Database } from '#server/backend/database/open.ts'
import {
  application,
  applicationEvent,
  applicationFile,
} from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { isEnded } from '#server/domain/application-life.ts'
import { isOpen } from '#server/domain/job-post-life.ts'

/** Where a list goes on: behind this row. */
export type ApplicationPlace = { updatedAt: Date; id: string }

/** A person has one application to an ad, or two; each has so many events at the most. */
const eventsMost = 2_000

const ended = applicationStatuses.filter(isEnded)

const filters = {
  drafts: eq(application.status, 'draft'),
  open: and(ne(application.status, 'draft'), notInArray(application.status, ended)),
  closed: inArray(application.status, ended),
} as const satisfies Record<ApplicationFilter, SQL | undefined>

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const columns = {
  application,
  ad: {
    title: jobPost.title,
    kind: jobPost.kind,
    questions: jobPost.questions,
    revision: jobPost.revision,
    status: jobPost.status,
    publishAt: jobPost.publishAt,
    validThrough: jobPost.validThrough,
  },
  company: { displayName: company.displayName, status: company.status },
  snapshot: jobPostRevision.snapshot,
}

/** With the ad and, where it has changed since, what it said at the application's revision. */
const rowsWhere = (database: Database, where: SQL | undefined) =>
  database
    .select(columns)
    .from(application)
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .leftJoin(
      jobPostRevision,
      and(
        eq(jobPostRevision.jobPostId, application.jobPostId),
        eq(jobPostRevision.number, application.revision),
      ),
    )
    .where(where)
    .orderBy(desc(application.updatedAt), desc(application.id))

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

const eventsOf = (database: Database, ids: readonly string[]) =>
  database
    .select()
    .from(applicationEvent)
    .where(inArray(applicationEvent.applicationId, [...ids]))
    .orderBy(asc(applicationEvent.id))
    .limit(eventsMost)

const filesOf = (database: Database, ids: readonly string[]) =>
  database
    .select({
      applicationId: applicationFile.applicationId,
      id: storedFile.id,
      name: storedFile.name,
      kind: storedFile.kind,
      type: storedFile.type,
      size: storedFile.size,
      scan: storedFile.scan,
    })
    .from(applicationFile)
    .innerJoin(storedFile, eq(storedFile.id, applicationFile.fileId))
    .where(inArray(applicationFile.applicationId, [...ids]))
    .orderBy(asc(storedFile.id))

const withParts = async (database: Database, rows: readonly Row[], uid: string, now: Date) => {
  const ids = rows.map(({ application: { id } }) => id)
  const events = ids.length === 0 ? [] : await eventsOf(database, ids)
  const files = ids.length === 0 ? [] : await filesOf(database, ids)
  const eventsById = Map.groupBy(events, ({ applicationId }) => applicationId)
  const filesById = Map.groupBy(files, ({ applicationId }) => applicationId)
  return rows.map(({ application: row, ad, company: of, snapshot }) => ({
    ...row,
    uid,
    ad: { ...ad, companyName: of.displayName, open: isOpen(ad, of, now) },
    /** Those that the answers answer. */
    questions: row.revision === ad.revision ? ad.questions : textsOf(snapshot?.['questions']),
    events: (eventsById.get(row.id) ?? []).map((event) => ({ ...event, uid })),
    files: (filesById.get(row.id) ?? []).map((file) => ({ ...file, uid })),
  }))
}

/** An application as the person who wrote it is told of it. */
export type OwnApplication = Awaited<ReturnType<typeof withParts>>[number]

/** What a person wrote and sent: every read asks for their own rows alone. */
export const createOwnApplications = (database: Database, now: () => Date) => {
  const read = async (uid: string, where: SQL | undefined, most: number): Promise<OwnApplication[]> => {
    const rows = await rowsWhere(database, and(eq(application.uid, uid), where)).limit(most)
    return withParts(database, rows, uid, now())
  }

  return {
    /** At most `most`, the last changed first, behind `after`. */
    list: (
      uid: string,
      {
        filter,
        after,
        most,
      }: { filter: ApplicationFilter | null; after: ApplicationPlace | null; most: number },
    ): Promise<OwnApplication[]> => {
      const behind =
        after === null
          ? undefined
          : sql`(${application.updatedAt}, ${application.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      return read(uid, and(filter === null ? undefined : filters[filter], behind), most)
    },

    /** Null: there is none of theirs by this id. */
    find: async (uid: string, id: string): Promise<OwnApplication | null> =>
      (await read(uid, eq(application.id, id), 1))[0] ?? null,

    /** Theirs to an ad, the last one first: at most two. */
    to: async (uid: string, jobPostId: string): Promise<OwnApplication[]> =>
      (await read(uid, eq(application.jobPostId, jobPostId), 2)).toSorted(
        (one, other) => other.attempt - one.attempt,
      ),

    /** The message that was sent last, to begin the next one with; empty: there is none. */
    lastMessage: async (uid: string): Promise<string> => {
      const [row] = await database
        .select({ message: application.message })
        .from(application)
        .where(and(eq(application.uid, uid), ne(application.status, 'draft'), ne(application.message, '')))
        .orderBy(desc(application.updatedAt), desc(application.id))
        .limit(1)
      return row?.message ?? ''
    },
  }
}
