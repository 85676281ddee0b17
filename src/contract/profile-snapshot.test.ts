import { expect, test } from 'vitest'
import { snapshotOf } from './profile-snapshot.ts'

test('what is the student’s own affair stays out of what a company gets', () => {
  const row = {
    uid: 'someone',
    displayName: '花ちゃん',
    visibility: 'private',
    keepsHistory: true,
    homeStations: ['13三鷹'],
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
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
    education: [],
    experience: [],
    licences: [],
    desiredKinds: ['new_grad'],
    desiredOccupations: ['sales'],
    desiredPrefectures: ['27'],
  } as const
  const snapshot = snapshotOf(row, 'hanako@example.com')
  const { uid, displayName, visibility, keepsHistory, homeStations, ...sent } = row
  expect(snapshot).toEqual({ ...sent, email: 'hanako@example.com' })
  for (const own of [uid, displayName, visibility, keepsHistory, homeStations]) {
    expect(Object.values(snapshot)).not.toContain(own)
  }
})
