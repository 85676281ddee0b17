import { expect, test } from 'vitest'
import { answerDraft, noteDraft, settledDraft } from './drafts.ts'

test('what was done is kept no longer, and nothing else that is being written', () => {
  const kept = [
    noteDraft('one'),
    answerDraft('one', 'interview'),
    answerDraft('one', 'reject'),
    noteDraft('two'),
    answerDraft('two', 'reject'),
  ]
  expect(new Set(kept).size).toBe(kept.length)
  const left = (done: string) => kept.filter((name) => name !== settledDraft('one', done))
  expect(left('note')).toEqual(kept.slice(1))
  expect(left('reject')).toEqual(kept.toSpliced(2, 1))
  expect(left('view')).toEqual(kept)
})
