import type { YouthInfo } from '#contract/company.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import type { company } from '#server/backend/database/schema/company.ts'
import { businesses, type Business } from './businesses.ts'
import { day, officeMoment, yearOf } from './calendar.ts'
import { buildingNames, cityKana, familyNames, givenNames, stems } from './name-words.ts'
import { places, type Place } from './places.ts'
import { createRandom, hash32, inTurn, type Random } from './random.ts'
import { romaji } from '#server/domain/search/romaji.ts'
import { companyDescription, harassmentDesks } from './company-text.ts'
import { youthInfo } from './youth-info.ts'

export type CompanyRow = typeof company.$inferSelect

/** A company and what its ads are written from. */
export type SeedCompany = {
  row: CompanyRow
  business: Business
  home: Place
  /** 0.96–1.25: how it pays beside others. */
  pay: number
}

/** The same seed and base date make the same data. */
export type SeedBase = { seed: string; now: Date }

const weightedPlaces = places.map((place) => [place, place.weight] as const)
const weightedBusinesses = businesses.map((business) => [business, business.weight] as const)

/** What whoever represents it is called; a 合同会社 has no 取締役 (会社法599条). */
const headOf = (form: Business['form'], legal: string): string => {
  if (form !== 'company') return form === 'cooperative' ? '代表理事組合長' : '理事長'
  return legal.startsWith('合同会社') ? '代表社員' : '代表取締役'
}

const legalName = (random: Random, form: Business['form'], name: string): string => {
  const words: Record<Business['form'], () => string> = {
    company: () => {
      const kind = random.weighted([
        ['before', 6],
        ['after', 3],
        ['llc', 1],
      ] as const)
      return { before: `株式会社${name}`, after: `${name}株式会社`, llc: `合同会社${name}` }[kind]
    },
    medical: () => `医療法人社団${name}`,
    welfare: () => `社会福祉法人${name}`,
    school: () => `学校法人${name}`,
    cooperative: () => name,
  }
  return words[form]()
}

/** Numbers begin with 0 after the area code: nobody has such a number. */
const telephone = (random: Random, areaCode: string): string => {
  const rest = 9 - areaCode.length
  return `+81${areaCode}0${Array.from({ length: rest - 1 }, () => random.int(0, 9)).join('')}`
}

/** Street and lot of a town: 2丁目4番12号, or 123番地. */
export const streetOf = (random: Random, { town, chome }: Place): string =>
  chome === 0
    ? `${town}${random.int(1, 300)}番地`
    : `${town}${random.int(1, chome)}丁目${random.int(1, 28)}番${random.int(1, 20)}号`

const nameOf = (random: Random, index: number, business: Business, home: Place) => {
  const [stem, stemKana] = stems[(index * 37) % stems.length] ?? ['', '']
  const [ending, endingKana] = random.pick(business.names)
  // With more companies than beginnings, the city tells them apart as it does in life.
  const cityReading = index >= stems.length ? cityKana.get(home.name) : undefined
  const [city, kana] = cityReading === undefined ? ['', ''] : [home.name, cityReading]
  return { displayName: city + stem + ending, kana: kana + stemKana + endingKana }
}

const employeesOf = (random: Random): number => {
  const size = random.weighted([
    [[12, 49], 3],
    [[50, 299], 5],
    [[300, 999], 3],
    [[1000, 4200], 1],
  ] as const)
  return random.int(size[0], size[1])
}

/** Since when there has been what it does, by what that is called. */
const earliest: readonly (readonly [does: RegExp, year: number])[] = [
  [/^スマートフォン/u, 2008],
  [/クラウド|^オンライン/u, 1998],
  [/ネットワーク|^訪問介護|^データ分析/u, 1990],
  [/^コンビニ/u, 1974],
  [/^業務システム/u, 1965],
]
const earliestYear = ({ does }: Business): number => earliest.find(([start]) => start.test(does))?.[1] ?? 0

/** A year drawn that is too early becomes one of those that are not. */
const notBefore = (first: number, drawn: number, now: Date): number =>
  drawn >= first ? drawn : first + (drawn % (yearOf(now) - 3 - first))

/** The `index`-th company of a seed. */
export const seedCompany = ({ seed, now }: SeedBase, index: number): SeedCompany => {
  const random = createRandom(`${seed}/company/${index}`)
  // The sixty of the demo are to show what there is, not four of one kind and none of another.
  const business = inTurn(weightedBusinesses, `${seed}/business`, index)
  const home = random.weighted(weightedPlaces)
  const { displayName, kana } = nameOf(random, index, business, home)
  const domain = `${romaji(kana)}${index >= stems.length ? index : ''}.example`
  const employees = employeesOf(random)
  const createdAt = officeMoment(random, now, random.int(200, 900))
  const status = random.weighted([
    ['active', 94],
    ['pending', 3],
    ['suspended', 3],
  ] as const)
  const verification =
    status === 'pending'
      ? 'none'
      : random.weighted([
          ['number', 55],
          ['document', 30],
          ['email', 15],
        ] as const)
  const foundedYear = notBefore(earliestYear(business), random.int(yearOf(now) - 90, yearOf(now) - 4), now)
  const legal = legalName(random, business.form, displayName)
  const description = companyDescription(random, { displayName, business, home, foundedYear, employees })
  const hiring: YouthInfo | null = random.chance(0.85)
    ? youthInfo(random, createRandom(`${seed}/leads/${index}`), {
        year: yearOf(now),
        employees,
        foundedYear,
      })
    : null
  const row: CompanyRow = {
    id: uuidV7(createdAt.getTime(), index & 0xfff, random.bytes(8)),
    legalName: legal,
    kana,
    displayName,
    // Twelve digits that begin with 99 are given to nobody.
    corporateNumber: corporateNumber(
      `99${String(hash32(seed) % 1000).padStart(3, '0')}${String(index).padStart(7, '0')}`,
    ),
    moderation: 'findings',
    verification,
    verifiedAt: verification === 'none' ? null : new Date(createdAt.getTime() + random.int(1, 20) * day),
    representative: `${headOf(business.form, legal)} ${random.pick(familyNames)} ${random.pick(givenNames)}`,
    postalCode: home.postalCode,
    prefectureCode: home.prefecture,
    city: home.city,
    street: streetOf(random, home),
    building: random.chance(0.7)
      ? `${random.pick(stems)[0]}${random.pick(buildingNames)}${random.int(2, 18)}階`
      : '',
    contactTel: telephone(random, home.areaCode),
    contactEmail: `saiyo@${domain}`,
    contactForm: random.chance(0.4) ? `https://www.${domain}/contact` : null,
    industryCode: business.industry,
    employees,
    foundedYear,
    capital:
      business.form === 'company' ? random.pick([300, 500, 1000, 2000, 3000, 5000, 9800]) * 10_000 : null,
    website: `https://www.${domain}/`,
    logo: null,
    description,
    youthInfo: hiring,
    harassmentDesk: random.pick(harassmentDesks),
    harassmentDeskDueAt: null,
    // Counted from its applications where they are made.
    replyAnsweredPercent: null,
    replyMedianDays: null,
    status,
    refusedAt: null,
    unownedSince: null,
    searchShadow: normaliseFields([displayName, legal, kana, description]),
    createdAt,
    updatedAt: officeMoment(random, now, random.int(0, 120)),
  }
  return { row, business, home, pay: 0.96 + random.next() * 0.18 + (employees > 1000 ? 0.08 : 0) }
}
