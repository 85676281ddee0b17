import { isEmployment } from '#contract/job-post-kinds.ts'
import { limits } from '#contract/limits.ts'
import { describedAspects } from '#contract/questionnaires/work-aspects.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import type { JobPostRow, WorkplaceRow } from '#server/backend/loaders/job-post-columns.ts'
import { findSimilarJobs } from '#server/backend/search/similar-jobs.ts'
import { jobPostChanges, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { isOpen } from '#server/domain/job-post-life.ts'
import type { Builder } from './builder.ts'
import type { Context } from './context.ts'
import type { Enums } from './enums.ts'
import { hiddenFrom } from './hiding/hidden-from.ts'
import { inputError } from './input-error.ts'
import type { JobPostParts } from './job-post-parts.ts'
import {
  companyOfJobPost,
  ofWholeJobPost,
  wholeJobPost,
  type CompanyParent,
  type JobPostParent,
} from './whole-rows.ts'

/** Only ads of active companies are ever loaded. */
const isOpenAt = (now: Date, row: JobPostParent): boolean => isOpen(row, { status: 'active' }, now)

const workplacesOf = async (
  { id }: JobPostParent,
  { loaders }: Context,
  scope: WorkplaceRow['scope'],
): Promise<WorkplaceRow[]> => (await loaders.workplaces.load(id)).filter((place) => place.scope === scope)

/** Without what the caller hides; for everybody else the same. */
const similarTo = async ({ id }: JobPostParent, first: number, context: Context) => {
  if (first < 1 || first > limits.pageSize) throw inputError(`first must be from 1 to ${limits.pageSize}`)
  const { loaders, now, database } = context
  const uid = await hiddenFrom(context)
  const ids = uid === null ? null : ((await findSimilarJobs(database, [id], first, now, uid)).get(id) ?? [])
  const found =
    ids === null
      ? await loaders.similar(first).load(id)
      : await Promise.all(ids.map((one) => loaders.card.load(one)))
  return found.filter((row) => row !== null).filter((row) => isOpenAt(now, row))
}

export const jobPostRef = (builder: Builder) => builder.objectRef<JobPostParent>('JobPost')
export const companyRef = (builder: Builder) => builder.objectRef<CompanyParent>('Company')

export type Refs = { JobPost: ReturnType<typeof jobPostRef>; Company: ReturnType<typeof companyRef> }

const changesSince = async (
  row: JobPostRow,
  revision: number,
  { loaders }: Context,
): Promise<JobPostChange[] | null> => {
  if (revision === row.revision) return []
  const before = await loaders.revision.load({ jobPostId: row.id, number: revision })
  return before && jobPostChanges(before, jobPostSnapshot(row, await loaders.workplaces.load(row.id)))
}

/** What an ad is beside what it states; `addJobPostFields` adds that. */
export const addJobPost = (refs: Refs, enums: Enums, parts: JobPostParts): void => {
  refs.JobPost.implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      workAspects: t.field({
        type: [parts.WorkAspectPlace],
        description: 'What daily work is like, as far as the company describes it.',
        resolve: ofWholeJobPost(({ workAspects }) => describedAspects(workAspects)),
      }),
      event: t.field({
        type: parts.Event,
        nullable: true,
        description: 'Of a programme that is no employment, as far as it is stated.',
        resolve: (row, _, context) => (isEmployment(row.kind) ? null : wholeJobPost(row, context)),
      }),
      workplaces: t.field({
        type: [parts.Workplace],
        description: 'At hire.',
        resolve: (row, _, context) => workplacesOf(row, context, 'hire'),
      }),
      workplacesInRange: t.field({
        type: [parts.Workplace],
        description: 'Named places it may move to; may be empty, then workplacesRange says it in words.',
        resolve: (row, _, context) => workplacesOf(row, context, 'range'),
      }),
      term: t.field({ type: parts.Term, resolve: ofWholeJobPost((row) => row) }),
      probation: t.field({
        type: parts.Probation,
        nullable: true,
        resolve: ofWholeJobPost((row) => (row.probationMonths === 0 ? null : row)),
      }),
      hours: t.field({ type: parts.Hours, resolve: (row) => row }),
      overtime: t.field({ type: parts.Overtime, resolve: ofWholeJobPost((row) => row) }),
      wage: t.field({ type: parts.Wage, resolve: (row) => row }),
      ageLimit: t.field({
        type: parts.AgeLimit,
        nullable: true,
        resolve: ofWholeJobPost((row) => (row.ageLimitException === null ? null : row)),
      }),
      features: t.field({ type: [enums.FeatureTag], resolve: ({ features }) => features }),
      infoAsOf: t.field({ type: 'Date', resolve: ofWholeJobPost(({ infoAsOf }) => infoAsOf) }),
      publishAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ publishAt }) => publishAt }),
      status: t.field({ type: enums.JobPostStatus, resolve: ({ status }) => status }),
      closeReason: t.field({
        type: enums.CloseReason,
        nullable: true,
        resolve: ({ closeReason }) => closeReason,
      }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      open: t.boolean({
        description: 'True when one can apply now: published, in time, company active.',
        resolve: (row, _, { now }) => isOpenAt(now, row),
      }),
      revision: t.exposeInt('revision'),
      changesSince: t.field({
        type: [parts.JobPostChange],
        nullable: true,
        description:
          'What it says otherwise than at that revision, in the order of its page. Null: it never had it.',
        args: { revision: t.arg.int({ required: true }) },
        resolve: async (row, { revision }, context) =>
          changesSince(await wholeJobPost(row, context), revision, context),
      }),
      updatedAt: t.field({ type: 'DateTime', resolve: ofWholeJobPost(({ updatedAt }) => updatedAt) }),
      company: t.field({ type: refs.Company, resolve: (row, _, context) => companyOfJobPost(row, context) }),
      similar: t.field({
        type: [refs.JobPost],
        description: 'Open ads like this one, best first.',
        args: { first: t.arg.int({ defaultValue: 4 }) },
        resolve: (row, { first }, context) => similarTo(row, first ?? 4, context),
      }),
    }),
  })
}
