import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { KeepingPglite, runsMax, statementsMax } from './keeping-pglite.ts'

let pglite: KeepingPglite
beforeAll(async () => {
  pglite = new KeepingPglite()
  await pglite.waitReady
  await pglite.exec("create type mood as enum ('calm'); create table thing (id int primary key, name text)")
})
beforeEach(() => pglite.exec("truncate thing; insert into thing values (1, 'one'), (2, 'two')"))
afterAll(() => pglite.close())

const kept = async (): Promise<string[]> => {
  const { rows } = await pglite.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

/** Runs a statement until it is kept for certain, and answers what the first and the last run did. */
const again = async (text: string, values?: unknown[], options?: Parameters<typeof pglite.query>[2]) => {
  const first = await pglite.query(text, values, options)
  await pglite.query(text, values, options)
  expect(await kept()).toContain(text)
  return { first, last: await pglite.query(text, values, options) }
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test('a statement that comes again is kept, one that ran once is not', async () => {
  await pglite.query('select 1 as once')
  expect(await kept()).not.toContain('select 1 as once')
  await again('select 2 as again')
})

test.each([
  [
    'values of every kind, read and written',
    `select $1::int as i, $2::bigint as b, $3::text as t, $4::bool as o, $5::jsonb as j, $6::int[] as a, $7::timestamptz as z,
       $8::bytea as y, $9::numeric as n, $10::date as d, $11::text as nothing, '{calm}'::mood[] as moods`,
    [1, 2n, '三', true, { a: [1] }, [1, 2], new Date(0), new Uint8Array([1, 2]), 1.5, '2026-11-23', null],
  ],
  ['no row', 'select id from thing where id = $1', [9]],
  ['many rows', `select n, repeat('文', n) as text from generate_series(1, $1::int) n`, [300]],
  ['a command without rows', 'update thing set name = $1 where id > $2', ['x', 0]],
  ['rows of a command', 'update thing set name = $1 returning id', ['y']],
  ['nothing to tell of', 'set search_path to public', []],
])('%s: what is kept answers as PGlite does', async (_, text, values) => {
  for (const [n, options] of [
    undefined,
    { rowMode: 'array' as const, parsers: { 23: (value: string) => `<${value}>` } },
    { serializers: { 25: (value: string) => `<${value}>` } },
  ].entries()) {
    // A text of its own: the first answer is PGlite's.
    const { first, last } = await again(`${text} -- ${n}`, values, options)
    expect(last).toEqual(first)
  }
})

test('types of parameters, notices and files are what they are to PGlite, also of a text that is kept', async () => {
  await again('select $1 as given', ['1'])
  expect((await pglite.query('select $1 as given', [1], { paramTypes: [23] })).rows).toEqual([{ given: 1 }])

  await pglite.exec(
    `create function tell() returns void language plpgsql as 'begin raise notice ''told''; end'`,
  )
  await again('select tell()')
  const heard: string[] = []
  await pglite.query('select tell()', [], { onNotice: ({ message }) => heard.push(message ?? '') })
  expect(heard).toEqual(['told'])

  const copy = "copy thing from '/dev/blob' with (format csv)"
  for (const id of [3, 4, 5]) await pglite.query(copy, [], { blob: new Blob([`${id},copied`]) })
  expect((await pglite.query('select id from thing where name = $1', ['copied'])).rows).toHaveLength(3)
})

test('what is kept is written to files where PGlite would, not within a transaction', async () => {
  const add = 'insert into thing values ($1, 2)'
  for (const id of [10, 11]) await pglite.query(add, [id])
  const written = vi.spyOn(pglite, 'syncToFs')
  await pglite.query(add, [12])
  expect(written).toHaveBeenCalledTimes(1)
  await pglite.transaction(async (transaction) => {
    written.mockClear()
    await transaction.query(add, [13])
    expect(written).not.toHaveBeenCalled()
  })
})

test('only so many are kept, the ones that ran last', async () => {
  for (let n = 0; n <= statementsMax; n += 1) await again(`select ${n} as n`)
  expect((await kept()).length).toBeLessThanOrEqual(statementsMax)
  expect(await kept()).not.toContain('select 0 as n')
  expect(await kept()).toContain(`select ${statementsMax} as n`)
})

test('one that ran often enough is planned anew, and what it was before is given up', async () => {
  const text = 'select id from thing where id > $1'
  await again(text, [0])
  const names = async () => {
    const told = await pglite.query<{ name: string }>(
      'select name from pg_prepared_statements where statement = $1',
      [text],
    )
    return told.rows.map(({ name }) => name)
  }
  const before = await names()
  for (let run = 0; run <= runsMax; run += 1) await pglite.query(text, [0])
  // The next statement that is kept takes along what was given up.
  await again('select 4 as four')
  expect(before).toHaveLength(1)
  expect(await names()).toHaveLength(1)
  expect(await names()).not.toEqual(before)
  expect((await pglite.query(text, [1])).rows).toEqual([{ id: 2 }])
})

test.each(['deallocate all', 'discard all'])('%s ends them, and they are made anew', async (end) => {
  const text = `select name, '${end}' as after from thing where id = $1`
  await again(text, [1])
  await pglite.exec(end)
  expect((await pglite.query(text, [2])).rows).toEqual([{ name: 'two', after: end }])
  expect(await kept()).toContain(text)
})

test('a table that changes changes what is answered', async () => {
  await again('select * from thing where id = $1', [1])
  await pglite.exec("alter table thing add column more text default 'more'")
  const one = { id: 1, name: 'one', more: 'more' }
  expect((await pglite.query('select * from thing where id = $1', [1])).rows).toEqual([one])
  await pglite.exec('alter table thing drop column more')
  // What failed has ended the transaction; the next time is as if nothing had been.
  const inside = () =>
    pglite.transaction(
      async (transaction) => (await transaction.query('select * from thing where id = $1', [1])).rows,
    )
  expect(await codeOf(inside())).toBe('0A000')
  expect(await inside()).toEqual([{ id: 1, name: 'one' }])
})

test('a transaction is rolled back with what kept statements did, and they stay', async () => {
  const add = 'insert into thing values ($1, $2)'
  await again('select count(*)::int as n from thing')
  const undone = pglite.transaction(async (transaction) => {
    for (const id of [3, 4, 5]) await transaction.query(add, [id, 'new'])
    expect((await transaction.query('select count(*)::int as n from thing')).rows).toEqual([{ n: 5 }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await pglite.query('select count(*)::int as n from thing')).rows).toEqual([{ n: 2 }])
  expect(await kept()).toContain(add)
  expect((await pglite.query(add, [3, 'three'])).affectedRows).toBe(1)
})

test('what is refused says why, ends its transaction, and nothing else', async () => {
  const add = 'insert into thing (name, id) values ($2, $1)'
  for (const id of [6, 7, 8]) await pglite.query(add, [id, 'new'])
  expect(await codeOf(pglite.query(add, [1, 'again']))).toBe('23505')
  expect(await codeOf(pglite.query(add, ['no number', 'again']))).toBe('22P02')
  const refused = pglite.transaction(async (transaction) => {
    expect(await codeOf(transaction.query(add, [1, 'again']))).toBe('23505')
    await transaction.query(add, [9, 'nine'])
  })
  expect(await codeOf(refused)).toBe('25P02')
  expect((await pglite.query(add, [9, 'nine'])).affectedRows).toBe(1)
  const kinds = ['select no_column from thing', 'select no_column from thing', 'select no_column from thing']
  for (const text of kinds) expect(await codeOf(pglite.query(text))).toBe('42703')
})

test('callers at the same time each get their own', async () => {
  const text = 'select $1::int as n'
  await again(text, [0])
  const asked = Array.from({ length: 40 }, (_, n) => n)
  const inOne = pglite.transaction((transaction) =>
    Promise.all(asked.map((n) => transaction.query(text, [n]))),
  )
  const outside = Promise.all(asked.map((n) => pglite.query(text, [n])))
  for (const answers of await Promise.all([inOne, outside]))
    expect(answers.map(({ rows }) => rows)).toEqual(asked.map((n) => [{ n }]))
})

test('a transaction that is over takes no statement', async () => {
  await again('select 3 as three')
  const ended = await pglite.transaction(async (transaction) => transaction)
  expect(ended.closed).toBe(true)
  await expect(ended.query('select 3 as three')).rejects.toThrow('closed')
})

test('notices reach those who listen', async () => {
  const heard: string[] = []
  const stop = await pglite.listen('channel', (payload) => heard.push(payload))
  for (const payload of ['a', 'b', 'c']) await pglite.query("select pg_notify('channel', $1)", [payload])
  await stop()
  expect(heard).toEqual(['a', 'b', 'c'])
})

test('a closed database answers nothing', async () => {
  const other = new KeepingPglite()
  for (let n = 0; n < 3; n += 1) await other.query('select 1')
  await other.close()
  await expect(other.query('select 1')).rejects.toThrow('closed')
})
