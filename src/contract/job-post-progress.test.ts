import { expect, test } from 'vitest'
import { readJobPostForm } from './job-post-form.ts'
import { notUnderstood, progressWords, sectionProgress, understoodFields } from './job-post-progress.ts'

const reading = (typed: Readonly<Record<string, string>>) =>
  readJobPostForm({ kind: 'new_grad', ...typed }, 'new_grad')
const understood = (typed: Readonly<Record<string, string>>) => understoodFields(typed, reading(typed))

test('what is typed freely is said as it is understood', () => {
  const typed = {
    wageMin: '25万',
    startsAt: '9時半',
    breakMinutes: '1時間',
    graduationYears: '28卒',
    title: '営業',
  }
  expect(understood(typed)).toMatchObject({
    wageMin: '250,000円',
    startsAt: '9:30',
    breakMinutes: '1時間',
    graduationYears: '2028年',
  })
})

test('what is not understood, not typed, or no number is not said', () => {
  const said = understood({ wageMin: 'にじゅうまん', title: '営業' })
  for (const name of ['wageMin', 'title', 'openings', 'breakMinutes', 'duties'])
    expect(said).not.toHaveProperty(name)
})

test('a section counts each field once, as wrong or as missing', () => {
  const none = sectionProgress(reading({}), [])
  const missing = none['basics']?.missing ?? 0
  expect(none['basics']).toEqual({ missing, wrong: 0 })
  expect(sectionProgress(reading({ title: '営業' }), [])['basics']).toEqual({
    missing: missing - 1,
    wrong: 0,
  })
  const blocked = [{ field: 'title', severity: 'block' }]
  for (const typed of [{}, { title: '営業' }])
    expect(sectionProgress(reading(typed), blocked)['basics']).toEqual({ missing: missing - 1, wrong: 1 })
  for (const severity of ['review', 'warn'])
    expect(sectionProgress(reading({}), [{ field: 'title', severity }])).toEqual(none)
  const place = { 'workplaces.0.scope': 'hire', 'workplaces.0.city': '渋谷区' }
  expect(sectionProgress(reading(place), [])['place']?.wrong).toBe(1)
})

test('nothing is wrong in a form in which nothing was typed', () => {
  const open = Object.values(sectionProgress(reading({}), []))
  expect(open.filter(({ wrong }) => wrong > 0)).toEqual([])
})

test('how far a section is is said in words', () => {
  expect(
    [
      { missing: 0, wrong: 0 },
      { missing: 2, wrong: 0 },
      { missing: 2, wrong: 1 },
    ].map(progressWords),
  ).toEqual(['入力済み', '未入力2項目', '直すところあり'])
})

test('a field is told what it itself says wrongly, not what another has yet to say', () => {
  const told = (typed: Readonly<Record<string, string>>, name: string) => notUnderstood(reading(typed), name)
  expect(told({ openings: '若干名' }, 'openings')).toBe('NOT_COUNT')
  expect(told({ wageMin: '応相談' }, 'wageMin')).toBe('NOT_YEN')
  expect(told({ replyByDays: '400日' }, 'replyByDays')).toBe('OUT_OF_RANGE')
  expect(told({ openings: '3名' }, 'openings')).toBeNull()
  expect(reading({ startsAt: '9:00' }).problems).toHaveProperty('endsAt', 'TOGETHER')
  expect(told({ startsAt: '9:00' }, 'endsAt')).toBeNull()
})
