import { sql } from 'drizzle-orm'
import { jobPostKindNames, jobPostKinds, jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { limits } from '#contract/limits.ts'
import { occupations } from '#contract/codes/occupations.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import { routes } from '#contract/routes.ts'
import { occupationReadings } from '#server/domain/tables/occupation-readings.ts'
import { prefectureReadings } from '#server/domain/tables/prefecture-readings.ts'
import { highlight } from '#server/domain/search/highlight.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { searchExpression } from '#server/domain/search/search-expression.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { notHidden, notHiddenCompany, ofSearchRow } from './hidden-tests.ts'

export const suggestionKinds = ['occupation', 'prefecture', 'kind', 'company', 'title'] as const
export type Suggestion = { text: string; kind: (typeof suggestionKinds)[number]; href: string | null }

const listAddress = (parameter: string, code: string) => `${routes.jobPosts}?${parameter}=${code}`

/** What never changes: each with every normalised beginning it answers to. */
const fixed: readonly (Suggestion & { readings: readonly string[] })[] = [
  ...occupations.map(({ code, name }) => ({
    text: name,
    kind: 'occupation' as const,
    href: listAddress('occupation', code),
    readings: [...name.split('・'), ...occupationReadings[code]].map(normalise),
  })),
  ...prefectures.map(({ code, name }) => ({
    text: name,
    kind: 'prefecture' as const,
    href: listAddress('prefecture', code),
    readings: [name, ...prefectureReadings[code]].map(normalise),
  })),
  ...jobPostKinds.map((kind) => ({
    text: jobPostKindShortNames[kind],
    kind: 'kind' as const,
    href: listAddress('kind', kind),
    readings: [jobPostKindShortNames[kind], jobPostKindNames[kind]].map(normalise),
  })),
]

const fromTables = (start: string): Suggestion[] =>
  fixed
    .filter(({ readings }) => readings.some((reading) => reading.startsWith(start)))
    .map(({ text, kind, href }) => ({ text, kind, href }))

const likeStart = (start: string) => start.replaceAll(/[\\%_]/g, '\\$&')

/** Companies one of whose names (the first lines of the shadow) begins so; those with a short name first. */
const companiesFrom = async (
  database: Database,
  start: string,
  first: number,
  hiddenFrom: string | null,
): Promise<Suggestion[]> => {
  const beginning = likeStart(start)
  const shown = hiddenFrom === null ? [] : [notHiddenCompany(hiddenFrom, sql`c.id`)]
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select c.id, c.display_name as name from company c
    where ${sql.join(
      [
        sql`c.status = 'active'`,
        sql`(c.search_shadow like ${`${beginning}%`} or c.search_shadow like ${`%\n${beginning}%`})`,
        ...shown,
      ],
      sql` and `,
    )}
    order by length(c.display_name), c.id limit ${first}`)
  return rows.map(({ id, name }) => ({ text: name, kind: 'company', href: routes.company(id) }))
}

/** How many of the newest ads with the word in the title are looked at. */
const titlesRead = 60

/** Titles of open ads that hold the words, each once. */
const titlesWith = async (
  database: Database,
  word: string,
  now: Date,
  hiddenFrom: string | null,
): Promise<Suggestion[]> => {
  const words = [{ written: word, forms: [word], whole: [], occupations: [] }]
  const { rows } = await database.execute<{ title: string }>(sql`
    with found as materialized (
      select s.job_post_id, s.publish_at from job_search s
      where ${sql.join(
        [
          sql`s.terms @@ ${searchExpression(words, 'title', 'pairs')}::tsquery`,
          whereOpen(now),
          ...notHidden(hiddenFrom, ofSearchRow),
        ],
        sql` and `,
      )}
      limit ${limits.countMax}
    )
    select p.title from (select * from found order by publish_at desc, job_post_id desc limit ${titlesRead}) f
    join job_post p on p.id = f.job_post_id order by f.publish_at desc, p.id desc`)
  return [...new Set(rows.map(({ title }) => title))]
    .filter((title) => highlight(title, words).some(({ matched }) => matched))
    .map((title) => ({ text: title, kind: 'title', href: null }))
}

/** Companies alone, for the box of their directory. */
export const suggestCompanies = async (
  database: Database,
  typed: string,
  first: number,
  hiddenFrom: string | null,
): Promise<readonly Suggestion[]> => {
  const start = normalise(typed.slice(0, limits.searchQuery))
  return start === '' ? [] : companiesFrom(database, start, first, hiddenFrom)
}

/** What a person may be about to type: fixed words first, then companies, then titles. */
export const suggest = async (
  database: Database,
  typed: string,
  first: number,
  now: Date,
  /** Who sees nothing of what they hide; null: what everybody sees. */
  hiddenFrom: string | null,
): Promise<readonly Suggestion[]> => {
  const start = normalise(typed.slice(0, limits.searchQuery))
  if (start === '') return []
  const known = fromTables(start).slice(0, first)
  if (known.length === first) return known
  const [companies, titles] = await Promise.all([
    companiesFrom(database, start, first, hiddenFrom),
    titlesWith(database, start, now, hiddenFrom),
  ])
  return [...known, ...companies, ...titles].slice(0, first)
}
