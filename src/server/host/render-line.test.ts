import { expect, test } from 'vitest'
import { createRenderLine, nobody, type Asker, type Entered, type Rank } from './render-line.ts'

const long = 60_000

const asker = (rank: Rank): Asker & { leave: () => void; asked: () => number } => {
  const gone = new AbortController()
  let asked = 0
  return {
    rankOf: async () => {
      asked += 1
      return rank
    },
    signal: gone.signal,
    leave: () => gone.abort(),
    asked: () => asked,
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

const leave = (entered: Entered) => {
  if (entered.kind !== 'entered') throw new Error(entered.kind)
  entered.leave()
}

/** A line with every place taken, and what became of those who came after. */
const fullLine = async (limits: { waitingMax: number; waitMilliseconds?: number }) => {
  const line = createRenderLine({ atOnceMax: 1, waitMilliseconds: long, ...limits })
  const first = await line.enter(nobody)
  const seen: string[] = []
  return {
    line,
    seen,
    first,
    come: async (name: string, who: Asker) => {
      void line.enter(who).then((entered) => seen.push(`${name} ${entered.kind}`))
      await settle()
    },
  }
}

test('who finds a place is not asked who they are', async () => {
  const line = createRenderLine({ atOnceMax: 1, waitingMax: 1, waitMilliseconds: long })
  const guest = asker('guest')
  leave(await line.enter(guest))
  leave(await line.enter(guest))
  expect(guest.asked()).toBe(0)
  expect(line.counts()).toEqual({ running: 0, waiting: 0 })
})

test('a place that falls free goes to the person first', async () => {
  const { come, seen, first, line } = await fullLine({ waitingMax: 3 })
  await come('guest', asker('guest'))
  await come('person', asker('person'))
  expect(line.counts()).toEqual({ running: 1, waiting: 2 })
  leave(first)
  await settle()
  expect(seen).toEqual(['person entered'])
  expect(line.counts()).toEqual({ running: 1, waiting: 1 })
})

test('in a full line a person takes the place of the guest who came last, and a guest nobody’s', async () => {
  const { come, seen } = await fullLine({ waitingMax: 2 })
  await come('guest 1', asker('guest'))
  await come('guest 2', asker('guest'))
  await come('guest 3', asker('guest'))
  expect(seen).toEqual(['guest 3 full'])
  await come('person 1', asker('person'))
  await come('person 2', asker('person'))
  await come('person 3', asker('person'))
  expect(seen).toEqual(['guest 3 full', 'guest 2 full', 'guest 1 full', 'person 3 full'])
})

test('who leaves the line is let in no more, and keeps nobody from it', async () => {
  const { come, seen, first, line } = await fullLine({ waitingMax: 1 })
  const gone = asker('guest')
  await come('gone', gone)
  gone.leave()
  await settle()
  await come('gone already', gone)
  await come('next', asker('guest'))
  leave(first)
  await settle()
  expect(seen).toEqual(['gone gone', 'gone already gone', 'next entered'])
  expect(line.counts()).toEqual({ running: 1, waiting: 0 })
})

test('nobody waits for longer than the limit', async () => {
  const { line } = await fullLine({ waitingMax: 1, waitMilliseconds: 1 })
  expect(await line.enter(asker('guest'))).toEqual({ kind: 'full' })
  expect(line.counts()).toEqual({ running: 1, waiting: 0 })
})

test('a place that is left twice falls free once', async () => {
  const { come, seen, first } = await fullLine({ waitingMax: 2 })
  await come('guest 1', asker('guest'))
  await come('guest 2', asker('guest'))
  leave(first)
  leave(first)
  await settle()
  expect(seen).toEqual(['guest 1 entered'])
})
