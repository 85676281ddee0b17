import { messageReportReasons, threadClosings, threadSides } from '#contract/codes/message.ts'
import { limits } from '#contract/limits.ts'
import { messageFileStates, messageRefusals, threadFilters } from '#contract/message.ts'
import { threadSubjects } from '#contract/message-subject.ts'
import { may } from '#contract/company-abilities.ts'
import type {
  MessageList,
  NewThread,
  ShownMessage,
  ThreadList,
} from '#server/backend/messages/read-threads.ts'
import type { ShownThread } from '#server/backend/messages/thread-rows.ts'
import { Call } from '#server/backend/procedures/call.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { readerOf } from '#server/backend/procedures/reader.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { deliverAtOf } from '#server/domain/messages.ts'

/** What a thread is called by the other side: a student by name, a company by its own. */
const counterpartOf = ({
  side,
  companyName,
  studentName,
}: {
  side: string
  companyName: string
  studentName: string
}) => (side === 'student' ? companyName : studentName)

const mayWrite = (thread: { side: string; companyId: string }, { viewer }: Context): boolean =>
  thread.side === 'student' ||
  (viewer.kind === 'company' &&
    viewer.memberships.some(
      ({ companyId, role }) => companyId === thread.companyId && may(role, 'writeMessages'),
    ))

