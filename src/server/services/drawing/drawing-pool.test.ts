import { afterEach, expect, test } from 'vitest'
import { createDrawingPool, type DrawingPool, type Drawn } from './drawing-pool.ts'
import type { oddTable } from './testing/odd-worker.ts'

type OddPool = DrawingPool<typeof oddTable>

let pool: OddPool | null = null
afterEach(async () => {
  await pool?.close()
  pool = null
})

const start = (options: Partial<Parameters<typeof createDrawingPool>[0]> = {}): OddPool => {
  pool = createDrawingPool<typeof oddTable>({
    entry: new URL('./testing/odd-worker.ts', import.meta.url),
    threadsMax: 2,
    waitingMax: 3,
    drawingMilliseconds: 20_000,
    idleMilliseconds: 20_000,
    ...options,
  })
  return pool
}

const heldFlag = () => new Int32Array(new SharedArrayBuffer(4))
const release = (flag: Int32Array) => Atomics.store(flag, 0, 1)
const threadOf = (drawn: Drawn) => (drawn.kind === 'drawn' ? drawn.bytes[0] : drawn.kind)

test('no thread is started before something is drawn', async () => {
  const pool = start()
  expect(pool.size().threads).toBe(0)
  expect(threadOf(await pool.draw('thread', undefined))).toBeTypeOf('number')
  expect(pool.size().threads).toBe(1)
})

test('two draw at once, the rest wait, and who comes when the line is full is told so', async () => {
  const pool = start()
  const flag = heldFlag()
  const drawings = Array.from({ length: 5 }, () => pool.draw('held', flag))
  expect(pool.size()).toEqual({ threads: 2, waiting: 3 })
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

test('a thread that hangs is replaced, and there never are more than two', async () => {
  const pool = start({ drawingMilliseconds: 5_000 })
  const hanging = [pool.draw('hang', undefined), pool.draw('hang', undefined)]
  const waiting = pool.draw('thread', undefined)
  expect(pool.size()).toEqual({ threads: 2, waiting: 1 })
  for (const each of hanging) await expect(each).rejects.toThrow('hang failed: it took longer than 5000 ms')
  expect(pool.size().threads).toBeLessThanOrEqual(2)
  expect(threadOf(await waiting)).toBeTypeOf('number')
})

test.each([
  ['dies', 'die', 'its thread ended with 3'],
  ['crashes', 'crash', 'the paper tore'],
] as const)('a thread that %s is replaced', async (_, name, why) => {
  const pool = start({ threadsMax: 1 })
  const dying = pool.draw(name, undefined)
  const waiting = pool.draw('thread', undefined)
  await expect(dying).rejects.toThrow(why)
  expect(threadOf(await waiting)).toBeTypeOf('number')
})

test('a drawing that fails is told, and its thread goes on', async () => {
  const pool = start()
  const before = threadOf(await pool.draw('thread', undefined))
  await expect(pool.draw('fail', undefined)).rejects.toThrow('no ink')
  expect(threadOf(await pool.draw('thread', undefined))).toBe(before)
})

test('a thread with nothing to draw ends', async () => {
  const pool = start({ idleMilliseconds: 1 })
  await pool.draw('thread', undefined)
  await expect.poll(() => pool.size().threads).toBe(0)
  expect(threadOf(await pool.draw('thread', undefined))).toBeTypeOf('number')
})

test('closing ends every thread, whatever it does, and refuses who waits or comes', async () => {
  const pool = start({ threadsMax: 1 })
  const drawings = [pool.draw('hang', undefined), pool.draw('thread', undefined)]
  const outcomes = Promise.allSettled(drawings)
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(pool.size()).toEqual({ threads: 0, waiting: 0 })
  await expect(pool.draw('thread', undefined)).rejects.toThrow('any more')
})
