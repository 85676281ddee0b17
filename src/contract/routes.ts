import type { AccountKind, CompanyRole } from './account.ts'
import { companyPages } from './company-routes.ts'
import { legalPages } from './legal-pages.ts'
import { deskPages } from './desk-routes.ts'
import type { EditorPart } from './job-post-editor.ts'
import type { JobPostGroup } from './job-post-life.ts'
import { companyNumbersAddress } from './job-post-numbers.ts'
import { hiddenAddress } from './hidden-address.ts'
import { jobPostAddress, jobPostsAddress } from './job-post-address.ts'
import { stationsAddress } from './nearest-stations.ts'
import { notificationsAddress } from './notification.ts'
import type { Questionnaire } from './questionnaires/questionnaire.ts'
import type { ResultFormat } from './questionnaires/result-file.ts'
import { messageParameters, type ThreadSubject } from './message-subject.ts'
import type { MyPageTab } from './mypage.ts'
import type { ResumeSize } from './resume.ts'

/** Whom a page or one of its views is for; who that is, is judged by `src/server/domain/judge.ts`. */
export type Guard =
  | { kind: 'account'; of: readonly AccountKind[] }
  /**
   * People with one of these roles in the company that the query parameter names; where it names none, in any company.
   */
  | { kind: 'member'; roles: readonly CompanyRole[]; company: 'id' | 'company' }

/**
 * The one table of routes: who may see each, and whether the page is the same for everyone (and may be cached).
 * Middleware, the page cache, the sitemap and the tests read it; nothing else lists routes.
 */
export type Route = {
  /** `{name}` stands for one path segment. */
  path: string
  access: 'public' | 'session'
  cache: 'shared' | 'private'
  /** Who may see a session page; absent: every signed-in person. */
  guard?: Guard
  /** Everybody else, guests too, is answered that there is no such page. */
  hidden?: true
  /** Values of `?view=` that need a session and are for some people only, on an otherwise public page. */
  views?: Readonly<Record<string, Guard>>
}

const students = { kind: 'account', of: ['student'] } as const
const correspondents = { kind: 'account', of: ['student', 'company'] } as const

export const routeTable = [
  { path: '/', access: 'public', cache: 'shared' },
  { path: '/404', access: 'public', cache: 'shared' },
  { path: '/{year}/{month}', access: 'public', cache: 'shared' },
  { path: '/info', access: 'public', cache: 'shared' },
  ...legalPages,
  { path: '/sitemap', access: 'public', cache: 'shared' },
  { path: '/search', access: 'public', cache: 'shared' },
  { path: '/search/save', access: 'public', cache: 'private' },
  { path: '/mail/{token}', access: 'public', cache: 'private' },
  { path: '/notification', access: 'session', cache: 'private' },
  { path: '/signout', access: 'public', cache: 'private' },
  { path: '/account/action', access: 'public', cache: 'private' },
  { path: '/account/add-profile', access: 'session', cache: 'private' },
  { path: '/account/new', access: 'public', cache: 'private' },
  ...deskPages,
  { path: '/analytics', access: 'session', cache: 'private', guard: students },
  { path: '/analytics/personality', access: 'session', cache: 'private', guard: students },
  { path: '/analytics/personality/complete', access: 'session', cache: 'private', guard: students },
  { path: '/analytics/temperament', access: 'session', cache: 'private', guard: students },
  { path: '/analytics/temperament/complete', access: 'session', cache: 'private', guard: students },
  { path: '/analytics/file', access: 'session', cache: 'private', guard: students },
  { path: '/category', access: 'public', cache: 'shared' },
  { path: '/category/{category}', access: 'public', cache: 'shared' },
  { path: '/category/{category}/{title}', access: 'public', cache: 'shared' },
  ...companyPages,
  { path: '/jobpost', access: 'public', cache: 'shared' },
  { path: '/jobpost/station', access: 'public', cache: 'shared' },
  { path: '/jobpost/{id}', access: 'public', cache: 'shared', views: { apply: students } },
  { path: '/config', access: 'session', cache: 'private' },
  { path: '/config/complete', access: 'session', cache: 'private' },
  { path: '/config/delete', access: 'session', cache: 'private' },
  { path: '/config/hidden', access: 'session', cache: 'private', guard: students },
  { path: '/config/notification', access: 'session', cache: 'private' },
  { path: '/config/password', access: 'session', cache: 'private' },
  { path: '/config/password/complete', access: 'session', cache: 'private' },
  { path: '/config/profile', access: 'session', cache: 'private' },
  { path: '/config/profile/complete', access: 'session', cache: 'private' },
  { path: '/config/second-factor/change', access: 'session', cache: 'private' },
  { path: '/config/second-factor/remove', access: 'session', cache: 'private' },
  { path: '/contact', access: 'public', cache: 'private' },
  { path: '/contact/thanks', access: 'public', cache: 'private' },
  { path: '/login', access: 'public', cache: 'private' },
  { path: '/login/mail-not-verify', access: 'public', cache: 'private' },
  { path: '/login/password-forget', access: 'public', cache: 'private' },
  { path: '/login/password-forget/complete', access: 'public', cache: 'private' },
  { path: '/login/password-reset/complete', access: 'public', cache: 'private' },
  { path: '/login/request', access: 'public', cache: 'private' },
  { path: '/login/request/complete', access: 'public', cache: 'private' },
  { path: '/login/sms', access: 'public', cache: 'private' },
  { path: '/mypage', access: 'session', cache: 'private' },
  { path: '/mypage/files', access: 'session', cache: 'private', guard: students },
  // Members of a company read what was sent to it.
  { path: '/mypage/files/{id}', access: 'session', cache: 'private' },
  { path: '/mypage/search', access: 'session', cache: 'private' },
  { path: '/mypage/message', access: 'session', cache: 'private', guard: correspondents },
  { path: '/mypage/profile/edit', access: 'session', cache: 'private' },
  { path: '/mypage/profile/complete', access: 'session', cache: 'private' },
  { path: '/mypage/resume.pdf', access: 'session', cache: 'private', guard: students },
] as const satisfies readonly Route[]

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const fixedRoutes: ReadonlyMap<string, Route> = new Map(
  routeTable.filter(({ path }) => !path.includes('{')).map((route: Route) => [route.path, route]),
)
const isParameter = (segment: string): boolean => segment.startsWith('{')
/** More fixed segments come first: /jobpost/{id} before /{year}/{month}. */
const patterns = routeTable
  .filter(({ path }) => path.includes('{'))
  .map((route: Route) => ({ route, segments: segmentsOf(route.path) }))
  .toSorted(
    (one, other) => one.segments.filter(isParameter).length - other.segments.filter(isParameter).length,
  )

