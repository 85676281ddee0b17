import { actions } from 'astro:actions'
import type { ProfileSection } from '#contract/profile-completeness.ts'

/** What writes each section. */
export const sectionActions = {
  names: actions.profile.saveName,
  contact: actions.profile.saveContact,
  school: actions.profile.saveSchool,
  texts: actions.profile.saveTexts,
  history: actions.profile.saveHistory,
  tags: actions.profile.saveTags,
  desires: actions.profile.saveDesires,
  stations: actions.profile.saveStations,
} as const satisfies Record<ProfileSection, unknown>

/** The address that sends a form to a procedure and stays on the page `path`. */
export const formAction = (path: string, { queryString }: { queryString: string }): string =>
  `${path}${path.includes('?') ? '&' : '?'}${queryString.slice(1)}`

export const personLabels = { displayName: '表示名', title: '所属・役職' }
