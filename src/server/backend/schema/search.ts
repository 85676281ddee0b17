import { limits } from '#contract/limits.ts'
import { suggest, suggestCompanies, type Suggestion } from '#server/backend/search/suggest.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { Builder } from './builder.ts'
import { companyList, readCompanyFilter, type CompanyList } from './company-list.ts'
import type { Context } from './context.ts'
import type { Enums } from './enums.ts'
import { hiddenFrom } from './hiding/hidden-from.ts'
import { inputError } from './input-error.ts'
import { infoList, type InfoList } from './info.ts'
import type { JobPostConnection } from './job-post-connection.ts'
import { readJobPostFilter } from './job-post-filter.ts'
import { jobPostList, type JobPostList } from './job-post-list.ts'
import { readPaging } from './list-window.ts'
import type { addCompanyList } from './company-list.ts'
import type { addInfo } from './info.ts'

type SearchResult = { jobPosts: JobPostList; companies: CompanyList; infos: InfoList }

type Connections = {
  jobPosts: JobPostConnection
  companies: ReturnType<typeof addCompanyList>['Connection']
  infos: ReturnType<typeof addInfo>['Connection']
}

const searchAll = async (context: Context, typed: string, first: number): Promise<SearchResult> => {
  const paging = readPaging({ first })
  if (paging.kind !== 'offset') throw inputError('search has no cursor')
  const q = typed.slice(0, limits.searchQuery)
  const who = { hiddenFrom: await hiddenFrom(context) }
  return {
    jobPosts: jobPostList(
      context,
      { ...readJobPostFilter({ q }, context.now), ...who },
      { sort: 'relevance', paging },
    ),
    companies: companyList(context, { ...readCompanyFilter({ q }, context.now), ...who }, paging),
    infos: infoList(context, paging, parseQuery(q)),
  }
}

/** The search over everything, and suggestions while typing. */
export const addSearch = (builder: Builder, enums: Enums, connections: Connections): void => {
  const Result = builder.objectRef<SearchResult>('SearchResult').implement({
    fields: (t) => ({
      jobPosts: t.field({ type: connections.jobPosts, resolve: ({ jobPosts }) => jobPosts }),
      companies: t.field({ type: connections.companies, resolve: ({ companies }) => companies }),
      infos: t.field({ type: connections.infos, resolve: ({ infos }) => infos }),
    }),
  })
  const SuggestionType = builder.objectRef<Suggestion>('Suggestion').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      kind: t.field({ type: enums.SuggestionKind, resolve: ({ kind }) => kind }),
      href: t.exposeString('href', {
        nullable: true,
        description: 'Address of the thing itself, where there is one.',
      }),
    }),
  })
  builder.queryFields((t) => ({
    search: t.field({
      type: Result,
      description: 'One box over jobs, companies and announcements.',
      args: { query: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: 5 }) },
      resolve: (_, { query, first }, context) => searchAll(context, query, first ?? 5),
    }),
    suggestions: t.field({
      type: [SuggestionType],
      args: {
        query: t.arg.string({ required: true }),
        companiesOnly: t.arg.boolean({ defaultValue: false }),
        first: t.arg.int({ defaultValue: 8 }),
      },
      resolve: async (_, { query, companiesOnly, first }, context) => {
        const { database, now } = context
        const size = first ?? 8
        if (size < 1 || size > limits.pageSize) throw inputError(`first must be from 1 to ${limits.pageSize}`)
        const hidden = await hiddenFrom(context)
        const found =
          companiesOnly === true
            ? await suggestCompanies(database, query, size, hidden)
            : await suggest(database, query, size, now, hidden)
        return [...found]
      },
    }),
  }))
}
