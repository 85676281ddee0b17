import { expect, test, vi } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import type { LiveAnswer, LiveNews, LiveQuestion, NumberedChange } from '#server/ports/live.ts'
import { createLiveFeed } from './live-feed.ts'

const change = (sequence: number): NumberedChange => ({ kind: 'notifications', sequence })

/** A feed over people's changes; questions wait while it is `held`. */
const open = () => {
  const kept = new Map<string, { last: number; changes: NumberedChange[] }>()
  const asked: (readonly LiveQuestion[])[] = []
  const lines: unknown[] = []
  const state = { failing: 0, gate: Promise.resolve() }
  const feed = createLiveFeed({
    read: async (questions) => {
      asked.push(questions)
      await state.gate
      if (state.failing > 0) {
        state.failing -= 1
        throw new Error('no database')
      }
      return new Map(
        questions.flatMap(({ uid, after }): [string, LiveAnswer][] => {
          const own = kept.get(uid)
          if (own === undefined) return []
          return [[uid, { last: own.last, changes: own.changes.filter(({ sequence }) => sequence > after) }]]
        }),
      )
    },
    log: createLogTo({ write: (line) => void lines.push(line) }, 'warn'),
    retryMilliseconds: 1,
  })
  const add = (uid: string, count = 1) => {
    const own = kept.get(uid) ?? { last: 0, changes: [] }
    for (let index = 0; index < count; index += 1) own.changes.push(change((own.last += 1)))
    kept.set(uid, own)
  }
  const heardBy = (uid: string, after: number | null) => {
    const heard: LiveNews[] = []
    return { heard, leave: feed.follow(uid, after, (news) => heard.push(news)) }
  }
  return { feed, kept, asked, lines, state, add, heardBy }
}
const settled = () => vi.waitFor(async () => new Promise((resolve) => setImmediate(resolve)))

test('whoever knows no number is told so first, and then each change once, in order', async () => {
  const { feed, add, heardBy } = open()
  add('hanako', 3)
  const { heard } = heardBy('hanako', null)
  await settled()
  add('hanako')
  feed.wake(['hanako'])
  await settled()
  add('hanako', 2)
  feed.wake(['hanako'])
  feed.wake(['hanako'])
  await settled()
  expect(heard).toEqual([
    { kind: 'missed', sequence: 3 },
    { kind: 'changed', changes: [change(4)] },
    { kind: 'changed', changes: [change(5), change(6)] },
  ])
})

test('goes on behind a known number; with a gap, or a number never given, only that something was missed', async () => {
  const { kept, add, heardBy } = open()
  add('hanako', 5)
  const known = heardBy('hanako', 3)
  const current = heardBy('hanako', 5)
  const ahead = heardBy('hanako', 9)
  await settled()
  expect(known.heard).toEqual([{ kind: 'changed', changes: [change(4), change(5)] }])
  expect(current.heard).toEqual([])
  expect(ahead.heard).toEqual([{ kind: 'missed', sequence: 5 }])
  kept.get('hanako')!.changes.splice(0, 2)
  const old = heardBy('hanako', 1)
  await settled()
  expect(old.heard).toEqual([{ kind: 'missed', sequence: 5 }])
})

test('nobody is told of another person, nor after leaving', async () => {
  const { feed, asked, add, heardBy } = open()
  const hanako = heardBy('hanako', 0)
  const taro = heardBy('taro', 0)
  await settled()
  add('hanako')
  feed.wake(['hanako', 'somebody'])
  await settled()
  expect([hanako.heard.length, taro.heard.length]).toEqual([1, 0])
  expect(asked.at(-1)).toEqual([{ uid: 'hanako', after: 0 }])
  hanako.leave()
  add('hanako')
  const before = asked.length
  feed.wake(['hanako'])
  await settled()
  expect([hanako.heard.length, asked.length]).toEqual([1, before])
})

test('who leaves while a question is under way is not told its answer, and who stays is', async () => {
  const { feed, state, add, heardBy } = open()
  const gone = heardBy('hanako', 0)
  const other = heardBy('hanako', 0)
  const last = heardBy('taro', 0)
  await settled()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  add('hanako')
  add('taro')
  feed.wake(['hanako', 'taro'])
  gone.leave()
  last.leave()
  gate.resolve()
  await settled()
  expect([gone.heard, last.heard]).toEqual([[], []])
  expect(other.heard).toEqual([{ kind: 'changed', changes: [change(1)] }])
})

test('who leaves and comes again while a question is under way is told once', async () => {
  const { feed, state, add, heardBy } = open()
  const first = heardBy('hanako', 0)
  await settled()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  add('hanako')
  feed.wake(['hanako'])
  first.leave()
  const again = heardBy('hanako', 0)
  // A second leave takes nobody else along.
  first.leave()
  gate.resolve()
  await settled()
  expect(first.heard).toEqual([])
  expect(again.heard).toEqual([{ kind: 'changed', changes: [change(1)] }])
})

test('wakes while a question is under way are one question more', async () => {
  const { feed, asked, state, add, heardBy } = open()
  const { heard } = heardBy('hanako', 0)
  await settled()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const before = asked.length
  for (let count = 0; count < 100; count += 1) {
    add('hanako')
    feed.wake(['hanako'])
  }
  gate.resolve()
  await settled()
  expect(asked.length - before).toBe(2)
  expect(heard.flatMap((news) => (news.kind === 'changed' ? news.changes : []))).toHaveLength(100)
})

test('more people than one question asks for are each told, by questions no larger than it may be', async () => {
  const { feed, asked, state, add, heardBy } = open()
  const people = Array.from({ length: 501 }, (_, place) => `person ${place}`)
  const followers = people.map((uid) => heardBy(uid, 0))
  await settled()
  for (const uid of people) add(uid)
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  asked.length = 0
  feed.wakeAll()
  gate.resolve()
  await settled()
  expect(asked.map((questions) => questions.length)).toEqual([500, 1])
  expect(followers.map(({ heard }) => heard)).toEqual(
    people.map(() => [{ kind: 'changed', changes: [change(1)] }]),
  )
})

test('a question that failed is asked again, and told of once', async () => {
  const { state, lines, add, heardBy } = open()
  state.failing = 2
  add('hanako')
  const { heard } = heardBy('hanako', 0)
  await expect.poll(() => heard).toEqual([{ kind: 'changed', changes: [change(1)] }])
  expect(lines).toHaveLength(1)
})

test('everybody is asked for when anything may be new, and nobody once it is closed', async () => {
  const { feed, add, heardBy } = open()
  const followers = ['hanako', 'taro'].map((uid) => heardBy(uid, 0))
  await settled()
  for (const uid of ['hanako', 'taro']) add(uid)
  feed.wakeAll()
  await settled()
  expect(followers.map(({ heard }) => heard.length)).toEqual([1, 1])
  feed.close()
  add('hanako')
  feed.wakeAll()
  await settled()
  expect(followers.map(({ heard }) => heard.length)).toEqual([1, 1])
})
