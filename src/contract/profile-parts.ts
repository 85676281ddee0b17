import type { ProfileSnapshot } from './student-profile.ts'

/** Parts of a profile that a student may leave out of an application. Names and the mail address always go. */
export const profileParts = [
  'school',
  'tel',
  'texts',
  'history',
  'skills',
  'wishes',
  'address',
  'birth',
  'gender',
] as const
export type ProfilePart = (typeof profileParts)[number]

export const profilePartNames = {
  school: '学校・卒業年',
  tel: '電話番号',
  texts: '自己PR・志望動機・本人希望',
  history: '学歴・職歴・アルバイト',
  skills: 'スキル・語学・資格',
  wishes: '希望する仕事',
  address: '住所',
  birth: '生年月日',
  gender: '性別',
} as const satisfies Record<ProfilePart, string>

/** No company needs them before an offer (厚生労働省「公正な採用選考の基本」), so that a student adds them only by choice. */
export const usuallyLeftOut = ['address', 'birth', 'gender'] as const satisfies readonly ProfilePart[]

type AlwaysSent = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana' | 'email'

/** The part that each field belongs to; the compiler names a new field that has none. */
const partOf = {
  birthDate: 'birth',
  gender: 'gender',
  tel: 'tel',
  postalCode: 'address',
  prefectureCode: 'address',
  address: 'address',
  addressKana: 'address',
  school: 'school',
  schoolType: 'school',
  faculty: 'school',
  department: 'school',
  graduation: 'school',
  selfIntroduction: 'texts',
  motivation: 'texts',
  wishes: 'texts',
  skills: 'skills',
  languages: 'skills',
  certificates: 'skills',
  licences: 'skills',
  education: 'history',
  experience: 'history',
  desiredKinds: 'wishes',
  desiredOccupations: 'wishes',
  desiredPrefectures: 'wishes',
} as const satisfies Record<Exclude<keyof ProfileSnapshot, AlwaysSent>, ProfilePart>

const isPartOf = (field: string): field is keyof typeof partOf => Object.hasOwn(partOf, field)

/** A profile without what a student leaves out: empty, as if it had never been filled in. */
export const withoutParts = (snapshot: ProfileSnapshot, leftOut: readonly ProfilePart[]): ProfileSnapshot => {
  const emptied = Object.keys(partOf).filter((field) => isPartOf(field) && leftOut.includes(partOf[field]))
  return {
    ...snapshot,
    ...Object.fromEntries(
      emptied.map((field) => [field, Array.isArray(Reflect.get(snapshot, field)) ? [] : null]),
    ),
  }
}
