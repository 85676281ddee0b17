import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  companyId = await insertCompany(database)
  await insertPerson(database, { uid: 'student-1' })
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await database.insert(studentUser).values({ uid: 'student-1', ...names, keepsHistory: true })
})
afterAll(() => handle.close())

const asStudent = async (query: string): Promise<GraphqlAnswer> =>
  (await (
    await createTestBackend(handle).post({ query }, { authorization: 'Bearer valid' })
  ).json()) as GraphqlAnswer

const change = (id: string, set: Partial<typeof jobPost.$inferInsert>) =>
  handle.database.update(jobPost).set(set).where(eq(jobPost.id, id))

test('the list tells what changed and ended since, and nothing of what was taken down', async () => {
  const titles = [
    '変わった求人',
    '締め切られた求人',
    '取り下げられた求人',
    '昔に終わった求人',
    'そのままの求人',
  ]
  const ads: string[] = []
  for (const title of titles) ads.push(await insertJobPost(handle.database, companyId, { title }))
  for (const id of ads)
    expect(await asStudent(`mutation { saveBookmark(jobPostId: "${id}", note: "メモ") }`)).toEqual({
      data: { saveBookmark: 'saved' },
    })
  for (const id of ads) await asStudent(`mutation { addToHistory(jobPostId: "${id}") }`)
  await change(ads[0] ?? '', { revision: 2 })
  await change(ads[1] ?? '', { status: 'closed', closedAt: testNow, closeReason: 'filled' })
  await change(ads[2] ?? '', { status: 'removed', closedAt: testNow, closeReason: 'violation', revision: 2 })
  await change(ads[3] ?? '', {
    status: 'expired',
    publishAt: daysFromNow(-90),
    validThrough: daysFromNow(-40),
    closedAt: daysFromNow(-40),
    closeReason: 'deadline',
  })
  const list = await asStudent(
    '{ ownBookmarks { total nodes { jobPostId note changed jobPost { title open } } } ownHistory { nodes { jobPostId jobPost { title } } } }',
  )
  expect(list.errors).toBeUndefined()
  const { ownBookmarks, ownHistory } = list.data as {
    ownBookmarks: { total: number; nodes: { jobPostId: string }[] }
    ownHistory: { nodes: { jobPostId: string; jobPost: unknown }[] }
  }
  expect(ownBookmarks.total).toBe(5)
  expect(
    Object.fromEntries(ownBookmarks.nodes.map(({ jobPostId, ...row }) => [ads.indexOf(jobPostId), row])),
  ).toEqual({
    0: { note: 'メモ', changed: true, jobPost: { title: '変わった求人', open: true } },
    1: { note: 'メモ', changed: false, jobPost: { title: '締め切られた求人', open: false } },
    2: { note: 'メモ', changed: false, jobPost: null },
    3: { note: 'メモ', changed: false, jobPost: null },
    4: { note: 'メモ', changed: false, jobPost: { title: 'そのままの求人', open: true } },
  })
  const hidden = ownHistory.nodes.filter(({ jobPost: ad }) => ad === null).map(({ jobPostId }) => jobPostId)
  expect(hidden.toSorted()).toEqual(ads.slice(2, 4).toSorted())
  expect(await asStudent(`mutation { removeBookmark(jobPostId: "${ads[2]}") }`)).toEqual({
    data: { removeBookmark: true },
  })
})

test.each(['{ bookmarkStates(ids: [%]) }', 'mutation { mergeBookmarks(ids: [%]) { saved } }'])(
  '%s refuses more ids than it takes',
  async (query) => {
    const most = query.startsWith('{') ? 50 : 200
    const ids = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `"0198${String(index).padStart(4, '0')}-0000-7000-8000-000000000000"`,
      )
    const ask = (count: number) => asStudent(query.replace('%', ids(count).join(',')))
    expect((await ask(most)).errors).toBeUndefined()
    expect((await ask(most + 1)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  },
)

test('a note that is too long is refused', async () => {
  const note = `"${'あ'.repeat(501)}"`
  const ad = await insertJobPost(handle.database, companyId)
  const answer = await asStudent(`mutation { saveBookmark(jobPostId: "${ad}", note: ${note}) }`)
  expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
})

test.each(['x', 'b3duQm9va21hcmtz', 'bnVsbA'])('a cursor of nothing (%s) is refused', async (after) => {
  const answer = await asStudent(`{ ownBookmarks(after: "${after}") { total } }`)
  expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
})
