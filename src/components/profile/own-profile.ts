import { prefectureCodes, type PrefectureCode } from '#contract/codes/prefectures.ts'
import { formatPhone } from '#contract/format/phone.ts'
import { formatPostalCode } from '#contract/format/place.ts'
import { formatDate } from '#contract/format/time.ts'
import { homeStationFields } from '#contract/home-stations.ts'
import { writeStation } from '#contract/nearest-stations.ts'
import type { ProfileSection } from '#contract/profile-completeness.ts'
import { snapshotOf } from '#contract/profile-snapshot.ts'
import { columnName } from '#contract/student-history.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { OwnStudentUser } from '#operations/account.ts'
import type { Saved } from './form-state.ts'
import { monthText } from './wording.ts'

export type OwnProfile = NonNullable<ResultOf<typeof OwnStudentUser>['studentUser']>

const asPrefecture = (code: string | null): PrefectureCode | null =>
  prefectureCodes.find((each) => each === code) ?? null

/** One's own profile as a company would be sent it today. */
export const ownSnapshot = (profile: OwnProfile, email: string): ProfileSnapshot =>
  snapshotOf(
    {
      ...profile,
      prefectureCode: asPrefecture(profile.prefectureCode),
      desiredPrefectures: prefectureCodes.filter((code) => profile.desiredPrefectures.includes(code)),
    },
    email,
  )

const month = (value: string | null) => (value === null ? '' : monthText(value))

/** What is saved of each section, as people write it, by the names of the fields of its form. */
export const savedOf = (profile: OwnProfile, section: ProfileSection): Saved => {
  const { tel, postalCode, birthDate, education, experience, licences } = profile
  switch (section) {
    case 'names':
      return {
        familyName: profile.familyName,
        givenName: profile.givenName,
        familyNameKana: profile.familyNameKana,
        givenNameKana: profile.givenNameKana,
      }
    case 'contact':
      return {
        tel: tel === null ? null : formatPhone(tel),
        postalCode: postalCode === null ? null : formatPostalCode(postalCode),
        prefectureCode: profile.prefectureCode,
        address: profile.address,
        addressKana: profile.addressKana,
        birthDate: birthDate === null ? null : formatDate(birthDate),
        gender: profile.gender,
      }
    case 'school':
      return {
        schoolType: profile.schoolType,
        school: profile.school,
        faculty: profile.faculty,
        department: profile.department,
        graduation: month(profile.graduation),
      }
    case 'texts':
      return {
        selfIntroduction: profile.selfIntroduction,
        motivation: profile.motivation,
        wishes: profile.wishes,
      }
    case 'history':
      return {
        ...Object.fromEntries(
          (['education', 'experience'] as const).flatMap((group) => {
            const rows = group === 'education' ? education : experience
            return [
              [columnName(group, 'from'), rows.map(({ from }) => month(from))],
              [columnName(group, 'until'), rows.map(({ until }) => month(until))],
              [columnName(group, 'text'), rows.map(({ text }) => text)],
            ]
          }),
        ),
        [columnName('licences', 'month')]: licences.map((licence) => month(licence.month)),
        [columnName('licences', 'name')]: licences.map(({ name }) => name),
      }
    case 'tags':
      return {
        skills: profile.skills.join('\n'),
        languages: profile.languages.join('\n'),
        certificates: profile.certificates.join('\n'),
      }
    case 'desires':
      return {
        desiredKinds: profile.desiredKinds,
        desiredOccupations: profile.desiredOccupations,
        desiredPrefectures: profile.desiredPrefectures,
      }
    case 'stations':
      return Object.fromEntries(
        homeStationFields.map((field, at) => {
          const station = profile.homeStations[at]
          return [field, station === undefined ? null : writeStation(station, '')]
        }),
      )
  }
}
