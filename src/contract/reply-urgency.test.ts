import { expect, test } from 'vitest'
import { replyUrgency } from './reply-urgency.ts'

/** Promised until the end of the 22nd in Japan; late answers until the end of 22 December. */
const promised = {
  status: 'viewed' as const,
  replyDueAt: '2026-11-22T14:59:59.999Z',
  lastReplyAt: '2026-12-22T14:59:59.999Z',
}
const at = (instant: string, given: Partial<Parameters<typeof replyUrgency>[0]> = {}) => {
  const { level, words } = replyUrgency({ ...promised, ...given }, new Date(instant))
  return `${level} ${words}`
}

test.each([
  ['2026-11-17T15:00:00Z', 'calm あと4日'],
  ['2026-11-18T15:00:00Z', 'soon あと3日'],
  // The first moment of the promised day in Japan, and its last.
  ['2026-11-21T15:00:00Z', 'today 本日まで'],
  ['2026-11-22T14:59:59.998Z', 'today 本日まで'],
  ['2026-11-22T14:59:59.999Z', 'late 1日過ぎています（あと30日は返信できます）'],
  ['2026-11-22T15:00:00Z', 'late 1日過ぎています（あと29日は返信できます）'],
  ['2026-11-23T15:00:00Z', 'late 2日過ぎています（あと28日は返信できます）'],
  ['2026-12-21T15:00:00Z', 'late 30日過ぎています（本日まで返信できます）'],
  ['2026-12-22T14:59:59.999Z', 'over 返信できる期間が終わりました'],
])('%s: %s', (instant, told) => {
  expect(at(instant)).toBe(told)
})

test('what was answered or has ended presses nobody, however old it is', () => {
  expect(at('2027-01-01T00:00:00Z', { status: 'screening' })).toBe('none 返信済み')
  expect(at('2026-11-01T00:00:00Z', { status: 'offered' })).toBe('none 返信済み')
  expect(at('2026-11-01T00:00:00Z', { status: 'withdrawn' })).toBe('none 終了')
  expect(at('2027-01-01T00:00:00Z', { status: 'closed_no_reply' })).toBe('none 終了')
})
