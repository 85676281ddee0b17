import type { ProfileSnapshot } from '#contract/student-profile.ts'

/** A profile with names and else nothing: what every student has. */
export const bareProfile = {
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハナコ',
  birthDate: null,
  gender: null,
  tel: null,
  postalCode: null,
  prefectureCode: null,
  address: null,
  addressKana: null,
  school: null,
  schoolType: null,
  faculty: null,
  department: null,
  graduation: null,
  selfIntroduction: null,
  motivation: null,
  wishes: null,
  skills: [],
  languages: [],
  certificates: [],
  education: [],
  experience: [],
  licences: [],
  desiredKinds: [],
  desiredOccupations: [],
  desiredPrefectures: [],
} satisfies Omit<ProfileSnapshot, 'email'>

/** The same as a company gets it. */
export const sentProfile: ProfileSnapshot = { ...bareProfile, email: 'hanako@example.com' }
