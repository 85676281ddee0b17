import type { ProfileSection } from './profile-completeness.ts'

/** What a save was of: a section, or the name of somebody who is no student. */
export type ProfileSaved = ProfileSection | 'person'

/** Pages of the profile. */
export const profileWay = {
  edit: '/mypage/profile/edit',
  section: (section: ProfileSection) => `/mypage/profile/edit?section=${section}`,
  complete: (saved: ProfileSaved) => `/mypage/profile/complete?saved=${saved}`,
  resume: '/mypage/resume.pdf',
  /** Where it is asked for, and what it cannot print is told. */
  resumeForm: '/mypage/profile/complete#resume',
  settings: '/config/profile',
  settingsComplete: '/config/profile/complete?saved=settings',
} as const
