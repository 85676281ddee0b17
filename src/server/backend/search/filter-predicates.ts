import { sql, type SQL } from 'drizzle-orm'
import { featureTags } from '#contract/codes/job-post.ts'
import { grades, lengthDays, lengths, pays, payUnits, workTimes } from '#contract/codes/job-search.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { isHourlyWage, jobPostFilters, type FacetName, type FilterName } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { filterExpressions } from '#server/domain/search/filter-terms.ts'
import { featureMask, prefectureMask } from '#server/domain/search/search-row.ts'
import { graduationYearsOf } from '#server/domain/search/work-shape.ts'
import {
  atAnyTime,
  forGrades,
  forYears,
  inMonths,
  inPrefectures,
  list,
  ofKinds,
  ofLengths,
  paysIn,
  wageOver,
  withFeatures,
} from './filter-tests.ts'

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
  /** What finds in the index every ad that meets it; absent: nothing does. */
  terms?: (value: NonNullable<FilterValues[Name]>) => string
  /** Most ads meet it, whatever is asked for: it leads where no other filter does. */
  isBroad?: true
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
  kind: { test: ofKinds, terms: filterExpressions.kind, facet: facetOf('kind', 'conditions') },
  prefecture: {
    test: inPrefectures,
    terms: (codes) => filterExpressions.prefecture(prefectureMask(codes)),
    facet: facetOf('prefectures', 'places', {
      members: (mask) => bits(Number(mask)).flatMap((bit) => prefectureCodes[bit - 1] ?? []),
    }),
  },
  city: {
    test: (cities) =>
      sql`s.cities && (select array_agg(city) from jsonb_array_elements_text(${JSON.stringify(cities)}::jsonb) city)`,
    terms: filterExpressions.city,
    facet: {
      ...facetOf('cities', 'cities'),
      grouped: "array_to_string(s.cities, ' ')",
      members: (cities) => cities.split(' ').filter((city) => city !== ''),
      countedWith: ['prefecture', 'city'],
    },
  },
  occupation: {
    test: (codes) => sql`s.occupation = any(${list(codes)}::text[])`,
    terms: filterExpressions.occupation,
    facet: facetOf('occupation', 'work'),
  },
  industry: {
    test: (codes) => sql`s.industry_code = any(${list(codes)}::char[])`,
    terms: filterExpressions.industry,
    facet: facetOf('industry_code', 'work'),
  },
  year: {
    test: (year) => forYears([year]),
    terms: filterExpressions.year,
    isBroad: true,
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
          .filter((floor) => isHourlyWage(floor) === isHourlyWage(Number(stored)) && floor <= Number(stored))
          .map(String),
    },
  },
  remote: {
    test: (codes) => sql`s.remote = any(${list(codes)}::remote[])`,
    terms: filterExpressions.remote,
    facet: facetOf('remote', 'conditions'),
  },
  feature: {
    test: withFeatures,
    terms: (tags) => filterExpressions.feature(featureMask(tags)),
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

/** A test on a row `s` of job_search, and what finds in the index every ad that passes it; null: nothing does. */
export type FilterTest = { test: SQL; terms: string | null; isBroad: boolean }

/** The condition of one filter; null when it asks for nothing. */
export const conditionOf = <Name extends FilterName>(
  name: Name,
  value: FilterValues[Name] | undefined,
  now: Date,
): FilterTest | null => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null
  const { test, terms, isBroad = false } = filterPredicates[name]
  return { test: test(value, now), terms: terms?.(value) ?? null, isBroad }
}
