import { sql, type SQL } from 'drizzle-orm'
import { grades, lengthDays, lengths, pays, payUnits } from '#contract/codes/job-search.ts'
import { describedFilter, isHourlyWage, type FacetName, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf, type FilterValues } from '#contract/job-post-query.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import {
  codesIn,
  hasBit,
  isSpecial,
  maskOf,
  ruleOf,
  type SpecialFilter,
  type UsualRule,
} from '#server/domain/filter-rules.ts'
import { stationValuesOnLine } from '#server/domain/places/station-values.ts'
import { filterExpressions } from '#server/domain/search/filter-terms.ts'
import { graduationYearsOf } from '#server/domain/search/work-shape.ts'
import { forGrades, forYears, list, ofLengths, paysIn, textsOf, wageOver } from './filter-tests.ts'
import { aroundStations, atStations, kilometresFrom, walkWithin, type Near } from './near-tests.ts'

/** How the values of a filter are counted. */
export type Facet = {
  /** What of a row `s` of job_search is grouped by; for some it holds a set. */
  grouped: string | ((near: Near) => SQL)
  /** The codes in a stored value, as Postgres writes it. */
  members: (stored: string, now: Date) => readonly string[]
  /**
   * Facets of one pass are grouped together: few enough combinations that one pass for several costs less than one for
   * each.
   */
  pass: string
  /** Not counted unless one of these is asked for, chosen or typed: there would be too many values. */
  countedWith?: readonly FilterName[]
  /** `applied` where values narrow each other down: others are counted among the ads that have those asked for. */
  ownFilter: 'skipped' | 'applied'
  /** What an ad counts for that has no member: no value, or each. */
  withoutMembers: 'none' | 'each'
}

/**
 * What no rule says: `test` is the condition on a row `s` of job_search, for a value that asks for something; null: it is
 * part of another's.
 */
type Predicate<Name extends SpecialFilter> = {
  test: (value: NonNullable<FilterValues[Name]>, now: Date, filter: Partial<FilterValues>) => SQL | null
  facet: Name extends FacetName ? Facet : null
}

const countedBy = (column: string, pass: string, special: Partial<Facet> = {}): Facet => ({
  grouped: `s.${column}`,
  pass,
  members: (stored) => [stored],
  ownFilter: 'skipped',
  withoutMembers: 'none',
  ...special,
})

/** The numbers that the form offers. */
const offeredOf = (name: FilterName): readonly number[] => {
  const filter = describedFilter(name)
  return filter.kind !== 'number' || filter.offered === 'counted' ? [] : filter.offered
}

const isOne = (units: readonly string[], unit: string): boolean => units.includes(unit)

