import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { Business } from './businesses.ts'

/** When people work somewhere. */
export type OpeningHours = {
  /** From when to when; where full-time work is by shifts, eight hours and a break fit in. */
  spans: readonly (readonly [from: string, to: string])[]
  weekend: boolean
}

const office: OpeningHours = {
  spans: [
    ['8:30', '17:30'],
    ['9:00', '17:00'],
    ['9:30', '17:30'],
  ],
  weekend: false,
}
const desk: OpeningHours = { spans: [['9:00', '17:00']], weekend: false }
const nursery: OpeningHours = {
  spans: [
    ['7:00', '19:00'],
    ['7:30', '19:30'],
  ],
  weekend: false,
}
const lessons: OpeningHours = {
  spans: [
    ['13:00', '22:00'],
    ['12:00', '21:30'],
  ],
  weekend: true,
}
const shop: OpeningHours = {
  spans: [
    ['9:00', '21:00'],
    ['10:00', '20:00'],
    ['10:00', '21:00'],
  ],
  weekend: true,
}
const convenience: OpeningHours = {
  spans: [
    ['6:00', '22:00'],
    ['7:00', '23:00'],
  ],
  weekend: true,
}
const restaurant: OpeningHours = {
  spans: [
    ['10:00', '22:00'],
    ['11:00', '23:00'],
  ],
  weekend: true,
}
const cafe: OpeningHours = {
  spans: [
    ['7:00', '20:00'],
    ['8:00', '21:00'],
  ],
  weekend: true,
}
const pub: OpeningHours = {
  spans: [
    ['14:00', '23:00'],
    ['13:00', '23:00'],
  ],
  weekend: true,
}
const hotel: OpeningHours = {
  spans: [
    ['6:00', '22:00'],
    ['7:00', '23:00'],
  ],
  weekend: true,
}
const salon: OpeningHours = {
  spans: [
    ['9:00', '20:00'],
    ['10:00', '20:00'],
  ],
  weekend: true,
}
const daily: OpeningHours = {
  spans: [
    ['8:00', '20:00'],
    ['8:00', '17:30'],
  ],
  weekend: true,
}
const clinic: OpeningHours = { spans: [['8:30', '17:30']], weekend: false }
const care: OpeningHours = {
  spans: [
    ['7:00', '20:00'],
    ['7:30', '19:30'],
  ],
  weekend: true,
}

/** Where it differs from other offices. */
const byOccupation: Partial<Record<OccupationCode, OpeningHours>> = {
  retail: shop,
  food: restaurant,
  hospitality: hotel,
  beauty: salon,
  education: lessons,
  logistics: daily,
  medical: clinic,
  care,
  finance: desk,
}

/** Where it differs from other work of the kind, by the beginning of what the business does. */
const byBusiness: readonly (readonly [start: string, occupation: OccupationCode, OpeningHours])[] = [
  ['幼稚園', 'education', nursery],
  ['認可保育所', 'education', nursery],
  ['コンビニ', 'retail', convenience],
  ['カフェ', 'retail', cafe],
  ['カフェ', 'food', cafe],
  ['居酒屋', 'food', pub],
  ['結婚式場', 'hospitality', salon],
  ['結婚式場', 'food', salon],
  ['国内旅行', 'hospitality', office],
  ['図書館', 'office', salon],
  ['展示会', 'planning', daily],
  ['展示会', 'marketing', daily],
  ['展示会', 'office', daily],
]

/** The hours of the places where this occupation is worked in at this business. */
export const openingHours = ({ does }: Business, occupation: OccupationCode): OpeningHours =>
  byBusiness.find(([start, each]) => each === occupation && does.startsWith(start))?.[2] ??
  byOccupation[occupation] ??
  office
