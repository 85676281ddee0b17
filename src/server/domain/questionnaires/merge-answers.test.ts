import { expect, test } from 'vitest'
import type { AnswerValue } from '#contract/questionnaires/questionnaire.ts'
import { mergeAnswers, untimed } from './merge-answers.ts'

const items = new Set(['p1', 'p2', 'p3'])
const now = 1_000_000
/** A device whose clock is right, and sends at once. */
const right = { sentAt: now, now }
const given = (item: string, value: AnswerValue, at: number) => ({ item, value, at, milliseconds: null })

test('of each item the answer that was given last stays, in whatever order they arrive', () => {
  const phone = [given('p1', 1, 100), given('p2', 2, 300)]
  const laptop = [given('p1', 5, 200), given('p2', 4, 250), given('p3', 3, 260)]
  const one = mergeAnswers(mergeAnswers({}, phone, right, items), laptop, right, items)
  const other = mergeAnswers(mergeAnswers({}, laptop, right, items), phone, right, items)
  expect(one).toEqual({ p1: { value: 5, at: 200 }, p2: { value: 2, at: 300 }, p3: { value: 3, at: 260 } })
  expect(other).toEqual(one)
  expect(mergeAnswers(one, phone, right, items)).toEqual(one)
})

test('a clock that is wrong is set right by when the answers were sent', () => {
  const kept = { p1: { value: 1, at: now - 1000 } } as const
  // An hour behind, and ten seconds ago.
  const behind = { sentAt: now - 3_600_000, now }
  expect(mergeAnswers(kept, [given('p1', 5, behind.sentAt - 10)], behind, items)).toEqual({
    p1: { value: 5, at: now - 10 },
  })
  const ahead = { sentAt: now + 3_600_000, now }
  expect(mergeAnswers(kept, [given('p1', 5, ahead.sentAt - 2000)], ahead, items)).toEqual(kept)
})

test('no answer is later than now, which would keep out all others', () => {
  expect(mergeAnswers({}, [given('p1', 5, now + 5000)], right, items)).toEqual({ p1: { value: 5, at: now } })
})

test('of two given at the same instant the one that comes later stays: a hand that changed its mind at once', () => {
  expect(mergeAnswers({}, [given('p1', 1, 100), given('p1', 5, 100)], right, items)).toEqual({
    p1: { value: 5, at: 100 },
  })
  const kept = { p1: { value: 1, at: 100 } } as const
  expect(mergeAnswers(kept, [given('p1', 5, 100)], right, items)).toEqual({ p1: { value: 5, at: 100 } })
  // Both are later than now.
  expect(mergeAnswers({}, [given('p1', 1, now + 9), given('p1', 5, now + 1)], right, items)).toEqual({
    p1: { value: 5, at: now },
  })
})

test('items that are not asked are left out, of what is sent and of what is kept', () => {
  const kept = { p9: { value: 1, at: 5 }, p2: { value: 2, at: 5 } } as const
  expect(mergeAnswers(kept, [given('__proto__', 1, 1), given('t1', 1, 1)], right, items)).toEqual({
    p2: { value: 2, at: 5 },
  })
})

test('times of answers are kept, and instants are not scored', () => {
  const merged = mergeAnswers({}, [{ ...given('p1', 4, 10), milliseconds: 1500 }], right, items)
  expect(untimed(merged)).toEqual({ p1: { value: 4, milliseconds: 1500 } })
})
