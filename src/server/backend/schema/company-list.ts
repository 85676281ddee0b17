import { companySizes } from '#contract/codes/company.ts'
import { companyFilterNames, type CompanyFilterName } from '#contract/company-filters.ts'
import { industryCodes } from '#contract/codes/industries.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { CompanyRow } from '#server/backend/loaders/companies.ts'
import type { FacetValue } from '#server/backend/search/count-facets.ts'
import { companyPredicates } from '#server/backend/search/company-predicates.ts'
import {
  countCompanyFacets,
  findCompanies,
  type CompanyHits,
  type CompanyPlace,
  type CompanySearch,
} from '#server/backend/search/find-companies.ts'
import type { Builder } from './builder.ts'
import { pageInfo, type CommonTypes } from './common-types.ts'
import type { Context } from './context.ts'
import { inputError } from './input-error.ts'
import type { Refs } from './job-post.ts'
import { hasPrevious, isUuid, readCursor, writeCursor, type Paging } from './list-window.ts'

export type CompanyList = { search: CompanySearch; paging: Paging; hits: () => Promise<CompanyHits> }
type CompanyEdge = { cursor: string; node: CompanyRow }
type CompanyFacets = Partial<Record<CompanyFilterName, readonly FacetValue[]>>

type FilterInput = {
  q?: string | null | undefined
  industry?: readonly string[] | null | undefined
  prefecture?: readonly string[] | null | undefined
  size?: readonly string[] | null | undefined
  hiring?: boolean | null | undefined
  youth?: boolean | null | undefined
  reply?: number | null | undefined
}

const known = <Code extends string>(
  name: string,
  given: readonly string[] | null | undefined,
  all: readonly Code[],
): readonly Code[] => {
  const asked = new Set<string>(given)
  const codes = all.filter((code) => asked.has(code))
  if (codes.length !== asked.size) throw inputError(`filter.${name} is not valid`)
  return codes
}

const percent = (value: number | null): number | null => {
  if (value !== null && (value < 0 || value > 100)) throw inputError('filter.reply is not valid')
  return value
}

export const readCompanyFilter = (input: FilterInput | null | undefined, now: Date): CompanySearch => ({
  query: parseQuery(input?.q ?? ''),
  industry: known('industry', input?.industry, industryCodes),
  prefecture: known('prefecture', input?.prefecture, prefectureCodes),
  size: known('size', input?.size, companySizes),
  hiring: input?.hiring ?? false,
  youth: input?.youth ?? false,
  reply: percent(input?.reply ?? null),
  now,
})

const cursorOf = ({ kana, id }: CompanyPlace) => writeCursor('companies', [kana, id])

const keyOf = (cursor: string): CompanyPlace => {
  const [kana = '', id = ''] = readCursor('companies', cursor, 2)
  if (!isUuid(id)) throw inputError('after is no cursor of this list')
  return { kana, id }
}

export const companyList = ({ database }: Context, search: CompanySearch, paging: Paging): CompanyList => {
  const window =
    paging.kind === 'offset'
      ? paging
      : ({ kind: 'after', key: keyOf(paging.cursor), first: paging.first } as const)
  let found: Promise<CompanyHits> | undefined
  return { search, paging, hits: () => (found ??= findCompanies(database, search, window)) }
}

const edgesOf = async ({ hits }: CompanyList, { loaders }: Context): Promise<CompanyEdge[]> => {
  const { places } = await hits()
  const rows = await loaders.company.loadMany(places.map(({ id }) => id))
  return places.flatMap((place, index) => {
    const node = rows[index]
    if (node instanceof Error) throw node
    return node === null || node === undefined ? [] : [{ cursor: cursorOf(place), node }]
  })
}

export const addCompanyList = (builder: Builder, refs: Refs, common: CommonTypes) => {
  const Facets = builder.objectRef<CompanyFacets>('CompanyFacets').implement({
    fields: (t) =>
      Object.fromEntries(
        companyFilterNames
          .filter((name) => companyPredicates[name].codes !== null)
          .map((name) => [
            name,
            t.field({
              type: [common.FacetValue],
              ...(name === 'reply' && {
                description: 'Companies at or above each share; a company may count in several.',
              }),
              resolve: (facets) => facets[name] ?? [],
            }),
          ]),
      ),
  })
  const Edge = builder.objectRef<CompanyEdge>('CompanyEdge').implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: refs.Company, resolve: ({ node }) => node }),
    }),
  })
  const Connection = builder.objectRef<CompanyList>('CompanyConnection').implement({
    fields: (t) => ({
      edges: t.field({ type: [Edge], resolve: (list, _, context) => edgesOf(list, context) }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: async ({ hits, paging }) => {
          const { places, hasNextPage } = await hits()
          return pageInfo({
            cursors: places.map(cursorOf),
            hasNextPage,
            hasPreviousPage: hasPrevious(paging),
          })
        },
      }),
      total: t.field({ type: common.Total, resolve: async ({ hits }) => (await hits()).total }),
      facets: t.field({
        type: Facets,
        resolve: ({ search }, _, { database }) => countCompanyFacets(database, search),
      }),
    }),
  })
  const Filter = builder.inputType('CompanyFilter', {
    fields: (t) => ({
      q: t.string(),
      industry: t.stringList(),
      prefecture: t.stringList(),
      size: t.stringList({
        description: 'By employees: any of under_30, from_30, from_100, from_300, from_1000.',
      }),
      hiring: t.boolean({ description: 'Only companies with an open ad.' }),
      youth: t.boolean({ description: 'Only companies that give 青少年雇用情報.' }),
      reply: t.int({ description: 'Least per cent of applications answered by the promised day.' }),
    }),
  })
  return { Connection, Filter }
}
