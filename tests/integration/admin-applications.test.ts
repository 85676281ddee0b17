import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { applicationEvent } from '#server/backend/database/schema/application.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { adminIn } from './setup/admin-commands.ts'

/** What the operator does for companies that cannot answer by themselves yet. */
let handle: DatabaseHandle
let dataDir = ''
let ad = ''
let application = ''

const admin = (...given: string[]) => {
  const { client } = handle
  if (client.kind !== 'server') throw new Error('These commands run beside the test, on a server')
  return adminIn({ DATA_DIR: dataDir, DATABASE_URL: client.url }, ...given)
}

const queued = async (name: string) => {
  const { rows } = await handle.database.execute<{ data: Record<string, unknown> }>(
    sql`select data from pgboss.job where name = ${name} order by created_on`,
  )
  return rows.map(({ data }) => data)
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-applications-'))
  handle = await openTestDatabase()
  const { database } = handle
  await insertPerson(database, { uid: 'student' })
  // Commands live at the time of the machine.
  const soon = new Date(Date.now() + 86_400_000)
  ad = await insertJobPost(database, await insertCompany(database), { validThrough: soon, wageMin: 250_000 })
  application = await insertApplication(database, ad, {
    uid: 'student',
    submittedAt: daysFromNow(-3000),
    replyDueAt: soon,
  })
})
afterAll(async () => {
  await handle.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('applications are listed by name, answered with a mail, and refused in words', async () => {
  const { out } = await admin('applications', ad)
  expect(out).toMatch(new RegExp(`^${application} {2}submitted +answer by .+ {2}山田 花子\n$`))
  expect(
    await admin('set-application', application, 'interview', '--text', '来週お会いしましょう。'),
  ).toEqual({
    code: 0,
    out: 'Done: the application is interview. A mail goes to student@example.com.\n',
    words: '',
  })
  expect(await queued('send-mail')).toMatchObject([
    { mail: { kind: 'application-interview', data: { text: '来週お会いしましょう。' } } },
  ])
  expect(await queued('count-replies')).toHaveLength(1)
  expect(await handle.database.select().from(applicationEvent)).toMatchObject([{ actor: 'operator' }])

  const [refused, noMove] = await Promise.all([
    admin('set-application', application, 'view'),
    admin('set-application', application, 'accept'),
  ])
  expect(refused).toEqual({
    code: 1,
    out: '',
    words: expect.stringContaining('admin: it is not where this starts from'),
  })
  expect(noMove).toMatchObject({ code: 1, words: expect.stringContaining('and one of view, screen') })
})

test('an ad is changed by fields, and what is wrong with them is told', async () => {
  expect(await admin('change-ad', ad, 'wage-min=240000', 'title=法人営業', 'reply-by-days=10')).toEqual({
    code: 0,
    out: [
      'Done: 「法人営業」 is at revision 2.',
      '          求人名',
      'material  給与',
      '          返信の約束',
      'Who applied before is told by mail.',
      '',
    ].join('\n'),
    words: '',
  })
  expect(await queued('tell-applicants')).toEqual([{ jobPostId: ad, revision: 2, after: null }])
  expect(await admin('change-ad', ad, 'salary=1')).toMatchObject({
    code: 1,
    words: expect.stringContaining('"salary=1" is no field=value'),
  })
})
