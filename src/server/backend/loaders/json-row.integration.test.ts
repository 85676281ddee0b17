import { getTableColumns, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostKind } from '#server/backend/database/schema/enums.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { told, toldIfAny, toldList, toldRow, toldTogether } from './json-row.ts'

const kinds = pgTable('kinds', {
  id: uuid('id').notNull(),
  big: bigint('big', { mode: 'number' }),
  bool: boolean('bool'),
  char: char('char', { length: 5 }),
  day: date('day', { mode: 'string' }),
  enum: jobPostKind('enum'),
  int: integer('int'),
  json: jsonb('json'),
  real: real('real'),
  small: smallint('small'),
  text: text('text'),
  time: time('time'),
  zoned: timestamp('zoned', { withTimezone: true, mode: 'date' }),
  plain: timestamp('plain', { mode: 'date' }),
  texts: text('texts').array(),
  numbers: smallint('numbers').array(),
  enums: jobPostKind('enums').array(),
})

const id = '01a1e722-9630-7121-a383-ce3e25b8037e'
const empty = { id }
const rows: readonly (typeof kinds.$inferInsert)[] = [
  empty,
  {
    id,
    big: Number.MAX_SAFE_INTEGER,
    bool: true,
    char: 'ab',
    day: '0001-01-01',
    enum: 'new_grad',
    int: -2_147_483_648,
    json: { a: [1, null, '2', { b: 1.5e-7 }], date: '2026-11-23' },
    real: 0.1,
    small: -1,
    text: `"quotes" 'and' \\ and\n\t\u2028 and 🙂 and {"json": [1]}`,
    time: '23:59:59',
    zoned: new Date('9999-12-31T23:59:59.999Z'),
    plain: new Date('1969-07-20T20:17:40Z'),
    texts: ['', '"', 'a,b', '{}', 'NULL', '\\', '改\n行'],
    numbers: [1, -2],
    enums: ['new_grad', 'part_time'],
  },
  { id, bool: false, json: '"text"', real: Number.NaN, text: '', texts: [], numbers: [], enums: [] },
  { id, json: [[]], real: 3.402_823_4e38, text: 'null', zoned: new Date('2026-11-23T01:02:03.004+09:00') },
]

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  await database.execute(sql`create table kinds (
    id uuid not null, big bigint, bool boolean, "char" char(5), day date, enum job_post_kind, int integer, json jsonb,
    "real" real, small smallint, text text, "time" time, zoned timestamptz, plain timestamp, texts text[],
    numbers smallint[], enums job_post_kind[]
  )`)
  for (const row of rows) await database.insert(kinds).values(row)
  // Of what a Date cannot hold.
  await database.execute(sql`insert into kinds (id, zoned) values (${id}, '2026-11-23 01:02:03.123456+00')`)
  const companyId = await insertCompany(database, {
    capital: 9_007_199_254_740_991,
    replyAnsweredPercent: 90,
    replyMedianDays: 2.5,
  })
  await insertJobPost(database, companyId)
  await insertJobPost(database, companyId, { graduationYears: [2027, 2028], closedAt: null })
})
afterAll(() => handle.close())

test.each([
  ['kinds', kinds, rows.length + 1],
  ['job_post', jobPost, 2],
  ['company', company, 1],
  ['job_post_workplace', jobPostWorkplace, 2],
] as const)('rows of %s are the same as JSON', async (name, table, count) => {
  const plain = await handle.database.select().from(table)
  expect(plain.length).toBeGreaterThanOrEqual(count)
  const columns = getTableColumns(table)
  const found = await handle.database.select({ row: told(toldRow(name, columns)) }).from(table)
  expect(found.map(({ row }) => row)).toStrictEqual(plain)
})

test('every time zone of the database tells the same instants', async () => {
  const [plain] = await handle.database.select().from(jobPost)
  await handle.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local time zone 'Asia/Tokyo'`)
    const [found] = await transaction
      .select({ row: told(toldRow('job_post', getTableColumns(jobPost))) })
      .from(jobPost)
    expect(found?.row).toStrictEqual(plain)
  })
})

test('a row that is not there is null, and a list without any is empty', async () => {
  const [found] = await handle.database
    .select({
      row: told(toldIfAny('company', getTableColumns(company))),
      list: told(
        toldList(toldRow('i', getTableColumns(companyImage)), {
          from: sql`company_image i where i.company_id = ${company.id}`,
          order: sql`i.position`,
        }),
      ),
    })
    .from(sql`(values (1)) v`)
    .leftJoin(company, sql`false`)
  expect(found).toEqual({ row: null, list: [] })
})

test('several that are told together are an object of them, in the order that was asked for', async () => {
  const plain = await handle.database
    .select({ ad: jobPost, of: company })
    .from(jobPost)
    .innerJoin(company, sql`${company.id} = ${jobPost.companyId}`)
    .orderBy(sql`${jobPost.id} desc`)
  const both = toldTogether({
    ad: toldRow('job_post', getTableColumns(jobPost)),
    of: toldRow('company', getTableColumns(company)),
  })
  const from = sql`job_post join company on company.id = job_post.company_id`
  const [found] = await handle.database
    .select({ list: told(toldList(both, { from, order: sql`job_post.id desc` })) })
    .from(sql`(values (1)) v`)
  expect(plain.length).toBeGreaterThan(1)
  expect(found?.list).toStrictEqual(plain)
})

test('a column that is another value in JSON is refused', () => {
  const prices = pgTable('prices', { price: numeric('price') })
  expect(() => toldRow('prices', getTableColumns(prices))).toThrow('price: a PgNumeric')
  const lists = pgTable('lists', { prices: numeric('prices').array() })
  expect(() => toldRow('lists', getTableColumns(lists))).toThrow('prices: a PgArray')
})
