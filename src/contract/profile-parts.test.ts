import { expect, test } from 'vitest'
import { profileParts, withoutParts } from './profile-parts.ts'
import type { ProfileSnapshot } from './student-profile.ts'

const filled: ProfileSnapshot = {
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハナコ',
  email: 'hanako@example.com',
  birthDate: '2005-04-01',
  gender: '女性',
  tel: '+819012345678',
  postalCode: '1000001',
  prefectureCode: '13',
  address: '千代田区千代田1-1',
  addressKana: 'チヨダク',
  school: '東都大学',
  schoolType: 'university',
  faculty: '文学部',
  department: '史学科',
  graduation: '2028-03',
  selfIntroduction: '自己紹介です。',
  motivation: '志望動機です。',
  wishes: '本人希望です。',
  skills: ['TypeScript'],
  languages: ['英語'],
  certificates: ['簿記2級'],
  education: [{ from: '2024-04', until: null, text: '東都大学 入学' }],
  experience: [{ from: '2024-05', until: null, text: '書店' }],
  licences: [{ month: '2024-06', name: '普通自動車' }],
  desiredKinds: ['new_grad'],
  desiredOccupations: ['sales'],
  desiredPrefectures: ['27'],
}
const { familyName, givenName, familyNameKana, givenNameKana, email, ...rest } = filled

test('nothing left out is the whole profile, everything left out is name and address of mails', () => {
  expect(withoutParts(filled, [])).toEqual(filled)
  const bare = withoutParts(filled, profileParts)
  expect(bare).toMatchObject({ familyName, givenName, familyNameKana, givenNameKana, email })
  for (const [field, value] of Object.entries(rest))
    expect(Reflect.get(bare, field)).toEqual(Array.isArray(value) ? [] : null)
})

test('every field belongs to one part', () => {
  const emptied = profileParts.flatMap((part) => {
    const left = withoutParts(filled, [part])
    return Object.keys(filled).filter((field) => Reflect.get(left, field) !== Reflect.get(filled, field))
  })
  expect(emptied.toSorted()).toEqual(Object.keys(rest).toSorted())
})
