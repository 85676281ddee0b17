import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswersInput, AnswersSent } from '#browser/api/questionnaire-answers.ts'
import { createQuestionnaireAnswers, readWaiting, type WaitingAnswer } from './questionnaire-answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const items = ['p1', 'p2', 'p3']

/** A device that keeps what `collection` holds, and an account that answers what `answers` says, in turn; then it takes all. */
const world = (collection = new Map<string, WaitingAnswer>(), answers: (AnswersSent | 'hang')[] = []) => {
  const account = [0, 0, 0]
  const sent: AnswersInput[] = []
  const open = () =>
    createQuestionnaireAnswers({
      questionnaire: 'personality',
      run: 'run-1',
      items,
      answers: [...account],
      collection: {
        all: () => [...collection.values()],
        keep: (item, value) => void collection.set(item, value),
        drop: (item) => void collection.delete(item),
      },
      send: async (input) => {
        sent.push(input)
        const told = answers.shift()
        if (told === 'hang') return new Promise(() => {})
        if (told !== undefined) return told
        for (const { item, value } of input.answers) account[items.indexOf(item)] = value
        return { kind: 'saved', answers: [...account] }
      },
      now: Date.now,
    })
  return { open, collection, account, sent }
}

test('an answer is on the device at once, on the account a moment later, and then no longer on the device', async () => {
  const { open, collection, account, sent } = world()
  const store = open()
  store.begin()
  await vi.advanceTimersByTimeAsync(1500)
  store.choose('p2', 4)
  expect(store.$values.get()).toEqual([0, 4, 0])
  expect(
    [...collection.values()].map(({ item, value, milliseconds }) => [item, value, milliseconds]),
  ).toEqual([['p2', 4, 1500]])
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(account).toEqual([0, 4, 0])
  expect(collection.size).toBe(0)
  expect(store.$keeping.get()).toBe('kept')
})

test('without a network it is tried again with longer and longer pauses, and nothing is lost', async () => {
  const failed = Array.from({ length: 3 }, (): AnswersSent => ({ kind: 'later' }))
  const { open, account, sent } = world(undefined, failed)
  const store = open()
  store.choose('p1', 5)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.$keeping.get()).toBe('waiting')
  store.choose('p2', 2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3600)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(8200)
  expect(account).toEqual([5, 2, 0])
  expect(store.$keeping.get()).toBe('kept')
})

test('what a closed page left on the device is sent by the next one, and newer than what the account had', async () => {
  const { open, collection, account } = world(undefined, ['hang'])
  account[0] = 1
  const closed = open()
  closed.choose('p1', 5)
  void closed.flush()
  expect(collection.size).toBe(1)
  const next = open()
  expect(next.$values.get()).toEqual([1, 0, 0])
  next.begin()
  expect(next.$values.get()).toEqual([5, 0, 0])
  await vi.advanceTimersByTimeAsync(0)
  expect(account).toEqual([5, 0, 0])
  expect(collection.size).toBe(0)
})

test('an answer that is changed while it is on its way is sent again', async () => {
  const { open, collection, account, sent } = world()
  const store = open()
  store.choose('p1', 1)
  const done = store.flush()
  store.choose('p1', 2)
  expect(await done).toBe(true)
  expect(account[0]).toBe(2)
  expect(sent).toHaveLength(2)
  expect(collection.size).toBe(0)
})

test('what another device answered is shown after the next sending', async () => {
  const { open, account } = world()
  const store = open()
  account[2] = 3
  store.choose('p1', 1)
  await store.flush()
  expect(store.$values.get()).toEqual([1, 0, 3])
})

test('answers of a questionnaire that is over leave the device, those of another one stay', async () => {
  const old = { run: 'run-0', item: 'p1', value: 1, at: 0, milliseconds: null }
  const collection = new Map<string, WaitingAnswer>([
    ['run-0 p1', { ...old, questionnaire: 'personality' }],
    ['run-9 t1', { ...old, run: 'run-9', item: 't1', questionnaire: 'temperament' }],
  ])
  const { open, sent } = world(collection, [{ kind: 'over' }])
  const store = open()
  store.begin()
  expect([...collection.keys()]).toEqual(['run-9 t1'])
  expect(sent).toEqual([])
  store.choose('p1', 5)
  expect(await store.flush()).toBe(false)
  expect(store.$keeping.get()).toBe('over')
  expect([...collection.keys()]).toEqual(['run-9 t1'])
})

test('after the session ended answers stay on the device', async () => {
  const { open, collection } = world(undefined, [{ kind: 'signed_out' }])
  const store = open()
  store.choose('p1', 5)
  expect(await store.flush()).toBe(false)
  expect(store.$keeping.get()).toBe('signed_out')
  expect(collection.size).toBe(1)
})

test.each([null, 1, {}, { run: 'x' }, { questionnaire: 'p', run: 'r', item: 'i', value: '1', at: 1 }])(
  'what is damaged on the device is nothing: %j',
  (value) => {
    expect(readWaiting(value)).toBeNull()
  },
)
