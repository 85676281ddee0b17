import type { PrefectureCode } from '#contract/codes/prefectures.ts'

/**
 * 地域別最低賃金, yen an hour, by prefecture: 令和7年度 (in force from October 2025 to March 2026 on, by prefecture).
 * Source: 厚生労働省「地域別最低賃金の全国一覧」. Revised every autumn: replace the figures and the year.
 */
export const minimumWages = {
  '01': 1075,
  '02': 1029,
  '03': 1031,
  '04': 1038,
  '05': 1031,
  '06': 1032,
  '07': 1033,
  '08': 1074,
  '09': 1068,
  '10': 1063,
  '11': 1141,
  '12': 1140,
  '13': 1226,
  '14': 1225,
  '15': 1050,
  '16': 1062,
  '17': 1054,
  '18': 1053,
  '19': 1052,
  '20': 1061,
  '21': 1065,
  '22': 1097,
  '23': 1140,
  '24': 1087,
  '25': 1080,
  '26': 1122,
  '27': 1177,
  '28': 1116,
  '29': 1051,
  '30': 1045,
  '31': 1030,
  '32': 1033,
  '33': 1047,
  '34': 1085,
  '35': 1043,
  '36': 1046,
  '37': 1036,
  '38': 1033,
  '39': 1023,
  '40': 1057,
  '41': 1030,
  '42': 1031,
  '43': 1034,
  '44': 1035,
  '45': 1023,
  '46': 1026,
  '47': 1023,
} as const satisfies Record<PrefectureCode, number>

const byCode = new Map<string, number>(Object.entries(minimumWages))

/** Yen an hour; the lowest of the country for a code outside the table. */
export const minimumWage = (prefectureCode: string): number =>
  byCode.get(prefectureCode) ?? Math.min(...byCode.values())
