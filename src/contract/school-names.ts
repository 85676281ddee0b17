import type { SchoolType } from './codes/student.ts'

/** When the list of schools was written down, as YYYY-MM. It is far from complete, so any other name is accepted. */
export const schoolListMonth = '2026-11'

/** Suggestions of one answer. */
export const schoolNamesMax = 10
/** Characters of what is typed that count. */
export const schoolQueryMax = 40

/** A school by its official name; `schoolType` is what most of its students are in: a graduate school has no row of its own. */
export type SchoolName = {
  name: string
  schoolType: Extract<SchoolType, 'university' | 'junior_college' | 'kosen'>
}

/** What `GET /school-names.json?q=` answers. */
export type SchoolNamesAnswer = { asOf: typeof schoolListMonth; schools: readonly SchoolName[] }
