import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icsFaults } from '#contract/testing/ics-faults.ts'
import { companyCalendar, type CompanyFeedDate } from './company-calendar.ts'

const now = new Date('2026-11-21T03:00:00Z')
const site = { name: 'みちしるべ', origin: 'https://jobs.example.jp' }
const deadline: CompanyFeedDate = {
  companyId: '0193-company',
  mayWrite: true,
  kind: 'ad_deadline',
  at: '2026-12-01T14:59:59.000Z',
  jobPostId: '0193-ad',
  title: '法人営業',
  applicationId: null,
  interview: null,
}
const interview = (given: Partial<NonNullable<CompanyFeedDate['interview']>> = {}): CompanyFeedDate => ({
  ...deadline,
  kind: 'interview',
  at: '2026-12-02T01:00:00.000Z',
  applicationId: '0193-application',
  interview: {
    id: '0193-interview',
    round: 'first',
    endsAt: '2026-12-02T01:30:00.000Z',
    place: '本社 3階',
    cancelled: false,
    sequence: 2,
    changedAt: '2026-11-20T03:00:00.000Z',
    ...given,
  },
})

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('a deadline is a whole day, an interview its time under the id that its mails gave it', () => {
  const text = companyCalendar([deadline, interview()], site, now)
  expect(icsFaults(text)).toEqual([])
  const [day, time] = read(text)
  expect([day?.summary, day?.startDate.isDate, day?.startDate.toString()]).toEqual([
    '締切：法人営業',
    true,
    '2026-12-01',
  ])
  expect([time?.uid, time?.sequence, time?.location]).toEqual([
    'interview-0193-interview@jobs.example.jp',
    2,
    '本社 3階',
  ])
  expect(time?.startDate.toJSDate()).toEqual(new Date('2026-12-02T01:00:00Z'))
  expect(text.replaceAll('\r\n ', '')).toContain('application=0193-application')
})

test('an interview that is off says so', () => {
  const text = companyCalendar([interview({ cancelled: true, place: null })], site, now)
  expect(text).toContain('STATUS:CANCELLED')
  expect(icsFaults(text)).toEqual([])
})

test.each([
  [true, 'view=edit&id=0193-ad'],
  [false, '/mypage?tab=ads&company=0193-company'],
])('a deadline leads to a page that its reader may open (writes ads: %s)', (mayWrite, address) => {
  const text = companyCalendar([{ ...deadline, mayWrite }], site, now).replaceAll('\r\n ', '')
  expect(text).toContain(address)
})
