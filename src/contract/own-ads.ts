import * as z from 'zod/mini'
import { jobPostKinds, type JobPostKind } from './codes/job-post.ts'
import { prefectureCodes, type PrefectureCode } from './codes/prefectures.ts'
import { endsSoonDays, jobPostGroups, type JobPostGroup } from './job-post-life.ts'
import { readPage } from './paging.ts'
import { routes } from './routes.ts'
import { idText, listOf, rawText } from './text-input.ts'

/** Bounds of a company's list of its own ads. */
export const ownAdsLimits = {
  /** Characters of a search. */
  search: 100,
  /** Ads of one page, as a member chooses; the last is what one question may ask for. */
  sizes: [20, 50, 100],
  most: 100,
} as const

/** `soon`: within a week. `past`: the deadline is over, whatever became of the ad. */
export const ownAdsDeadlines = ['soon', 'past'] as const
export type OwnAdsDeadline = (typeof ownAdsDeadlines)[number]
export const ownAdsDeadlineNames = {
  soon: `締切まで${endsSoonDays}日以内`,
  past: '締切を過ぎた',
} as const satisfies Record<OwnAdsDeadline, string>

/** `changed`: the last changed first. `deadline`: what ends next first, ended ads last. `applicants`: most first. */
export const ownAdsSorts = ['changed', 'deadline', 'applicants'] as const
export type OwnAdsSort = (typeof ownAdsSorts)[number]
export const ownAdsSortNames = {
  changed: '更新が新しい順',
  deadline: '締切が近い順',
  applicants: '応募が多い順',
} as const satisfies Record<OwnAdsSort, string>

const orNone = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )

/** The conditions as GraphQL has them. */
export const ownAdsFilterSchema = z.object({
  query: z.pipe(
    z.nullish(rawText(ownAdsLimits.search)),
    z.transform((text) => text ?? ''),
  ),
  kind: orNone(z.enum(jobPostKinds)),
  prefecture: orNone(z.enum(prefectureCodes)),
  deadline: orNone(z.enum(ownAdsDeadlines)),
  /** Only those that the caller is in charge of. */
  mine: orNone(z.boolean()),
  /** Only these. */
  ids: orNone(listOf(idText, ownAdsLimits.most)),
})
export type OwnAdsFilter = z.infer<typeof ownAdsFilterSchema>

/** What a company's list of its ads is cut down to, by what it is sorted, and which page of what size is shown. */
export type OwnAdsList = {
  group: JobPostGroup | null
  /** Only those that the person who looks is in charge of. */
  mine: '1' | null
  q: string
  kind: JobPostKind | null
  /** JIS X 0401, of a place where the work is at hire. */
  prefecture: PrefectureCode | null
  deadline: OwnAdsDeadline | null
  sort: OwnAdsSort
  size: (typeof ownAdsLimits.sizes)[number]
  page: number
}

const everything: OwnAdsList = {
  group: null,
  mine: null,
  q: '',
  kind: null,
  prefecture: null,
  deadline: null,
  sort: 'changed',
  size: 20,
  page: 1,
}

/** The list that an address asks for; what it cannot mean counts as not asked. */
export const readOwnAds = (parameters: URLSearchParams): OwnAdsList => {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === parameters.get(name)) ?? null
  const size = ownAdsLimits.sizes.find((each) => String(each) === parameters.get('size'))
  return {
    group: one('group', jobPostGroups),
    mine: one('mine', ['1'] as const),
    q: (parameters.get('q') ?? '').trim().slice(0, ownAdsLimits.search).toWellFormed(),
    kind: one('kind', jobPostKinds),
    prefecture: one('prefecture', prefectureCodes),
    deadline: one('deadline', ownAdsDeadlines),
    sort: one('sort', ownAdsSorts) ?? everything.sort,
    size: size ?? everything.size,
    page: readPage(parameters),
  }
}

/** The conditions as an address names them: what is as always is left out. */
export const ownAdsWords = (list: Partial<OwnAdsList>): [string, string][] => {
  const usual = new Map<string, unknown>(Object.entries(everything))
  return Object.entries(list).flatMap(([name, value]): [string, string][] =>
    value === null || value === usual.get(name) ? [] : [[name, String(value)]],
  )
}

/** True when something cuts the list down, other than the part of it. */
export const isCutDown = ({ mine, q, kind, prefecture, deadline }: OwnAdsList): boolean =>
  mine !== null || q !== '' || kind !== null || prefecture !== null || deadline !== null

/** Where a company's list of its ads is, with these conditions. */
export const ownAdsAddress = (companyId: string, list: Partial<OwnAdsList> = {}): string => {
  const words = new URLSearchParams(ownAdsWords(list)).toString()
  return `${routes.companyAds(companyId)}${words === '' ? '' : `&${words}`}`
}
