import { expect, test } from 'vitest'
import { profileSteps } from '#contract/profile-completeness.ts'
import { bareProfile } from '#contract/testing/profiles.ts'
import { completenessOf } from './profile-completeness.ts'

test('the weights make a hundred', () => {
  expect(profileSteps.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('names alone are ten percent, and the school comes next', () => {
  expect(completenessOf(bareProfile)).toEqual({ percent: 10, done: ['names'], nextStep: 'school' })
})

test('the next step is the most useful one that is missing, whatever was filled in first', () => {
  const written = { ...bareProfile, selfIntroduction: '続ける力があります。', tel: '+819012345678' }
  expect(completenessOf(written)).toMatchObject({ percent: 32, nextStep: 'school' })
  expect(
    completenessOf({ ...written, school: '東都大学', schoolType: 'university', graduation: '2028-03' }),
  ).toMatchObject({ percent: 54, nextStep: 'faculty' })
})

test('half an address or a school without its kind is not done', () => {
  expect(completenessOf({ ...bareProfile, prefectureCode: '13', address: '千代田区1-1' }).percent).toBe(10)
  expect(completenessOf({ ...bareProfile, school: '東都大学' }).percent).toBe(10)
})

test('what nobody has to have or to say counts for nothing', () => {
  const experience = [{ from: '2025-04', until: null, text: '書店 アルバイト' }]
  expect(completenessOf({ ...bareProfile, gender: '女性', wishes: '特になし', experience }).percent).toBe(10)
})

test('a full profile is a hundred percent and has no next step', () => {
  expect(
    completenessOf({
      ...bareProfile,
      birthDate: '2006-05-01',
      tel: '+819012345678',
      postalCode: '1000001',
      prefectureCode: '13',
      address: '千代田区千代田1-1',
      school: '東都大学',
      schoolType: 'university',
      department: '法律学科',
      graduation: '2028-03',
      selfIntroduction: '続ける力があります。',
      motivation: '人の役に立ちたい。',
      education: [{ from: '2024-04', until: null, text: '東都大学 入学' }],
      licences: [{ month: '2025-08', name: '普通自動車第一種運転免許' }],
      desiredPrefectures: ['13'],
    }),
  ).toMatchObject({ percent: 100, nextStep: null })
})
