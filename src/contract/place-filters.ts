import { prefectureName } from './codes/prefectures.ts'
import { names, wholeNumber } from './job-post-filter-kinds.ts'
import {
  linePattern,
  linesMost,
  stationLabel,
  stationPattern,
  stationPrefecture,
  stationsMost,
} from './nearest-stations.ts'

/** Minutes on foot that forms offer. */
export const walkMinutes: readonly number[] = [3, 5, 10, 15, 20]

/** Kilometres around a station that forms offer. */
export const kilometres: readonly number[] = [3, 5, 10, 20]

/** The filters of a list by station, as `jobPostFilters` has them. */
export const placeFilters = {
  /** Any of these stations; they are offered where a prefecture, a city or a line is asked for. */
  station: names({
    label: '駅',
    pattern: stationPattern,
    most: stationsMost,
    words: stationLabel,
    apart: (station) => `${stationLabel(station)}（${prefectureName(stationPrefecture(station))}）`,
    input: { type: 'String', description: 'Any of these: the code of the prefecture and the name, 13渋谷.' },
    facet: { description: 'Empty unless a prefecture, a city or a line is asked for.' },
  }),
  /** At a station of any of these lines. */
  line: names({
    label: '路線',
    pattern: linePattern,
    most: linesMost,
    words: (line) => line,
    apart: (line) => line,
    input: { type: 'String', description: 'Any of these: a line by its whole name, 東急田園都市線.' },
    facet: null,
  }),
  /** Minutes on foot from a station, of those asked for if any is; offered where a place is asked for. */
  walk: wholeNumber({
    label: '駅からの徒歩',
    min: 1,
    max: 60,
    words: (minutes) => `駅から徒歩${minutes}分以内`,
    offered: walkMinutes,
    input: {
      type: 'Int',
      description: 'At most so many minutes on foot, from a station asked for if any is.',
    },
    facet: { description: 'Empty unless a prefecture, a city, a station, a line or a walk is asked for.' },
  }),
  /** Kilometres as the crow flies around the stations that are asked for; without any it asks for nothing. */
  km: wholeNumber({
    label: '駅からの直線距離',
    min: 1,
    max: 30,
    words: (km) => `駅から直線で${km}km以内`,
    offered: kilometres,
    input: {
      type: 'Int',
      description: 'Also ads within so many kilometres as the crow flies of a station asked for.',
    },
    facet: { description: 'Empty unless a station is asked for.' },
  }),
}
