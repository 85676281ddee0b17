import { readingDecisions } from '#contract/desk-ads.ts'
import type { Claim } from '#server/backend/desk/claims.ts'
import type { DeskJobPost, DeskJobPostLine, Reading } from '#server/backend/job-posts/job-post-desk.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { Refs as PublicRefs } from '#server/backend/schema/job-post.ts'
import type { JobPostParts } from '#server/backend/schema/job-post-parts.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import type { addDesk } from './add-desk.ts'
import { pageNumber } from './page-number.ts'
import { withClaims } from './with-claims.ts'

type Refs = Pick<ReturnType<typeof addDesk>, 'DeskClaim'> &
  Pick<PublicRefs, 'JobPost'> &
  Pick<JobPostParts, 'JobPostChange'> &
  Pick<Enums, 'JobPostStatus'> & { Finding: ReturnType<typeof addLegalFinding> }

type Line = DeskJobPostLine & { claim: Claim | null }
type Found = DeskJobPost & { claim: Claim | null }

/** Ads as the operator reads them. */
export const addDeskJobPosts = (
  builder: Builder,
  { DeskClaim, JobPost, JobPostChange, JobPostStatus, Finding }: Refs,
): void => {
  const Decision = builder.enumType('ReadingDecision', { values: readingDecisions })
  const Line = builder.objectRef<Line>('DeskJobPostLine').implement({
    description: 'An ad that waits to be read.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      company: t.exposeString('company'),
      companyWaits: t.boolean({
        description: 'Its company waits for the operator, too.',
        resolve: ({ companyStatus }) => companyStatus === 'pending',
      }),
      status: t.field({ type: JobPostStatus, resolve: ({ status }) => status }),
      submittedAt: t.field({ type: 'DateTime', resolve: ({ submittedAt }) => submittedAt }),
      dueAt: t.field({ type: 'DateTime', resolve: ({ dueAt }) => dueAt }),
      urgent: t.exposeBoolean('urgent', { description: 'Signs of crime were found in it.' }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  const List = builder.objectRef<{ page: number }>('DeskJobPostList').implement({
    fields: (t) => ({
      count: t.int({ resolve: (_, __, { services }) => services.desk.jobPosts.count() }),
      lines: t.field({
        type: [Line],
        description: 'Those with signs of crime first, then the longest wait.',
        resolve: async ({ page }, _, context) =>
          withClaims(context, 'job_post', await context.services.desk.jobPosts.list(page), ({ id }) => id),
      }),
    }),
  })
  const Reading = builder.objectRef<Reading>('DeskReading').implement({
    description: 'What the operator decided about an ad that was read.',
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      decision: t.field({ type: Decision, resolve: ({ decision }) => decision }),
      reason: t.exposeString('reason'),
      codes: t.exposeStringList('codes', { description: 'Of what the check found then.' }),
      dispute: t.exposeString('dispute', {
        nullable: true,
        description: 'What its company said against what the check blocks.',
      }),
      accepted: t.exposeStringList('accepted', { description: 'Blocks that the operator did not share.' }),
      dangerous: t.exposeBoolean('dangerous', { description: 'Taken down as an offer of crime.' }),
      readAt: t.field({ type: 'DateTime', resolve: ({ readAt }) => readAt }),
    }),
  })
  const Ad = builder.objectRef<Found>('DeskJobPost').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      status: t.field({ type: JobPostStatus, resolve: ({ row }) => row.status }),
      companyId: t.id({ resolve: ({ owner }) => owner.id }),
      company: t.string({ resolve: ({ owner }) => owner.displayName }),
      companyWaits: t.boolean({ resolve: ({ owner }) => owner.status === 'pending' }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Null: it does not wait.',
        resolve: ({ review }) => review?.dueAt ?? null,
      }),
      submittedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ review }) => review?.submittedAt ?? null,
      }),
      dispute: t.string({
        nullable: true,
        description: 'What its company says against what the check would block.',
        resolve: ({ review }) => review?.dispute ?? null,
      }),
      stamp: t.exposeString('stamp', { description: 'Goes with every act on what was read.' }),
      findings: t.field({ type: [Finding], resolve: ({ findings }) => [...findings] }),
      ad: t.field({
        type: JobPost,
        description: 'As a student sees it once it is published.',
        resolve: ({ row, places, owner }, _, { loaders, now }) => {
          loaders.workplaces.clear(row.id).prime(row.id, places)
          loaders.company.clear(owner.id).prime(owner.id, owner)
          return { ...row, publishAt: row.publishAt ?? now }
        },
      }),
      changes: t.field({
        type: [JobPostChange],
        nullable: true,
        description: 'What it states otherwise than when it was read last. Null: it never was.',
        resolve: ({ changes }) => (changes === null ? null : [...changes]),
      }),
      readings: t.field({
        type: [Reading],
        description: 'Of ads of its company, the newest first; 20 at the most.',
        resolve: ({ readings }) => [...readings],
      }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  builder.queryFields((t) => ({
    deskJobPosts: t.field({
      type: List,
      args: { page: t.arg.int({ defaultValue: 1 }) },
      resolve: (_, { page }) => ({ page: pageNumber(page) }),
    }),
    deskCompanyJobPosts: t.field({
      type: [Line],
      description: 'Ads of one company that wait to be read; 50 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: async (_, { companyId }, context) =>
        withClaims(
          context,
          'job_post',
          await context.services.desk.jobPosts.ofCompany(companyId),
          ({ id }) => id,
        ),
    }),
    deskJobPost: t.field({
      type: Ad,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const found = await context.services.desk.jobPosts.find(id)
        if (found === null) return null
        const [ad] = await withClaims(context, 'job_post', [found], ({ row }) => row.id)
        return ad ?? null
      },
    }),
  }))
}
