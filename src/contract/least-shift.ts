const leastShiftPattern = /週(\d)日(?:・1日(\d{1,2})時間)?(?:から|以上|〜)/u

/** 週3日・1日4時間から of a note about hours; what it does not say is null. */
export const leastShift = (hoursNote: string | null): { days: number; hours: number | null } | null => {
  const [, days, hours] =
    leastShiftPattern.exec((hoursNote ?? '').normalize('NFKC').replaceAll('~', '〜')) ?? []
  return days === undefined ? null : { days: Number(days), hours: hours === undefined ? null : Number(hours) }
}

/** 週3日・1日4時間から; null where the note says no days. */
export const leastShiftLine = (hoursNote: string | null): string | null => {
  const least = leastShift(hoursNote)
  if (least === null) return null
  return `週${least.days}日${least.hours === null ? '' : `・1日${least.hours}時間`}から`
}
