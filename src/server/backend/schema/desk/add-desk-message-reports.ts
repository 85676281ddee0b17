import type { Claim } from '#server/backend/desk/claims.ts'
import type { MessageReportFile } from '#server/backend/messages/message-report-desk.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { addMessages } from '#server/backend/schema/messages/add-messages.ts'
import type { addDesk } from './add-desk.ts'
import { pageNumber } from './page-number.ts'
import { withClaims } from './with-claims.ts'

type Refs = Pick<ReturnType<typeof addDesk>, 'DeskClaim'> & ReturnType<typeof addMessages>

type ReportedMessage = Objects['DeskEvidence']['evidence'][number]
type ReportedFile = NonNullable<ReportedMessage['files']>[number]
type Line = Pick<MessageReportFile, 'id' | 'reason' | 'company' | 'createdAt'> & { claim: Claim | null }
type Found = MessageReportFile & { claim: Claim | null }

/** Reported messages, as the operator reads them: what was written is told by an act alone. */
export const addDeskMessageReports = (
  builder: Builder,
  { DeskClaim, ThreadSide, MessageReportReason }: Refs,
): void => {
  const Report = builder.objectRef<Line | Found>('DeskMessageReport').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      reason: t.field({ type: MessageReportReason, resolve: ({ reason }) => reason }),
      company: t.exposeString('company'),
      sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
      messages: t.int({
        nullable: true,
        description: 'How many were kept; null in lists, like all that follows.',
        resolve: (report) => ('messages' in report ? report.messages : null),
      }),
      closedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (report) => ('closedAt' in report ? report.closedAt : null),
      }),
      outcome: t.string({
        nullable: true,
        resolve: (report) => ('outcome' in report ? report.outcome : null),
      }),
      stamp: t.string({
        nullable: true,
        description: 'Goes with every act on what was read.',
        resolve: (report) => ('stamp' in report ? report.stamp : null),
      }),
    }),
  })
  const List = builder.objectRef<{ page: number }>('DeskMessageReportList').implement({
    fields: (t) => ({
      count: t.int({ resolve: (_, __, { services }) => services.desk.messageReports.count() }),
      lines: t.field({
        type: [Report],
        description: 'Open ones, the longest wait first.',
        resolve: async ({ page }, _, context) =>
          withClaims(
            context,
            'message_report',
            await context.services.desk.messageReports.list(page),
            ({ id }) => id,
          ),
      }),
    }),
  })
  const File = builder.objectRef<ReportedFile>('DeskReportedFile').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      size: t.exposeInt('size', { description: 'Bytes.' }),
    }),
  })
  const Message = builder.objectRef<ReportedMessage>('DeskReportedMessage').implement({
    fields: (t) => ({
      sequence: t.exposeInt('sequence'),
      side: t.field({ type: ThreadSide, resolve: ({ side }) => side }),
      name: t.exposeString('name'),
      role: t.exposeString('role'),
      sentAt: t.field({ type: 'DateTime', resolve: ({ sentAt }) => new Date(sentAt) }),
      text: t.exposeString('text'),
      files: t.field({ type: [File], resolve: ({ files = [] }) => [...files] }),
    }),
  })
  builder.objectRef<Objects['DeskEvidence']>('DeskEvidence').implement({
    description: 'What was reported, as it was then.',
    fields: (t) => ({
      text: t.exposeString('text', { description: 'What the student wrote to the operator; may be empty.' }),
      messages: t.field({ type: [Message], resolve: ({ evidence }) => evidence }),
    }),
  })
  builder.objectRef<Objects['DeskFile']>('DeskFile').implement({
    fields: (t) => ({ name: t.exposeString('name'), base64: t.exposeString('base64') }),
  })
  builder.queryFields((t) => ({
    deskMessageReports: t.field({
      type: List,
      args: { page: t.arg.int({ defaultValue: 1 }) },
      resolve: (_, { page }) => ({ page: pageNumber(page) }),
    }),
    deskMessageReport: t.field({
      type: Report,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const found = await context.services.desk.messageReports.find(id)
        if (found === null) return null
        const [report] = await withClaims(context, 'message_report', [found], (each) => each.id)
        return report ?? null
      },
    }),
  }))
}
