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

test('a section counts each field once that is missing, wrong, or against the law', () => {
  const none = sectionProgress(reading({}), [])
  const title = sectionProgress(reading({ title: '営業' }), [])
  expect(none['basics']).toBe((title['basics'] ?? 0) + 1)
  // Missing as well as against the law.
  const twice = sectionProgress(reading({}), [{ field: 'title', severity: 'block' }])
  expect(twice).toEqual(none)
  const found = sectionProgress(reading({ title: '営業' }), [{ field: 'title', severity: 'block' }])
  expect(found).toEqual(none)
  for (const severity of ['review', 'warn'])
    expect(sectionProgress(reading({ title: '営業' }), [{ field: 'title', severity }])).toEqual(title)
  const wrong = sectionProgress(reading({ 'workplaces.0.scope': 'hire', 'workplaces.0.city': '渋谷区' }), [])
  expect(wrong['place']).toBe(none['place'])
})

test('what is open is said in words', () => {
  expect([progressWords(0), progressWords(2)]).toEqual(['入力済み', 'あと2項目'])
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
