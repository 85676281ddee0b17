const japan = 9 * 60 * 60 * 1000
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/**
 * Milliseconds that a clock in Japan shows at an instant (RFC 3339). A day (YYYY-MM-DD) is read as its beginning in UTC, and nine
 * hours on it is the same day.
 */
const japaneseClock = (text: string): number => Date.parse(text) + japan

/** Calendar parts of an instant (RFC 3339) in Japan, or of a day (YYYY-MM-DD), which has no time zone. */
const partsOf = (text: string) => {
  const shifted = new Date(japaneseClock(text))
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
  }
}

/** 2026年7月1日 */
export const formatDate = (text: string): string => {
  const { year, month, day } = partsOf(text)
  return `${year}年${month}月${day}日`
}

/** 2026年7月1日（水） */
export const formatDay = (text: string): string => `${formatDate(text)}（${partsOf(text).weekday}）`

/** 7月1日（水） */
export const formatDayOfYear = (text: string): string => {
  const { month, day, weekday } = partsOf(text)
  return `${month}月${day}日（${weekday}）`
}

/** 7月1日（水）, or 2025年7月1日 where that is another year in Japan than now. */
export const formatNearDay = (text: string, now: Date): string =>
  partsOf(text).year === partsOf(now.toISOString()).year ? formatDayOfYear(text) : formatDate(text)

/** 2026年7月 */
export const formatMonth = ({ year, month }: { year: number; month: number }): string => `${year}年${month}月`

/** The day in Japan as YYYY-MM-DD, for `<time datetime>`. */
export const japaneseDay = (text: string): string => {
  const { year, month, day } = partsOf(text)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const dayMilliseconds = 86_400_000

/** Whole days in Japan from now until an instant, or a day: 0 is today, negative is past. */
export const daysUntil = (text: string, now: Date): number =>
  Math.floor(japaneseClock(text) / dayMilliseconds) - Math.floor((now.getTime() + japan) / dayMilliseconds)

/** HH:MM or HH:MM:SS as 9:00. */
export const formatTime = (text: string): string => {
  const [hours = '', minutes = '00'] = text.split(':')
  return `${Number(hours)}:${minutes}`
}

/** Minutes as 1時間30分. */
export const formatMinutes = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`
}

/** An instant in Japan as 7月1日（水）13:30. */
export const formatInstant = (text: string): string => {
  const clock = new Date(Date.parse(text) + japan).toISOString().slice(11, 16)
  return `${formatDayOfYear(text)}${formatTime(clock)}`
}

/** An instant in Japan as 2026年7月1日（水）13:30, for records that are read in later years. */
export const formatFullInstant = (text: string): string => `${partsOf(text).year}年${formatInstant(text)}`

/** 2026年7月1日（水）13:30〜14:00 */
export const formatSpan = (startsAt: string, endsAt: string): string => {
  const end = formatInstant(endsAt)
  const sameDay = japaneseDay(startsAt) === japaneseDay(endsAt)
  return `${formatFullInstant(startsAt)}〜${sameDay ? end.slice(end.indexOf('）') + 1) : end}`
}