const specialPredicates: { [Name in SpecialFilter]: Predicate<Name> } = {
  city: {
    test: (cities) => sql`s.cities && ${textsOf(cities)}`,
    facet: {
      ...countedBy('cities', 'cities'),
      grouped: "array_to_string(s.cities, ' ')",
      members: (cities) => cities.split(' ').filter((city) => city !== ''),
      countedWith: ['prefecture', 'city'],
    },
  },
  year: {
    test: (year) => forYears([year]),
    facet: countedBy('graduation_years', 'conditions', {
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
      ...countedBy('hourly_wage', 'wages'),
      grouped: 'coalesce(s.hourly_wage, s.monthly_wage)',
      members: (stored) =>
        offeredOf('wage')
          .filter((floor) => isHourlyWage(floor) === isHourlyWage(Number(stored)) && floor <= Number(stored))
          .map(String),
    },
  },
  pay: {
    test: paysIn,
    facet: countedBy('wage_unit', 'conditions', {
      members: (unit) =>
        pays.filter((pay) => (pay === 'paid' ? unit !== 'unpaid' : isOne(payUnits[pay], unit))),
    }),
  },
  length: {
    test: ofLengths,
    facet: countedBy('days', 'shape', {
      members: (days) =>
        lengths.filter((length) => {
          const [least, most] = lengthDays[length]
          return Number(days) >= least && Number(days) <= most
        }),
    }),
  },
  grade: {
    test: forGrades,
    facet: {
      ...countedBy('grades', 'conditions'),
      grouped: "s.grades || ':' || array_to_string(s.graduation_years, ',')",
      members: (stored, now) => {
        const [mask = '0', years = ''] = stored.split(':')
        const bound = years.split(',').filter(Boolean).map(Number)
        return grades.filter(
          (grade, bit) =>
            (mask === '0' || hasBit(Number(mask), bit)) &&
            (bound.length === 0 || graduationYearsOf(grade, now).some((year) => bound.includes(year))),
        )
      },
    },
  },
  station: {
    test: (stations, _now, { km }) => aroundStations(stations, km),
    facet: {
      ...countedBy('stations', 'stations'),
      grouped: "array_to_string(s.stations, ' ')",
      members: (stations) => stations.split(' ').filter((station) => station !== ''),
      countedWith: ['prefecture', 'city', 'line'],
    },
  },
  line: { test: (lines) => atStations(lines.flatMap((line) => stationValuesOnLine(line))), facet: null },
  walk: {
    test: (minutes, _now, near) => walkWithin(minutes, near),
    facet: countedBy('walk', 'walk', {
      countedWith: ['prefecture', 'city', 'station', 'line', 'walk'],
      members: (least) =>
        offeredOf('walk')
          .filter((most) => most >= Number(least))
          .map(String),
    }),
  },
  km: {
    test: () => null,
    facet: {
      ...countedBy('lons', 'km'),
      grouped: kilometresFrom,
      countedWith: ['station'],
      members: (kilometres) =>
        offeredOf('km')
          .filter((most) => most >= Number(kilometres))
          .map(String),
    },
  },
  company: { test: (id) => sql`s.company_id = ${id}::uuid`, facet: null },
}

/** Passes of facets that are not counted by themselves. */
const passes: Partial<Record<FilterName, string>> = {
  kind: 'conditions',
  remote: 'conditions',
  occupation: 'work',
  industry: 'work',
  weekdays: 'shape',
  time: 'shape',
  month: 'shape',
  daywage: 'wages',
}

const columnOf = ({ column }: UsualRule) => jobSearch[column]

const membersOf = (name: FilterName, rule: UsualRule): Facet['members'] => {
  switch (rule.is) {
    case 'code':
      return (stored) => [stored]
    case 'at least':
      return (stored) =>
        offeredOf(name)
          .filter((floor) => floor <= Number(stored))
          .map(String)
    case 'at most':
      return (stored) =>
        offeredOf(name)
          .filter((ceiling) => ceiling >= Number(stored))
          .map(String)
    case 'any bit':
    case 'every bit':
      return (mask) => codesIn(rule.codes, Number(mask))
  }
}

/** How the values of a filter are counted: by its rule, unless it has none. */
export const facetOf = (name: FacetName): Facet => {
  if (isSpecial(name)) return specialPredicates[name].facet
  const rule = ruleOf(name)
  return countedBy(columnOf(rule).name, passes[name] ?? name, {
    members: membersOf(name, rule),
    // Values that an ad must have all of narrow each other down.
    ownFilter: rule.is === 'every bit' ? 'applied' : 'skipped',
  })
}

const usualTest = (rule: UsualRule, values: readonly (string | number)[]): SQL => {
  const column = sql.raw(`s.${columnOf(rule).name}`)
  switch (rule.is) {
    case 'code':
      return sql`${column} = any(${list(values)}::${sql.raw(columnOf(rule).getSQLType())}[])`
    case 'at least':
      return sql`${column} >= ${values[0]}`
    case 'at most':
      return sql`${column} <= ${values[0]}`
    case 'any bit':
      return sql`${column} & ${maskOf(rule.codes, values)}::bigint <> 0`
    case 'every bit':
      return sql`${column} & ${maskOf(rule.codes, values)}::bigint = ${maskOf(rule.codes, values)}::bigint`
  }
}

const specialTest = <Name extends SpecialFilter>(
  name: Name,
  value: FilterValues[Name] | undefined,
  filter: Partial<FilterValues>,
  now: Date,
): SQL | null => (value === undefined ? null : specialPredicates[name].test(value, now, filter))

/** A test on a row `s` of job_search, and what finds in the index every ad that passes it; null: nothing does. */
export type FilterTest = { test: SQL; terms: string | null; isBroad: boolean }

/** The condition of one filter; null when it asks for nothing. */
export const conditionOf = (
  name: FilterName,
  filter: Partial<FilterValues>,
  now: Date,
): FilterTest | null => {
  const values = valuesOf(filter, name)
  if (values.length === 0) return null
  const test = isSpecial(name)
    ? specialTest(name, filter[name], filter, now)
    : usualTest(ruleOf(name), values)
  // Most ads meet a year, whatever is asked for: it leads where no other filter does.
  return test && { test, terms: filterExpressions[name]?.(values, filter) ?? null, isBroad: name === 'year' }
}
