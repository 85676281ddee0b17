const desk = {
  access: 'session',
  cache: 'private',
  guard: { kind: 'account', of: ['admin'] },
  hidden: true,
} as const

/** Pages of the operator's desk, for the table of routes. */
export const deskPages = [{ path: '/admin', ...desk }] as const

/** Their addresses. */
export const deskRoutes = {
  today: '/admin',
  companies: '/admin/companies',
  company: (id: string) => `/admin/companies/${id}`,
  jobPosts: '/admin/ads',
  jobPost: (id: string) => `/admin/ads/${id}`,
  reports: '/admin/reports',
  report: (jobPostId: string) => `/admin/reports/${jobPostId}`,
  messageReports: '/admin/messages',
  messageReport: (id: string) => `/admin/messages/${id}`,
  contact: '/admin/contact',
  contactMessage: (id: string) => `/admin/contact/${id}`,
  people: '/admin/people',
  site: '/admin/site',
} as const
