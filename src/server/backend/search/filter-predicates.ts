import { sql, type SQL } from 'drizzle-orm'
import { featureTags, type FeatureTag, type JobPostKind } from '#contract/codes/job-post.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { monthlyWageFrom, type FacetName, type FilterName } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { featureMask, prefectureMask } from '#server/domain/search/search-row.ts'

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

const wageOver = (yen: number): SQL =>
  yen < monthlyWageFrom ? sql`s.hourly_wage >= ${yen}` : sql`s.monthly_wage >= ${yen}`

/** How the values of a filter are counted. */
export type Facet = {
  /** The column of job_search that is grouped by; for some it holds a set. */
  column: string
  /** The codes in a stored value, as Postgres writes it. */
  members: (stored: string) => readonly string[]
  /**
   * Facets of one pass are grouped together: few enough combinations that one pass for several costs less than one for
   * each.
   */
  pass: 'conditions' | 'work' | 'places' | 'features'
  /** `applied` where values narrow each other down: others are counted among the ads that have those asked for. */
  ownFilter: 'skipped' | 'applied'
  /** What an ad counts for that has no member: no value, or each. */
  withoutMembers: 'none' | 'each'
}

type Predicate<Name extends FilterName> = {
  /** The condition on a row `s` of job_search, for a value that asks for something. */
  test: (value: NonNullable<FilterValues[Name]>) => SQL
  facet: Name extends FacetName ? Facet : null
}

const facetOf = (column: string, pass: Facet['pass'], special: Partial<Facet> = {}): Facet => ({
  column,
  pass,
  members: (stored) => [stored],
  ownFilter: 'skipped',
  withoutMembers: 'none',
  ...special,
})

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
  wage: { test: wageOver, facet: null },
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
  company: { test: (id) => sql`s.company_id = ${id}::uuid`, facet: null },
}

/** The condition of one filter; null when it asks for nothing. */
export const conditionOf = <Name extends FilterName>(
  name: Name,
  value: FilterValues[Name] | undefined,
): SQL | null => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null
  return filterPredicates[name].test(value)
}
