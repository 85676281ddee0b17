import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import {
  freezeThreadSchema,
  nightMessagesSchema,
  readThreadSchema,
  reopenThreadSchema,
  sendMessageSchema,
  startThreadSchema,
  takeBackMessageSchema,
} from '#contract/message.ts'
import { graphql } from '#operations/graphql.ts'
import { MessageFields } from '#operations/messages.ts'
import type { Reader } from '#server/backend/messages/thread-rows.ts'
import type { SentMessage } from '#server/backend/messages/write-message.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { writerOf } from '#server/backend/procedures/reader.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { account } from '#server/domain/access-row.ts'

/** Whose threads it is about is judged by `writerOf`. */
const writers = account(['student', 'company'], 'second_factor', 'verified', 'writes_messages')
const changers = account(['student', 'company'], 'second_factor', 'writes_messages')
const students = account(['student'])

const unknown = () => codedError('NOT_FOUND', 'There is no such thread of the caller')

/** What became of a message that somebody sent; throws what is no answer to it. */
const answerOf = (
  { services }: Call,
  reader: Reader,
  sent: SentMessage | 'limited',
): Objects['SentMessage'] => {
  if (sent === 'limited') throw codedError('RATE_LIMITED', 'Too many messages')
  if (sent.kind === 'unknown') throw unknown()
  if (sent.kind === 'refused') return { threadId: null, message: null, refusal: sent.because }
  const message = services.messages.shown(reader, sent.message, sent.files)
  return { threadId: sent.message.threadId, message, refusal: null }
}

const filesDescription = `Files of the caller’s own; ${limits.messageFiles} at the most.`

export const sendMessage = procedure({
  name: 'sendMessage',
  actions: ['messages.send', 'messages.checkWords'],
  who: writers,
  input: z.object({ input: sendMessageSchema }),
  types: { input: 'SendMessageInput!', 'input.thread': 'ID!', 'input.text': 'String!' },
  descriptions: {
    'input.id': 'Made by the client: the same id twice is one message.',
    'input.fileIds': filesDescription,
    'input.seen': 'The last message that was shown to the sender; up to it the thread is read.',
  },
  answer: 'SentMessage!',
  document: graphql(
    `
      mutation SendMessage($input: SendMessageInput!) {
        sendMessage(input: $input) {
          threadId
          refusal
          message {
            ...MessageFields
          }
        }
      }
    `,
    [MessageFields],
  ),
  run: async (call, { input }) => {
    const reader = writerOf(call)
    return answerOf(call, reader, await call.services.messages.send(reader, input))
  },
})

export const startThread = procedure({
  name: 'startThread',
  actions: ['messages.start'],
  who: writers,
  description: 'The first message about something; where there is a thread already, the next one in it.',
  input: z.object({ input: startThreadSchema }),
  types: {
    input: 'StartThreadInput!',
    'input.subject': 'ThreadSubjectInput!',
    'input.subject.kind': 'ThreadSubjectKind!',
    'input.text': 'String!',
  },
  descriptions: {
    'input.companyId': 'For which company, by its members; null: by a student.',
    'input.id': 'Of the message, made by the client.',
    'input.fileIds': filesDescription,
  },
  answer: 'SentMessage!',
  document: graphql(
    `
      mutation StartThread($input: StartThreadInput!) {
        startThread(input: $input) {
          threadId
          refusal
          message {
            ...MessageFields
          }
        }
      }
    `,
    [MessageFields],
  ),
  run: async (call, { input: { companyId, ...first } }) => {
    const reader = writerOf(call, companyId)
    return answerOf(call, reader, await call.services.messages.start(reader, first))
  },
})

export const markThreadRead = procedure({
  name: 'markThreadRead',
  actions: ['messages.markRead'],
  who: changers,
  description: 'Up to a sequence, for the caller’s side.',
  input: readThreadSchema,
  types: { thread: 'ID!' },
  answer: 'Boolean!',
  run: async (call, input) => {
    if (!(await call.services.messages.markRead(writerOf(call), input))) throw unknown()
    return true
  },
})

export const takeBackMessage = procedure({
  name: 'takeBackMessage',
  actions: ['messages.takeBack'],
  who: changers,
  description: 'One of the company’s that waits for the morning. False: it was delivered, or there is none.',
  input: takeBackMessageSchema,
  types: { thread: 'ID!' },
  answer: 'Boolean!',
  run: async (call, input) => {
    const taken = await call.services.messages.takeBack(writerOf(call), input)
    if (taken === 'unknown') throw unknown()
    return taken === 'done'
  },
})

export const freezeThread = procedure({
  name: 'freezeThread',
  actions: ['messages.freeze'],
  who: students,
  description: 'Ends a thread of the student’s and reports it to the operator, with its messages.',
  input: z.object({ input: freezeThreadSchema }),
  types: {
    input: 'FreezeThreadInput!',
    'input.thread': 'ID!',
    'input.reason': 'MessageReportReason!',
    'input.text': 'String!',
  },
  answer: 'Boolean!',
  run: async (call, { input }) => {
    const answer = await call.services.messages.freeze(writerOf(call), input)
    if (answer === 'limited') throw codedError('RATE_LIMITED', 'Too many threads')
    if (answer === 'unknown') throw unknown()
    return true
  },
})

export const reopenThread = procedure({
  name: 'reopenThread',
  actions: ['messages.reopen'],
  who: students,
  description:
    'Opens a thread that the student ended; what they reported stays reported. False: it was open.',
  input: reopenThreadSchema,
  types: { thread: 'ID!' },
  answer: 'Boolean!',
  run: async (call, { thread }) => {
    const answer = await call.services.messages.reopen(writerOf(call), thread)
    if (answer === 'unknown') throw unknown()
    return answer === 'done'
  },
})

export const saveNightMessages = procedure({
  name: 'saveNightMessages',
  actions: ['messages.saveNight'],
  who: students,
  description:
    'Whether messages of companies may reach the student at night. False: no name is written down yet.',
  input: nightMessagesSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { allowed }) => services.messages.allowNight(caller.uid, allowed),
})
