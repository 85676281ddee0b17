import { routes } from '#contract/routes.ts'
import type { Samples } from './setup/samples.ts'

export type PublicPage = { name: string; status: number; path: (samples: Samples) => string }

/** Every page a guest may open, in each of its forms; the suites that look at all pages read this list. */
export const publicPages: readonly PublicPage[] = [
  { name: 'home', status: 200, path: () => routes.home },
  { name: 'job list', status: 200, path: () => routes.jobPosts },
  { name: 'job list, filtered', status: 200, path: () => `${routes.jobPosts}?prefecture=13&kind=new_grad` },
  { name: 'job list, nothing found', status: 200, path: () => `${routes.jobPosts}?q=ありえない仕事の名前` },
  { name: 'job', status: 200, path: ({ jobPostId }) => routes.jobPost(jobPostId) },
  { name: 'companies', status: 200, path: () => routes.companies },
  { name: 'company', status: 200, path: ({ companyId }) => routes.company(companyId) },
  { name: 'jobs of a company', status: 200, path: ({ companyId }) => routes.companyJobPosts(companyId) },
  { name: 'search', status: 200, path: () => '/search' },
  { name: 'search results', status: 200, path: () => routes.search('営業') },
  { name: 'not found', status: 404, path: () => '/no-such-page' },
]
