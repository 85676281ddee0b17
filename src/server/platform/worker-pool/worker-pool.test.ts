import { afterEach, expect, test } from 'vitest'
import type { OddInput } from './testing/odd-worker.ts'
import { createWorkerPool, type PoolAnswer, type WorkerPool } from './worker-pool.ts'
import type { WorkerLimits } from './worker-thread.ts'

let pool: WorkerPool<OddInput, number> | null = null
afterEach(async () => {
  await pool?.close()
  pool = null
})

const generous: WorkerLimits = { milliseconds: 60_000, heapMegabytes: 64, bufferMegabytes: 64 }

const start = ({
  limits = {},
  ...options
}: { limits?: Partial<WorkerLimits>; threadsMax?: number; idleMilliseconds?: number } = {}) => {
  pool = createWorkerPool<OddInput, number>({
    entry: new URL('./testing/odd-worker.ts', import.meta.url),
    threadsMax: 2,
    waitingMax: 3,
    idleMilliseconds: 60_000,
    limits: { ...generous, ...limits },
    ...options,
  })
  return pool
}

const heldFlag = () => new Int32Array(new SharedArrayBuffer(4))
const release = (flag: Int32Array) => Atomics.store(flag, 0, 1)
const threadOf = (answer: PoolAnswer<number>) => (answer.kind === 'done' ? answer.output : answer.kind)

test('no thread is started before the first input, and one is enough for one after another', async () => {
  const pool = start()
  expect(pool.size().threads).toBe(0)
  const first = threadOf(await pool.run('thread'))
  expect(first).toBeTypeOf('number')
  expect(threadOf(await pool.run('thread'))).toBe(first)
  expect(pool.size().threads).toBe(1)
})

test('two run at once, three wait, and the next is told that the pool is busy', async () => {
  const pool = start()
  const flag = heldFlag()
  const runs = Array.from({ length: 5 }, () => pool.run(flag))
  expect(pool.size()).toEqual({ threads: 2, waiting: 3 })
  expect(await pool.run('thread')).toEqual({ kind: 'busy' })
  release(flag)
  expect(new Set((await Promise.all(runs)).map(threadOf)).size).toBe(2)
  expect(pool.size()).toEqual({ threads: 2, waiting: 0 })
})

test('of idle threads the one used last goes on, so that the others end', async () => {
  const pool = start()
  const flags = [heldFlag(), heldFlag()]
  const runs = flags.map((flag) => pool.run(flag))
  const threads = []
  for (const [at, flag] of flags.entries()) {
    release(flag)
    threads.push(threadOf(await runs[at]!))
  }
  expect(threadOf(await pool.run('thread'))).toBe(threads[1])
})

test.each([
  ['hang', { milliseconds: 1000 }, 'timed_out'],
  ['fill the heap', { heapMegabytes: 24 }, 'out_of_memory'],
  ['fill buffers', {}, 'out_of_memory'],
] as const)('a thread that is to %s is ended and replaced', async (input, limits, kind) => {
  const pool = start({ limits, threadsMax: 1 })
  const [exceeding, waiting] = [pool.run(input), pool.run('thread')]
  expect(await exceeding).toEqual({ kind })
  expect(threadOf(await waiting)).toBeTypeOf('number')
  expect(pool.size().threads).toBe(1)
})

test.each([
  ['crash', 'it fell apart'],
  ['exit', 'The worker thread ended with 3'],
] as const)('a thread that dies (%s) is replaced', async (input, why) => {
  const pool = start({ threadsMax: 1 })
  const [dying, waiting] = [pool.run(input), pool.run('thread')]
  await expect(dying).rejects.toThrow(why)
  expect(threadOf(await waiting)).toBeTypeOf('number')
})

test('a handler that throws is told, and its thread goes on', async () => {
  const pool = start()
  const before = threadOf(await pool.run('thread'))
  await expect(pool.run('fail')).rejects.toThrow('it cannot be read')
  expect(threadOf(await pool.run('thread'))).toBe(before)
})

test('an idle thread ends', async () => {
  const pool = start({ idleMilliseconds: 1 })
  await pool.run('thread')
  await expect.poll(() => pool.size().threads).toBe(0)
  expect(threadOf(await pool.run('thread'))).toBeTypeOf('number')
})

test('closing ends every thread, whatever it does, and rejects what waits or comes', async () => {
  const pool = start({ threadsMax: 1 })
  const outcomes = Promise.allSettled([pool.run('hang'), pool.run('thread')])
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(pool.size()).toEqual({ threads: 0, waiting: 0 })
  await expect(pool.run('thread')).rejects.toThrow('closed')
})
