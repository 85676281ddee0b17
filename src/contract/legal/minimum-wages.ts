import type { PrefectureCode } from '#contract/codes/prefectures.ts'

/**
 * 地域別最低賃金, yen an hour: before the revision of 令和7年度, since then, and the day from which on. Source: 厚生労働省
 * 「地域別最低賃金の全国一覧」 and「令和7年度 地域別最低賃金 答申状況」. Revised every autumn: what was the newer figure becomes
 * the older one, and `minimumWagesUntil` moves on by a year (docs/recipes/add-a-legal-rule.md).
 */
const figures = {
  '01': [1010, 1075, '2025-10-04'],
  '02': [953, 1029, '2025-11-21'],
  '03': [952, 1031, '2025-12-01'],
  '04': [973, 1038, '2025-10-04'],
  '05': [951, 1031, '2026-03-31'],
  '06': [955, 1032, '2025-12-23'],
  '07': [955, 1033, '2026-01-01'],
  '08': [1005, 1074, '2025-10-12'],
  '09': [1004, 1068, '2025-10-01'],
  '10': [985, 1063, '2026-03-01'],
  '11': [1078, 1141, '2025-11-01'],
  '12': [1076, 1140, '2025-10-03'],
  '13': [1163, 1226, '2025-10-03'],
  '14': [1162, 1225, '2025-10-04'],
  '15': [985, 1050, '2025-10-02'],
  '16': [998, 1062, '2025-10-12'],
  '17': [984, 1054, '2025-10-08'],
  '18': [984, 1053, '2025-10-08'],
  '19': [988, 1052, '2025-12-01'],
  '20': [998, 1061, '2025-10-03'],
  '21': [1001, 1065, '2025-10-18'],
  '22': [1034, 1097, '2025-11-01'],
  '23': [1077, 1140, '2025-10-18'],
  '24': [1023, 1087, '2025-11-21'],
  '25': [1017, 1080, '2025-10-05'],
  '26': [1058, 1122, '2025-11-21'],
  '27': [1114, 1177, '2025-10-16'],
  '28': [1052, 1116, '2025-10-04'],
  '29': [986, 1051, '2025-11-16'],
  '30': [980, 1045, '2025-11-01'],
  '31': [957, 1030, '2025-10-04'],
  '32': [962, 1033, '2025-11-17'],
  '33': [982, 1047, '2025-12-01'],
  '34': [1020, 1085, '2025-11-01'],
  '35': [979, 1043, '2025-10-16'],
  '36': [980, 1046, '2026-01-01'],
  '37': [970, 1036, '2025-10-18'],
  '38': [956, 1033, '2025-12-01'],
  '39': [952, 1023, '2025-12-01'],
  '40': [992, 1057, '2025-11-16'],
  '41': [956, 1030, '2025-11-21'],
  '42': [953, 1031, '2025-12-01'],
  '43': [952, 1034, '2026-01-01'],
  '44': [954, 1035, '2026-01-01'],
  '45': [952, 1023, '2025-11-16'],
  '46': [953, 1026, '2025-11-01'],
  '47': [952, 1023, '2025-12-01'],
} as const satisfies Record<PrefectureCode, readonly [number, number, string]>

const byCode = new Map<string, readonly [number, number, string]>(Object.entries(figures))
const dearest = figures['13']

/** The last day (YYYY-MM-DD) for which the table is known to be whole: revisions come into force from 1 October on. */
export const minimumWagesUntil = '2026-09-30'
/** No prefecture was ever raised by more than this in a year (熊本県, 令和7年度: 8.6 %). */
const largestRise = 1.1

export type MinimumWage = {
  yen: number
  /** The day it came into force; null: before the revision that the table tells. */
  since: string | null
}

/** What the table says for a day (YYYY-MM-DD), the last it knows for later ones; of the dearest for an unknown code. */
export const minimumWage = (prefectureCode: string, day: string): MinimumWage => {
  const [before, yen, since] = byCode.get(prefectureCode) ?? dearest
  return day < since ? { yen: before, since: null } : { yen, since }
}

/** Yen an hour that is enough whatever was decided after the table’s end; up to that end the figure of the table. */
export const surelyEnough = (prefectureCode: string, day: string): number => {
  const { yen } = minimumWage(prefectureCode, day)
  if (day <= minimumWagesUntil) return yen
  const years = Number(day.slice(0, 4)) - Number(minimumWagesUntil.slice(0, 4))
  const autumns = years + (day.slice(4) > minimumWagesUntil.slice(4) ? 1 : 0)
  return Math.ceil(yen * largestRise ** autumns)
}
