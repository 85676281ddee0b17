import type { Claim } from '#server/backend/desk/claims.ts'
import type { InquiryRow, ReportedAd } from '#server/backend/reports/report-lists.ts'
import type { CaseReport, EarlierCase, ReportCase } from '#server/backend/reports/report-desk.ts'
import { reasonsOf } from '#server/domain/reports.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { addReports } from '#server/backend/schema/reports/add-reports.ts'
import type { addDesk } from './add-desk.ts'
import { pageNumber } from './page-number.ts'
import { withClaims } from './with-claims.ts'

type Refs = Pick<ReturnType<typeof addDesk>, 'DeskClaim'> &
  ReturnType<typeof addReports> &
  Pick<Enums, 'JobPostStatus'>

/** Reports of ads, as the operator reads them; nothing of who sent them. */
export const addDeskReports = (
  builder: Builder,
  { DeskClaim, ReportReason, ReportOutcome, JobPostStatus }: Refs,
): void => {
  const Line = builder.objectRef<ReportedAd & { claim: Claim | null }>('DeskReportedAd').implement({
    description: 'An ad with open reports.',
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      company: t.exposeString('company'),
      status: t.field({ type: JobPostStatus, resolve: ({ status }) => status }),
      reports: t.exposeInt('reports'),
      reasons: t.field({
        type: [ReportReason],
        resolve: ({ reasons }) => reasonsOf([{ reasons }]),
      }),
      since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
      askedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ inquiry }) => inquiry?.createdAt ?? null,
      }),
      answeredAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ inquiry }) => inquiry?.answeredAt ?? null,
      }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  const List = builder.objectRef<{ page: number }>('DeskReportList').implement({
    fields: (t) => ({
      count: t.int({
        description: 'Ads with open reports.',
        resolve: (_, __, { services }) => services.desk.reports.count(),
      }),
      lines: t.field({
        type: [Line],
        description: 'The longest wait first.',
        resolve: async ({ page }, _, context) =>
          withClaims(
            context,
            'report',
            await context.services.desk.reports.list(page),
            ({ jobPostId }) => jobPostId,
          ),
      }),
    }),
  })
  const Report = builder.objectRef<CaseReport>('DeskReport').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      revision: t.exposeInt('revision', { description: 'Of the ad, as it was read.' }),
      reasons: t.field({ type: [ReportReason], resolve: ({ reasons }) => reasons }),
      text: t.string({ description: 'Empty: the reasons say it.', resolve: ({ body }) => body }),
      sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      outcome: t.field({ type: ReportOutcome, nullable: true, resolve: ({ outcome }) => outcome }),
      outcomeReason: t.exposeString('outcomeReason', { nullable: true }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      erased: t.boolean({ resolve: ({ erasedAt }) => erasedAt !== null }),
    }),
  })
  const Inquiry = builder.objectRef<InquiryRow>('DeskInquiry').implement({
    description: 'What the company was asked, and its answer.',
    fields: (t) => ({
      id: t.exposeID('id'),
      reasons: t.field({ type: [ReportReason], resolve: ({ reasons }) => reasons }),
      question: t.exposeString('question'),
      askedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      answer: t.exposeString('answer', { nullable: true }),
      answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
    }),
  })
  const Earlier = builder.objectRef<EarlierCase>('DeskEarlierCase').implement({
    description: 'What became of a report of another ad of the company.',
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      reasons: t.field({ type: [ReportReason], resolve: ({ reasons }) => [...reasons] }),
      outcome: t.field({ type: ReportOutcome, nullable: true, resolve: ({ outcome }) => outcome }),
      outcomeReason: t.exposeString('outcomeReason', { nullable: true }),
      closedAt: t.field({ type: 'DateTime', resolve: ({ closedAt }) => closedAt }),
    }),
  })
  const Case = builder.objectRef<ReportCase & { claim: Claim | null }>('DeskReportCase').implement({
    description: 'All that was reported of an ad.',
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      status: t.field({ type: JobPostStatus, resolve: ({ status }) => status }),
      revision: t.exposeInt('revision'),
      companyId: t.exposeID('companyId'),
      company: t.exposeString('company'),
      open: t.exposeInt('open', { description: 'Reports that are not closed.' }),
      stamp: t.exposeString('stamp', { description: 'Goes with every act on what was read.' }),
      reports: t.field({ type: [Report], resolve: ({ reports }) => [...reports] }),
      inquiries: t.field({ type: [Inquiry], resolve: ({ inquiries }) => [...inquiries] }),
      earlier: t.field({
        type: [Earlier],
        description: 'While they are kept; 20 at the most.',
        resolve: ({ earlier }) => [...earlier],
      }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  builder.queryFields((t) => ({
    deskReports: t.field({
      type: List,
      args: { page: t.arg.int({ defaultValue: 1 }) },
      resolve: (_, { page }) => ({ page: pageNumber(page) }),
    }),
    deskReport: t.field({
      type: Case,
      nullable: true,
      args: { jobPostId: t.arg.id({ required: true }) },
      resolve: async (_, args, context) => {
        const found = await context.services.desk.reports.find(args.jobPostId)
        if (found === null) return null
        const [one] = await withClaims(context, 'report', [found], ({ jobPostId }) => jobPostId)
        return one ?? null
      },
    }),
  }))
}
