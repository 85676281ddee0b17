import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { sendMessageFormSchema, sendMessageSchema } from '#contract/message.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { messageReport, thread } from '#server/backend/database/schema/message.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createFiles } from '#server/backend/files/files.ts'
import { exportMessages } from '#server/backend/messages/export-messages.ts'
import { insertFile } from '#server/backend/testing/applications.ts'
import { createMemoryFileStore, testFileParts } from '#server/backend/testing/files.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow, insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createHeldMessages } from './deliver-held.ts'
import { createOldThreads } from './end-threads.ts'
import { createMessageReports } from './message-reports.ts'
import type { Reader } from './thread-rows.ts'

const bytes = Buffer.from('a file')
const night = '2026-11-21T14:00:00Z'
const morning = '2026-11-21T23:00:00Z'
const operator = { kind: 'operator', name: 'root' } as const

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openWorld>>

/** Messages between a student and a recruiter, with files in memory. */
const openWorld = async () => {
  const { database } = handle
  await database.delete(storedFile)
  const messages = await openMessages(handle)
  const { work, now } = messages
  const store = createMemoryFileStore()
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const files = createFiles({ database, work, rateLimits, now, ...testFileParts({ store }) })
  return {
    ...messages,
    database,
    store,
    files,
    reports: createMessageReports({ database, work, store }),
    /** A file that somebody keeps. */
    keep: async (uid: string, name = '履歴書.pdf', scan: 'clean' | 'waiting' | 'refused' = 'clean') => {
      const id = await insertFile(database, uid, { name, scan, size: bytes.length, createdAt: now() })
      await store.put(id, bytes)
      return id
    },
    /** Whether somebody can read a file: the address is given, and opens it. */
    reads: async (uid: string, id: string): Promise<boolean> => {
      const address = await files.reads.address(uid, id)
      if (address === null) return false
      const url = new URL(address, 'http://site.test')
      const [expires, signature] = ['expires', 'signature'].map((name) => url.searchParams.get(name)!)
      return (await files.reads.open(uid, { id, expires: expires!, signature: signature! })) !== null
    },
    /** The files of each message of a thread, as a side is shown them. */
    shown: async (reader: Reader, threadId: string) => {
      const list = await messages.messages.messages(reader, threadId, {
        after: null,
        before: null,
        first: 50,
      })
      return list?.messages.map((each) => each.files.map(({ name, state, fileId }) => [name, state, fileId]))
    },
  }
}

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openWorld()
})

const inquiry = () => ({ kind: 'company', id: world.ids.companyId }) as const
/** A file of somebody's in a thread about the application. Answers both. */
const sendOne = async (reader: Reader, about?: { kind: 'company'; id: string }) => {
  const file = await world.keep(reader.uid)
  return { file, id: await world.begin(reader, '添付します。', about, [file]) }
}

describe('what goes with a message', () => {
  test('both sides are shown the files in the order of their choice, once each', async () => {
    const { hanako, recruiter, begin, keep, shown } = world
    const [first, second] = [await keep('hanako', '二.pdf'), await keep('hanako', '一.pdf')]
    const id = await begin(hanako, '添付します。', undefined, [first, second, first])
    const expected = [
      [
        ['二.pdf', 'clean', first],
        ['一.pdf', 'clean', second],
      ],
    ]
    expect(await shown(hanako, id)).toEqual(expected)
    expect(await shown(recruiter, id)).toEqual(expected)
  })

  test('the same message again brings no other files', async () => {
    const { hanako, begin, send, keep, shown } = world
    const [file, other] = [await keep('hanako'), await keep('hanako', '別.pdf')]
    const id = await begin(hanako)
    const message = newId()
    for (const files of [[file], [file], [other]]) {
      const sent = await send(hanako, id, '添付します。', message, files)
      expect(sent).toMatchObject({ kind: 'sent', files: [{ fileId: file }] })
    }
    expect(await shown(hanako, id)).toEqual([[], [['履歴書.pdf', 'clean', file]]])
  })

  test('nobody sends another’s file, one that is not there, or one that held malware', async () => {
    const { hanako, recruiter, begin, send, keep, shown } = world
    const id = await begin(hanako)
    const wrong = [await keep('recruiter'), newId(), await keep('hanako', 'x.pdf', 'refused')]
    const good = await keep('hanako')
    for (const file of wrong)
      expect(await send(hanako, id, 'あ', newId(), [good, file])).toEqual({
        kind: 'refused',
        because: 'files',
      })
    expect(await send(recruiter, id, 'あ', newId(), [good])).toEqual({ kind: 'refused', because: 'files' })
    expect(await shown(hanako, id)).toEqual([[]])
  })

  test('more files than a message takes, and what is no id, are no message', () => {
    const fields = { thread: newId(), id: newId(), text: 'あ' }
    const most = Array.from({ length: limits.messageFiles }, () => newId())
    for (const [schema, more] of [
      [sendMessageSchema, { seen: 0 }],
      [sendMessageFormSchema, { seen: '0' }],
    ] as const) {
      const takes = (fileIds: string[]) => schema.safeParse({ ...fields, ...more, fileIds }).success
      expect([takes(most), takes([...most, newId()]), takes(['x'])]).toEqual([true, false, false])
    }
  })
})

