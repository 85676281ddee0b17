import holidays from '@holiday-jp/holiday_jp'

const day = 86_400_000
const japan = 9 * 60 * 60 * 1000

/** The desk is closed from 29 December to 3 January, as offices of the state are. */
const isNewYear = (month: number, date: number) => (month === 12 && date >= 29) || (month === 1 && date <= 3)

/** True for a day, as in 2026-11-24, on which the operator's desk works: no weekend, no holiday, no turn of the year. */
export const isWorkingDay = (text: string): boolean => {
  const [, month = 0, date = 0] = text.split('-').map(Number)
  // By the list itself: `isHoliday` takes half a millisecond, and the desk counts hundreds of days for a page.
  const isWeekend = [0, 6].includes(new Date(text).getUTCDay())
  return !isWeekend && !Object.hasOwn(holidays.holidays, text) && !isNewYear(month, date)
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
