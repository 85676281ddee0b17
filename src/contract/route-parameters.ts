import { companyFilterNames } from './company-filters.ts'
import { countAddresses } from './list-count.ts'
import { jobPostQuerySchema } from './job-post-query.ts'
import type { Route, routeTable } from './routes.ts'

type SharedPath = Extract<(typeof routeTable)[number], { cache: 'shared' }>['path']

const jobPostParameters = Object.keys(jobPostQuerySchema.shape)

const companyParameters = ['q', ...companyFilterNames, 'page']

/** Parameters of a list that change how many it holds: all but its order and its pages. */
const counted = (names: readonly string[]): string[] =>
  names.filter((name) => name !== 'page' && name !== 'sort')

/**
 * The query parameters that change a shared page. The page cache drops every other one before it looks up or renders,
 * so a page sees only these; what is missing here does not work. Pages that read none have an empty list.
 */
export const routeParameters = {
  '/': [],
  '/404': [],
  '/{year}/{month}': ['page'],
  '/info': ['id', 'page'],
  '/privacy': ['version'],
  '/accessibility': [],
  '/terms': ['version'],
  '/sitemap': [],
  '/search': [...jobPostParameters, 'type'],
  '/category': [],
  '/category/{category}': [],
  '/category/{category}/{title}': [],
  '/company': ['id', ...companyParameters],
  '/company/jobpost': jobPostParameters,
  '/company/guide': [],
  '/company/api': [],
  '/company/rules': [],
  '/jobpost': jobPostParameters,
  '/jobpost/station': ['prefecture', 'line'],
  '/jobpost/{id}': [],
} as const satisfies Record<SharedPath, readonly string[]>

/** The same for what machines read; those not named read none. */
export const machineParameters: Readonly<Record<string, readonly string[]>> = {
  '/feed.xml': counted(jobPostParameters),
  [countAddresses.jobPosts]: counted(jobPostParameters),
  [countAddresses.companies]: counted(companyParameters),
  '/suggestions.json': ['q', 'of'],
  '/postal-code.json': ['code'],
  '/school-names.json': ['q'],
  '/station-names.json': ['q'],
}

const isShared = (path: string): path is SharedPath => path in routeParameters

/** The parameters of a route, in their canonical order. */
export const parametersOf = (route: Route): readonly string[] =>
  isShared(route.path) ? routeParameters[route.path] : []
