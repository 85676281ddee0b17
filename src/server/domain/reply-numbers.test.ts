import { expect, test } from 'vitest'
import { countedSince, replyNumbers, type ReplyFacts } from './reply-numbers.ts'

const now = new Date('2026-11-21T03:00:00Z')
const day = 86_400_000
const ago = (days: number) => new Date(now.getTime() - days * day)
/** Sent so many days ago with a promise of seven days; answered and ended so many days after it was sent. */
const sent = (days: number, answered: number | null, closed: number | null = null): ReplyFacts => ({
  submittedAt: ago(days),
  replyDueAt: ago(days - 7),
  answeredAt: answered === null ? null : ago(days - answered),
  closedAt: closed === null ? null : ago(days - closed),
})
const times = (count: number, facts: ReplyFacts) => Array.from({ length: count }, () => facts)

test.each([
  ['nobody', [], null],
  ['four', times(4, sent(30, 1)), null],
  ['five, all answered after a day', times(5, sent(30, 1)), { answeredPercent: 100, medianDays: 1 }],
  ['five, none answered', times(5, sent(30, null)), { answeredPercent: 0, medianDays: null }],
  [
    'two in time, one late, two missed',
    [sent(30, 2), sent(30, 6), sent(30, 10), sent(30, null), sent(40, null, 37)],
    { answeredPercent: 40, medianDays: 6 },
  ],
  [
    'an even number: the mean of the two in the middle, to a tenth',
    [sent(30, 1), sent(30, 2), sent(30, 2.25), sent(30, 6), ...times(3, sent(30, null))],
    { answeredPercent: 57, medianDays: 2.1 },
  ],
  [
    'two of three are 66 per cent, not 67',
    [...times(4, sent(30, 1)), ...times(2, sent(30, null))],
    { answeredPercent: 66, medianDays: 1 },
  ],
  [
    'who withdrew before the promised day and who waits for it do not count',
    [...times(5, sent(30, 3)), ...times(9, sent(30, null, 6.9)), ...times(9, sent(6.9, null))],
    { answeredPercent: 100, medianDays: 3 },
  ],
  [
    'who withdrew after it without an answer counts as missed',
    [...times(5, sent(30, 3)), ...times(5, sent(30, null, 8))],
    { answeredPercent: 50, medianDays: 3 },
  ],
  [
    'who withdrew after an answer counts as answered',
    times(5, sent(30, 3, 4)),
    { answeredPercent: 100, medianDays: 3 },
  ],
] as const)('%s', (_, facts, expected) => {
  expect(replyNumbers(facts, now)).toEqual(expected)
})

test('the promised instant itself is late, the millisecond before is in time', () => {
  const answeredAt = (offset: number) => ({
    ...sent(30, null),
    answeredAt: new Date(ago(23).getTime() + offset),
  })
  expect(replyNumbers(times(5, answeredAt(0)), now)).toMatchObject({ answeredPercent: 0 })
  expect(replyNumbers(times(5, answeredAt(-1)), now)).toMatchObject({ answeredPercent: 100 })
})

test('an application is missed from its promised instant on', () => {
  const others = times(4, sent(30, 1))
  const due = { ...sent(7, null), replyDueAt: now }
  expect(replyNumbers([...others, due], new Date(now.getTime() - 1))).toBeNull()
  expect(replyNumbers([...others, due], now)).toEqual({ answeredPercent: 80, medianDays: 1 })
})

test('applications of a year ago to the instant no longer count', () => {
  expect(countedSince(now)).toEqual(new Date('2025-11-21T03:00:00Z'))
  const at = (submittedAt: Date) => ({ ...sent(30, 1), submittedAt })
  const four = times(4, sent(30, 1))
  expect(replyNumbers([...four, at(countedSince(now))], now)).toBeNull()
  expect(replyNumbers([...four, at(new Date(countedSince(now).getTime() + 1))], now)).not.toBeNull()
})
