import * as z from 'zod/mini'
import { messageReportReasons } from './codes/message.ts'
import { fileScans } from './codes/stored-file.ts'
import { limits } from './limits.ts'
import { threadSubjects } from './message-subject.ts'
import { oneLine, visible } from './plain-text.ts'
import { idText as id, listOf, machineText, optionalLines } from './text-input.ts'

/** Bounds of messages; lengths are characters (UTF-16 code units, as browsers count). */
export const messageLimits = {
  text: 4000,
  /** What a student says of a thread that they report. */
  report: 2000,
  /** The same with what they add by ending it again while the report is open. */
  reportAdded: 20_000,
  /** The newest messages that are kept with a report. */
  evidence: 500,
  search: 100,
  /** Threads of one page of the list, and pages. */
  threads: 20,
  pages: 500,
  /** Messages that are read at once. */
  page: 30,
  pageMax: 50,
  /** Messages of one person in an hour. */
  sentAnHour: 60,
  /** The same in a day. */
  sentADay: 200,
  /** New inquiries of one student in a day. */
  inquiriesADay: 10,
  /** Threads that one student freezes in a day. */
  frozenADay: 20,
  /** Messages of a company that wait for the morning, in one thread. */
  held: 10,
  /** Unread threads are counted up to here, then 「99+」. */
  count: 99,
  /** Days after the last message, after which an inquiry is deleted. */
  inquiryDays: 180,
  /** Days after its end, after which a report of a thread is deleted with what it holds. */
  reportDays: 180,
} as const

/** Between these hours of Japan no message of a company reaches a student who did not allow it. */
export const quietHours = { from: 21, to: 8 } as const

/** Of files of the sender's own, that go with the message. */
const files = listOf(id, limits.messageFiles, 'TOO_LONG')
const words = z.pipe(optionalLines(messageLimits.text), z.string().check(visible))

const sequence = z.int('INVALID').check(z.minimum(0, 'INVALID'), z.maximum(2_000_000_000, 'INVALID'))
const sequenceOfForm = z.pipe(
  z.pipe(machineText(10).check(z.regex(/^\d{1,10}$/, 'INVALID')), z.transform(Number)),
  sequence,
)

/**
 * `id` is made by the client and names the message: sent twice it is one. `seen`: the last message that the page showed, which
 * whoever answers has read.
 */
export const sendMessageSchema = z.object({
  thread: id,
  id,
  text: words,
  fileIds: z.prefault(files, []),
  seen: sequence,
})
export type SendMessage = z.infer<typeof sendMessageSchema>

/** The same as a form sends it. */
export const sendMessageFormSchema = z.extend(sendMessageSchema, { fileIds: files, seen: sequenceOfForm })

const subject = z.object({ kind: z.enum(threadSubjects, 'INVALID'), id })

/** The first message about something. `companyId`: for which company, by a member; null: by the student. */
export const startThreadSchema = z.object({
  subject,
  companyId: z.prefault(z.nullable(id), null),
  id,
  text: words,
  fileIds: z.prefault(files, []),
})
export type StartThread = z.infer<typeof startThreadSchema>

/** The same as a form sends it. */
export const startThreadFormSchema = z.object({
  kind: z.enum(threadSubjects, 'INVALID'),
  about: id,
  companyId: z.optional(z.union([z.literal(''), id], 'INVALID')),
  id,
  text: words,
  fileIds: files,
})

export const readThreadSchema = z.object({
  thread: id,
  /** The last message that was seen. */
  sequence,
})
export const readThreadFormSchema = z.object({ thread: id, sequence: sequenceOfForm })

export const takeBackMessageSchema = z.object({ thread: id, id })

/** Ends a thread and reports it, in one step. */
export const freezeThreadSchema = z.object({
  thread: id,
  reason: z.enum(messageReportReasons, 'CHOOSE'),
  text: optionalLines(messageLimits.report),
})
export type FreezeThread = z.infer<typeof freezeThreadSchema>

export const reopenThreadSchema = z.object({ thread: id })

/** Whether messages of companies may come at night. */
export const nightMessagesSchema = z.object({ allowed: z.boolean('INVALID') })
export const nightMessagesFormSchema = z.object({ allowed: z.enum(['yes', 'no'], 'CHOOSE') })

/** Whether a file of a message can be read: as it was looked at for malware, or `deleted` by its sender since. */
export const messageFileStates = [...fileScans, 'deleted'] as const
export type MessageFileState = (typeof messageFileStates)[number]

/** Which threads a list has. */
export const threadFilters = ['all', 'unread', 'closed'] as const
export type ThreadFilter = (typeof threadFilters)[number]

export const threadSearchSchema = machineText(messageLimits.search).check(oneLine)

/**
 * Why a message is not sent. `closed`: nobody writes there any more. `name`: the sender has written down no name yet.
 * `held`: too many wait for the morning. `daily`: the sender wrote too many in a day. `taken`: another message has its id.
 * `files`: one of the files is not there any more, or was found to hold malware.
 */
export const messageRefusals = ['closed', 'name', 'held', 'daily', 'taken', 'files'] as const
export type MessageRefusal = (typeof messageRefusals)[number]
