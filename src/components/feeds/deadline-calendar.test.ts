import { assert, property, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icsFaults } from '#contract/testing/ics-faults.ts'
import { deadlineCalendar, type DeadlineDate } from './deadline-calendar.ts'

const now = new Date('2026-11-21T03:00:00Z')
const site = { name: 'みちしるべ', origin: 'https://jobs.example.jp' }
const date = (given: Partial<DeadlineDate>): DeadlineDate => ({
  kind: 'bookmark_deadline',
  at: '2026-12-01T14:59:59.000Z',
  applicationId: null,
  jobPostId: '0193-ad',
  title: '法人営業',
  company: 'みらい商事',
  interview: null,
  ...given,
})

/** The events as a calendar program understands them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('what ends with a day is a whole day in Japan, anything else a moment', () => {
  const [whole, midnight, hour] = read(
    deadlineCalendar(
      [date({}), date({ at: '2026-12-01T15:00:00.000Z' }), date({ at: '2026-12-01T03:30:00.000Z' })],
      site,
      now,
    ),
  )
  expect([whole?.startDate.isDate, whole?.startDate.toString()]).toEqual([true, '2026-12-01'])
  expect(midnight?.startDate.toString()).toBe('2026-12-01')
  expect(hour?.startDate.isDate).toBe(false)
  expect(hour?.startDate.toJSDate()).toEqual(new Date('2026-12-01T03:30:00Z'))
})

test('each event has its own lasting id, a stamp, words and where it leads', () => {
  const text = deadlineCalendar(
    [date({}), date({ kind: 'reply_due', applicationId: '0193-application' })],
    site,
    now,
  )
  const [ad, reply] = read(text)
  expect(ad?.uid).toBe('bookmark_deadline-0193-ad@jobs.example.jp')
  expect(ad?.summary).toBe('締切：「法人営業」（みらい商事）')
  expect(ad?.component.getFirstPropertyValue('url')).toBe('https://jobs.example.jp/jobpost/0193-ad')
  expect(reply?.uid).toBe('reply_due-0193-application@jobs.example.jp')
  expect(reply?.summary).toBe('返信の期限：「法人営業」（みらい商事）')
  expect(reply?.component.getFirstPropertyValue('url')).toBe(
    'https://jobs.example.jp/mypage?tab=applications&id=0193-application',
  )
  expect(ad?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T03:00:00Z')
  // Asked again later it is the same event.
  expect(read(deadlineCalendar([date({ title: '新しい題' })], site, new Date()))[0]?.uid).toBe(ad?.uid)
})

test.each([
  ['a mark of the format', '営業;企画,広報\\調査'],
  ['a new line that begins an event', '営業\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:にせもの'],
  ['a long line', '長い題'.repeat(26)],
  ['letters of four bytes', '𠮷野家👩‍💻'.repeat(9)],
])('a title with %s comes back as it was, in lines of 75 bytes', (_what, title) => {
  const text = deadlineCalendar([date({ title })], site, now)
  const events = read(text)
  expect(events).toHaveLength(1)
  expect(events[0]?.summary.replaceAll('\r', '')).toBe(
    `締切：「${title.replaceAll('\r', '')}」（みらい商事）`,
  )
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a calendar without dates is one all the same; an ad that was taken down has no title', () => {
  expect(read(deadlineCalendar([], site, now))).toEqual([])
  const [event] = read(deadlineCalendar([date({ title: null })], site, now))
  expect(event?.summary).toBe('締切：「公開を終えた求人」（みらい商事）')
})

test('whatever is typed, every line ends with CRLF, the last one too, and has 75 bytes at most', () => {
  const typed = string({ maxLength: 100, unit: 'binary' })
  assert(
    property(typed, typed, typed, (title, company, place) => {
      const interview = {
        id: '0193-interview',
        round: 'first',
        endsAt: '2026-12-01T15:30:00.000Z',
        place,
        cancelled: false,
        sequence: 1,
        changedAt: '2026-11-21T03:00:00.000Z',
      } as const
      const text = deadlineCalendar(
        [date({ title, company }), date({ title, company, interview })],
        site,
        now,
      )
      expect(icsFaults(text)).toEqual([])
      expect(read(text)).toHaveLength(2)
    }),
  )
  expect(icsFaults(deadlineCalendar([], site, now))).toEqual([])
})
