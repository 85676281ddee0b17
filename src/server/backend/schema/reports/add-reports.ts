import { contactRefusals } from '#contract/contact.ts'
import { reportOutcomes, reportReasons } from '#contract/codes/report.ts'
import { reportAnswers } from '#contract/report.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Inquiry } from '#server/backend/reports/company-reports.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'

/** Reports of ads: anyone sends them to the operator, and companies answer what the operator asks because of them. */
export const addReports = (builder: Builder) => {
  const Reason = builder.enumType('ReportReason', { values: reportReasons })
  const Outcome = builder.enumType('ReportOutcome', { values: reportOutcomes })
  const Refusal = builder.enumType('ReportRefusal', {
    values: contactRefusals,
    description:
      'early: faster than a person writes; late: the form stood open for more than a day; limited: enough for now.',
  })
  builder.enumType('ReportAnswer', {
    values: reportAnswers,
    description: 'answered, closed: a colleague or the operator was first, so nothing was written.',
  })
  builder.objectRef<Objects['ReportSent']>('ReportSent').implement({
    description: 'Either the id of the report, or why it was not taken.',
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: (sent) => (sent.kind === 'accepted' ? sent.id : null) }),
      refusal: t.field({
        type: Refusal,
        nullable: true,
        resolve: (sent) => (sent.kind === 'accepted' ? null : sent.kind),
      }),
    }),
  })
  const Inquiry = builder.objectRef<Inquiry>('ReportInquiry').implement({
    description: 'What the operator asks a company about an ad that was reported; never by whom or when.',
    fields: (t) => ({
      id: t.exposeID('id'),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      reasons: t.field({ type: [Reason], resolve: ({ reasons }) => reasons }),
      question: t.exposeString('question', { description: 'Empty: the reasons say it.' }),
      askedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      answer: t.exposeString('answer', { nullable: true }),
      answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
      outcome: t.field({ type: Outcome, nullable: true, resolve: ({ outcome }) => outcome }),
      outcomeReason: t.exposeString('outcomeReason', { nullable: true }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      erased: t.boolean({
        description: 'Its words were kept for their time.',
        resolve: ({ erasedAt }) => erasedAt !== null,
      }),
    }),
  })
  const Reports = builder.objectRef<{ companyId: string }>('CompanyReports').implement({
    fields: (t) => ({
      waiting: t.int({
        description: 'Questions that wait for an answer.',
        resolve: ({ companyId }, _, { services }) => services.companyReports.waiting(companyId),
      }),
      inquiries: t.field({
        type: [Inquiry],
        description: 'The newest first; 50 at the most.',
        resolve: async ({ companyId }, _, { services }) => [
          ...(await services.companyReports.list(companyId)),
        ],
      }),
    }),
  })

  builder.queryFields((t) => ({
    reportReceived: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { services }) => (isUuid(id) ? services.reports.has(id) : false),
    }),
    companyReports: t.field({
      type: Reports,
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }) => ({ companyId }),
    }),
  }))
  return { ReportReason: Reason, ReportOutcome: Outcome }
}