export const addMessageTypes = (builder: Builder) => {
  const Side = builder.enumType('ThreadSide', { values: threadSides })
  const Closing = builder.enumType('ThreadClosing', {
    values: threadClosings,
    description: 'frozen: by the student, who alone is told so; the company is told closed.',
  })
  const Filter = builder.enumType('ThreadFilter', { values: threadFilters })
  builder.enumType('ThreadSubjectKind', { values: threadSubjects })
  const ReportReason = builder.enumType('MessageReportReason', { values: messageReportReasons })
  const Refusal = builder.enumType('MessageRefusal', {
    values: messageRefusals,
    description:
      'name: the sender has written down no name; held: too many wait for the morning; daily: the sender wrote too many in a day; files: one is not there, or held malware.',
  })
  const FileState = builder.enumType('MessageFileState', {
    values: messageFileStates,
    description:
      'waiting: it is being looked at for malware; refused: nobody reads it; deleted: by its sender.',
  })
  const File = builder.objectRef<ShownMessage['files'][number]>('MessageFile').implement({
    description: 'A file that was sent with a message, as it was then.',
    fields: (t) => ({
      fileId: t.exposeID('fileId', {
        nullable: true,
        description: 'For `fileAddress`. Null: it can’t be read, for what `state` says.',
      }),
      name: t.exposeString('name'),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      state: t.expose('state', { type: FileState }),
    }),
  })
  const Message = builder.objectRef<ShownMessage>('Message').implement({
    fields: (t) => ({
      id: t.exposeID('id', { description: 'As its sender made it; one of its thread.' }),
      sequence: t.exposeInt('sequence', {
        nullable: true,
        description:
          'From 1, in the order of delivery. Null: it waits for the morning; its company alone sees it.',
      }),
      mine: t.exposeBoolean('mine', { description: 'Of the caller’s side.' }),
      side: t.field({ type: Side, resolve: ({ side }) => side }),
      senderName: t.exposeString('name'),
      senderRole: t.exposeString('role', { description: 'In the company; of students empty.' }),
      text: t.exposeString('text'),
      files: t.field({
        type: [File],
        description: `In the order of their choice; ${limits.messageFiles} at the most.`,
        resolve: ({ files }) => files,
      }),
      sentAt: t.field({ type: 'DateTime', resolve: ({ sentAt }) => sentAt }),
      deliverAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When a message of the night is delivered. Null: at once.',
        resolve: ({ deliverAt }) => deliverAt,
      }),
      readAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the other side read it.',
        resolve: ({ readAt }) => readAt,
      }),
    }),
  })
  const Thread = builder.objectRef<ShownThread>('Thread').implement({
    description: 'Messages between a student and a company, as one side is told of them.',
    fields: (t) => ({
      id: t.exposeID('id'),
      side: t.field({ type: Side, description: 'The caller’s.', resolve: ({ side }) => side }),
      counterpart: t.string({ description: 'How the other side is called.', resolve: counterpartOf }),
      companyId: t.exposeID('companyId'),
      companyName: t.exposeString('companyName'),
      applicationId: t.exposeID('applicationId', { nullable: true, description: 'Null: an inquiry.' }),
      jobPostId: t.exposeID('jobPostId', { nullable: true, description: 'Null: about the company.' }),
      jobPostTitle: t.exposeString('jobPostTitle', { nullable: true }),
      frozen: t.boolean({
        description: 'Nobody writes in it any more.',
        resolve: ({ closing }) => closing !== null,
      }),
      closing: t.field({ type: Closing, nullable: true, resolve: ({ closing }) => closing }),
      mayWrite: t.boolean({
        description: 'The caller’s role may; where `closing` says why, nobody writes.',
        resolve: (thread, _, context) => mayWrite(thread, context),
      }),
      sequence: t.exposeInt('sequence', { description: 'Of the last message.' }),
      unread: t.exposeInt('unread', { description: 'Messages of the other side.' }),
      readSequence: t.exposeInt('readSequence', { description: 'Up to where the caller’s side has read.' }),
      seenSequence: t.exposeInt('seenSequence', { description: 'Up to where the other side has read.' }),
      lastAt: t.field({ type: 'DateTime', resolve: ({ lastAt }) => lastAt }),
      preview: t.exposeString('preview', { description: 'The beginning of the last message.' }),
      previewMine: t.exposeBoolean('previewMine'),
      operatorReadAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the operator last read what was reported of it; for students.',
        resolve: ({ operatorReadAt }) => operatorReadAt,
      }),
      harassmentDesk: t.exposeString('harassmentDesk', {
        nullable: true,
        description: 'The company’s, for students.',
      }),
      deliverAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When what the caller sends now is delivered. Null: at once.',
        resolve: ({ side, nightMessages }, _, { now }) => deliverAtOf(side, now, nightMessages),
      }),
      held: t.field({
        type: [Message],
        description: 'Of the company, what waits for the morning; 10 at the most.',
        resolve: async ({ id }, _, context) => {
          const reader = readerOf(new Call(context), 'readMessages')
          return reader === null ? [] : context.services.messages.held({ reader, threadId: id })
        },
      }),
      dropped: t.field({
        type: [Message],
        description: 'Of the company, what waited when the student ended the thread; 10 at the most.',
        resolve: async ({ id }, _, context) => {
          const reader = readerOf(new Call(context), 'readMessages')
          return reader === null ? [] : context.services.messages.dropped({ reader, threadId: id })
        },
      }),
    }),
  })
  const Threads = builder.objectRef<ThreadList>('ThreadList').implement({
    fields: (t) => ({
      threads: t.field({ type: [Thread], resolve: ({ threads }) => threads }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
    }),
  })
  const Messages = builder.objectRef<MessageList>('MessageList').implement({
    fields: (t) => ({
      messages: t.field({ type: [Message], description: 'In order.', resolve: ({ messages }) => messages }),
      hasMore: t.exposeBoolean('hasMore', { description: 'There are others on the far side.' }),
    }),
  })
  const New = builder.objectRef<NewThread>('NewThread').implement({
    description: 'What a first message would be about.',
    fields: (t) => ({
      threadId: t.id({
        nullable: true,
        description: 'Where there is a thread already.',
        resolve: ({ threadId }) => threadId,
      }),
      counterpart: t.string({ resolve: counterpartOf }),
      companyId: t.exposeID('companyId'),
      companyName: t.exposeString('companyName'),
      jobPostId: t.id({ nullable: true, resolve: ({ jobPostId }) => jobPostId }),
      jobPostTitle: t.string({ nullable: true, resolve: ({ jobPostTitle }) => jobPostTitle }),
      deliverAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ deliverAt }) => deliverAt }),
      mayWrite: t.boolean({ resolve: (thread, _, context) => mayWrite(thread, context) }),
    }),
  })
  builder.objectRef<Objects['SentMessage']>('SentMessage').implement({
    description: 'The message, or why it was not sent.',
    fields: (t) => ({
      threadId: t.id({ nullable: true, resolve: ({ threadId }) => threadId }),
      message: t.field({ type: Message, nullable: true, resolve: ({ message }) => message }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  return { Filter, Side, ReportReason, Thread, Threads, Messages, New }
}
