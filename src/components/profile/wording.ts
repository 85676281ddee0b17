import { prefectureName } from '#contract/codes/prefectures.ts'
import { formatPostalCode } from '#contract/format/place.ts'
import { formatMonth } from '#contract/format/time.ts'
import type { HistoryEntry, ProfileSnapshot } from '#contract/student-profile.ts'

/** YYYY-MM as 2028年3月. */
export const monthText = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return formatMonth({ year: Number(year), month: Number(number) })
}

/** An entry without an end is one moment of an education, and still going on where it is work. */
export const periodText = ({ from, until }: HistoryEntry, open: 'moment' | 'lasting'): string => {
  if (until !== null) return `${monthText(from)}〜${monthText(until)}`
  return open === 'moment' ? monthText(from) : `${monthText(from)}〜`
}

/** 〒100-0001 東京都千代田区千代田1-1, as far as it is known; null: nothing is. */
export const addressText = ({
  postalCode,
  prefectureCode,
  address,
}: Pick<ProfileSnapshot, 'postalCode' | 'prefectureCode' | 'address'>): string | null => {
  const place = `${prefectureCode === null ? '' : prefectureName(prefectureCode)}${address ?? ''}`
  const line = postalCode === null ? place : `〒${formatPostalCode(postalCode)} ${place}`
  return line === '' ? null : line.trim()
}
