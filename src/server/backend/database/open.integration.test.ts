import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database, type DatabaseHandle } from './open.ts'
import { openTestDatabase } from './testing/database.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const statements = 40

/** How often the event loop turned while something ran. */
const turnsDuring = async (run: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  await run()
  clearImmediate(next)
  return turns
}

const inTurn = async (database: Pick<Database, 'execute'>) => {
  for (let index = 0; index < statements; index += 1) await database.execute(sql`select ${index}::int`)
}

test('others have their turn between one statement and the next', async () => {
  expect(await turnsDuring(() => inTurn(handle.database))).toBeGreaterThanOrEqual(statements)
})

test('also inside of a transaction', async () => {
  expect(await turnsDuring(() => handle.database.transaction(inTurn))).toBeGreaterThanOrEqual(statements)
})

test('also where statements of many callers wait for each other', async () => {
  const turns = await turnsDuring(() =>
    Promise.all(
      Array.from({ length: statements }, (_, index) => handle.database.execute(sql`select ${index}::int`)),
    ),
  )
  // A server's connections work side by side, and several of them may answer in one turn.
  expect(turns).toBeGreaterThanOrEqual(handle.client.kind === 'pglite' ? statements : 1)
})

test('a server compiles no statement', async () => {
  const { rows } = await handle.database.execute<{ jit: string }>(sql`select current_setting('jit') as jit`)
  // The embedded database has no compiler, and says on.
  expect(rows).toEqual([{ jit: handle.client.kind === 'server' ? 'off' : 'on' }])
})

test('the folder of the embedded database is shut to other accounts', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'shut-'))
  const folder = path.join(parent, 'data', 'database')
  const before = process.umask(0)
  try {
    const embedded = await openDatabase({ kind: 'folder', path: folder })
    await embedded.close()
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
  } finally {
    process.umask(before)
    await rm(parent, { recursive: true })
  }
})
