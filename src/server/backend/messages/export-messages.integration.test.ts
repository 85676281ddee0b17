import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { exportMessages } from './export-messages.ts'
import type { Reader } from './thread-rows.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

/** All of a person's export, thread by thread. */
const textsOf = async (uid: string) => {
  const { threads, messagesForCompanies, messageReports } = await exportMessages(handle.database, uid)
  return {
    threads: threads.map(({ messages }) => messages.map(({ text }) => text)),
    written: messagesForCompanies.map(({ text }) => text),
    reports: messageReports.map(({ text }) => text),
  }
}

test('each takes along what is theirs: a student whole threads, a member what they wrote, and nobody another’s', async () => {
  const { hanako, recruiter, begin, send, messages, ids } = world
  const { database } = handle
  await insertMember(database, ids.companyId, 'colleague', 'recruiter')
  await database.insert(personProfile).values({ uid: 'colleague', displayName: '佐藤' })
  await insertPerson(database, { uid: 'jiro' })
  await database.insert(studentUser).values({
    uid: 'jiro',
    familyName: '木村',
    givenName: '次郎',
    familyNameKana: 'キムラ',
    givenNameKana: 'ジロウ',
  })
  const colleague: Reader = { side: 'company', uid: 'colleague', companies: [ids.companyId] }
  const jiro: Reader = { side: 'student', uid: 'jiro' }
  const thread = await begin(hanako, '花子の質問')
  await send(recruiter, thread, '田中の返事')
  await send(colleague, thread, '佐藤の返事')
  const other = await begin(jiro, '次郎の質問', { kind: 'company', id: ids.companyId })
  await send(recruiter, other, '次郎への返事')
  await messages.freeze(jiro, { thread: other, reason: 'other', text: '次郎の報告' })
  expect(await textsOf('hanako')).toEqual({
    threads: [['花子の質問', '田中の返事', '佐藤の返事']],
    written: [],
    reports: [],
  })
  expect(await textsOf('jiro')).toEqual({
    threads: [['次郎の質問', '次郎への返事']],
    written: [],
    reports: ['次郎の報告'],
  })
  expect(await textsOf('recruiter')).toEqual({
    threads: [],
    written: ['田中の返事', '次郎への返事'],
    reports: [],
  })
  expect(await textsOf('colleague')).toEqual({ threads: [], written: ['佐藤の返事'], reports: [] })
})

test('what waits for the morning is in the export of who wrote it, and not in the student’s', async () => {
  const { hanako, recruiter, begin, send, at } = world
  const thread = await begin(hanako, '質問です。')
  at('2026-11-21T22:00:00+09:00')
  await send(recruiter, thread, '夜の返事')
  expect((await textsOf('hanako')).threads).toEqual([['質問です。']])
  expect((await textsOf('recruiter')).written).toEqual(['夜の返事'])
})
