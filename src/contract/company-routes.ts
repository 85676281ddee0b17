import { companyRoles } from './account.ts'

const ofOwners = { kind: 'member', roles: ['owner'], company: 'id' } as const
const ofEditors = { kind: 'member', roles: ['owner', 'recruiter'], company: 'company' } as const
const ofMembers = { kind: 'member', roles: companyRoles, company: 'company' } as const

/** Pages about companies, for the table of routes: those for everyone, and what their members work with. */
export const companyPages = [
  {
    path: '/company',
    access: 'public',
    cache: 'shared',
    views: {
      edit: ofOwners,
      members: ofOwners,
      tokens: ofOwners,
      calendar: { ...ofMembers, company: 'id' },
      preview: { ...ofMembers, company: 'id' },
    },
  },
  {
    path: '/company/jobpost',
    access: 'public',
    cache: 'shared',
    views: {
      new: ofEditors,
      edit: ofEditors,
      preview: ofEditors,
      bulk: ofEditors,
      files: ofEditors,
      applicants: ofMembers,
      decline: ofEditors,
      replies: ofEditors,
      interviews: ofMembers,
    },
  },
  { path: '/company/applicants.csv', access: 'session', cache: 'private', guard: ofEditors },
  { path: '/company/ads.csv', access: 'session', cache: 'private', guard: ofMembers },
  { path: '/company/ads.json', access: 'session', cache: 'private', guard: ofMembers },
  { path: '/company/guide', access: 'public', cache: 'shared' },
  { path: '/company/api', access: 'public', cache: 'shared' },
  { path: '/company/rules', access: 'public', cache: 'shared' },
] as const
