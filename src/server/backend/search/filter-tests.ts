import { sql, type SQL } from 'drizzle-orm'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { lengthDays, payUnits, type Grade, type Length, type Pay } from '#contract/codes/job-search.ts'
import { isHourlyWage } from '#contract/job-post-filters.ts'
import { prefectureMask } from '#server/domain/search/search-row.ts'
import { gradeMask, graduationYearsOf } from '#server/domain/search/work-shape.ts'

/**
 * A list as one parameter, so that the number of values doesn't change the statement. Values are codes of closed lists;
 * none holds a comma, brace or quote.
 */
export const list = (values: readonly (string | number)[]): SQL => sql`${`{${values.join(',')}}`}`

/** Texts as an array that a row is compared with. */
export const textsOf = (texts: readonly string[]): SQL =>
  sql`(select coalesce(array_agg(each), '{}') from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) each)`

export const inPrefectures = (codes: readonly string[]): SQL =>
  sql`s.prefectures & ${prefectureMask(codes)}::bigint <> 0`

export const ofKinds = (kinds: readonly JobPostKind[]): SQL =>
  sql`s.kind = any(${list(kinds)}::job_post_kind[])`

export const forYears = (years: readonly number[]): SQL =>
  sql`(s.graduation_years = '{}' or s.graduation_years && ${list(years)}::smallint[])`

const anyOf = (tests: readonly SQL[]): SQL => sql`(${sql.join([...tests], sql` or `)})`

export const ofLengths = (codes: readonly Length[]): SQL =>
  anyOf(codes.map((code) => sql`s.days between ${lengthDays[code][0]} and ${lengthDays[code][1]}`))

/** For a year at school, and for the years in which it graduates; rows written before grades were have none. */
export const forGrades = (codes: readonly Grade[], now: Date): SQL =>
  anyOf(
    codes.map(
      (code) =>
        sql`((s.grades = 0 or s.grades & ${gradeMask([code])}::int <> 0) and ${forYears(graduationYearsOf(code, now))})`,
    ),
  )

export const paysIn = (codes: readonly Pay[]): SQL =>
  anyOf(
    codes.map((code) =>
      code === 'paid' ? sql`s.wage_rank > 0` : sql`s.wage_unit = any(${list(payUnits[code])}::wage_unit[])`,
    ),
  )

export const wageOver = (yen: number): SQL =>
  isHourlyWage(yen) ? sql`s.hourly_wage >= ${yen}` : sql`s.monthly_wage >= ${yen}`
