import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createClosingSoon } from './closing-soon.ts'

let handle: DatabaseHandle
let companyId: string
let jobPostId: string
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  jobPostId = await insertJobPost(database, companyId, { validThrough: daysFromNow(2) })
  for (const uid of ['hanako', 'taro']) await insertPerson(database, { uid })
})

const keep = (uid: string, id = jobPostId) =>
  handle.database.insert(bookmark).values({ uid, jobPostId: id, revision: 1 })
const tellDue = () => createClosingSoon(createTestWork(handle, () => testNow)).tellDue()
const told = async () =>
  (
    await handle.database
      .select({ uid: notification.uid })
      .from(notification)
      .where(eq(notification.kind, 'closing_soon'))
      .orderBy(asc(notification.uid))
  ).map(({ uid }) => uid)

test('what one person was told keeps it from nobody else, nor of another ad', async () => {
  await keep('hanako')
  expect(await tellDue()).toBe(1)
  await keep('taro')
  await keep('hanako', await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(1) }))
  expect(await tellDue()).toBe(2)
  expect(await told()).toEqual(['hanako', 'hanako', 'taro'])
})

test('nobody is told of a saved ad that they hide, by itself or with its company', async () => {
  for (const uid of ['hanako', 'taro']) await keep(uid)
  await insertPerson(handle.database, { uid: 'jiro' })
  await keep('jiro')
  await handle.database.insert(hiddenJobPost).values({ uid: 'hanako', jobPostId })
  await handle.database.insert(hiddenCompany).values({ uid: 'taro', companyId })
  expect(await tellDue()).toBe(1)
  expect(await told()).toEqual(['jiro'])
})

test('an application keeps it from who sent it, and of that ad alone', async () => {
  await keep('hanako')
  await keep('taro')
  await insertApplication(handle.database, jobPostId, { uid: 'taro' })
  const other = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(30) })
  await insertApplication(handle.database, other, { uid: 'hanako' })
  expect(await tellDue()).toBe(1)
  expect(await told()).toEqual(['hanako'])
})

test('who has written an application and not sent it is reminded', async () => {
  await keep('hanako')
  await handle.database
    .insert(application)
    .values({ id: newId(), uid: 'hanako', jobPostId, companyId, revision: 1 })
  expect(await tellDue()).toBe(1)
})
