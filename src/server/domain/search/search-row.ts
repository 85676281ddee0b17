import { monthsPerYear, wageHoursPerDay, wageHoursPerMonth } from '#contract/format/comparable-wage.ts'
import {
  featureTags,
  featureTagNames,
  jobPostKindNames,
  jobPostKindShortNames,
  remoteNames,
} from '#contract/codes/job-post.ts'
import type { FeatureTag, JobPostKind, Remote, WageUnit } from '#contract/codes/job-post.ts'
import { leastShift } from '#contract/least-shift.ts'
import { cityPattern } from '#contract/codes/job-search.ts'
import { stationLabel, type NearestStation } from '#contract/nearest-stations.ts'
import { industryName } from '#contract/codes/industries.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import {
  daysOf,
  gradeMask,
  gradesOf,
  monthMask,
  programmeMonths,
  workTimeMask,
  workTimesOf,
  type ShapedAd,
} from './work-shape.ts'
import { stationsInWords } from '#server/domain/places/stations-in-words.ts'
import { workplacePosition } from '#server/domain/places/workplace-position.ts'
import { filterTerms } from './filter-terms.ts'
import { listedWordsDigest } from './listed-words.ts'
import { sampleTerms } from './sample.ts'
import { indexedDocument, searchShadow, searchTerms, type SearchDocument } from './search-terms.ts'

/** What of an ad and its company goes into the search tables. */
export type SearchableJobPost = ShapedAd & {
  id: string
  title: string
  occupation: string
  graduationYears: readonly number[]
  remote: Remote
  features: readonly FeatureTag[]
  wage: { unit: WageUnit; min: number | null }
  publishAt: Date
  validThrough: Date
  dutiesRange: string
  workplacesRange: string
  wageNote: string | null
  selectionFlow: readonly string[]
  /** At hire only. */
  workplaces: readonly {
    name: string
    prefectureCode: string
    city: string
    access: string | null
    stations: readonly NearestStation[]
  }[]
  company: { id: string; displayName: string; legalName: string; kana: string; industryCode: string }
}

/** In place of minutes on foot where a bus goes from the station, or nobody says. */
export const byBus = 999

/** A row of job_search, by the property names of its Drizzle table. */
export type SearchRow = {
  jobPostId: string
  companyId: string
  kind: JobPostKind
  occupation: string
  industryCode: string
  prefectures: number
  graduationYears: number[]
  remote: Remote
  features: number
  hourlyWage: number | null
  monthlyWage: number | null
  wageRank: number
  wageUnit: WageUnit
  cities: string[]
  stations: string[]
  walks: number[]
  walk: number | null
  lons: number[]
  lats: number[]
  dailyWage: number | null
  weekdays: number | null
  times: number
  days: number | null
  months: number
  grades: number
  publishAt: Date
  validThrough: Date
  listedWords: number
  terms: string
}

/** A row of job_search_text. */
export type SearchTextRow = { jobPostId: string; shadow: string }

/** Bit n is the prefecture of JIS code n; 47 bits, exact in a double. */
export const prefectureMask = (codes: Iterable<string>): number =>
  [...new Set(codes)].reduce((mask, code) => mask + 2 ** Number(code), 0)

/** Bit n is the n-th of `featureTags`; the order of that list must never change, new tags go to its end. */
export const featureMask = (tags: Iterable<FeatureTag>): number =>
  [...new Set(tags)].reduce((mask, tag) => mask + 2 ** featureTags.indexOf(tag), 0)

const citiesOf = (workplaces: SearchableJobPost['workplaces']): string[] => [
  ...new Set(
    workplaces
      .map(({ prefectureCode, city }) => prefectureCode + city)
      .filter((city) => cityPattern.test(city)),
  ),
]

type Place = Pick<SearchableJobPost['workplaces'][number], 'prefectureCode' | 'city' | 'access' | 'stations'>

/** The stations of a workplace; where none is stated, those that its words name, without minutes that nobody confirmed. */
const stationsAt = (place: Place): [station: string, walk: number][] =>
  place.stations.length > 0
    ? place.stations.map(({ station, way, minutes }) => [station, way === 'walk' ? minutes : byBus])
    : stationsInWords(place.access ?? '', place.prefectureCode).map((station) => [station, byBus])

