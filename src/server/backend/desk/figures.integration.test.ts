import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report } from '#server/backend/database/schema/report.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskFigures } from './figures.ts'
import { createYearlyReport } from './yearly-report.ts'

let handle: DatabaseHandle
/** Half past midnight in Japan on 26 November. */
const now = new Date('2026-11-25T15:30:00Z')
const at = (text: string) => new Date(text)

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  await insertPerson(database, { uid: 'late', createdAt: at('2026-11-25T14:59:59Z') })
  await insertPerson(database, { uid: 'early', createdAt: at('2026-11-25T15:00:00Z') })
  await insertPerson(database, { uid: 'before', createdAt: at('2026-10-01T00:00:00Z') })
  await insertPerson(database, { uid: 'member', kind: 'company', createdAt: at('2026-11-25T15:00:00Z') })
  const companyId = await insertCompany(database)
  await database.update(company).set({ createdAt: at('2026-11-24T15:00:00Z') })
  const open = { publishAt: at('2026-05-01T00:00:00Z'), validThrough: at('2026-12-31T00:00:00Z') }
  const ad = await insertJobPost(database, companyId, open)
  await insertJobPost(database, companyId, {
    ...open,
    status: 'closed',
    closeReason: 'filled',
    closedAt: at('2026-05-20T00:00:00Z'),
  })
  await database.update(jobPost).set({ createdAt: at('2026-05-01T00:00:00Z') })
  const dates = { submittedAt: at('2026-11-24T00:00:00Z'), replyDueAt: at('2026-11-26T00:00:00Z') }
  await insertApplication(database, ad, { ...dates, answeredAt: at('2026-11-25T00:00:00Z') })
  await insertApplication(database, ad, {
    ...dates,
    replyDueAt: at('2026-11-24T12:00:00Z'),
    answeredAt: at('2026-11-25T00:00:00Z'),
  })
  await database.insert(report).values({
    id: newId(),
    formId: newId(),
    jobPostId: ad,
    revision: 1,
    reasons: ['fraud'],
    body: '=cmd',
    email: 'reporter@example.com',
    createdAt: at('2026-03-01T00:00:00Z'),
    closedAt: at('2026-03-03T00:00:00Z'),
    outcome: 'no_problem',
    outcomeReason: '問題はありませんでした。',
  })
  const message = { name: '申し出た人', email: 'sender@example.com', body: '求人の内容が違います。' }
  await database.insert(contactMessage).values([
    { ...message, id: newId(), formId: newId(), kind: 'job_post', createdAt: at('2026-04-01T00:00:00Z') },
    { ...message, id: newId(), formId: newId(), kind: 'question', createdAt: at('2026-04-01T00:00:00Z') },
    { ...message, id: newId(), formId: newId(), kind: 'job_post', createdAt: at('2025-12-31T14:00:00Z') },
  ])
})
afterAll(() => handle.close())

test('counts by days in Japan, of the last four weeks', async () => {
  const days = await createDeskFigures({ database: handle.database, now: () => now }).days()
  expect(days).toHaveLength(28)
  expect(days.slice(-3)).toEqual([
    {
      day: '2026-11-24',
      signUps: 0,
      companies: 0,
      jobPosts: 0,
      applications: 2,
      answers: 0,
      answersInTime: 0,
    },
    {
      day: '2026-11-25',
      signUps: 1,
      companies: 1,
      jobPosts: 0,
      applications: 0,
      answers: 2,
      answersInTime: 1,
    },
    {
      day: '2026-11-26',
      signUps: 1,
      companies: 0,
      jobPosts: 0,
      applications: 0,
      answers: 0,
      answersInTime: 0,
    },
  ])
})

const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

test('the yearly figures say what there was at the end of a day', async () => {
  const { figures } = createYearlyReport({ database: handle.database, now: () => now })
  expect(await figures('2026-06-01')).toContain('"掲載していた求人（合計）","1","2026年6月1日"')
  expect(await figures('2026-05-10')).toContain('"掲載していた求人（合計）","2","2026年5月10日"')
  expect(await figures('2026-11-26')).toContain('"応募","2","2025年11月27日から2026年11月26日まで"')
  expect(await figures('2026-11-26')).toContain('"苦情・申し出のうち対応を終えたもの","1"')
})

test('complaints of a year are listed without people and their words', async () => {
  const { complaints } = createYearlyReport({ database: handle.database, now: () => now })
  const csv = await complaints(2026)
  expect(linesOf(csv)).toHaveLength(3)
  expect(csv).toContain('"2026年3月1日","求人の通報"')
  expect(csv).toContain('"終了","問題は確認できませんでした","2026年3月3日","2"')
  expect(csv).not.toMatch(/申し出た人|@example|違います|cmd/)
  expect(linesOf(await complaints(2025))).toHaveLength(2)
})
