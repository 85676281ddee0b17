import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyVerification } from '#contract/codes/company.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { newId } from '#server/platform/ids.ts'
import { jobSearch, jobSearchText } from '#server/backend/database/schema/job-search.ts'
import { createJobPostIndex } from '#server/backend/job-posts/job-post-index.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { createOwnJobPostMoves } from '#server/backend/job-posts/own-job-post-moves.ts'
import { insertDraft } from '#server/backend/testing/drafts.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createCompanyLists } from './company-lists.ts'
import { createCompanyReviews } from './company-reviews.ts'

const at = new Date('2026-11-21T00:00:00Z')
const number = corporateNumber('010001000001')
let handle: DatabaseHandle
let id: string
let writes: ReturnType<typeof createTestWork>

beforeEach(async () => {
  handle = await openTestDatabase()
  writes = createTestWork(handle, () => at)
  id = newId()
  await handle.database.insert(company).values({
    id,
    corporateNumber: number,
    legalName: '株式会社こころみ',
    kana: 'カブシキガイシャココロミ',
    displayName: 'こころみ',
    representative: '心見 一郎',
    postalCode: '1000005',
    prefectureCode: '13',
    city: '千代田区',
    street: '丸の内1-1-1',
    contactTel: '+81312345678',
    industryCode: 'G',
    harassmentDesk: '社外の相談窓口',
  })
  await handle.database
    .insert(account)
    .values({ uid: 'owner', kind: 'company', email: 'owner@example.com', emailVerifiedAt: at })
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
})
afterEach(() => handle.close())

const operator = { kind: 'operator', name: 'root' } as const
const reviews = () => createCompanyReviews(writes)
const lists = () => createCompanyLists(handle.database)
const stampOf = async (key: string) => {
  const found = await lists().find(key)
  return found.kind === 'found' ? found.company.stamp : 'none'
}
const approve = async (key = id, checked: CompanyVerification = 'number', read?: string) =>
  reviews().decide(operator, {
    company: key,
    decision: 'approve',
    read: read ?? (await stampOf(key)),
    checked,
    reason: 'なし',
  })
const decide = (decision: 'reject' | 'suspend' | 'resume', key = id) =>
  reviews().decide(operator, { company: key, decision, reason: 'なし' })
const pending = async () => (await lists().list('pending', 0)).companies
const stateOf = async () => (await handle.database.select().from(company).where(eq(company.id, id)))[0]

test('approving makes a pending company active, verified by what was checked, once, with a trace', async () => {
  expect((await pending()).map(({ row }) => row.id)).toEqual([id])
  expect(await approve(number)).toEqual({
    kind: 'done',
    displayName: 'こころみ',
    told: ['owner@example.com'],
    verification: 'number',
  })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'number', verifiedAt: at })
  expect(await approve()).toEqual({ kind: 'unchanged', status: 'active' })
  expect(await decide('reject')).toEqual({ kind: 'not_pending', status: 'active' })
  const trace = await handle.database.select().from(auditLog)
  expect(trace).toMatchObject([
    {
      action: 'company.approve',
      subject: `company:${id}`,
      actor: 'operator:root',
      actorUid: null,
      detail: { before: 'pending', after: 'active', checked: 'number' },
    },
  ])
  expect(await pending()).toEqual([])
  expect(writes.mails()).toEqual([
    {
      kind: 'company-review',
      to: 'owner@example.com',
      data: { decision: 'approve', displayName: 'こころみ', reason: 'なし' },
    },
  ])
})

test.each([
  ['legalName', '株式会社べつもの'],
  ['displayName', 'べつもの'],
  ['kana', 'ベツモノ'],
  ['corporateNumber', corporateNumber('010001000002')],
  ['corporateNumber', null],
  ['representative', '別物 一郎'],
  ['street', '丸の内2-2-2'],
  ['building', '5階'],
  ['contactTel', '+81312345679'],
  ['contactEmail', 'betsu@example.com'],
  ['website', 'https://betsu.example.com/'],
] as const)('what the owner changed since it was looked at is not approved: %s', async (column, value) => {
  const read = await stampOf(id)
  await handle.database
    .update(company)
    .set({ [column]: value })
    .where(eq(company.id, id))
  for (const stamp of [read, '', 'nonsense'])
    expect(await approve(id, 'none', stamp)).toEqual({ kind: 'changed' })
  expect(await stateOf()).toMatchObject({ status: 'pending', verification: 'none' })
  expect(await approve(id, 'none')).toMatchObject({ kind: 'done' })
})

test('a change of what nobody is judged by does not void what was read', async () => {
  const read = await stampOf(id)
  await handle.database.update(company).set({ employees: 25, description: '説明' }).where(eq(company.id, id))
  expect(await approve(id, 'none', read)).toMatchObject({ kind: 'done', verification: 'none' })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'none', verifiedAt: null })
})

