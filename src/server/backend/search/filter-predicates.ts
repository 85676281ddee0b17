import { sql, type SQL } from 'drizzle-orm'
import { featureTags, type FeatureTag, type JobPostKind } from '#contract/codes/job-post.ts'
import {
  grades,
  lengthDays,
  lengths,
  pays,
  workTimes,
  type Grade,
  type Length,
  type Month,
  type Pay,
  type WorkTime,
} from '#contract/codes/job-search.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import {
  jobPostFilters,
  monthlyWageFrom,
  type FacetName,
  type FilterName,
} from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { featureMask, prefectureMask } from '#server/domain/search/search-row.ts'
import { gradeMask, graduationYearsOf, monthMask, workTimeMask } from '#server/domain/search/work-shape.ts'

/**
 * A list as one parameter, so that the number of values doesn't change the statement. Values are codes of closed lists;
 * none holds a comma, brace or quote.
 */
const list = (values: readonly (string | number)[]): SQL => sql`${`{${values.join(',')}}`}`

export const inPrefectures = (codes: readonly string[]): SQL =>
  sql`s.prefectures & ${prefectureMask(codes)}::bigint <> 0`

export const ofKinds = (kinds: readonly JobPostKind[]): SQL =>
  sql`s.kind = any(${list(kinds)}::job_post_kind[])`

export const forYears = (years: readonly number[]): SQL =>
  sql`(s.graduation_years = '{}' or s.graduation_years && ${list(years)}::smallint[])`

const withFeatures = (tags: readonly FeatureTag[]): SQL =>
  sql`s.features & ${featureMask(tags)}::int = ${featureMask(tags)}::int`

const atAnyTime = (codes: readonly WorkTime[]): SQL => sql`s.times & ${workTimeMask(codes)}::int <> 0`

const inMonths = (codes: readonly Month[]): SQL => sql`s.months & ${monthMask(codes.map(Number))}::int <> 0`

const anyOf = (tests: readonly SQL[]): SQL => sql`(${sql.join([...tests], sql` or `)})`

const ofLengths = (codes: readonly Length[]): SQL =>
  anyOf(codes.map((code) => sql`s.days between ${lengthDays[code][0]} and ${lengthDays[code][1]}`))

/** For a year at school, and for the years in which it graduates; rows written before grades were have none. */
const forGrades = (codes: readonly Grade[], now: Date): SQL =>
  anyOf(
    codes.map(
      (code) =>
        sql`((s.grades = 0 or s.grades & ${gradeMask([code])}::int <> 0) and ${forYears(graduationYearsOf(code, now))})`,
    ),
  )

const payUnits = { hour: ['hour'], day: ['day'], month: ['month', 'year'] } as const
const paysIn = (codes: readonly Pay[]): SQL =>
  anyOf(
    codes.map((code) =>
      code === 'paid' ? sql`s.wage_rank > 0` : sql`s.wage_unit = any(${list(payUnits[code])}::wage_unit[])`,
    ),
  )

const isHourly = (yen: number): boolean => yen < monthlyWageFrom

const wageOver = (yen: number): SQL =>
  isHourly(yen) ? sql`s.hourly_wage >= ${yen}` : sql`s.monthly_wage >= ${yen}`

/** How the values of a filter are counted. */
export type Facet = {
  /** What of a row `s` of job_search is grouped by; for some it holds a set. */
  grouped: string
  /** The codes in a stored value, as Postgres writes it. */
  members: (stored: string, now: Date) => readonly string[]
  /**
   * Facets of one pass are grouped together: few enough combinations that one pass for several costs less than one for
   * each.
   */
  pass: 'conditions' | 'work' | 'places' | 'features' | 'shape' | 'wages' | 'cities'
  /** Not counted unless one of these is asked for, chosen or typed: there would be too many values. */
  countedWith?: readonly FilterName[]
  /** `applied` where values narrow each other down: others are counted among the ads that have those asked for. */
  ownFilter: 'skipped' | 'applied'
  /** What an ad counts for that has no member: no value, or each. */
  withoutMembers: 'none' | 'each'
}

type Predicate<Name extends FilterName> = {
  /** The condition on a row `s` of job_search, for a value that asks for something. */
  test: (value: NonNullable<FilterValues[Name]>, now: Date) => SQL
  facet: Name extends FacetName ? Facet : null
}

const facetOf = (column: string, pass: Facet['pass'], special: Partial<Facet> = {}): Facet => ({
  grouped: `s.${column}`,
  pass,
  members: (stored) => [stored],
  ownFilter: 'skipped',
  withoutMembers: 'none',
  ...special,
})

/** The numbers that the form offers. */
const offeredOf = (name: 'wage' | 'daywage' | 'weekdays'): readonly number[] => {
  const { offered } = jobPostFilters[name]
  return offered === 'counted' ? [] : offered
}

