const day = 86_400_000
const japan = 9 * 60 * 60 * 1000

/** A day of the calendar as the number of days since 1970-01-01. */
const dayNumber = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / day
/** 0: Sunday. */
const weekdayOf = (number: number) => (((number + 4) % 7) + 7) % 7

/** The nth Monday of a month (祝日法2条, ハッピーマンデー). */
const monday = (year: number, month: number, nth: number) => {
  const first = dayNumber(year, month, 1)
  return first + ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7
}

/**
 * The equinoxes fall on these days of March and September from 1980 to 2099 (国立天文台 announces each in the February
 * before; the formula is that of 新こよみ便利帳).
 */
const vernalEquinox = (year: number) =>
  Math.floor(20.8431 + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))
const autumnalEquinox = (year: number) =>
  Math.floor(23.2488 + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))

/** 国民の祝日に関する法律2条, as it stands since 2022; no holiday of a single year is known ahead. */
const namedHolidays = (year: number): readonly number[] => [
  dayNumber(year, 1, 1),
  monday(year, 1, 2),
  dayNumber(year, 2, 11),
  dayNumber(year, 2, 23),
  dayNumber(year, 3, vernalEquinox(year)),
  dayNumber(year, 4, 29),
  dayNumber(year, 5, 3),
  dayNumber(year, 5, 4),
  dayNumber(year, 5, 5),
  monday(year, 7, 3),
  dayNumber(year, 8, 11),
  monday(year, 9, 3),
  dayNumber(year, 9, autumnalEquinox(year)),
  monday(year, 10, 2),
  dayNumber(year, 11, 3),
  dayNumber(year, 11, 23),
]

/** With what 祝日法3条 adds: the day after a holiday on a Sunday (2項), and a day between two holidays (3項). */
const holidaysOf = (year: number): ReadonlySet<number> => {
  const named = new Set(namedHolidays(year))
  const all = new Set(named)
  for (const holiday of named) {
    if (weekdayOf(holiday) === 0) {
      let next = holiday + 1
      while (named.has(next)) next += 1
      all.add(next)
    }
    if (named.has(holiday + 2) && !named.has(holiday + 1)) all.add(holiday + 1)
  }
  return all
}

/** The desk is closed from 29 December to 3 January, as offices of the state are. */
const isNewYear = (month: number, date: number) => (month === 12 && date >= 29) || (month === 1 && date <= 3)

/** True for a day, as in 2026-11-24, on which the operator's desk works: no weekend, no holiday, no turn of the year. */
export const isWorkingDay = (text: string): boolean => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  const number = dayNumber(year, month, date)
  const weekday = weekdayOf(number)
  return weekday !== 0 && weekday !== 6 && !holidaysOf(year).has(number) && !isNewYear(month, date)
}

const textOf = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** The end, in Japan, of the nth working day after the day of an instant. */
export const endOfWorkingDay = (after: Date, nth: number): Date => {
  let number = Math.floor((after.getTime() + japan) / day)
  for (let left = nth; left > 0;) {
    number += 1
    if (isWorkingDay(textOf(number))) left -= 1
  }
  return new Date((number + 1) * day - japan - 1000)
}
