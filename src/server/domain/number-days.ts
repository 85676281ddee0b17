import { japaneseDay } from '#contract/format/time.ts'

const day = 86_400_000

/** The last days in Japan, today's last, oldest first, as YYYY-MM-DD; and the instant at which the first began. */
export const daysUntilToday = (days: number, now: Date): { days: readonly string[]; since: Date } => {
  const list = Array.from({ length: days }, (_, index) =>
    japaneseDay(new Date(now.getTime() - (days - 1 - index) * day).toISOString()),
  )
  return { days: list, since: new Date(`${list[0]}T00:00:00+09:00`) }
}