const isOne = (units: readonly string[], unit: string): boolean => units.includes(unit)

const bits = (mask: number): number[] => {
  const found: number[] = []
  for (let bit = 0, rest = mask; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) found.push(bit)
  return found
}

/** How the database finds each filter of the contract's table, and counts its values. */
export const filterPredicates: { [Name in FilterName]: Predicate<Name> } = {
  kind: { test: ofKinds, facet: facetOf('kind', 'conditions') },
  prefecture: {
    test: inPrefectures,
    facet: facetOf('prefectures', 'places', {
      members: (mask) => bits(Number(mask)).flatMap((bit) => prefectureCodes[bit - 1] ?? []),
    }),
  },
  city: {
    test: (cities) =>
      sql`s.cities && (select array_agg(city) from jsonb_array_elements_text(${JSON.stringify(cities)}::jsonb) city)`,
    facet: {
      ...facetOf('cities', 'cities'),
      grouped: "array_to_string(s.cities, ' ')",
      members: (cities) => cities.split(' ').filter((city) => city !== ''),
      countedWith: ['prefecture', 'city'],
    },
  },
  occupation: {
    test: (codes) => sql`s.occupation = any(${list(codes)}::text[])`,
    facet: facetOf('occupation', 'work'),
  },
  industry: {
    test: (codes) => sql`s.industry_code = any(${list(codes)}::char[])`,
    facet: facetOf('industry_code', 'work'),
  },
  year: {
    test: (year) => forYears([year]),
    facet: facetOf('graduation_years', 'conditions', {
      members: (years) =>
        years
          .slice(1, -1)
          .split(',')
          .filter((year) => year !== ''),
      // Whoever filters by a year also sees the ads that name none.
      withoutMembers: 'each',
    }),
  },
  wage: {
    test: wageOver,
    facet: {
      ...facetOf('hourly_wage', 'wages'),
      grouped: 'coalesce(s.hourly_wage, s.monthly_wage)',
      members: (stored) =>
        offeredOf('wage')
          .filter((floor) => isHourly(floor) === isHourly(Number(stored)) && floor <= Number(stored))
          .map(String),
    },
  },
  remote: {
    test: (codes) => sql`s.remote = any(${list(codes)}::remote[])`,
    facet: facetOf('remote', 'conditions'),
  },
  feature: {
    test: withFeatures,
    facet: facetOf('features', 'features', {
      members: (mask) => bits(Number(mask)).flatMap((bit) => featureTags[bit] ?? []),
      ownFilter: 'applied',
    }),
  },
  pay: {
    test: paysIn,
    facet: facetOf('wage_unit', 'conditions', {
      members: (unit) =>
        pays.filter((pay) => (pay === 'paid' ? unit !== 'unpaid' : isOne(payUnits[pay], unit))),
    }),
  },
  daywage: {
    test: (yen) => sql`s.daily_wage >= ${yen}`,
    facet: facetOf('daily_wage', 'wages', {
      members: (stored) =>
        offeredOf('daywage')
          .filter((floor) => floor <= Number(stored))
          .map(String),
    }),
  },
  weekdays: {
    test: (days) => sql`s.weekdays <= ${days}`,
    facet: facetOf('weekdays', 'shape', {
      members: (stored) =>
        offeredOf('weekdays')
          .filter((days) => days >= Number(stored))
          .map(String),
    }),
  },
  time: {
    test: atAnyTime,
    facet: facetOf('times', 'shape', {
      members: (mask) => bits(Number(mask)).flatMap((bit) => workTimes[bit] ?? []),
    }),
  },
  length: {
    test: ofLengths,
    facet: facetOf('days', 'shape', {
      members: (days) =>
        lengths.filter((length) => {
          const [least, most] = lengthDays[length]
          return Number(days) >= least && Number(days) <= most
        }),
    }),
  },
  month: {
    test: inMonths,
    facet: facetOf('months', 'shape', { members: (mask) => bits(Number(mask)).map(String) }),
  },
  grade: {
    test: forGrades,
    facet: {
      ...facetOf('grades', 'conditions'),
      grouped: "s.grades || ':' || array_to_string(s.graduation_years, ',')",
      members: (stored, now) => {
        const [mask = '0', years = ''] = stored.split(':')
        const bound = years.split(',').filter(Boolean).map(Number)
        return grades.filter(
          (grade, bit) =>
            (mask === '0' || bits(Number(mask)).includes(bit)) &&
            (bound.length === 0 || graduationYearsOf(grade, now).some((year) => bound.includes(year))),
        )
      },
    },
  },
  company: { test: (id) => sql`s.company_id = ${id}::uuid`, facet: null },
}

/** The condition of one filter; null when it asks for nothing. */
export const conditionOf = <Name extends FilterName>(
  name: Name,
  value: FilterValues[Name] | undefined,
  now: Date,
): SQL | null => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null
  return filterPredicates[name].test(value, now)
}