describe('who reads a file of a message', () => {
  test.each(['hanako', 'recruiter'] as const)('%s’s: the two sides, and nobody else', async (sender) => {
    const { hanako, recruiter, ids, database, reads } = world
    const { file } = await sendOne(sender === 'hanako' ? hanako : recruiter)
    await insertMember(database, ids.companyId, 'viewer', 'viewer')
    const other = await insertCompany(database)
    await insertMember(database, other, 'elsewhere', 'owner')
    await insertPerson(database, { uid: 'jiro' })
    await insertPerson(database, { uid: 'admin', kind: 'admin' })
    await database
      .insert(companyMember)
      .values({ id: newId(), companyId: ids.companyId, uid: 'admin', role: 'owner' })
    const readers = ['hanako', 'recruiter', 'viewer', 'elsewhere', 'jiro', 'admin', 'nobody']
    const found = await Promise.all(readers.map((uid) => reads(uid, file)))
    expect(found).toEqual([true, true, true, false, false, false, false])
  })

  test('who left the company reads nothing any more, not even what they sent', async () => {
    const { hanako, recruiter, database, reads } = world
    const theirs = await sendOne(hanako)
    const own = await sendOne(recruiter)
    await database.delete(companyMember)
    expect([await reads('recruiter', theirs.file), await reads('recruiter', own.file)]).toEqual([
      false,
      false,
    ])
    expect(await reads('hanako', own.file)).toBe(true)
  })

  test('what a company reads is noted, what a student reads is not', async () => {
    const { hanako, recruiter, database, ids, reads } = world
    const { file } = await sendOne(hanako)
    const own = await sendOne(recruiter)
    for (const uid of ['hanako', 'recruiter']) await reads(uid, file)
    await reads('hanako', own.file)
    const lines = await database.select().from(auditLog).where(eq(auditLog.action, 'file.read'))
    expect(lines.map(({ actorUid, subject, detail }) => [actorUid, subject, detail])).toEqual([
      ['recruiter', `file:${file}`, { company: ids.companyId }],
    ])
  })

  test('a withdrawal and a suspension take it from the company, as they take the messages', async () => {
    const { hanako, database, reads } = world
    const { file } = await sendOne(hanako)
    await database.update(company).set({ status: 'suspended' })
    expect([await reads('recruiter', file), await reads('hanako', file)]).toEqual([false, true])
    await database.update(company).set({ status: 'active' })
    expect(await reads('recruiter', file)).toBe(true)
    await database
      .update(application)
      .set({ status: 'withdrawn', closedAt: daysFromNow(0), eraseAt: daysFromNow(30) })
    expect([await reads('recruiter', file), await reads('hanako', file)]).toEqual([false, true])
  })

  test('a thread that was ended is read still, with its files', async () => {
    const { hanako, recruiter, messages, reads } = world
    const { file, id } = await sendOne(hanako)
    const own = await sendOne(recruiter)
    await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
    expect([await reads('recruiter', file), await reads('hanako', own.file)]).toEqual([true, true])
  })

  test('a file that is looked at still is its sender’s alone; one that held malware is nobody’s', async () => {
    const { hanako, database, begin, keep, reads, shown } = world
    const file = await keep('hanako', '履歴書.pdf', 'waiting')
    const id = await begin(hanako, '添付します。', undefined, [file])
    expect(await shown(hanako, id)).toEqual([[['履歴書.pdf', 'waiting', null]]])
    expect([await reads('hanako', file), await reads('recruiter', file)]).toEqual([true, false])
    await database.update(storedFile).set({ scan: 'refused' })
    expect(await shown(hanako, id)).toEqual([[['履歴書.pdf', 'refused', null]]])
    expect([await reads('hanako', file), await reads('recruiter', file)]).toEqual([false, false])
  })
})

