import type { SchoolName } from '#contract/school-names.ts'
import { normalise } from './search/normalise.ts'
import { juniorColleges, kosens } from './tables/colleges.ts'
import { universities, westernUniversities } from './tables/universities.ts'

type Known = SchoolName & { names: readonly string[] }

const read = (table: string, schoolType: SchoolName['schoolType'], suffix: string): Known[] =>
  table
    .trim()
    .split(/\s+/u)
    .map((line) => {
      const [name = '', reading = '', ...others] = line.split(':')
      // 短期大学部
      const ending = name.endsWith('部') ? `${suffix}ぶ` : suffix
      return { name, schoolType, names: [name, reading + ending, ...others].map(normalise) }
    })

const schools: readonly Known[] = [
  ...read(universities, 'university', 'だいがく'),
  ...read(westernUniversities, 'university', 'だいがく'),
  ...read(juniorColleges, 'junior_college', 'たんきだいがく'),
  ...read(kosens, 'kosen', 'こうとうせんもんがっこう'),
]

/**
 * Schools of our list whose name, reading or other name begins like what was typed, shorter names first, and after them
 * those whose name holds it. Nothing typed: none.
 */
export const suggestSchools = (typed: string, first: number): SchoolName[] => {
  const start = normalise(typed)
  if (start === '') return []
  const beginning = schools.filter(({ names }) => names.some((name) => name.startsWith(start)))
  const holding = schools.filter(
    (school) => !beginning.includes(school) && school.names.some((name) => name.includes(start)),
  )
  const shortFirst = (one: Known, other: Known) => one.name.length - other.name.length
  return [...beginning.toSorted(shortFirst), ...holding.toSorted(shortFirst)]
    .slice(0, first)
    .map(({ name, schoolType }) => ({ name, schoolType }))
}
