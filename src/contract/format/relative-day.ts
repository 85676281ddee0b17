import { daysUntil, formatDate } from './time.ts'

/** Days before the end from which the rest is counted out. */
const countedFrom = 30

/** 本日まで, あと3日; null when it is past or more than 30 days away. Instants as RFC 3339, days in Japan. */
export const formatRemaining = (end: string, now: Date): string | null => {
  const days = daysUntil(end, now)
  if (days < 0 || days > countedFrom) return null
  return days === 0 ? '本日まで' : `あと${days}日`
}

/** 今日, 昨日, 3日前 within a week, else 2026年7月1日: since when something is there. */
export const formatSince = (start: string, now: Date): string => {
  const days = -daysUntil(start, now)
  if (days === 0) return '今日'
  if (days === 1) return '昨日'
  return days > 1 && days <= 7 ? `${days}日前` : formatDate(start)
}
