import { routes } from '#contract/routes.ts'
import type { Samples } from './setup/samples.ts'

/** What a page's scripts may weigh: it only reads, it has islands, it signs people in. */
export type ScriptClass = 'content' | 'islands' | 'identity'

export type PublicPage = {
  name: string
  status: number
  scripts: ScriptClass
  path: (samples: Samples) => string
}

const content = (name: string, path: PublicPage['path']): PublicPage => ({
  name,
  status: 200,
  scripts: 'content',
  path,
})

/** Every page a guest may open, in each of its forms; the suites that look at all pages read this list. */
export const publicPages: readonly PublicPage[] = [
  content('home', () => routes.home),
  content('job list', () => routes.jobPosts),
  content('job list, filtered', () => `${routes.jobPosts}?prefecture=13&kind=new_grad`),
  content('job list, nothing found', () => `${routes.jobPosts}?q=ありえない仕事の名前`),
  content('prefectures of stations', () => routes.stations()),
  content('lines of a prefecture', () => routes.stations('13')),
  content('stations of a line', () => routes.stations('13', 'JR山手線')),
  content('job', ({ jobPostId }) => routes.jobPost(jobPostId)),
  content('companies', () => routes.companies),
  content('company', ({ companyId }) => routes.company(companyId)),
  content('jobs of a company', ({ companyId }) => routes.companyJobPosts(companyId)),
  content('guide for companies', () => routes.companyGuide),
  content('rules of ads', () => routes.legalRules),
  content('interface for companies', () => routes.companyApi),
  content('search', () => '/search'),
  content('search results', () => routes.search('営業')),
  content('saving a search', () => '/search/save?prefecture=13&kind=new_grad'),
  { name: 'link of a mail that is none', status: 404, scripts: 'content', path: () => '/mail/x' },
  content('announcements', () => routes.info()),
  content('archive of a month', () => '/2026/10'),
  content('articles', () => routes.articles),
  content('category', () => '/category/rights'),
  content('article', () => '/category/conditions/fixed-overtime'),
  content('contact', () => '/contact'),
  content('report of a job', ({ jobPostId }) => routes.reportJobPost(jobPostId)),
  content('contact, sent', () => '/contact/thanks'),
  content('site map', () => '/sitemap'),
  content('privacy', () => '/privacy'),
  content('accessibility', () => '/accessibility'),
  content('terms', () => '/terms'),
  { name: 'not found', status: 404, scripts: 'content', path: () => '/no-such-page' },
]
