import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createJobPostActs, createJobPostDeskLists } from './job-post-desk.ts'
import { createOwnJobPostMoves } from './own-job-post-moves.ts'

let handle: DatabaseHandle
let companyId = ''
let owner = ''
let count = 0
const now = () => testNow
const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'desk', kind: 'admin' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  count += 1
  owner = `owner-${count}`
  await handle.database.delete(company)
  companyId = await insertCompany(handle.database)
  await insertMember(handle.database, companyId, owner, 'owner')
})

const open = () => {
  const { database } = handle
  const { work, mails } = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1000, now })
  return {
    ...createJobPostDeskLists(database, now),
    ...createJobPostActs(createDeskActs({ work, mailSite })),
    own: createOwnJobPostMoves({ work, rateLimits, operatorEmail: 'desk@example.com' }),
    mails: () => mails().filter(({ kind }) => kind !== 'job-post-submitted'),
  }
}
const submit = async (title = '営業マン募集') => {
  const id = await insertDraft(handle.database, companyId, { title })
  expect(await open().own.publish(owner, { companyId, id }, null)).toMatchObject({ status: 'in_review' })
  return id
}
const statusOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]?.status
const read = async (id: string) => (await open().find(id))?.stamp ?? ''
const reasonsOf = async (id: string) =>
  (
    await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `job_post:${id}`))
  )
    .filter(({ action }) => action === 'job_post.read')
    .map(({ actorUid, detail }) => [actorUid, detail])

test('the queue has what waits, the longest first, a page at a time', async () => {
  const [first, second] = [await submit(), await submit('営業マンを募集します')]
  const desk = open()
  expect((await desk.list(1)).map(({ id }) => id)).toEqual([first, second].toSorted())
  expect([await desk.count(), await desk.list(2)]).toEqual([2, []])
  expect(await desk.ofCompany(companyId)).toHaveLength(2)
  expect(await desk.ofCompany(newId())).toEqual([])
})

test('an ad is returned with a reason, corrected, and read again with what changed', async () => {
  const id = await submit()
  const desk = open()
  const given = { id, read: await read(id), reason: '「営業マン」を「営業職」に直してください。' }
  expect(await desk.return('desk', given, 'preview')).toMatchObject({
    kind: 'preview',
    mails: [{ readers: 1, text: expect.stringContaining(given.reason) as string }],
  })
  expect([await statusOf(id), (await desk.find(id))?.readings]).toEqual(['in_review', []])
  expect(await desk.return('desk', given, 'send')).toEqual({ kind: 'done' })
  expect(await statusOf(id)).toBe('draft')
  expect(await reasonsOf(id)).toEqual([['desk', { decision: 'returned', reason: given.reason }]])
  // A draft is its company's alone.
  expect(await desk.find(id)).toBeNull()

  await handle.database.update(jobPost).set({ title: '営業マンの募集' }).where(eq(jobPost.id, id))
  expect(await desk.own.publish(owner, { companyId, id }, null)).toMatchObject({ status: 'in_review' })
  const again = await desk.find(id)
  expect(again?.changes?.map(({ before, after }) => [before, after])).toEqual([
    ['営業マン募集', '営業マンの募集'],
  ])
  expect(again?.readings).toMatchObject([
    { decision: 'returned', reason: given.reason, codes: [expect.any(String)] },
  ])
  const yes = { id, read: again?.stamp ?? '', note: '職種名として読める', accepts: false }
  expect(await desk.publish('desk', yes, 'send')).toEqual({ kind: 'done' })
  expect(await statusOf(id)).toBe('published')
  expect((await reasonsOf(id)).at(-1)).toEqual(['desk', { decision: 'published', reason: yes.note }])
})

test('nothing is done with an ad that says something else than what was read', async () => {
  const id = await submit()
  const stamp = await read(id)
  await handle.database.update(jobPost).set({ duties: '別の仕事です。' }).where(eq(jobPost.id, id))
  const desk = open()
  const changed = { kind: 'refused', refusal: 'changed', words: '仕事の内容' }
  expect([
    await desk.publish('desk', { id, read: stamp, note: '', accepts: false }, 'send'),
    await desk.return('desk', { id, read: stamp, reason: '理由' }, 'send'),
    await desk.takeDown('desk', { id, read: stamp, reason: '理由', dangerous: false }, 'send'),
  ]).toEqual([changed, changed, changed])
  expect([await statusOf(id), desk.mails()]).toEqual(['in_review', []])
})

test('what was decided is not decided once more', async () => {
  const id = await submit()
  const given = { id, read: await read(id), reason: '景品表示法に反するため', dangerous: false }
  const desk = open()
  expect(await desk.takeDown('desk', given, 'send')).toEqual({ kind: 'done' })
  const unknown = { kind: 'refused', refusal: 'unknown', words: null }
  expect([await desk.takeDown('desk', given, 'send'), await desk.return('desk', given, 'send')]).toEqual([
    unknown,
    unknown,
  ])
  expect(await reasonsOf(id)).toEqual([['desk', { decision: 'removed', reason: given.reason }]])
})

test('the first ad of a company that waits is read with it, and shown only once both are approved', async () => {
  await handle.database.update(company).set({ status: 'pending' }).where(eq(company.id, companyId))
  const id = await submit('営業職の募集')
  const desk = open()
  const second = await insertDraft(handle.database, companyId)
  expect(await desk.own.publish(owner, { companyId, id: second }, null)).toMatchObject({
    kind: 'refused',
    because: 'company_pending',
  })
  expect(await desk.list(1)).toMatchObject([{ id, companyStatus: 'pending' }])
  const given = { id, read: await read(id), note: '', accepts: false }
  expect(await desk.publish('desk', given, 'send')).toMatchObject({ refusal: 'company_pending' })
  await handle.database.update(company).set({ status: 'active' }).where(eq(company.id, companyId))
  expect(await desk.publish('desk', given, 'send')).toEqual({ kind: 'done' })
})
