import { profileSteps, type ProfileStep } from '#contract/profile-completeness.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'

type Profile = Omit<ProfileSnapshot, 'email'>

const has = (...values: readonly (string | null)[]): boolean =>
  values.every((value) => value !== null && value !== '')
const some = (...lists: readonly (readonly unknown[])[]): boolean => lists.some((list) => list.length > 0)

const isDone: Record<ProfileStep, (profile: Profile) => boolean> = {
  names: (profile) =>
    has(profile.familyName, profile.givenName, profile.familyNameKana, profile.givenNameKana),
  school: ({ school, schoolType }) => has(school, schoolType),
  graduation: ({ graduation }) => has(graduation),
  tel: ({ tel }) => has(tel),
  self_introduction: ({ selfIntroduction }) => has(selfIntroduction),
  faculty: ({ faculty, department }) => has(faculty) || has(department),
  motivation: ({ motivation }) => has(motivation),
  address: ({ postalCode, prefectureCode, address }) => has(postalCode, prefectureCode, address),
  birth_date: ({ birthDate }) => has(birthDate),
  education: ({ education }) => some(education),
  abilities: ({ skills, languages, certificates, licences }) =>
    some(skills, languages, certificates, licences),
  desires: ({ desiredKinds, desiredOccupations, desiredPrefectures }) =>
    some(desiredKinds, desiredOccupations, desiredPrefectures),
}

export type Completeness = {
  /** 0 to 100. */
  percent: number
  done: readonly ProfileStep[]
  /** The most useful thing that is missing; null: nothing is. */
  nextStep: ProfileStep | null
}

/** How far a profile is filled in, by the weights of `profileSteps`, and what to do next. */
export const completenessOf = (profile: Profile): Completeness => {
  const done = profileSteps.filter(({ step }) => isDone[step](profile))
  return {
    percent: done.reduce((sum, { weight }) => sum + weight, 0),
    done: done.map(({ step }) => step),
    nextStep: profileSteps.find(({ step }) => !isDone[step](profile))?.step ?? null,
  }
}
