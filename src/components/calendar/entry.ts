import { endsWithDay, lastDay } from '#contract/calendar.ts'
import { japaneseDay } from '#contract/format/time.ts'

/** A date as the calendar shows it. */
export type CalendarEntry = {
  /** YYYY-MM-DD in Japan. */
  day: string
  /** In a cell of the table: its kind in two letters, what it is of, and the rest for screen readers. */
  mark: string
  short: string
  aloud: string
  /** In the list: what it is, of what, and of whom; `detail` empty: it goes without saying. */
  name: string
  subject: string
  detail: string
  /** 10:00〜10:30; null: it ends with the day. */
  hour: string | null
  href: string
}

const time = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', timeStyle: 'short' })

/** When it is: an interview (`endsAt`) is on the day on which it begins, a deadline on its last one. */
export const timesOf = (at: string, endsAt: string | null): Pick<CalendarEntry, 'day' | 'hour'> => {
  if (endsAt !== null)
    return { day: japaneseDay(at), hour: `${time.format(new Date(at))}〜${time.format(new Date(endsAt))}` }
  return { day: lastDay(at), hour: endsWithDay(at) ? null : time.format(new Date(at)) }
}
