import * as z from 'zod/mini'
import { machineText } from './text-input.ts'

/** What a day of a student's calendar may be. */
export const calendarDateKinds = [
  'bookmark_deadline',
  'draft_deadline',
  'reply_due',
  'offer_answer',
  'interview',
] as const
export type CalendarDateKind = (typeof calendarDateKinds)[number]
export const calendarDateNames = {
  bookmark_deadline: '保存した求人の締切',
  draft_deadline: '下書きの締切',
  reply_due: '企業からの返信の期限',
  offer_answer: '内定や採用への返事の期限',
  interview: '面接',
} as const satisfies Record<CalendarDateKind, string>

/** The secret in the address of a feed: 256 bits, base64url. */
export const feedSecretPattern = /^[\w-]{43}$/

/** A month of the calendar, counted from 1. */
export type CalendarMonth = { year: number; month: number }

/** Years around now that the calendar turns its pages to; nothing of a student's lies farther away. */
const yearsAround = 2

const japan = 9 * 60 * 60 * 1000
const pad = (value: number) => String(value).padStart(2, '0')

const monthOf = (now: Date): CalendarMonth => {
  const day = new Date(now.getTime() + japan)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 }
}

const monthSchema = machineText(7).check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))

/** The month of `?month=2026-12`, else the present one in Japan. */
export const readCalendarMonth = (text: string | null, now: Date): CalendarMonth => {
  const present = monthOf(now)
  const parsed = monthSchema.safeParse(text)
  if (!parsed.success) return present
  const [year = 0, month = 0] = parsed.data.split('-').map(Number)
  return Math.abs(year - present.year) > yearsAround ? present : { year, month }
}

/** 2026-12 */
export const calendarMonthText = ({ year, month }: CalendarMonth): string => `${year}-${pad(month)}`

/** The month `by` months later; negative: earlier. */
export const monthAfter = ({ year, month }: CalendarMonth, by: number): CalendarMonth => {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The instants between which a month lies in Japan. */
export const instantsOf = (month: CalendarMonth): { from: Date; until: Date } => {
  const start = ({ year, month: number }: CalendarMonth) => new Date(Date.UTC(year, number - 1, 1) - japan)
  return { from: start(month), until: start(monthAfter(month, 1)) }
}

/** The weeks of a month from Sunday to Saturday, each seven days as YYYY-MM-DD; null: a day of another month. */
export const weeksOf = ({ year, month }: CalendarMonth): (string | null)[][] => {
  const before = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > days ? null : `${year}-${pad(month)}-${pad(day)}`
    }),
  )
}

/** What a student does with the address of the calendar. */
export const calendarFeedChanges = ['create', 'renew', 'revoke'] as const
export type CalendarFeedChange = (typeof calendarFeedChanges)[number]
export const calendarFeedChangeSchema = z.object({ change: z.enum(calendarFeedChanges) })

/**
 * The day in Japan on which something ends at this instant (RFC 3339), as YYYY-MM-DD. What ends at midnight ends with the
 * day before: the instant itself is no longer part of it.
 */
export const lastDay = (at: string): string => new Date(Date.parse(at) - 1 + japan).toISOString().slice(0, 10)

/** True when it ends with the day, not at an hour of it. */
export const endsWithDay = (at: string): boolean => {
  const minute = new Date(Date.parse(at) - 1 + japan).toISOString().slice(11, 16)
  return minute === '23:59'
}

/** The UID of an interview in every calendar that is told of it, by mail or by the feed. */
export const interviewEventId = (id: string, origin: string): string =>
  `interview-${id}@${new URL(origin).host}`