describe('what waits for the morning', () => {
  test('its file is not to be had before it is delivered', async () => {
    const { hanako, recruiter, at, work, reads, shown, send, begin, keep } = world
    const id = await begin(hanako)
    at(night)
    const file = await keep('recruiter')
    await send(recruiter, id, '資料です。', newId(), [file])
    expect([await reads('hanako', file), await reads('recruiter', file)]).toEqual([false, true])
    expect(await shown(hanako, id)).toEqual([[]])
    at(morning)
    await createHeldMessages({ work }).deliverDue()
    expect(await reads('hanako', file)).toBe(true)
    expect(await shown(hanako, id)).toEqual([[], [['履歴書.pdf', 'clean', file]]])
  })

  test('taken back, or ended before, it was never sent', async () => {
    const { hanako, recruiter, at, begin, send, keep, messages, reads } = world
    const id = await begin(hanako)
    at(night)
    const [one, other] = [await keep('recruiter'), await keep('recruiter')]
    const message = newId()
    await send(recruiter, id, '資料です。', message, [one])
    await messages.takeBack(recruiter, { thread: id, id: message })
    await send(recruiter, id, '資料です。', newId(), [other])
    await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
    at(morning)
    expect([await reads('hanako', one), await reads('hanako', other)]).toEqual([false, false])
  })
})

describe('how long a file stays', () => {
  test('it can’t be deleted while the application is under way; of a question its name stays', async () => {
    const { hanako, recruiter, files, shown, reads, sent } = world
    const ofApplication = await sendOne(hanako)
    expect(await files.own.remove('hanako', ofApplication.file)).toBe('under_way')
    const ofQuestion = await sendOne(hanako, inquiry())
    const uses = (await files.own.list('hanako')).map(({ id, use }) => [id, use])
    expect(new Map(uses as [string, string][])).toEqual(
      new Map([
        [ofApplication.file, 'under way'],
        [ofQuestion.file, 'kept'],
      ]),
    )
    expect(await files.own.remove('hanako', ofQuestion.file)).toBe('deleted')
    expect(sent).toContainEqual(
      expect.objectContaining({ name: 'remove-file', data: { id: ofQuestion.file } }),
    )
    expect(await shown(recruiter, ofQuestion.id)).toEqual([[['履歴書.pdf', 'deleted', null]]])
    expect(await reads('recruiter', ofQuestion.file)).toBe(false)
  })

  test('it is not unused while a message has it, and goes once the thread is gone', async () => {
    const { hanako, recruiter, database, at, work, files, keep } = world
    const [mine, theirs] = [await sendOne(hanako, inquiry()), await keep('recruiter')]
    await world.send(recruiter, mine.id, '資料です。', newId(), [theirs])
    const left = () => database.$count(storedFile)
    at(daysFromNow(limits.unusedFileDays + 1))
    expect([await files.removals.removeUnused(), await left()]).toEqual([0, 2])
    at(daysFromNow(200))
    expect(await createOldThreads({ work }).removeDue()).toBe(1)
    expect([await files.removals.removeUnused(), await left()]).toEqual([2, 0])
  })

  test('what somebody sent for a company stays with the student when their account goes', async () => {
    const { recruiter, database, work, files, reads } = world
    const { file, id } = await sendOne(recruiter)
    await work({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, 'recruiter', 'asked'))
    expect(await files.removals.removeOwnerless()).toBe(0)
    expect(await reads('hanako', file)).toBe(true)
    await database.delete(thread).where(eq(thread.id, id))
    expect([await files.removals.removeOwnerless(), world.store.bytes.size]).toEqual([1, 0])
  })

  test('with the student’s account all goes that they sent, and what nobody else keeps', async () => {
    const { hanako, recruiter, database, work, files, send } = world
    const { file, id } = await sendOne(hanako)
    const theirs = await world.keep('recruiter')
    await send(recruiter, id, '資料です。', newId(), [theirs])
    await work({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, 'hanako', 'asked'))
    expect(await files.removals.removeOwnerless()).toBe(1)
    expect([world.store.bytes.has(file), world.store.bytes.has(theirs)]).toEqual([false, true])
    expect(await database.$count(account, eq(account.uid, 'hanako'))).toBe(0)
  })

  test('a person takes along which files went with which message', async () => {
    const { hanako, recruiter, database, send } = world
    const { file, id } = await sendOne(hanako)
    const theirs = await world.keep('recruiter', '資料.pdf')
    await send(recruiter, id, '資料です。', newId(), [theirs])
    const named = (fileId: string, name: string) => ({ id: fileId, name, type: 'pdf', size: bytes.length })
    const student = await exportMessages(database, 'hanako')
    expect(student.threads[0]?.messages.map((each) => each.files)).toEqual([
      [named(file, '履歴書.pdf')],
      [named(theirs, '資料.pdf')],
    ])
    const member = await exportMessages(database, 'recruiter')
    expect(member.messagesForCompanies.map((each) => each.files)).toEqual([[named(theirs, '資料.pdf')]])
  })
})

