import type { JobPostKind } from './codes/job-post.ts'
import type { PrefectureCode } from './codes/prefectures.ts'
import type { SchoolType } from './codes/student.ts'

/** One line of a résumé: when, as YYYY-MM, and what. `until` is null where it lasts or is one moment. */
export type HistoryEntry = { from: string; until: string | null; text: string }

/** A licence or certificate: since when, as YYYY-MM, and its official name. */
export type Licence = { month: string; name: string }

/**
 * What a company is sent of a student with an application, as it stood then. Texts are plain; null and empty lists were not
 * filled in. Dates are YYYY-MM-DD, months YYYY-MM, the postal code seven digits, the phone number E.164.
 */
export type ProfileSnapshot = {
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  email: string
  birthDate: string | null
  gender: string | null
  tel: string | null
  postalCode: string | null
  prefectureCode: PrefectureCode | null
  address: string | null
  addressKana: string | null
  school: string | null
  schoolType: SchoolType | null
  faculty: string | null
  department: string | null
  graduation: string | null
  selfIntroduction: string | null
  motivation: string | null
  wishes: string | null
  skills: readonly string[]
  languages: readonly string[]
  certificates: readonly string[]
  education: readonly HistoryEntry[]
  experience: readonly HistoryEntry[]
  licences: readonly Licence[]
  desiredKinds: readonly JobPostKind[]
  desiredOccupations: readonly string[]
  desiredPrefectures: readonly PrefectureCode[]
}
