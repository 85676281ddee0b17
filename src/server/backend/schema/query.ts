import { findInfo, isWithdrawn } from '#server/backend/search/find-infos.ts'
import type { Builder } from './builder.ts'
import { companyList, readCompanyFilter, type addCompanyList } from './company-list.ts'
import type { Enums } from './enums.ts'
import { hiddenFrom } from './hiding/hidden-from.ts'
import { infoList, type addInfo } from './info.ts'
import { inputError } from './input-error.ts'
import type { JobPostConnection } from './job-post-connection.ts'
import { readJobPostFilter, type addJobPostFilter } from './job-post-filter.ts'
import { jobPostList } from './job-post-list.ts'
import type { Refs } from './job-post.ts'
import { isUuid, readPaging } from './list-window.ts'

type Types = {
  refs: Refs
  enums: Enums
  JobPostConnection: JobPostConnection
  JobPostFilter: ReturnType<typeof addJobPostFilter>
  company: ReturnType<typeof addCompanyList>
  info: ReturnType<typeof addInfo>
}

/** The lists and the single things. An id that is no id is one that isn't there. */
export const addQueries = (
  builder: Builder,
  { refs, enums, JobPostConnection, JobPostFilter, company, info }: Types,
): void => {
  builder.queryFields((t) => ({
    jobPosts: t.field({
      type: JobPostConnection,
      description:
        'Open ads but those that the caller hides. page is for numbered pages (offset at most 10,000), after for endless ones; give one of them.',
      args: {
        filter: t.arg({ type: JobPostFilter }),
        sort: t.arg({ type: enums.JobPostSort, defaultValue: 'relevance' }),
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
        page: t.arg.int(),
      },
      resolve: async (_, { filter, sort, ...paging }, context) => {
        const search = readJobPostFilter(filter, context.now)
        const window = { sort: sort ?? 'relevance', paging: readPaging(paging) }
        return jobPostList(context, { ...search, hiddenFrom: await hiddenFrom(context) }, window)
      },
    }),
    jobPost: t.field({
      type: refs.JobPost,
      nullable: true,
      description:
        'An ad by id whatever its public state (published, paused, closed, expired); drafts and removed ads are null.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { loaders }) => (isUuid(id) ? loaders.jobPost.load(id) : null),
    }),
    companies: t.field({
      type: company.Connection,
      args: {
        filter: t.arg({ type: company.Filter }),
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
        page: t.arg.int(),
      },
      resolve: async (_, { filter, ...paging }, context) => {
        const search = readCompanyFilter(filter, context.now)
        const window = readPaging(paging)
        return companyList(context, { ...search, hiddenFrom: await hiddenFrom(context) }, window)
      },
    }),
    company: t.field({
      type: refs.Company,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { loaders }) => (isUuid(id) ? loaders.company.load(id) : null),
    }),
    infos: t.field({
      type: info.Connection,
      args: { first: t.arg.int({ defaultValue: 20 }), page: t.arg.int() },
      resolve: (_, args, context) => {
        const paging = readPaging(args)
        if (paging.kind !== 'offset') throw inputError('infos has no cursor')
        return infoList(context, paging)
      },
    }),
    info: t.field({
      type: info.Info,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { database, now }) => (isUuid(id) ? findInfo(database, id, now) : null),
    }),
    infoWithdrawn: t.boolean({
      description: 'Whether an announcement could once be read and was taken back.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { database }) => isUuid(id) && isWithdrawn(database, id),
    }),
  }))
}