describe('a report', () => {
  const reported = async () => {
    const { hanako, recruiter, send, messages, keep, reports } = world
    const { file: own, id: threadId } = await sendOne(hanako)
    const theirs = await keep('recruiter', '招待.pdf')
    await send(recruiter, threadId, '見てください。', newId(), [theirs])
    await messages.freeze(hanako, { thread: threadId, reason: 'private', text: '' })
    const [report] = await reports.open()
    return { threadId, own, theirs, id: report?.id ?? '' }
  }

  test('the operator reads a file of it, which is logged, and no file beside it', async () => {
    const { database, reports, messages, hanako, recruiter } = world
    const { id, own, theirs, threadId } = await reported()
    const stranger = await world.keep('recruiter', '別.pdf')
    const found = await reports.read(operator, id)
    expect(found?.evidence.map(({ files }) => files?.map((file) => file.name))).toEqual([
      ['履歴書.pdf'],
      ['招待.pdf'],
    ])
    await database.update(thread).set({ operatorReadAt: null })
    await database.update(storedFile).set({ scan: 'waiting' }).where(eq(storedFile.id, own))
    expect(await reports.readFile(operator, id, own)).toBeNull()
    expect(await reports.readFile(operator, id, stranger)).toBeNull()
    expect(await reports.readFile(operator, newId(), theirs)).toBeNull()
    expect(await reports.readFile(operator, id, 'x')).toBeNull()
    const lines = () =>
      database.select().from(auditLog).where(eq(auditLog.action, 'message_report.file_read'))
    expect(await lines()).toEqual([])
    expect(await reports.readFile(operator, id, theirs)).toMatchObject({ name: '招待.pdf', type: 'pdf' })
    expect((await lines()).map(({ subject, detail }) => [subject, detail])).toEqual([
      [`message_report:${id}`, { file: theirs }],
    ])
    // The student alone is shown it.
    expect((await messages.find(hanako, threadId))?.operatorReadAt).not.toBeNull()
    expect((await messages.find(recruiter, threadId))?.operatorReadAt).toBeNull()
  })

  test('the company’s files stay with it, though both accounts and the thread go; the student’s do not', async () => {
    const { database, work, files, reports } = world
    const { id, own, theirs } = await reported()
    for (const uid of ['hanako', 'recruiter'])
      await work({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, uid, 'asked'))
    expect(await files.removals.removeOwnerless()).toBe(1)
    expect(await reports.readFile(operator, id, own)).toBeNull()
    expect(await reports.readFile(operator, id, theirs)).not.toBeNull()
    expect((await reports.read(operator, id))?.evidence.map(({ files: kept }) => kept?.length)).toEqual([1])
    await database.delete(messageReport)
    expect(await files.removals.removeOwnerless()).toBe(1)
  })
})