test('a company without a number is approved, and its number verified by nobody', async () => {
  await handle.database.update(company).set({ corporateNumber: null }).where(eq(company.id, id))
  for (const checked of ['number', 'document', 'email'] as const)
    expect(await approve(id, checked)).toEqual({ kind: 'nothing_to_verify' })
  expect(await approve(id, 'none')).toMatchObject({ kind: 'done' })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'none' })
})

test('a suspension ends by a command of its own, which leaves alone what was verified', async () => {
  expect(await decide('resume')).toEqual({ kind: 'never_approved' })
  await approve(id, 'none')
  expect(await decide('resume')).toEqual({ kind: 'unchanged', status: 'active' })
  await decide('suspend')
  expect(await approve(id, 'number')).toEqual({ kind: 'approved_before' })
  expect(await stateOf()).toMatchObject({ status: 'suspended', verification: 'none' })
  expect(await decide('resume', number)).toMatchObject({ kind: 'done', verification: 'none' })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'none', verifiedAt: null })
  expect(writes.mails().at(-1)).toMatchObject({ kind: 'company-review', data: { decision: 'resume' } })
})

test('what was rejected is approved after all, never resumed', async () => {
  await decide('reject')
  expect(await decide('resume')).toEqual({ kind: 'never_approved' })
  expect(await approve(id, 'document')).toMatchObject({ kind: 'done', verification: 'document' })
  expect(await stateOf()).toMatchObject({ status: 'active', refusedAt: null })
})

test('an approval takes away no mark that still holds', async () => {
  const verifiedAt = new Date('2026-10-01T00:00:00Z')
  await handle.database
    .update(company)
    .set({ verification: 'document', verifiedAt })
    .where(eq(company.id, id))
  expect(await approve(id, 'none')).toMatchObject({ verification: 'document' })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'document', verifiedAt })
})

const listed = async () => [
  await handle.database.$count(jobSearch, eq(jobSearch.companyId, id)),
  await handle.database.$count(jobSearchText),
]

test('a suspended company’s ads leave the index with it and come back by a task; others’ stay', async () => {
  const other = await insertCompany(handle.database)
  await insertJobPost(handle.database, other)
  await approve()
  await insertJobPost(handle.database, id)
  await insertJobPost(handle.database, id)
  await insertJobPost(handle.database, id, { status: 'draft' })
  expect(await listed()).toEqual([2, 3])

  await decide('suspend')
  expect(await listed()).toEqual([0, 1])
  expect(await handle.database.$count(jobSearch, eq(jobSearch.companyId, other))).toBe(1)
  expect(writes.told.at(-1)).toEqual({
    kind: 'tags',
    stale: [],
    purge: [`company:${id}`, 'companies', 'jobposts'],
  })

  await decide('resume')
  expect(writes.told.at(-1)).toEqual({
    kind: 'tags',
    stale: [`company:${id}`, 'companies', 'jobposts'],
    purge: [],
  })
  const task = writes.sent.findLast(({ name }) => name === 'index-company')
  expect(task).toEqual({ name: 'index-company', data: { companyId: id, after: null }, key: id })
  expect(await listed()).toEqual([0, 1])
  await createJobPostIndex(writes).indexCompany({ companyId: id, after: null })
  expect(await listed()).toEqual([2, 3])
})

test.each(['reject', 'suspend'] as const)(
  '%s leaves the number of a pending company unverified',
  async (decision) => {
    expect(await decide(decision)).toMatchObject({ kind: 'done' })
    expect(await stateOf()).toMatchObject({ status: 'suspended', verification: 'none', verifiedAt: null })
    expect(await decide('suspend')).toEqual({ kind: 'unchanged', status: 'suspended' })
    const trace = await handle.database.select().from(auditLog)
    expect(trace).toMatchObject([
      { action: `company.${decision}`, detail: { before: 'pending', after: 'suspended', reason: 'なし' } },
    ])
  },
)

test('suspending an active company keeps what was verified of it', async () => {
  await approve()
  expect(await decide('suspend')).toMatchObject({ kind: 'done', told: ['owner@example.com'] })
  expect(await stateOf()).toMatchObject({ status: 'suspended', verification: 'number', verifiedAt: at })
})

test.each(['no id', newId(), corporateNumber('999999999999')])('%s is no company', async (key) => {
  expect(await approve(key)).toEqual({ kind: 'unknown' })
})

/** Another that gives the number of the first. */
const insertAlike = (given: Parameters<typeof insertCompany>[1] = {}) =>
  insertCompany(handle.database, { corporateNumber: number, status: 'pending', createdAt: at, ...given })

