import { expect, test } from 'vitest'
import { createSendAnswers } from './questionnaire-answers.ts'

const input = { questionnaire: 'personality', run: 'run-1', sentAt: 0, answers: [] }
const sendTo = (answer: () => Promise<Response>) => createSendAnswers(answer)(input)
/** As an action answers: values in a list, whose places the first of them names (devalue). */
const answering = (body: readonly unknown[], status = 200) =>
  sendTo(async () => new Response(JSON.stringify(body), { status }))

test('what the account has comes back in the order of the items', async () => {
  expect(await answering([{ state: 1, answers: 2 }, 'saved', [3, 4, 3], 5, 0])).toEqual({
    kind: 'saved',
    answers: [5, 0, 5],
  })
})

test.each([
  ['no_run', 'over'],
  ['no_consent', 'over'],
  // The device keeps them.
  ['unreadable', 'refused'],
])('%s ends as %s', async (state, kind) => {
  expect(await answering([{ state: 1, answers: 2 }, state, []])).toEqual({ kind })
})

test.each([
  [401, 'signed_out'],
  [400, 'refused'],
  [403, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('an answer of %d ends as %s', async (status, kind) => {
  expect(await answering([], status)).toEqual({ kind })
})

test('a network that fails, and an answer that is none, are tried again', async () => {
  expect(await sendTo(() => Promise.reject(new Error('cut')))).toEqual({ kind: 'later' })
  expect(await sendTo(async () => new Response('<p>'))).toEqual({ kind: 'later' })
})
