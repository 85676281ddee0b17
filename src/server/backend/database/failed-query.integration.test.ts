import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogTo } from '#server/platform/log.ts'
import type { DatabaseHandle } from './open.ts'
import { account } from './schema/account.ts'
import { studentUser } from './schema/student-user.ts'
import { openTestDatabase } from './testing/database.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const now = new Date('2026-11-22T00:00:00Z')
const person = { uid: 'yamada-hanako', kind: 'student', email: 'hanako@example.com', createdAt: now } as const
const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }

const failures: readonly [what: string, work: (handle: DatabaseHandle) => Promise<unknown>, code: string][] =
  [
    [
      'a key given twice',
      async ({ database }) => {
        await database.insert(account).values(person).onConflictDoNothing()
        return database.insert(account).values(person)
      },
      '23505',
    ],
    [
      'a check that fails',
      ({ database }) =>
        database.insert(studentUser).values({
          ...names,
          uid: person.uid,
          familyName: '山田'.repeat(100),
          createdAt: now,
          updatedAt: now,
        }),
      '23514',
    ],
    [
      'a NUL in a name',
      ({ database }) =>
        database
          .insert(studentUser)
          .values({ ...names, uid: person.uid, givenName: '花子\0', createdAt: now, updatedAt: now }),
      '22021',
    ],
    ['a value of another type', ({ database }) => database.execute(sql`select ${'山田花子'}::uuid`), '22P02'],
    [
      'a value beyond its type',
      ({ database }) => database.execute(sql`select ${'hanako'} || ${'山田'}::int`),
      '22P02',
    ],
  ]

test.each(failures)('%s is logged without the person', async (_, work, code) => {
  let text = ''
  const log = createLogTo({ write: (line) => (text += line) }, 'info')
  const thrown: unknown = await work(handle).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(Error)
  log.error({ err: thrown }, 'it failed')
  for (const secret of ['山田', '花子', 'ハナコ', 'hanako']) expect(text).not.toContain(secret)
  expect(text).toContain(code)
  expect(text).toMatch(/insert into|select \$1/)
})
