import { afterEach, expect, test, vi } from 'vitest'
import { createDrawingPool, type DrawingPool, type Drawn } from './drawing-pool.ts'
import type { oddTable } from './testing/odd-worker.ts'

type OddPool = DrawingPool<typeof oddTable>

let pool: OddPool | null = null
afterEach(async () => {
  vi.useRealTimers()
  await pool?.close()
  pool = null
})

const startMilliseconds = 1_000_000
const drawingMilliseconds = 100_000
const lost: string[] = []

const start = (options: Partial<Parameters<typeof createDrawingPool>[0]> = {}): OddPool => {
  lost.length = 0
  pool = createDrawingPool<typeof oddTable>({
    entry: new URL('./testing/odd-worker.ts', import.meta.url),
    threadsMax: 2,
    waitingMax: 3,
    startMilliseconds,
    drawingMilliseconds,
    idleMilliseconds: 100_000,
    onLost: (name, why) => lost.push(`${name}: ${why}`),
    ...options,
  })
  return pool
}
/** The clock of this thread goes when it is told to; those of the others go on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const newFlag = () => new Int32Array(new SharedArrayBuffer(4))
const release = (flag: Int32Array) => Atomics.store(flag, 0, 1)
const threadOf = (drawn: Drawn) => (drawn.kind === 'drawn' ? drawn.bytes[0] : drawn.kind)
const triesOf = (flag: Int32Array) => () => Atomics.load(flag, 0)

test('no thread is started before something is drawn, unless that is asked for', async () => {
  const pool = start()
  expect(pool.size().threads).toBe(0)
  expect(threadOf(await pool.draw('thread', undefined))).toBeTypeOf('number')
  expect(pool.size().threads).toBe(1)
})

test('a thread that was started ahead draws, and is started once', async () => {
  const pool = start()
  pool.warm()
  pool.warm()
  expect(pool.size().threads).toBe(1)
  expect(threadOf(await pool.draw('thread', undefined))).toBeTypeOf('number')
  expect(pool.size().threads).toBe(1)
})

test('two draw at once, the rest wait, and who comes when the line is full is told so', async () => {
  const pool = start()
  const flag = newFlag()
  const drawings = Array.from({ length: 5 }, () => pool.draw('held', flag))
  expect(pool.size().threads).toBe(2)
  expect(await pool.draw('held', flag)).toEqual({ kind: 'busy' })
  await expect.poll(() => pool.size()).toEqual({ threads: 2, waiting: 3 })
  expect(await pool.draw('held', flag)).toEqual({ kind: 'busy' })
  release(flag)
  const threads = (await Promise.all(drawings)).map(threadOf)
  expect(new Set(threads).size).toBe(2)
  expect(pool.size()).toEqual({ threads: 2, waiting: 0 })
})

test('one after another needs one thread only', async () => {
  const pool = start()
  const first = threadOf(await pool.draw('thread', undefined))
  expect(threadOf(await pool.draw('thread', undefined))).toBe(first)
  expect(pool.size().threads).toBe(1)
})

test('the time of a drawing begins when its thread is ready', async () => {
  stopClock()
  const pool = start()
  const drawn = pool.draw('thread', undefined)
  // The thread cannot have started: nothing of it was heard yet.
  vi.advanceTimersByTime(drawingMilliseconds * 2)
  expect(threadOf(await drawn)).toBeTypeOf('number')
  expect(lost).toEqual([])
})

test('what hangs in one thread is drawn in another, and there never are more than two', async () => {
  stopClock()
  const pool = start()
  const flags = [newFlag(), newFlag()]
  const hanging = flags.map((flag) => pool.draw('hang', { flag, times: 1 }))
  for (const flag of flags) await expect.poll(triesOf(flag)).toBe(1)
  vi.advanceTimersByTime(drawingMilliseconds)
  for (const each of hanging) expect(threadOf(await each)).toBeTypeOf('number')
  expect(pool.size().threads).toBeLessThanOrEqual(2)
  expect(lost).toEqual(Array(2).fill(`hang: it took longer than ${drawingMilliseconds} ms`))
})

test('what hangs twice is given up, and what waited is drawn', async () => {
  stopClock()
  const pool = start({ threadsMax: 1 })
  const flag = newFlag()
  const hanging = pool.draw('hang', { flag, times: 9 })
  const waiting = pool.draw('thread', undefined)
  for (const tries of [1, 2]) {
    await expect.poll(triesOf(flag)).toBe(tries)
    vi.advanceTimersByTime(drawingMilliseconds)
  }
  expect(await hanging).toEqual({ kind: 'late' })
  expect(threadOf(await waiting)).toBeTypeOf('number')
})

test('what a thread dies of is tried once more', async () => {
  const pool = start({ threadsMax: 1 })
  const [once, twice] = [newFlag(), newFlag()]
  expect(threadOf(await pool.draw('die', { flag: once, times: 1 }))).toBeTypeOf('number')
  expect(await pool.draw('die', { flag: twice, times: 9 })).toEqual({ kind: 'late' })
  expect(triesOf(twice)()).toBe(2)
  expect(lost).toEqual(Array(3).fill('die: its thread ended with 3'))
})

test('what was lost is drawn before what came later', async () => {
  const pool = start({ threadsMax: 1 })
  const drawn: string[] = []
  await Promise.all([
    pool.draw('die', { flag: newFlag(), times: 1 }).then(() => drawn.push('first')),
    pool.draw('thread', undefined).then(() => drawn.push('second')),
  ])
  expect(drawn).toEqual(['first', 'second'])
})

test('a thread that crashes is replaced', async () => {
  const pool = start({ threadsMax: 1 })
  const dying = pool.draw('crash', undefined)
  const waiting = pool.draw('thread', undefined)
  expect(await dying).toEqual({ kind: 'late' })
  expect(lost[0]).toContain('the paper tore')
  expect(threadOf(await waiting)).toBeTypeOf('number')
})

test('where no thread comes to draw, who waits is told after the second', async () => {
  const pool = start({ entry: new URL('./testing/broken-worker.ts', import.meta.url) })
  const drawn = await Promise.all([pool.draw('thread', undefined), pool.draw('thread', undefined)])
  expect(drawn).toEqual([{ kind: 'late' }, { kind: 'late' }])
  await expect.poll(() => pool.size()).toEqual({ threads: 0, waiting: 0 })
})

test('a drawing that fails is told, and its thread goes on', async () => {
  const pool = start()
  const before = threadOf(await pool.draw('thread', undefined))
  await expect(pool.draw('fail', undefined)).rejects.toThrow('no ink')
  expect(threadOf(await pool.draw('thread', undefined))).toBe(before)
})

test('of threads with nothing to draw one stays', async () => {
  const pool = start({ idleMilliseconds: 1 })
  const flag = newFlag()
  const drawings = [pool.draw('held', flag), pool.draw('held', flag)]
  release(flag)
  await Promise.all(drawings)
  await expect.poll(() => pool.size().threads).toBe(1)
  const [first, second] = [await pool.draw('thread', undefined), await pool.draw('thread', undefined)]
  expect(threadOf(second)).toBe(threadOf(first))
})

test('closing ends every thread, whatever it does, and refuses who waits or comes', async () => {
  const pool = start({ threadsMax: 1 })
  const flag = newFlag()
  const drawings = [pool.draw('hang', { flag, times: 1 }), pool.draw('thread', undefined)]
  const outcomes = Promise.allSettled(drawings)
  await expect.poll(triesOf(flag)).toBe(1)
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(pool.size()).toEqual({ threads: 0, waiting: 0 })
  await expect(pool.draw('thread', undefined)).rejects.toThrow('any more')
})
