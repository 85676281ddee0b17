import { expect, test } from 'vitest'
import { suggestSchools } from './school-names.ts'
import { juniorColleges, kosens } from './tables/colleges.ts'
import { universities, westernUniversities } from './tables/universities.ts'

const first = (typed: string) => suggestSchools(typed, 10)[0]

test.each([
  ['東京大', '東京大学', 'university'],
  ['とうきょうだいがく', '東京大学', 'university'],
  ['ﾄｳｷｮｳﾀﾞｲｶﾞｸ', '東京大学', 'university'],
  ['阪大', '大阪大学', 'university'],
  ['慶応義塾', '慶應義塾大学', 'university'],
  ['国学院', '國學院大學', 'university'],
  ['なごやこうぎょう', '名古屋工業大学', 'university'],
  ['つるおかこうぎょうこう', '鶴岡工業高等専門学校', 'kosen'],
  ['あいづだいがくたんきだいがくぶ', '会津大学短期大学部', 'junior_college'],
  ['三重短', '三重短期大学', 'junior_college'],
])('%s suggests %s', (typed, name, schoolType) => {
  expect(first(typed)).toEqual({ name, schoolType })
})

test('what a name begins with comes before what it holds, and no more than asked for', () => {
  const found = suggestSchools('京都', 10).map(({ name }) => name)
  expect(found).toHaveLength(10)
  expect(found[0]).toBe('京都大学')
  expect(found.every((name) => name.startsWith('京都'))).toBe(true)
  expect(suggestSchools('外国語', 3)).toHaveLength(3)
  expect(suggestSchools('外国語', 3).every(({ name }) => name.includes('外国語'))).toBe(true)
})

test.each(['', '　', '・', 'そんな学校はない', '%', '\u0000'])('%j suggests nothing', (typed) => {
  expect(suggestSchools(typed, 10)).toEqual([])
})

test('each school is listed once, with a reading in hiragana and the ending of its kind', () => {
  const lines = (table: string) => table.trim().split(/\s+/u)
  const all = [universities, westernUniversities, juniorColleges, kosens].flatMap(lines)
  const names = all.map((line) => line.split(':')[0] ?? '')
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(400)
  for (const line of all) expect(line).toMatch(/^[^:]+:[ぁ-ゖー]+(?::[^:]+)*$/u)
  for (const line of lines(kosens)) expect(line).toMatch(/^[^:]+高等専門学校:/u)
  for (const line of lines(juniorColleges)) expect(line).toMatch(/^[^:]+短期大学部?:/u)
  for (const line of lines(universities + westernUniversities)) expect(line).toMatch(/^[^:]+大[学學]:/u)
  expect(lines(kosens)).toHaveLength(58)
})
