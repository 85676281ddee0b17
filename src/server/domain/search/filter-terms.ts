import { featureTags } from '#contract/codes/job-post.ts'
import type { FilterName } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { cellOf, cellsWithin } from '#server/domain/places/cells.ts'
import { stationsOfValue, stationValuesOnLine } from '#server/domain/places/station-values.ts'
import { occupationMark, quoted } from './search-terms.ts'

/** In front of a filter's value, after which a letter says of which filter. */
const filterMark = 'F'

/** Values of an ad that filters ask for. Masks: bit n is the n-th of the filter's codes, as in the row of job_search. */
export type FilteredAd = {
  kind: string
  industryCode: string
  remote: string
  prefectures: number
  features: number
  graduationYears: readonly number[]
  cities: readonly string[]
  stations: readonly string[]
  /** Of its workplaces, in the same order. */
  lons: readonly number[]
  lats: readonly number[]
}

const bitsOf = (mask: number): number[] => {
  const found: number[] = []
  for (let bit = 0, rest = mask; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) found.push(bit)
  return found
}

const term = (letter: string) => (value: string | number) => quoted(`${filterMark}${letter}${value}`)
const terms = {
  kind: term('k'),
  industry: term('i'),
  remote: term('r'),
  prefecture: term('p'),
  feature: term('f'),
  /** 0: open to every year. */
  year: term('y'),
  city: term('c'),
  station: term('s'),
  cell: term('g'),
  occupation: (code: string | number) => quoted(`${occupationMark}${code}`),
} as const

/** The terms of an ad's values, as `searchTerms` writes its own. The occupation is one of those already. */
export const filterTerms = (ad: FilteredAd): string =>
  [
    terms.kind(ad.kind),
    terms.industry(ad.industryCode),
    terms.remote(ad.remote),
    ...bitsOf(ad.prefectures).map(terms.prefecture),
    ...bitsOf(ad.features).map(terms.feature),
    ...(ad.graduationYears.length === 0 ? [0] : ad.graduationYears).map(terms.year),
    ...ad.cities.map(terms.city),
    ...ad.stations.map(terms.station),
    ...new Set(ad.lons.map((lon, index) => terms.cell(cellOf({ lon, lat: ad.lats[index] ?? 0 })))),
  ].join(' ')

/** What is called so is nowhere: no ad has it. */
const orNone = (stations: readonly string[]): readonly string[] => (stations.length === 0 ? [''] : stations)

const either = (parts: readonly string[]): string => `(${parts.join(' | ')})`

type Values = readonly (string | number)[]

/** Of the cells around stations; none where no distance is asked for. */
const cellsAround = (stations: Values, km: number | undefined): string[] =>
  km === undefined
    ? []
    : stations
        .flatMap((station) => stationsOfValue(String(station)))
        .flatMap((station) => cellsWithin(station, km).map(terms.cell))

/**
 * What finds the ads of a filter in the index, so that a rare value or a rare meeting of values is not looked for row by
 * row. A filter that is not here is asked of the rows alone, as all are besides.
 */
export const filterExpressions: Partial<
  Record<FilterName, (values: Values, filter: Partial<FilterValues>) => string>
> = {
  kind: (codes) => either(codes.map(terms.kind)),
  industry: (codes) => either(codes.map(terms.industry)),
  remote: (codes) => either(codes.map(terms.remote)),
  occupation: (codes) => either(codes.map(terms.occupation)),
  prefecture: (codes) => either(codes.map((code) => terms.prefecture(Number(code)))),
  feature: (tags) =>
    tags.map((tag) => terms.feature(featureTags.findIndex((each) => each === tag))).join(' & '),
  year: (years) => either([0, ...years].map(terms.year)),
  city: (codes) => either(codes.map(terms.city)),
  station: (stations, { km }) =>
    either([...stations.map(terms.station), ...new Set(cellsAround(stations, km))]),
  line: (lines) =>
    either(lines.flatMap((line) => orNone(stationValuesOnLine(String(line)))).map(terms.station)),
}
