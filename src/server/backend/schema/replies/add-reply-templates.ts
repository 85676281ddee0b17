import { inquiryLetterSchema, replyLetterSchema, saveReplyTemplateAnswers } from '#contract/reply-template.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { ReplyLetter } from '#server/backend/replies/reply-letters.ts'
import type { ReplyTemplate } from '#server/backend/replies/reply-templates.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** Letters that a company keeps to begin its answers with. */
export const addReplyTemplates = (builder: Builder, Finding: ReturnType<typeof addLegalFinding>): void => {
  const Template = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      body: t.exposeString('body', { description: 'With placeholders in double braces.' }),
    }),
  })
  const Letter = builder.objectRef<ReplyLetter>('ReplyLetter').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      unfilled: t.field({
        type: ['String'],
        description: 'Placeholders without a value, which the text still has.',
        resolve: ({ unfilled }) => [...unfilled],
      }),
    }),
  })
  const Answer = builder.enumType('SaveReplyTemplateAnswer', { values: saveReplyTemplateAnswers })
  builder.objectRef<Objects['SavedReplyTemplate']>('SavedReplyTemplate').implement({
    fields: (t) => ({
      answer: t.field({ type: Answer, resolve: ({ answer }) => answer }),
      findings: t.field({ type: [Finding], resolve: ({ findings }) => [...findings] }),
    }),
  })

  builder.queryFields((t) => ({
    replyTemplates: t.field({
      type: [Template],
      description: 'By name; 30 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.replies.templates.list(companyId),
    }),
    replyLetter: t.field({
      type: Letter,
      nullable: true,
      description: 'A template filled in for one applicant. Null: there is no such template or application.',
      args: {
        companyId: t.arg.id({ required: true }),
        applicationId: t.arg.id({ required: true }),
        templateId: t.arg.id({ required: true }),
      },
      resolve: (_, input, context) =>
        context.services.replies.letters.ofApplication(
          callerOf(context).uid,
          parseInput(replyLetterSchema, input),
        ),
    }),
    inquiryLetter: t.field({
      type: Letter,
      nullable: true,
      description:
        'A template filled in for the student of a thread about no application. Null: there is no such template or thread.',
      args: {
        companyId: t.arg.id({ required: true }),
        threadId: t.arg.id({ required: true }),
        templateId: t.arg.id({ required: true }),
      },
      resolve: (_, input, context) =>
        context.services.replies.letters.ofInquiry(
          callerOf(context).uid,
          parseInput(inquiryLetterSchema, input),
        ),
    }),
  }))
}
