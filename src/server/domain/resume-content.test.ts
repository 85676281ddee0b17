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
    '2020 4 あおば高等学校 入学',
    '2023 3 あおば高等学校 卒業',
    '2024 4 あおば大学 入学',
    '2028 3 あおば大学 卒業見込み',
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
  for (const each of told)
    expect(rows({ ...school, education: [each] }).filter((row) => row.includes('卒業見込み'))).toHaveLength(1)
  // The years before at the same place are not its end.
  const before = { from: '2022-04', until: '2026-03', text: 'あおば大学 文学部' }
  const master = { ...school, schoolType: 'master', faculty: '文学研究科', education: [before] } as const
  expect(rows(master)).toEqual([
    '学　歴',
    '2022 4 あおば大学 文学部 入学',
    '2026 3 あおば大学 文学部 卒業',
    '2028 3 あおば大学 文学研究科 修了見込み',
    '以　上',
  ])
})

test.each<[text: string, until: string | null, told: string[]]>([
  ['あおば大学', null, ['2020 4 あおば大学 入学']],
  ['あおば大学 3年次編入', '2022-03', ['2020 4 あおば大学 3年次編入', '2022 3 あおば大学 卒業']],
  [
    'あおば大学院 文学研究科',
    '2022-03',
    ['2020 4 あおば大学院 文学研究科 入学', '2022 3 あおば大学院 文学研究科 修了'],
  ],
  [
    'あおば大学 文学部 入学',
    '2026-11',
    ['2020 4 あおば大学 文学部 入学', '2026 11 あおば大学 文学部 卒業見込み'],
  ],
  ['あおば大学 文学部 卒業', null, ['2020 4 あおば大学 文学部 卒業']],
  ['あおば大学 中退', '2021-09', ['2020 4 あおば大学 入学', '2021 9 あおば大学 中退']],
  ['Aoba University', '2023-06', ['2020 4 Aoba University 入学', '2023 6 Aoba University 卒業']],
  // What is no school begins and ends in one row.
  ['カナダへ語学留学', '2020-09', ['2020 4 カナダへ語学留学（2020年9月まで）']],
])('of %s until %s it tells %j', (text, until, told) => {
  expect(rows({ ...bareProfile, education: [{ from: '2020-04', until, text }] })).toEqual([
    '学　歴',
    ...told,
    '以　上',
  ])
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
    { kind: 'entry', year: '2025', month: '9', text: '普通自動車第一種運転免許 取得' },
    { kind: 'entry', year: '', month: '', text: '簿記2級 取得' },
  ])
})

test.each([
  ['2025-09', '日商簿記2級 合格', '日商簿記2級 合格'],
  ['2025-09', '基本情報技術者', '基本情報技術者 取得'],
  ['2027-03', '保育士', '保育士 取得見込み'],
  ['2027-03', '教員免許 取得見込み', '教員免許 取得見込み'],
])('of %s a licence named %s is told as %s', (month, name, text) => {
  const { licences } = resumeContent({ ...bareProfile, licences: [{ month, name }] }, today)
  expect(licences.map((row) => row.text)).toEqual([text])
})
