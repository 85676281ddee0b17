const desk = {
  access: 'session',
  cache: 'private',
  guard: { kind: 'account', of: ['admin'] },
  hidden: true,
} as const

/** Pages of the operator's desk, for the table of routes. */
export const deskPages = [
  { path: '/admin', ...desk },
  { path: '/admin/applications', ...desk },
  { path: '/admin/complaints.csv', ...desk },
  { path: '/admin/contact', ...desk },
  { path: '/admin/contact/{id}', ...desk },
  { path: '/admin/figures.csv', ...desk },
  { path: '/admin/people', ...desk },
  { path: '/admin/people/{id}', ...desk },
] as const

/** Their addresses. */
export const deskRoutes = {
  today: '/admin',
  applications: '/admin/applications',
  companies: '/admin/companies',
  company: (id: string) => `/admin/companies/${id}`,
  jobPosts: '/admin/ads',
  jobPost: (id: string) => `/admin/ads/${id}`,
  reports: '/admin/reports',
  report: (jobPostId: string) => `/admin/reports/${jobPostId}`,
  messageReports: '/admin/messages',
  messageReport: (id: string) => `/admin/messages/${id}`,
  complaintsCsv: (year: number) => `/admin/complaints.csv?year=${year}`,
  contact: '/admin/contact',
  contactMessage: (id: string) => `/admin/contact/${id}`,
  figuresCsv: (on: string) => `/admin/figures.csv?on=${on}`,
  people: '/admin/people',
  person: (uid: string) => `/admin/people/${encodeURIComponent(uid)}`,
  site: '/admin/site',
} as const
