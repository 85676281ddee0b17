import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { application, applicationFile } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { messageFile } from '#server/backend/database/schema/message-file.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { readerWithUid } from '#server/backend/messages/reader-with-uid.ts'
import { readableBy } from '#server/backend/messages/thread-rows.ts'
import type { FileStore, StoredBytes } from '#server/ports/file-store.ts'
import { createFileAddresses, type FileAddress } from './file-address.ts'
import type { StoredFileRow } from './stored-files.ts'

export type OpenedFile = StoredBytes & Pick<StoredFileRow, 'name' | 'type'>

/** By what somebody reads a file. */
type FileReader = { kind: 'owner' | 'student' } | { kind: 'company'; id: string }

type Dependencies = {
  database: Database
  work: Work
  store: FileStore
  /** First signs, all verify. */
  secrets: readonly string[]
  now: () => Date
}

/** Who may read a file: the owner, and whom it was sent to, with an application or in a message. For everybody else there is none. */
export const createFileReads = ({ database, work, store, secrets, now }: Dependencies) => {
  const addresses = createFileAddresses(secrets)

  /** An application that this person's company got with the file, and that says something still. */
  const sentToCompanyOf = async (uid: string, fileId: string): Promise<{ companyId: string } | null> => {
    const [sent] = await database
      .select({ companyId: application.companyId })
      .from(applicationFile)
      .innerJoin(storedFile, eq(storedFile.id, applicationFile.fileId))
      .innerJoin(
        application,
        and(eq(application.id, applicationFile.applicationId), eq(application.uid, storedFile.uid)),
      )
      .innerJoin(
        companyMember,
        and(eq(companyMember.companyId, application.companyId), eq(companyMember.uid, uid)),
      )
      // An admin who once was a member is no member, and a suspended company reads of nobody.
      .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
      .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
      .where(
        and(
          eq(applicationFile.fileId, fileId),
          // Who takes an application back takes back what went with it: the company keeps name and dates.
          notInArray(application.status, ['draft', 'withdrawn']),
          isNotNull(application.submittedAt),
          isNull(application.erasedAt),
        ),
      )
      .limit(1)
    return sent ?? null
  }

  /** Whether somebody sent it for a company: then it is read in its thread alone, by the company's people of today. */
  const isOfCompany = async (fileId: string): Promise<boolean> => {
    const [sent] = await database
      .select({ id: message.id })
      .from(messageFile)
      .innerJoin(
        message,
        and(eq(message.threadId, messageFile.threadId), eq(message.id, messageFile.messageId)),
      )
      .where(and(eq(messageFile.fileId, fileId), eq(message.side, 'company')))
      .limit(1)
    return sent !== undefined
  }

  /** A thread of this person's, or of their company's, that has the file in a message which they may read. */
  const sentInThreadOf = async (uid: string, fileId: string): Promise<FileReader | null> => {
    const reader = await readerWithUid(database, uid)
    if (reader === null) return null
    const [sent] = await database
      .select({ companyId: thread.companyId })
      .from(messageFile)
      .innerJoin(
        message,
        and(eq(message.threadId, messageFile.threadId), eq(message.id, messageFile.messageId)),
      )
      .innerJoin(thread, eq(thread.id, messageFile.threadId))
      .innerJoin(company, eq(company.id, thread.companyId))
      .leftJoin(application, eq(application.id, thread.applicationId))
      .where(
        and(
          eq(messageFile.fileId, fileId),
          readableBy(reader),
          // What waits for the morning is not there yet.
          reader.side === 'student' ? isNotNull(message.sequence) : undefined,
        ),
      )
      .limit(1)
    if (sent === undefined) return null
    return reader.side === 'student' ? { kind: 'student' } : { kind: 'company', id: sent.companyId }
  }

  const find = async (uid: string, id: string): Promise<{ file: StoredFileRow; by: FileReader } | null> => {
    if (!isId(id)) return null
    const [file] = await database.select().from(storedFile).where(eq(storedFile.id, id))
    if (file === undefined || file.scan === 'refused') return null
    if (file.uid === uid && !(await isOfCompany(id))) return { file, by: { kind: 'owner' } }
    if (file.scan !== 'clean') return null
    const sent = await sentToCompanyOf(uid, id)
    const by =
      sent === null ? await sentInThreadOf(uid, id) : ({ kind: 'company', id: sent.companyId } as const)
    return by === null ? null : { file, by }
  }

  return {
    /** Where this person, and nobody else, reads the file for five minutes; null: for them there is none. */
    address: async (uid: string, id: string): Promise<string | null> =>
      (await find(uid, id)) === null ? null : addresses.make(uid, id, now()),

    /**
     * The file behind an address of this person's; null: the address is not good, or they may not read it any more. What a
     * company reads is noted.
     */
    open: async (uid: string, address: FileAddress): Promise<OpenedFile | null> => {
      if (!addresses.isGood(uid, address, now())) return null
      const found = await find(uid, address.id)
      if (found === null) return null
      const { file, by } = found
      const stored = await store.open(file.id)
      if (stored === null) throw new Error(`The bytes of file ${file.id} are not in the store`)
      if (by.kind === 'company')
        await work({ kind: 'person', uid }, async ({ audit }) =>
          audit({ action: 'file.read', subject: `file:${file.id}`, detail: { company: by.id } }),
        )
      const { name, type } = file
      return { ...stored, name, type }
    },
  }
}
