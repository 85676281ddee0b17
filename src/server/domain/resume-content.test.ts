import { expect, test } from 'vitest'
import { bareProfile, usualProfile } from '#server/services/resume/testing/profiles.ts'
import { ageOn, resumeContent } from './resume-content.ts'

const today = '2026-11-22'
const rows = (profile: typeof bareProfile) =>
  resumeContent({ ...bareProfile, ...profile }, today).history.map((row) =>
    row.kind === 'entry' ? `${row.year} ${row.month} ${row.text}` : row.text,
  )

test.each([
  ['2004-11-23', '2026-11-22', 21],
  ['2004-11-22', '2026-11-22', 22],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2008-01-01', '2026-12-31', 18],
])('who was born on %s is on %s %i years old', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

test('school and work stand apart, in order of time, and end with 以上', () => {
  expect(
    rows({
      ...bareProfile,
      education: [
        { from: '2024-04', until: '2028-03', text: 'あおば大学' },
        { from: '2020-04', until: '2023-03', text: 'あおば高等学校' },
      ],
      experience: [
        { from: '2025-08', until: null, text: '喫茶みちくさ' },
        { from: '2024-08', until: '2025-07', text: '書店あおば' },
        { from: '2027-01', until: null, text: '株式会社こころみ' },
      ],
    }),
  ).toEqual([
    '学　歴',
    '2020 4 あおば高等学校（2023年3月まで）',
    '2024 4 あおば大学（2028年3月まで予定）',
    '職　歴',
    '2024 8 書店あおば（2025年7月まで）',
    '2025 8 喫茶みちくさ（現在に至る）',
    '2027 1 株式会社こころみ',
    '以　上',
  ])
  expect(rows(bareProfile)).toEqual([])
})

test('the end of the present school is a line of its own unless the history tells it', () => {
  const school = { ...bareProfile, school: 'あおば大学', faculty: '文学部', graduation: '2028-03' }
  expect(rows({ ...school, schoolType: 'university' })).toContain('2028 3 あおば大学 文学部 卒業見込み')
  expect(rows({ ...school, schoolType: 'master' })).toContain('2028 3 あおば大学 文学部 修了見込み')
  expect(rows({ ...school, graduation: '2026-03' })).toContain('2026 3 あおば大学 文学部 卒業')
  const begun = { from: '2024-04', until: null, text: 'あおば大学 文学部 入学' }
  expect(rows({ ...school, education: [begun] })).toEqual([
    '学　歴',
    '2024 4 あおば大学 文学部 入学',
    '2028 3 あおば大学 文学部 卒業見込み',
    '以　上',
  ])
  const told = [
    { ...begun, from: '2028-03', text: 'あおば大学 文学部 卒業見込み' },
    { ...begun, until: '2028-03' },
  ]
  for (const each of told) expect(rows({ ...school, education: [each] })).toHaveLength(3)
})

test('nothing is said that was not written', () => {
  const { asOf, birth, name, nameKana, ...others } = resumeContent(bareProfile, today)
  expect([asOf, name, nameKana]).toEqual(['2026年11月22日現在', '山田　花子', 'やまだ　はなこ'])
  expect(birth).not.toMatch(/\d/u)
  expect(Object.values(others).every((value) => value.length === 0)).toBe(true)
})

test('a licence is told once, with its month where it has one', () => {
  const { licences } = resumeContent(
    { ...usualProfile, certificates: ['普通自動車第一種運転免許', '簿記2級'] },
    today,
  )
  expect(licences).toEqual([
    { kind: 'entry', year: '2025', month: '9', text: '普通自動車第一種運転免許' },
    { kind: 'entry', year: '', month: '', text: '簿記2級' },
  ])
})
