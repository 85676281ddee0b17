import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { SeedCompany } from './company.ts'
import { streetOf } from './company.ts'
import { places, type Place } from './places.ts'
import { createRandom, type Random } from './random.ts'

export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

export type Workplaces = { at: readonly Place[]; rows: WorkplaceRow[]; range: string }

const shops = new Set(['I', 'M', 'N'])
const headquarters: Record<SeedCompany['business']['form'], string> = {
  company: '本社',
  medical: '本院',
  welfare: '本部',
  school: '本園',
  cooperative: '本所',
}
const weighted = places.map((place) => [place, place.weight] as const)

const nameAt = (company: SeedCompany, place: Place): string => {
  const { industryCode, displayName } = company.row
  if (place === company.home)
    return shops.has(industryCode) ? `${displayName} ${place.name}本店` : headquarters[company.business.form]
  if (shops.has(industryCode)) return `${displayName} ${place.name}店`
  if (industryCode === 'O') return `${place.name}校`
  if (industryCode === 'P' || industryCode === 'H') return `${place.name}事業所`
  if (industryCode === 'E' || industryCode === 'C') return `${place.name}事業所`
  return `${place.name}${company.row.employees !== null && company.row.employees > 200 ? '支店' : 'オフィス'}`
}

/** The station of 「JR東海道線「藤沢駅」」, as ads have it. */
export const stationOf = ({ prefecture, station }: Place): string =>
  `${prefecture}${/「([^「」]{1,30}?)(?:駅|停留場)」/u.exec(station)?.[1] ?? ''}`

/** The door of a company in a place, which is where it is in every ad. */
const rowOf = (
  jobPostId: string,
  company: SeedCompany,
  place: Place,
  where: Pick<WorkplaceRow, 'scope' | 'position'>,
): WorkplaceRow => {
  const random = createRandom(`door/${company.row.id}/${place.prefecture}/${place.name}`)
  const street = streetOf(random, place)
  const minutes = random.int(2, 14)
  return {
    jobPostId,
    ...where,
    name: nameAt(company, place),
    postalCode: place.postalCode,
    prefectureCode: place.prefecture,
    city: place.city,
    street: place === company.home ? company.row.street : street,
    stations: [{ station: stationOf(place), way: 'walk', minutes }],
    access: null,
  }
}

const rangeWords = (random: Random, kind: JobPostKind, count: number, named: boolean): string => {
  if (kind === 'part_time' || kind === 'paid_internship')
    return random.pick(['変更なし', '変更なし（勤務地の変更はありません）'])
  if (kind !== 'new_grad') return '変更なし'
  if (named) return '下記の事業所および会社の定める場所（転居を伴う異動は本人の同意を得て行います）'
  if (count === 1 && random.chance(0.45)) return '変更なし（転勤はありません）'
  return random.pick([
    '会社の定める国内の事業所（転居を伴う異動は、本人の同意を得て行います）',
    '会社の定める国内の事業所および在宅勤務を行う場所',
    '採用時に決めた地域の事業所（地域を越える転勤はありません）',
  ])
}

/** The place given, or one to three of them, the home of the company most often, and what they may change to. */
export const workplacesOf = (
  random: Random,
  kind: JobPostKind,
  company: SeedCompany,
  { id: jobPostId, at: only }: { id: string; at: Place | null },
): Workplaces => {
  const large = (company.row.employees ?? 0) > 200
  const others = (count: number) => Array.from({ length: count }, () => random.weighted(weighted))
  const first = random.chance(large ? 0.55 : 0.85) ? company.home : random.weighted(weighted)
  const count = large && kind === 'new_grad' ? random.int(0, 2) : 0
  const at = only === null ? [...new Set([first, ...others(count)])] : [only]
  const named = kind === 'new_grad' && large && random.chance(0.3)
  const range = named ? [...new Set(others(2))].filter((place) => !at.includes(place)) : []
  return {
    at,
    rows: [
      ...at.map((place, position) => rowOf(jobPostId, company, place, { scope: 'hire', position })),
      ...range.map((place, position) =>
        rowOf(jobPostId, company, place, { scope: 'range', position: position + 1 }),
      ),
    ],
    range: rangeWords(random, kind, at.length, range.length > 0),
  }
}