test('companies that wait with one number stand side by side, and say who holds it', async () => {
  await handle.database.update(company).set({ createdAt: at }).where(eq(company.id, id))
  const day = 24 * 3_600_000
  const between = await insertCompany(handle.database, {
    status: 'pending',
    createdAt: new Date(at.getTime() + day),
  })
  const second = await insertAlike({ createdAt: new Date(at.getTime() + 2 * day) })
  const waiting = async () =>
    (await pending()).map(({ row, owners, ...each }) => [
      row.id,
      each.waiting,
      each.heldBy,
      owners.length > 0,
    ])
  expect(await waiting()).toEqual([
    [id, 2, null, true],
    [second, 2, null, false],
    [between, 1, null, false],
  ])
  await approve(id)
  expect(await waiting()).toEqual([
    [between, 1, null, false],
    [second, 1, id, false],
  ])
})

test('a number that several give names none of them', async () => {
  const second = await insertAlike()
  expect(await approve(number)).toEqual({
    kind: 'ambiguous',
    companies: [id, second]
      .toSorted()
      .map((each) => expect.objectContaining({ id: each, status: 'pending' })),
  })
  expect((await pending()).length).toBe(2)
})

test('one number is one company’s: who is active or suspended holds it, two approvals at once included', async () => {
  const second = await insertAlike()
  const answers = await Promise.all([approve(id), approve(second)])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'number_held'])
  const [holder, other] = answers[0].kind === 'done' ? [id, second] : [second, id]
  await decide('suspend', holder)
  expect(await approve(other)).toMatchObject({
    kind: 'number_held',
    by: { id: holder, status: 'suspended' },
  })
})

test.each(['reject', 'suspend'] as const)(
  '%s of a company that never was active gives its number back',
  async (decision) => {
    const second = await insertAlike()
    await decide(decision, id)
    expect(await approve(second)).toMatchObject({ kind: 'done' })
    expect(await approve(id)).toMatchObject({ kind: 'number_held', by: { id: second } })
  },
)

const sendAlong = (given: Parameters<typeof insertDraft>[2] = {}) =>
  insertDraft(handle.database, id, given).then(async (jobPostId) => {
    const rateLimits = createRateLimits(handle.database, { scale: 1000, now: () => at })
    const own = createOwnJobPostMoves({ ...writes, rateLimits, operatorEmail: 'desk@example.com' })
    await own.publish('owner', { companyId: id, id: jobPostId }, null)
    return jobPostId
  })
const adOf = async (jobPostId: string) => {
  const [ad] = await handle.database.select().from(jobPost).where(eq(jobPost.id, jobPostId))
  const [review] = await handle.database
    .select()
    .from(jobPostReview)
    .where(eq(jobPostReview.jobPostId, jobPostId))
  return { status: ad?.status, waits: review !== undefined && review.returnedAt === null }
}
const setSite = (website: string) =>
  handle.database.update(company).set({ website }).where(eq(company.id, id))

test('an ad that a known company sent along is published with the approval, and waits to be read', async () => {
  await setSite('https://www.example.com/')
  const jobPostId = await sendAlong()
  expect(await adOf(jobPostId)).toEqual({ status: 'in_review', waits: true })
  await approve()
  expect(await adOf(jobPostId)).toEqual({ status: 'published', waits: true })
  expect(await stateOf()).toMatchObject({ moderation: 'post' })
  expect(writes.mails().filter(({ kind }) => kind === 'job-post-reviewed')).toMatchObject([
    { to: 'owner@example.com', data: { jobPostId, isUnread: true, publishAt: at.toISOString() } },
  ])
})

test('one in which the check finds something, or whose time has passed, waits on', async () => {
  await setSite('https://www.example.com/')
  const found = await sendAlong({ title: '営業マン募集' })
  const late = await insertJobPost(handle.database, id, {
    status: 'in_review',
    validThrough: new Date(at.getTime() - 1),
  })
  await approve()
  expect(await adOf(found)).toEqual({ status: 'in_review', waits: true })
  expect(await adOf(late)).toMatchObject({ status: 'in_review' })
})

test('an ad of a company that is not known waits to be read first, and so does its next', async () => {
  await setSite('https://other.example.jp/')
  const jobPostId = await sendAlong()
  await approve()
  expect(await adOf(jobPostId)).toEqual({ status: 'in_review', waits: true })
  expect(await adOf(await sendAlong())).toEqual({ status: 'in_review', waits: true })
})

test('after a suspension the next ad is read first', async () => {
  await setSite('https://www.example.com/')
  await approve()
  await decide('suspend')
  await decide('resume')
  expect(await stateOf()).toMatchObject({ moderation: 'pre' })
  expect(await adOf(await sendAlong())).toEqual({ status: 'in_review', waits: true })
})
