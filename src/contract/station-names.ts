import type { PrefectureCode } from './codes/prefectures.ts'

/** The year of the table of stations; those opened and closed since are in it as far as they are known. */
export const stationListYear = '2023'

/** Who made the data, as its terms of use want it said. */
export const stationSource = '国土数値情報（鉄道データ、行政区域データ）（国土交通省）'

/** Suggestions of one answer. */
export const stationNamesMax = 10
/** Characters of what is typed that count. */
export const stationQueryMax = 40
/** Lines that are named of one station. */
export const stationLinesMax = 12

/** A station as a form suggests it. */
export type StationName = {
  /** Five digits. */
  id: string
  /** Without 駅. */
  name: string
  prefectureCode: PrefectureCode
  /** Municipality or ward: 渋谷区, 横浜市西区. */
  city: string
  /** Lines that stop there, as people name them. */
  lines: readonly string[]
}

/** What `GET /station-names.json?q=` answers. */
export type StationNamesAnswer = { asOf: typeof stationListYear; stations: readonly StationName[] }
