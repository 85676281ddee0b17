import type { ProfileSnapshot } from './student-profile.ts'

/** Paper of a printed résumé: two sheets of A4, or one of A3 with both side by side. */
export const resumeSizes = ['a4', 'a3'] as const
export type ResumeSize = (typeof resumeSizes)[number]

/** What of a profile the form has a place for. `email` is the account's; null: it has none. */
export type ResumeProfile = Pick<
  ProfileSnapshot,
  | 'familyName'
  | 'givenName'
  | 'familyNameKana'
  | 'givenNameKana'
  | 'birthDate'
  | 'gender'
  | 'tel'
  | 'postalCode'
  | 'address'
  | 'addressKana'
  | 'school'
  | 'schoolType'
  | 'faculty'
  | 'department'
  | 'graduation'
  | 'selfIntroduction'
  | 'motivation'
  | 'wishes'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'education'
  | 'experience'
  | 'licences'
> & { prefectureCode: string | null; email: string | null }

/** A résumé to be drawn. `today` is the day in Japan, YYYY-MM-DD: the form says of when it is, and how old the person is. */
export type Resume = { profile: ResumeProfile; today: string; size: ResumeSize }

/**
 * Letters that a résumé does not print as they are written, each once. `missing`: no type has them, 〓 is printed; `usualForm`:
 * the form that was selected for them is not printed, but the usual one.
 */
export type ResumeGaps = { missing: readonly string[]; usualForm: readonly string[] }