/** What a parameter may be; others may be anything. Without it every address of two segments would be an archive. */
const shapes: Readonly<Record<string, RegExp>> = { '{year}': /^\d{4}$/, '{month}': /^\d{1,2}$/ }
const fits = (segment: string, part: string | undefined): boolean =>
  part !== undefined && (isParameter(segment) ? (shapes[segment]?.test(part) ?? true) : segment === part)

/** The route that serves a path (without query), or undefined: the address is unknown. A trailing slash is ignored. */
export const findRoute = (pathname: string): Route | undefined => {
  const fixed = fixedRoutes.get(pathname)
  if (fixed !== undefined) return fixed
  const parts = segmentsOf(pathname)
  return (
    fixedRoutes.get(`/${parts.join('/')}`) ??
    patterns.find(
      ({ segments }) =>
        segments.length === parts.length && segments.every((segment, index) => fits(segment, parts[index])),
    )?.route
  )
}

/** Whom a view of a route is for, by `?view=`; undefined: the route has no such view. */
export const guardOfView = (route: Route, view: string | null): Guard | undefined =>
  view !== null && route.views !== undefined && Object.hasOwn(route.views, view)
    ? route.views[view]
    : undefined

/** True when the answer to this address may be kept and given to anyone. */
export const isShared = (url: URL): boolean => {
  const route = findRoute(url.pathname)
  if (route === undefined || route.cache !== 'shared') return false
  return guardOfView(route, url.searchParams.get('view')) === undefined
}

/** Parts of the site where people sign in or give personal data: no tag is ever loaded there. */
const withoutTags = ['/login', '/account', '/signout', '/contact', '/mail', '/search/save', '/dev', '/api']

/** True when the tag manager may be loaded at this address, once a person agreed to it. */
export const allowsTags = (url: URL): boolean => {
  const route = findRoute(url.pathname)
  return (
    route?.access === 'public' &&
    guardOfView(route, url.searchParams.get('view')) === undefined &&
    !withoutTags.some((top) => url.pathname === top || url.pathname.startsWith(`${top}/`))
  )
}

