import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createReplyLetters } from './reply-letters.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

const insertTemplate = async (companyId: string, body: string): Promise<string> => {
  const row = { id: newId(), companyId, name: '返信', body, createdAt: testNow, updatedAt: testNow }
  await handle.database.insert(replyTemplate).values(row)
  return row.id
}
const letter = (companyId: string, threadId: string, templateId: string) =>
  createReplyLetters(handle.database).ofInquiry('recruiter', { companyId, threadId, templateId })

test('a question about an ad fills everything but what an application alone has', async () => {
  const { companyId, jobPostId } = world.ids
  const id = await world.begin(world.hanako, '質問です。', { kind: 'jobPost', id: jobPostId })
  const template = await insertTemplate(companyId, '{{氏名}}様（{{姓}}・{{名}}）{{担当者名}} {{応募日}}')
  expect(await letter(companyId, id, template)).toEqual({
    companyId,
    text: '山田 花子様（山田・花子）田中 一郎 {{応募日}}',
    unfilled: ['応募日'],
  })
})

test('a question to the company is about no ad', async () => {
  const { companyId } = world.ids
  const id = await world.begin(world.hanako, '質問です。', { kind: 'company', id: companyId })
  const template = await insertTemplate(companyId, '{{求人名}}')
  expect(await letter(companyId, id, template)).toMatchObject({ text: '{{求人名}}', unfilled: ['求人名'] })
})

test('is none of another company, of its template, of a thread with an application, nor of a company that is suspended', async () => {
  const { companyId } = world.ids
  const id = await world.begin(world.hanako, '質問です。', { kind: 'company', id: companyId })
  const applied = await world.begin(world.hanako)
  const template = await insertTemplate(companyId, '{{氏名}}様')
  const foreign = await insertCompany(handle.database)
  const theirs = await insertTemplate(foreign, '{{氏名}}様')
  expect(await letter(companyId, id, template)).toMatchObject({ text: '山田 花子様' })
  expect(await letter(companyId, id, theirs)).toBeNull()
  expect(await letter(foreign, id, theirs)).toBeNull()
  expect(await letter(companyId, applied, template)).toBeNull()
  expect(await letter(companyId, newId(), template)).toBeNull()
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await letter(companyId, id, template)).toBeNull()
})
