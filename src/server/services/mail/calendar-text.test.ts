import { assert, property, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icsFaults } from '#contract/testing/ics-faults.ts'
import type { CalendarEvent } from './catalogue/document.ts'
import { calendarText } from './calendar-text.ts'

const site = { name: 'みちしるべ', origin: 'https://jobs.example', operator: { email: 'desk@jobs.example' } }
const event: CalendarEvent = {
  method: 'REQUEST',
  id: '019aa000-0000-7000-8000-000000000003',
  sequence: 1,
  changedAt: '2026-11-22T04:00:00.000Z',
  startsAt: '2026-12-01T01:00:00.000Z',
  endsAt: '2026-12-01T01:30:00.000Z',
  summary: '一次面接：こころみ\r\nATTENDEE:mailto:other@example.com',
  description: '「法人営業」の一次面接',
  location: '本社 3階, 受付; 右',
  organizer: 'こころみ"\r\nATTENDEE:mailto:third@example.com',
  href: '/mypage?tab=applications&id=1',
}
const read = (given: Partial<CalendarEvent>) => {
  const calendar = new ICAL.Component(
    ICAL.parse(calendarText({ ...event, ...given }, 'hanako@example.com', site)) as never,
  )
  const [vevent] = calendar.getAllSubcomponents('vevent')
  const value = (name: string) => String(vevent?.getFirstPropertyValue(name))
  return { method: String(calendar.getFirstPropertyValue('method')), vevent: vevent!, value }
}

test('a parser reads who, when and where; what was typed begins no line of its own', () => {
  const { method, vevent, value } = read({})
  expect(method).toBe('REQUEST')
  expect(value('uid')).toBe('interview-019aa000-0000-7000-8000-000000000003@jobs.example')
  expect([value('dtstart'), value('dtend'), value('dtstamp')]).toEqual([
    '2026-12-01T01:00:00Z',
    '2026-12-01T01:30:00Z',
    '2026-11-22T04:00:00Z',
  ])
  expect([value('status'), value('sequence'), value('location')]).toEqual([
    'CONFIRMED',
    '1',
    '本社 3階, 受付; 右',
  ])
  expect(value('organizer')).toBe('mailto:desk@jobs.example')
  expect(vevent.getAllProperties('attendee').map((each) => each.getFirstValue())).toEqual([
    'MAILTO:hanako@example.com',
  ])
})

test('a cancellation is the same event in a later version', () => {
  const { method, value } = read({ method: 'CANCEL', sequence: 2 })
  expect([method, value('status'), value('sequence'), value('uid')]).toEqual([
    'CANCEL',
    'CANCELLED',
    '2',
    'interview-019aa000-0000-7000-8000-000000000003@jobs.example',
  ])
})

test('whatever is typed, every line ends with CRLF, the last one too, and has 75 bytes at most', () => {
  const typed = string({ maxLength: 100, unit: 'binary' })
  assert(
    property(typed, typed, typed, typed, (summary, description, location, organizer) => {
      const given = { ...event, summary, description, location, organizer: `こ${organizer}` }
      const text = calendarText(given, 'hanako@example.com', site)
      expect(icsFaults(text)).toEqual([])
      expect(read(given).value('uid')).toContain(event.id)
    }),
  )
})