/** Addresses, so that no page spells one by hand. */
export const routes = {
  home: '/',
  info: (id?: string) => (id === undefined ? '/info' : `/info?id=${id}`),
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  terms: '/terms',
  /** `conditions`: the query string of the list that is to be kept, with its `?`. */
  saveSearch: (conditions: string) => `/search/save${conditions}`,
  /** The person’s searches, and one of them. */
  savedSearches: '/mypage?tab=searches',
  savedSearch: (id: string) => `/mypage/search?id=${id}`,
  jobPosts: jobPostsAddress,
  /** Where lines and stations are chosen. */
  stations: stationsAddress,
  jobPost: jobPostAddress,
  /** The form that reports an ad to the operator. */
  reportJobPost: (id: string) => `/contact?kind=report&jobpost=${id}`,
  /** All articles by their categories. */
  articles: '/category',
  /** How lists of ads are ordered. */
  ranking: '/sitemap#ranking',
  companies: '/company',
  /** What companies are told before they register. */
  companyGuide: '/company/guide',
  newCompanyAccount: '/account/new?kind=company',
  /** How systems of companies handle ads. */
  companyApi: '/company/api',
  /** What ads are checked for, for companies. */
  legalRules: '/company/rules',
  company: (id: string) => `/company?id=${id}`,
  resume: (size: ResumeSize) => `/mypage/resume.pdf?size=${size}`,
  companyJobPosts: (companyId: string) => `/company/jobpost?company=${companyId}`,
  companyTokens: (companyId: string) => `/company?id=${companyId}&view=tokens`,
  companyMembers: (companyId: string) => `/company?id=${companyId}&view=members`,
  companyPreview: (companyId: string) => `/company?id=${companyId}&view=preview`,
  newJobPost: (companyId: string) => `/company/jobpost?company=${companyId}&view=new`,
  editJobPost: (companyId: string, id: string, part: EditorPart = 'write') =>
    `/company/jobpost?company=${companyId}&view=edit&id=${id}${part === 'write' ? '' : `&part=${part}`}`,
  /** What stands in the frame of an ad's preview. */
  previewJobPost: (companyId: string, id: string) =>
    `/company/jobpost?company=${companyId}&view=preview&id=${id}`,
  /** All ads of a company, for its members; or those of one part of the list. */
  companyAds: (companyId: string, group: JobPostGroup | null = null) =>
    `/mypage?tab=ads&company=${companyId}${group === null ? '' : `&group=${group}`}`,
  /** What the operator asks a company because of reports. */
  companyReports: (companyId: string) => `/mypage?tab=reports&company=${companyId}`,
  /** How the ads of a company do, for its members; or one of them. */
  companyNumbers: companyNumbersAddress,
  /** What a student wants to see in no list; or one ad or company of it. */
  hidden: hiddenAddress,
  /** How each kind of news reaches the person. */
  notificationChoices: '/config/notification',
  /** Threads; a member's of one company. */
  messages: (companyId?: string) =>
    `/mypage/message${companyId === undefined ? '' : `?company=${companyId}`}`,
  thread: (id: string) => `/mypage/message?thread=${id}`,
  /** The first message about something; where there is a thread already, that leads to it. */
  newMessage: ({ kind, id }: ThreadSubject) => `/mypage/message?${messageParameters[kind]}=${id}`,
  mypage: (tab?: MyPageTab) => (tab === undefined ? '/mypage' : `/mypage?tab=${tab}`),
  /** The own page of a member, with the company that they act for. */
  mypageOf: (companyId: string) => `/mypage?company=${companyId}`,
  ownApplication: (id: string) => `/mypage?tab=applications&id=${id}`,
  /** The interviews to come of a company; or the times of one ad, and of these the form of one. */
  companyInterviews: (companyId: string, jobPostId?: string, slotId?: string) =>
    `/company/jobpost?company=${companyId}&view=interviews${jobPostId === undefined ? '' : `&id=${jobPostId}`}${slotId === undefined ? '' : `&slot=${slotId}`}`,
  calendarMonth: (month: string) => `/mypage?tab=calendar&month=${month}`,
  /** A file that was sent with an application, for whoever may read it. */
  sentFile: (id: string) => `/mypage/files/${id}`,
  apply: (jobPostId: string) => `/jobpost/${jobPostId}?view=apply`,
  analytics: '/analytics',
  questionnaire: (questionnaire: Questionnaire) => `/analytics/${questionnaire}`,
  /** One page of the items, from 1; the one after the last ends it. */
  questionnairePage: (questionnaire: Questionnaire, page: number) =>
    `/analytics/${questionnaire}?page=${page}`,
  /** A result; without an id the newest. */
  questionnaireResult: (questionnaire: Questionnaire, id?: string) =>
    `/analytics/${questionnaire}/complete${id === undefined ? '' : `?id=${id}`}`,
  questionnaireFile: (questionnaire: Questionnaire, id: string, format: ResultFormat) =>
    `/analytics/file?of=${questionnaire}&id=${id}&as=${format}`,
  /** What the person was told, of one kind or of all; `after`: behind this cursor. */
  notifications: notificationsAddress,
  editProfile: '/mypage/profile/edit',
  calendarFeed: (secret: string) => `/calendar/${secret}.ics`,
} as const
