import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FileType } from '#contract/codes/stored-file.ts'
import type { FileProblem, UploadForm, UploadInput } from '#contract/stored-file.ts'
import { limits } from '#contract/limits.ts'
import { lockPerson } from '#server/backend/accounts/lock-person.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { fileName, fileStem } from '#server/domain/file-name.ts'
import { judgeRoom, type Room } from '#server/domain/file-room.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { StoredFileRow } from './stored-files.ts'
import {
  hashOfTicket,
  hasTooManyTickets,
  issueTicket,
  minutesAfter,
  ticketMinutes,
  ticketRate,
} from './upload-tickets.ts'

export type TicketAnswer =
  { kind: 'ticket'; ticket: string; expiresAt: Date } | { kind: 'refused'; problem: FileProblem }

export type FinishAnswer = { kind: 'kept'; file: StoredFileRow } | { kind: 'refused'; problem: FileProblem }

const roomOf = async (database: Database, uid: string): Promise<Room> => {
  const [room] = await database
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${storedFile.size}), 0)::int`,
    })
    .from(storedFile)
    .where(eq(storedFile.uid, uid))
  return room ?? { files: 0, bytes: 0 }
}

/** What kind of account a person has, by which their room is judged. */
const kindOf = async (database: Database, uid: string) => {
  const [found] = await database.select({ kind: account.kind }).from(account).where(eq(account.uid, uid))
  return found?.kind ?? 'student'
}

/** The same with what was received and never finished: it lies in the store until its ticket is removed. */
const roomWithUnfinished = async (database: Database, uid: string): Promise<Room> => {
  const kept = await roomOf(database, uid)
  const [unfinished] = await database
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploadTicket.size}), 0)::int`,
    })
    .from(uploadTicket)
    .where(
      and(eq(uploadTicket.uid, uid), isNotNull(uploadTicket.receivedAt), isNull(uploadTicket.finishedAt)),
    )
  return {
    files: kept.files + (unfinished?.files ?? 0),
    bytes: kept.bytes + (unfinished?.bytes ?? 0),
  }
}

type Dependencies = {
  work: Work
  rateLimits: RateLimits
  /** `by type alone`: nothing looks for malware, and a file that is what it says counts as clean. */
  scanning: 'by a scanner' | 'by type alone'
}

/** `width` and `height`, in pixels, of a company’s picture alone. */
type ReceivedFile = { type: FileType; size: number; hash: string; width?: number; height?: number }

/** From the wish to send a file to its row. What is sent between lies in the store under the ticket's id. */
export const createUploads = ({ work, rateLimits, scanning }: Dependencies) => ({
  /** Leave to send one file of about this size. */
  request: async (uid: string, { kind, name, size }: UploadInput): Promise<TicketAnswer> => {
    const refused = (problem: FileProblem): TicketAnswer => ({ kind: 'refused', problem })
    if (size === 0) return refused('empty')
    if (size > limits.fileBytes) return refused('too_large')
    if ((await rateLimits.hit('file upload', uid, ticketRate)).kind === 'limited') return refused('limited')
    return work<TicketAnswer>({ kind: 'person', uid }, async (unit) => {
      await lockPerson(unit.database, uid)
      if (await hasTooManyTickets(unit, uid)) return refused('limited')
      const room = judgeRoom(
        await roomWithUnfinished(unit.database, uid),
        size,
        await kindOf(unit.database, uid),
      )
      if (room !== 'fits') return refused(room)
      return { kind: 'ticket', ...(await issueTicket(unit, { uid, kind, name: fileStem(name) })) }
    })
  },

  /** Uses a ticket up for its person. Answers the id for the bytes; null: it is used, too old, or somebody else's. */
  claim: (uid: string, ticket: string): Promise<string | null> =>
    work({ kind: 'person', uid }, async ({ database, at }) => {
      const [claimed] = await database
        .update(uploadTicket)
        .set({ claimedAt: at })
        .where(
          and(
            eq(uploadTicket.tokenHash, hashOfTicket(ticket)),
            eq(uploadTicket.uid, uid),
            isNull(uploadTicket.claimedAt),
            gt(uploadTicket.expiresAt, at),
          ),
        )
        .returning({ id: uploadTicket.id })
      return claimed?.id ?? null
    }),

  /** What the bytes of a claimed ticket are for, which says how they are judged. */
  formOf: (id: string): Promise<UploadForm> =>
    work({ kind: 'task', name: 'upload' }, async ({ database }) => {
      const [found] = await database
        .select({ imageKind: uploadTicket.imageKind })
        .from(uploadTicket)
        .where(eq(uploadTicket.id, id))
      return found?.imageKind ?? 'file'
    }),

  /** Notes what was kept under a claimed ticket's id. False: the person has gone in the meantime. */
  received: (id: string, file: ReceivedFile): Promise<boolean> =>
    work({ kind: 'task', name: 'upload' }, async ({ database, at }) => {
      const noted = await database
        .update(uploadTicket)
        .set({ ...file, receivedAt: at, expiresAt: minutesAfter(at, ticketMinutes) })
        .where(and(eq(uploadTicket.id, id), isNotNull(uploadTicket.claimedAt)))
        .returning({ id: uploadTicket.id })
      return noted.length > 0
    }),

  /** Forgets a claimed ticket whose bytes did not come, or were refused. */
  drop: (id: string): Promise<void> =>
    work({ kind: 'task', name: 'upload' }, async ({ database }) => {
      await database.delete(uploadTicket).where(and(eq(uploadTicket.id, id), isNull(uploadTicket.receivedAt)))
    }),

  /** Makes the file of what was received, once the person's files have room for it. Twice answers the same file. */
  finish: (uid: string, ticket: string): Promise<FinishAnswer> =>
    work<FinishAnswer>({ kind: 'person', uid }, async (unit) => {
      const { database, at } = unit
      await lockPerson(database, uid)
      const [found] = await database
        .select()
        .from(uploadTicket)
        .where(and(eq(uploadTicket.tokenHash, hashOfTicket(ticket)), eq(uploadTicket.uid, uid)))
      const over: FinishAnswer = { kind: 'refused', problem: 'ticket_over' }
      if (found === undefined || found.type === null || found.size === null || found.hash === null)
        return over
      const { id, kind, name, type, size, hash, finishedAt } = found
      // A company's picture is finished by its own procedure.
      if (kind === null) return over
      if (finishedAt !== null) {
        const [file] = await database
          .select()
          .from(storedFile)
          .where(and(eq(storedFile.id, id), eq(storedFile.uid, uid)))
        return file === undefined ? over : { kind: 'kept', file }
      }
      if (found.expiresAt <= at) return over
      const room = judgeRoom(await roomOf(database, uid), size, await kindOf(database, uid))
      if (room !== 'fits') {
        await database.delete(uploadTicket).where(eq(uploadTicket.id, id))
        unit.send({ name: 'remove-file', data: { id } })
        return { kind: 'refused', problem: room }
      }
      const scan = scanning === 'by a scanner' ? ('waiting' as const) : ('clean' as const)
      const [file] = await database
        .insert(storedFile)
        .values({ id, uid, kind, name: fileName(name, type), type, size, hash, scan, createdAt: at })
        .returning()
      if (file === undefined) throw new Error('The file was not written')
      await database.update(uploadTicket).set({ finishedAt: at }).where(eq(uploadTicket.id, id))
      if (scan === 'waiting') unit.send({ name: 'scan-file', data: { id }, key: id })
      return { kind: 'kept', file }
    }),
})
