import { messageLimits, threadSearchSchema } from '#contract/message.ts'
import { Call } from '#server/backend/procedures/call.ts'
import { readerOf } from '#server/backend/procedures/reader.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { addMessageTypes } from './message-types.ts'

const within = (name: string, value: number | null | undefined, least: number, most: number) => {
  if (value === null || value === undefined) return null
  if (value < least || value > most) throw inputError(`${name} must be from ${least} to ${most}`)
  return value
}
const sequenceMost = 2_000_000_000

/** Messages between students and companies: each caller is on one side. */
export const addMessages = (builder: Builder) => {
  const types = addMessageTypes(builder)
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
        subject: t.arg({ type: 'ThreadSubjectInput', required: true }),
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
  return { ThreadSide: types.Side, MessageReportReason: types.ReportReason }
}
