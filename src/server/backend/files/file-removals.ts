import { and, asc, eq, exists, inArray, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { applicationFile } from '#server/backend/database/schema/application.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { messageFile, messageReportFile } from '#server/backend/database/schema/message-file.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { unusedBefore } from '#server/domain/file-room.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { minutesAfter } from './upload-tickets.ts'

type Dependencies = {
  database: Database
  work: Work
  store: FileStore
  /** What processes that died left of uploads that began before. */
  removeLeft: (before: Date) => Promise<number>
  now: () => Date
}

/** Rows that one unit removes. */
const removedAtOnce = 1000
/** Ids of the store that are compared with the rows in one query. */
/** Below so many the share is no sign. */
const orphansAlwaysRemoved = 10
const comparedAtOnce = 500
/** A ticket that is over this long is not being finished any more, and neither are bytes this old without a row. */
const overMinutes = 60

/** What goes because nobody needs it. Bytes go first: a row can be found again, bytes without a row only by the night's look. */
export const createFileRemovals = ({ database, work, store, removeLeft, now }: Dependencies) => {
  const known = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const files = await database
      .select({ id: storedFile.id })
      .from(storedFile)
      .where(inArray(storedFile.id, ids))
    const tickets = await database
      .select({ id: uploadTicket.id })
      .from(uploadTicket)
      .where(inArray(uploadTicket.id, ids))
    const images = await database
      .select({ id: companyImage.id })
      .from(companyImage)
      .where(inArray(companyImage.id, ids))
    return new Set([...files, ...tickets, ...images].map(({ id }) => id))
  }

  const findUnknown = async (ids: readonly string[]): Promise<string[]> => {
    if (ids.length === 0) return []
    const kept = await known(ids)
    return ids.filter((id) => !kept.has(id))
  }

  /** A message, or a report of messages, has it. */
  const isInMessages = () =>
    or(
      exists(
        database
          .select({ one: sql`1` })
          .from(messageFile)
          .where(eq(messageFile.fileId, storedFile.id)),
      ),
      exists(
        database
          .select({ one: sql`1` })
          .from(messageReportFile)
          .where(eq(messageReportFile.fileId, storedFile.id)),
      ),
    ) ?? sql`false`

  const removeOwnerlessPortion = async (): Promise<number> => {
    const ownerless = await database
      .select({ id: storedFile.id })
      .from(storedFile)
      // What somebody sent for a company stays with those it was sent to.
      .where(and(isNull(storedFile.uid), not(isInMessages())))
      .orderBy(asc(storedFile.id))
      .limit(removedAtOnce)
    const ids = ownerless.map(({ id }) => id)
    if (ids.length === 0) return 0
    for (const id of ids) await store.remove(id)
    return work({ kind: 'task', name: 'ownerless-files' }, async (unit) => {
      await unit.database.delete(storedFile).where(and(inArray(storedFile.id, ids), isNull(storedFile.uid)))
      return ids.length
    })
  }

  const removeUnusedPortion = (): Promise<number> =>
    work({ kind: 'task', name: 'unused-files' }, async (unit) => {
      const unused = await unit.database
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(
          and(
            lte(storedFile.createdAt, unusedBefore(unit.at)),
            notExists(
              unit.database
                .select({ one: sql`1` })
                .from(applicationFile)
                .where(eq(applicationFile.fileId, storedFile.id)),
            ),
            not(isInMessages()),
          ),
        )
        .orderBy(asc(storedFile.createdAt))
        .limit(removedAtOnce)
        // One that an application takes with it right now is held by its transaction.
        .for('update', { skipLocked: true })
      const ids = unused.map(({ id }) => id)
      if (ids.length === 0) return 0
      await unit.database.delete(storedFile).where(inArray(storedFile.id, ids))
      unit.send(...ids.map((id) => ({ name: 'remove-file' as const, data: { id } })))
      return ids.length
    })

  const removeTicketPortion = (): Promise<number> =>
    work({ kind: 'task', name: 'old-upload-tickets' }, async (unit) => {
      const over = await unit.database
        .delete(uploadTicket)
        .where(
          inArray(
            uploadTicket.id,
            unit.database
              .select({ id: uploadTicket.id })
              .from(uploadTicket)
              .where(
                or(
                  // A sending that began in time may take its minutes.
                  lte(uploadTicket.expiresAt, minutesAfter(unit.at, -overMinutes)),
                  and(isNull(uploadTicket.claimedAt), lte(uploadTicket.expiresAt, unit.at)),
                ),
              )
              .limit(removedAtOnce),
          ),
        )
        .returning({
          id: uploadTicket.id,
          receivedAt: uploadTicket.receivedAt,
          finishedAt: uploadTicket.finishedAt,
        })
      const unfinished = over.filter((each) => each.receivedAt !== null && each.finishedAt === null)
      unit.send(...unfinished.map(({ id }) => ({ name: 'remove-file' as const, data: { id } })))
      return over.length
    })

  return {
    /** The bytes of one file whose row is gone, or was refused; for the task. */
    removeBytes: async (id: string): Promise<void> => {
      const [needed] = await database
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(and(eq(storedFile.id, id), inArray(storedFile.scan, ['waiting', 'clean'])))
      const [shown] = await database
        .select({ id: companyImage.id })
        .from(companyImage)
        .where(eq(companyImage.id, id))
      if (needed === undefined && shown === undefined) await store.remove(id)
    },

    /** Files whose owner's account is gone and that no message has. Answers how many. */
    removeOwnerless: (): Promise<number> => inPortions(removedAtOnce, removeOwnerlessPortion),

    /** Files that go with no application and no message, 30 days after they came. Answers how many. */
    removeUnused: (): Promise<number> => inPortions(removedAtOnce, removeUnusedPortion),

    /** Tickets that are over, with what was sent on them and never finished. Answers how many. */
    removeOldTickets: async (): Promise<number> => {
      const left = await removeLeft(minutesAfter(now(), -overMinutes))
      return left + (await inPortions(removedAtOnce, removeTicketPortion))
    },

    /**
     * Bytes that no row names, by a look through the whole store. Answers how many. Where most of them are such, it is the store of
     * another site or an older database: nothing is removed.
     */
    removeOrphans: async (): Promise<number> => {
      const unknown: string[] = []
      let listed = 0
      let ids: string[] = []
      const compare = async () => {
        listed += ids.length
        unknown.push(...(await findUnknown(ids)))
        ids = []
      }
      for await (const id of store.listOlderThan(minutesAfter(now(), -overMinutes))) {
        ids.push(id)
        if (ids.length >= comparedAtOnce) await compare()
      }
      await compare()
      if (unknown.length > orphansAlwaysRemoved && unknown.length * 2 > listed)
        throw new Error(`${unknown.length} of ${listed} stored files belong to nothing: none was removed`)
      for (const id of unknown) await store.remove(id)
      return unknown.length
    },
  }
}