/** Each station of the workplaces once, with the shortest walk from it. */
const nearestOf = (workplaces: SearchableJobPost['workplaces']) => {
  const walks = new Map<string, number>()
  for (const [station, walk] of workplaces.flatMap(stationsAt))
    walks.set(station, Math.min(walks.get(station) ?? byBus, walk))
  const least = Math.min(byBus, ...walks.values())
  return {
    stations: [...walks.keys()],
    walks: [...walks.values()],
    walk: least === byBus ? null : least,
  }
}

/** Where the workplaces are, each place once. */
export const positionsOf = (workplaces: readonly Place[]) => {
  const positions = workplaces.flatMap((place) => {
    const stations = stationsAt(place).map(([station]) => station)
    return workplacePosition(place.prefectureCode, place.city, stations) ?? []
  })
  const once = [...new Map(positions.map((each) => [`${each.lon} ${each.lat}`, each])).values()]
  return { lons: once.map(({ lon }) => lon), lats: once.map(({ lat }) => lat) }
}

/** Yen per hour and per month, each only where the ad pays in units of that size, and one figure to sort all by. */
export const comparableWages = ({ unit, min }: SearchableJobPost['wage']) => {
  const none = { hourlyWage: null, monthlyWage: null, wageRank: 0 }
  if (min === null) return none
  const byHour = (hourlyWage: number) => ({ ...none, hourlyWage, wageRank: hourlyWage * wageHoursPerMonth })
  const byMonth = (monthlyWage: number) => ({ ...none, monthlyWage, wageRank: monthlyWage })
  const unitWages = {
    hour: () => byHour(min),
    day: () => byHour(Math.floor(min / wageHoursPerDay)),
    month: () => byMonth(min),
    year: () => byMonth(Math.floor(min / monthsPerYear)),
    unpaid: () => none,
  } satisfies Record<WageUnit, () => unknown>
  return unitWages[unit]()
}

/** The searched text of an ad, by field. */
export const searchDocument = (ad: SearchableJobPost): SearchDocument => ({
  title: ad.title,
  company: [ad.company.displayName, ad.company.legalName, ad.company.kana],
  occupation: [occupationName(ad.occupation), industryName(ad.company.industryCode)],
  workplaces: ad.workplaces.map(({ name, prefectureCode, city, access, stations }) =>
    [
      name,
      prefectureName(prefectureCode) + city,
      ...stations.map(({ station }) => stationLabel(station)),
      access ?? '',
    ].join(' '),
  ),
  tags: [
    jobPostKindNames[ad.kind],
    jobPostKindShortNames[ad.kind],
    ad.remote === 'none' ? '' : remoteNames[ad.remote],
    ...ad.features.map((tag) => featureTagNames[tag]),
  ],
  occupationCode: ad.occupation,
  body: [ad.duties, ad.participants ?? ''],
  boilerplate: [
    ad.dutiesRange,
    ad.workplacesRange,
    ad.holidays,
    ad.hoursNote ?? '',
    ad.wageNote ?? '',
    ...ad.selectionFlow,
  ],
})

/** The two rows under which an ad is found; to be written in the transaction that writes the ad. */
export const searchRows = (ad: SearchableJobPost): { search: SearchRow; text: SearchTextRow } => {
  const document = indexedDocument(searchDocument(ad))
  const filtered = {
    kind: ad.kind,
    industryCode: ad.company.industryCode,
    prefectures: prefectureMask(ad.workplaces.map(({ prefectureCode }) => prefectureCode)),
    graduationYears: [...new Set(ad.graduationYears)].toSorted((a, b) => a - b),
    remote: ad.remote,
    features: featureMask(ad.features),
    cities: citiesOf(ad.workplaces),
    ...nearestOf(ad.workplaces),
    ...positionsOf(ad.workplaces),
  }
  return {
    search: {
      jobPostId: ad.id,
      companyId: ad.company.id,
      occupation: ad.occupation,
      ...filtered,
      ...comparableWages(ad.wage),
      wageUnit: ad.wage.unit,
      dailyWage: ad.wage.unit === 'day' ? ad.wage.min : null,
      weekdays: leastShift(ad.hoursNote)?.days ?? null,
      times: workTimeMask(workTimesOf(ad)),
      days: daysOf(ad),
      months: monthMask(programmeMonths(ad)),
      grades: gradeMask(gradesOf(ad)),
      publishAt: ad.publishAt,
      validThrough: ad.validThrough,
      listedWords: listedWordsDigest,
      terms: [searchTerms(document), filterTerms(filtered), sampleTerms(ad.id)].join(' ').trim(),
    },
    text: { jobPostId: ad.id, shadow: searchShadow(document) },
  }
}
