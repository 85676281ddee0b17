import { limits } from '#contract/limits.ts'
import {
  freezeThreadSchema,
  messageLimits,
  nightMessagesSchema,
  readThreadSchema,
  reopenThreadSchema,
  sendMessageSchema,
  startThreadSchema,
  takeBackMessageSchema,
  threadSearchSchema,
} from '#contract/message.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError, inputError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { answerOf, unknown } from './message-answers.ts'
import { addMessageTypes } from './message-types.ts'
import { Call } from '#server/backend/procedures/call.ts'
import { readerOf, writerOf } from '#server/backend/procedures/reader.ts'

const within = (name: string, value: number | null | undefined, least: number, most: number) => {
  if (value === null || value === undefined) return null
  if (value < least || value > most) throw inputError(`${name} must be from ${least} to ${most}`)
  return value
}
const sequenceMost = 2_000_000_000

/** Messages between students and companies: each caller is on one side. */
export const addMessages = (builder: Builder): void => {
  const types = addMessageTypes(builder)
  const Subject = builder.inputType('ThreadSubjectInput', {
    fields: (t) => ({
      kind: t.field({ type: types.SubjectKind, required: true }),
      id: t.id({ required: true }),
    }),
  })
  builder.queryFields((t) => ({
    threads: t.field({
      type: types.Threads,
      nullable: true,
      description: 'Unread ones first, then the newest. Null: a company that the caller does not belong to.',
      args: {
        companyId: t.arg.id({
          description: 'Of which company, for its members; null: of all of theirs, or a student’s own.',
        }),
        filter: t.arg({ type: types.Filter, defaultValue: 'all' }),
        query: t.arg.string({ description: 'Words of the messages; every word has to be in one of them.' }),
        page: t.arg.int({ defaultValue: 1 }),
      },
      resolve: (_, { companyId, filter, query, page }, context) => {
        const reader = readerOf(new Call(context), 'readMessages', companyId ?? null)
        if (reader === null) return null
        return context.services.messages.list(reader, {
          filter: filter ?? 'all',
          query: parseInput(threadSearchSchema, query ?? ''),
          page: within('page', page, 1, messageLimits.pages) ?? 1,
        })
      },
    }),
    unreadThreads: t.int({
      nullable: true,
      description:
        'Threads with something unread, up to 100; of a member in that company, or in all of theirs.',
      args: { companyId: t.arg.id() },
      resolve: (_, { companyId }, context) => {
        const reader = readerOf(new Call(context), 'readMessages', companyId ?? null)
        return reader === null ? 0 : context.services.messages.unread(reader)
      },
    }),
    thread: t.field({
      type: types.Thread,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => {
        const reader = readerOf(new Call(context), 'readMessages')
        return reader === null || !isUuid(id) ? null : context.services.messages.find(reader, id)
      },
    }),
    threadMessages: t.field({
      type: types.Messages,
      nullable: true,
      description: 'Those behind `after`, or those before `before`, or the last ones.',
      args: {
        thread: t.arg.id({ required: true }),
        after: t.arg.int({ description: 'A sequence.' }),
        before: t.arg.int({ description: 'A sequence.' }),
        first: t.arg.int({ defaultValue: messageLimits.page }),
      },
      resolve: (_, { thread, after, before, first }, context) => {
        const reader = readerOf(new Call(context), 'readMessages')
        if (reader === null || !isUuid(thread)) return null
        const window = {
          after: within('after', after, 0, sequenceMost),
          before: within('before', before, 0, sequenceMost),
          first: within('first', first, 1, messageLimits.pageMax) ?? messageLimits.page,
        }
        if (window.after !== null && window.before !== null)
          throw inputError('Give after or before, not both')
        return context.services.messages.messages(reader, thread, window)
      },
    }),
    newThread: t.field({
      type: types.New,
      nullable: true,
      description: 'Null: there is nothing of that kind that the caller may write about.',
      args: {
        subject: t.arg({ type: Subject, required: true }),
        companyId: t.arg.id({ description: 'For which company, by its members.' }),
      },
      resolve: (_, { subject, companyId }, context) => {
        const reader = readerOf(new Call(context), 'readMessages', companyId ?? null)
        return reader === null || !isUuid(subject.id)
          ? null
          : context.services.messages.about(reader, subject)
      },
    }),
    nightMessages: t.boolean({
      nullable: true,
      description: 'Whether messages of companies may reach the student at night. Null: no student.',
      resolve: (_, __, context) => context.services.messages.allowsNight(callerOf(context).uid),
    }),
  }))

  const SendInput = builder.inputType('SendMessageInput', {
    fields: (t) => ({
      thread: t.id({ required: true }),
      id: t.id({ required: true, description: 'Made by the client: the same id twice is one message.' }),
      text: t.string({ required: true }),
      fileIds: t.idList({ description: `Files of the caller’s own; ${limits.messageFiles} at the most.` }),
    }),
  })
  const StartInput = builder.inputType('StartThreadInput', {
    fields: (t) => ({
      subject: t.field({ type: Subject, required: true }),
      companyId: t.id({ description: 'For which company, by its members; null: by a student.' }),
      id: t.id({ required: true, description: 'Of the message, made by the client.' }),
      text: t.string({ required: true }),
      fileIds: t.idList({ description: `Files of the caller’s own; ${limits.messageFiles} at the most.` }),
    }),
  })
  const FreezeInput = builder.inputType('FreezeThreadInput', {
    fields: (t) => ({
      thread: t.id({ required: true }),
      reason: t.field({ type: types.Reason, required: true }),
      text: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    sendMessage: t.field({
      type: types.Answer,
      args: { input: t.arg({ type: SendInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const given = parseInput(sendMessageSchema, input)
        const reader = writerOf(new Call(context))
        return answerOf(reader, await context.services.messages.send(reader, given))
      },
    }),
    startThread: t.field({
      type: types.Answer,
      description: 'The first message about something; where there is a thread already, the next one in it.',
      args: { input: t.arg({ type: StartInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const { companyId, ...given } = parseInput(startThreadSchema, input)
        const reader = writerOf(new Call(context), companyId)
        return answerOf(reader, await context.services.messages.start(reader, given))
      },
    }),
    markThreadRead: t.boolean({
      description: 'Up to a sequence, for the caller’s side.',
      args: { thread: t.arg.id({ required: true }), sequence: t.arg.int({ required: true }) },
      resolve: async (_, args, context) => {
        const given = parseInput(readThreadSchema, args)
        if (!(await context.services.messages.markRead(writerOf(new Call(context)), given))) throw unknown()
        return true
      },
    }),
    takeBackMessage: t.boolean({
      description:
        'One of the company’s that waits for the morning. False: it was delivered, or there is none.',
      args: { thread: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_, args, context) => {
        const given = parseInput(takeBackMessageSchema, args)
        const taken = await context.services.messages.takeBack(writerOf(new Call(context)), given)
        if (taken === 'unknown') throw unknown()
        return taken === 'done'
      },
    }),
    freezeThread: t.boolean({
      description: 'Ends a thread of the student’s and reports it to the operator, with its messages.',
      args: { input: t.arg({ type: FreezeInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const given = parseInput(freezeThreadSchema, input)
        const answer = await context.services.messages.freeze(writerOf(new Call(context)), given)
        if (answer === 'limited') throw codedError('RATE_LIMITED', 'Too many threads')
        if (answer === 'unknown') throw unknown()
        return true
      },
    }),
    reopenThread: t.boolean({
      description:
        'Opens a thread that the student ended; what they reported stays reported. False: it was open.',
      args: { thread: t.arg.id({ required: true }) },
      resolve: async (_, args, context) => {
        const { thread } = parseInput(reopenThreadSchema, args)
        const answer = await context.services.messages.reopen(writerOf(new Call(context)), thread)
        if (answer === 'unknown') throw unknown()
        return answer === 'done'
      },
    }),
    saveNightMessages: t.boolean({
      description:
        'Whether messages of companies may reach the student at night. False: no name is written down yet.',
      args: { allowed: t.arg.boolean({ required: true }) },
      resolve: (_, args, context) =>
        context.services.messages.allowNight(
          callerOf(context).uid,
          parseInput(nightMessagesSchema, args).allowed,
        ),
    }),
  }))
}
