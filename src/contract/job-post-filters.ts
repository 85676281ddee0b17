import { industries } from './codes/industries.ts'
import {
  featureTagNames,
  featureTags,
  jobPostKindShortNames,
  jobPostKinds,
  remoteNames,
  remotes,
} from './codes/job-post.ts'
import {
  citiesMost,
  cityPattern,
  gradeNames,
  grades,
  lengthNames,
  lengths,
  months,
  payNames,
  pays,
  workTimeNames,
  workTimes,
} from './codes/job-search.ts'
import { occupations } from './codes/occupations.ts'
import { prefectureName, prefectures } from './codes/prefectures.ts'
import { formatMan } from './format/money.ts'
import {
  choices,
  id,
  names,
  wholeNumber,
  type FilterDescription,
  type Option,
} from './job-post-filter-kinds.ts'
import { limits } from './limits.ts'
import { placeFilters } from './place-filters.ts'

/** From here on a wage in yen is a month's, below it an hour's: no hour pays 10,000 yen, no month less. */
export const monthlyWageFrom = 10_000

/** True when a floor in yen is of an hour's pay. */
export const isHourlyWage = (yen: number): boolean => yen < monthlyWageFrom

/** 時給 1,200円以上 of a floor in yen. */
const formatWageFloor = (yen: number): string =>
  `${isHourlyWage(yen) ? '時給' : '月給'} ${formatMan(yen)}以上`

const ungrouped = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): Option<Code>[] => codes.map((code) => ({ code, name: names[code], group: null }))

/**
 * The filters of a job list, in the order they have in an address. Everything that knows a filter is driven by this table:
 * the parser and the writer of addresses, the parameters of kept pages, chips, the form, the GraphQL input and the facets.
 * How the row of an ad answers it is in `filter-rules.ts` of the domain, under the same name.
 */
