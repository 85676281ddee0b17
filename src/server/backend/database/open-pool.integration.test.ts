import { describe, expect, onTestFinished, test } from 'vitest'
import { outageCode } from '#server/platform/unavailable.ts'
import { openPool, usualPool, type PoolLimits } from './open-pool.ts'
import { openTestDatabase } from './testing/database.ts'

const poolOf = async (limits: Partial<PoolLimits>) => {
  const outside = await openTestDatabase()
  onTestFinished(() => outside.close())
  if (outside.client.kind !== 'server') throw new Error('no server')
  const pool = openPool(outside.client.url, { ...usualPool, ...limits })
  onTestFinished(() => pool.end())
  return pool
}

const outageOf = (asked: Promise<unknown>) => asked.then(() => 'answered', outageCode)

describe('on a server', () => {
  test('whoever waits too long for a connection meets an outage, and the next is served', async () => {
    const pool = await poolOf({ size: 1, waitMilliseconds: 200 })
    const lent = await pool.connect()
    expect(await outageOf(pool.query('select 1'))).toBe('UNAVAILABLE')
    expect(await outageOf(pool.connect())).toBe('UNAVAILABLE')
    lent.release()
    expect(await outageOf(pool.query('select 1'))).toBe('answered')
  })

  test('behind a full line nobody waits', async () => {
    const pool = await poolOf({ size: 1, waitMilliseconds: 60_000 })
    const lent = await pool.connect()
    const line = Array.from({ length: 50 }, () => outageOf(pool.query('select 1')))
    expect(pool.waitingCount).toBe(50)
    expect(await outageOf(pool.query('select 1'))).toBe('UNAVAILABLE')
    expect(await outageOf(pool.connect())).toBe('UNAVAILABLE')
    lent.release()
    expect(await Promise.all(line)).toEqual(line.map(() => 'answered'))
  })

  test('an answer that takes too long is an outage, and the next question has a new connection', async () => {
    const pool = await poolOf({ size: 1, answerMilliseconds: 100 })
    expect(await outageOf(pool.query('select pg_sleep(60)'))).toBe('UNAVAILABLE')
    expect(await outageOf(pool.query('select 1'))).toBe('answered')
  })

  test('the server gives up what takes too long', async () => {
    const pool = await poolOf({})
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    )
    expect(rows).toEqual([{ statement: '15s', idle: '30s' }])
  })

  test('no more connections are made than its size', async () => {
    const pool = await poolOf({ size: 2, waitMilliseconds: 60_000 })
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')))
    expect(pool.totalCount).toBe(2)
  })
})