export const jobPostFilters = {
  kind: choices({
    label: '募集の種類',
    options: ungrouped(jobPostKinds, jobPostKindShortNames),
    unoffered: [],
    fold: 'open',
    input: { type: 'JobPostKind', description: null },
    facet: { description: null },
  }),
  prefecture: choices({
    label: '勤務地',
    options: prefectures.map(({ code, name, region }) => ({ code, name, group: region })),
    unoffered: [],
    fold: 'open',
    input: { type: 'String', description: "Any of these, '01' to '47'." },
    facet: { description: null },
  }),
  /** Any of these cities; they are offered where a prefecture is asked for. */
  city: names({
    label: '市区町村',
    pattern: cityPattern,
    most: citiesMost,
    words: (city) => city.slice(2),
    apart: (city) => `${city.slice(2)}（${prefectureName(city.slice(0, 2))}）`,
    input: {
      type: 'String',
      description: 'Any of these: the code of the prefecture and the name, 13渋谷区.',
    },
    facet: { description: 'Empty unless a prefecture is asked for.' },
  }),
  occupation: choices({
    label: '職種',
    options: occupations,
    unoffered: [],
    fold: 'open',
    input: { type: 'String', description: null },
    facet: { description: null },
  }),
  industry: choices({
    label: '業種',
    options: industries.map(({ code, short }) => ({ code, name: short, group: null })),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: null },
    facet: { description: null },
  }),
  /** Graduation year, e.g. 2028: the ad is open to it, or names no years. */
  year: wholeNumber({
    label: '卒業する年',
    ...limits.graduationYear,
    words: (year) => `${year}年卒`,
    offered: 'counted',
    input: { type: 'Int', description: 'Graduation year; ads that name none are open to every year.' },
    facet: {
      description: 'Graduation years that ads name, each counted with the ads that name none.',
    },
  }),
  /** Least wage in yen: below `monthlyWageFrom` per hour, else per month. */
  wage: wholeNumber({
    label: '給与',
    min: 1,
    max: 10_000_000,
    words: formatWageFloor,
    offered: [1_100, 1_200, 1_300, 1_500, 2_000, 200_000, 220_000, 240_000, 260_000, 300_000],
    input: { type: 'Int', description: 'Least wage in yen: below 10,000 per hour, else per month.' },
    facet: { description: 'Floors that the form offers.' },
  }),
  /** In any of these ways. */
  pay: choices({
    label: '給与の形',
    options: ungrouped(pays, payNames),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: "'paid': in any way." },
    facet: { description: null },
  }),
  /** Least wage in yen of an ad that pays by the day. */
  daywage: wholeNumber({
    label: '日給',
    min: 1,
    max: 1_000_000,
    words: (yen) => `日給 ${formatMan(yen)}以上`,
    offered: [9_000, 10_000, 12_000, 15_000],
    input: { type: 'Int', description: 'Least wage in yen of an ad that pays by the day.' },
    facet: { description: 'Floors that the form offers.' },
  }),
  remote: choices({
    label: 'リモートワーク',
    options: ungrouped(remotes, remoteNames),
    unoffered: ['none'],
    fold: 'when-chosen',
    input: { type: 'Remote', description: null },
    facet: { description: null },
  }),
  /** An ad must have all of them. */
  feature: choices({
    label: 'こだわり条件',
    options: ungrouped(featureTags, featureTagNames),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'FeatureTag', description: 'All of these.' },
    facet: { description: 'Tags narrow each other down, so those asked for are applied here too.' },
  }),
  /** Days a week one wants to work: ads that ask for no more. */
  weekdays: wholeNumber({
    label: '週の日数',
    min: 1,
    max: 6,
    words: (days) => `週${days}日から働ける`,
    offered: [1, 2, 3, 4],
    input: { type: 'Int', description: 'Ads that ask for at most so many days a week.' },
    facet: { description: null },
  }),
  time: choices({
    label: '時間帯',
    options: ungrouped(workTimes, workTimeNames),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: null },
    facet: { description: null },
  }),
  length: choices({
    label: '期間の長さ',
    options: ungrouped(lengths, lengthNames),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: 'Of a programme, or of a first contract with a term.' },
    facet: { description: null },
  }),
  month: choices({
    label: '開催月',
    options: months.map((month) => ({ code: month, name: `${month}月`, group: null })),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: 'Of programmes.' },
    facet: { description: null },
  }),
  grade: choices({
    label: '学年',
    options: ungrouped(grades, gradeNames),
    unoffered: [],
    fold: 'when-chosen',
    input: { type: 'String', description: 'Year at school, now.' },
    facet: { description: null },
  }),
  ...placeFilters,
  /** One company's ads. */
  company: id({ label: '企業', input: { type: 'ID', description: null }, facet: null }),
}

type Table = typeof jobPostFilters
export type FilterName = keyof Table

/** Any filter of the table, its codes as text. */
export const describedFilter = (name: FilterName): FilterDescription => jobPostFilters[name]

export const filterNames = Object.keys(jobPostFilters).filter((name): name is FilterName =>
  Object.hasOwn(jobPostFilters, name),
)

/** The filters whose values are counted beside them. */
export type FacetName = {
  [Name in FilterName]: Table[Name]['facet'] extends null ? never : Name
}[FilterName]
export const facetNames = filterNames.filter((name): name is FacetName => jobPostFilters[name].facet !== null)

type FormName = { [Name in FilterName]: Table[Name]['kind'] extends 'id' ? never : Name }[FilterName]

const complete = <const Names extends readonly FormName[]>(
  names: [FormName] extends [Names[number]] ? Names : never,
): Names => names

/** The filters of the form in its order; one that is missing here fails the type check. */
export const formFilterNames = complete([
  'kind',
  'prefecture',
  'city',
  'line',
  'station',
  'walk',
  'km',
  'occupation',
  'year',
  'grade',
  'wage',
  'daywage',
  'pay',
  'weekdays',
  'time',
  'length',
  'month',
  'remote',
  'feature',
  'industry',
])
