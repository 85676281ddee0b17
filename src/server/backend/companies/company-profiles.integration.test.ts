import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createCompanyProfiles } from './company-profiles.ts'
import { createCompanyReviews } from './company-reviews.ts'
import { companyStamp } from './rename-rows.ts'

const number = corporateNumber('010001000001')
const another = corporateNumber('020002000002')
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let profiles: ReturnType<typeof createCompanyProfiles>

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'owner', kind: 'company' })
})
beforeEach(async () => {
  await handle.database.delete(company)
  writes = createTestWork(handle, () => testNow)
  const { database } = handle
  profiles = createCompanyProfiles({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale: 1, now: () => testNow }),
    operatorEmail: 'desk@example.com',
  })
})
afterAll(() => handle.close())

const insert = (given: Parameters<typeof insertCompany>[1] = {}) =>
  insertCompany(handle.database, { corporateNumber: number, ...given })
const rowOf = async (id: string) =>
  (await handle.database.select().from(company).where(eq(company.id, id)))[0]!
const linesOf = (id: string) =>
  handle.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `company:${id}`))
    .orderBy(asc(auditLog.id))
const namesOf = async (id: string) => {
  const { legalName, kana, displayName, representative } = await rowOf(id)
  return { legalName, kana, displayName, representative, corporateNumber: number }
}

test('a section is written alone, found in search, traced and shown anew', async () => {
  const id = await insert()
  const other = await insertCompany(handle.database, { description: 'ほかの会社です。' })
  const change = { industryCode: 'H', employees: 25, foundedYear: 1985, capital: 10_000_000 }
  expect(
    await profiles.saveSection('owner', id, 'business', { ...change, description: '鉄道の保守です。' }),
  ).toBe('saved')
  const row = await rowOf(id)
  expect(row).toMatchObject({ ...change, displayName: 'みらい商事', updatedAt: testNow })
  expect(row.searchShadow).toContain('鉄道')
  expect(await rowOf(other)).toMatchObject({ description: 'ほかの会社です。', employees: null })
  expect(await linesOf(id)).toMatchObject([
    {
      action: 'company.profile_saved',
      actorUid: 'owner',
      detail: {
        section: 'business',
        changed: 'industryCode, employees, foundedYear, capital, description',
      },
    },
  ])
  expect(writes.told).toEqual([
    { kind: 'tags', stale: [`company:${id}`, 'companies', 'jobposts'], purge: [] },
  ])
  // The industry is a filter of ads.
  expect(writes.sent).toEqual([{ name: 'index-company', data: { companyId: id, after: null }, key: id }])
})

test('what is saved as it was changes, traces and tells nothing', async () => {
  const youthInfo = { hires: [], averageAge: 35 } as never
  const id = await insert({ youthInfo, updatedAt: new Date('2020-01-01T00:00:00Z') })
  await profiles.saveSection('owner', id, 'youth', { youthInfo: { averageAge: 35, hires: [] } as never })
  await profiles.saveSection('owner', id, 'names', await namesOf(id))
  expect((await rowOf(id)).updatedAt).toEqual(new Date('2020-01-01T00:00:00Z'))
  expect([await linesOf(id), writes.told, writes.sent]).toEqual([[], [], []])
})

test('who moved keeps what was verified of the number, with its date', async () => {
  const verifiedAt = new Date('2026-10-01T00:00:00Z')
  const id = await insert({ verification: 'document', verifiedAt })
  await profiles.saveSection('owner', id, 'address', { city: '港区' })
  expect(await rowOf(id)).toMatchObject({ city: '港区', verification: 'number', verifiedAt })
  expect(writes.mails()).toEqual([])
})

const refused = { status: 'suspended', refusedAt: testNow } as const

test.each([
  ['pending', { status: 'pending' }],
  ['refused', refused],
] as const)(
  'a company that is %s changes its names without a mail and without entering the index',
  async (_, mine) => {
    const id = await insert(mine)
    const names = { ...(await namesOf(id)), displayName: 'あした', corporateNumber: another }
    expect(await profiles.saveSection('owner', id, 'names', names)).toBe('saved')
    expect(await rowOf(id)).toMatchObject({ displayName: 'あした', corporateNumber: another })
    expect((await rowOf(id)).searchShadow).toContain('アシタ')
    expect(writes.sent).toEqual([])
    expect(await profiles.rename(id)).toBeNull()
    expect((await linesOf(id))[0]?.detail).toMatchObject({ displayName: 'みらい商事 → あした' })
  },
)

test.each([
  ['active', { status: 'active' }, { status: 'active' }, 'corporate_number_taken'],
  // Who is suspended is nobody's business; the operator sees it.
  ['active', { status: 'active' }, { status: 'suspended' }, 'waits'],
  ['active', { status: 'active' }, { status: 'pending' }, 'waits'],
  ['active', { status: 'active' }, refused, 'waits'],
  ['pending', { status: 'pending' }, { status: 'active' }, 'corporate_number_taken'],
  ['pending', { status: 'pending' }, { status: 'suspended' }, 'saved'],
  ['refused', refused, { status: 'active' }, 'corporate_number_taken'],
] as const)('of %s companies, %j may take the number of one that is %j: %s', async (_, mine, its, answer) => {
  await insertCompany(handle.database, { corporateNumber: another, ...its })
  const id = await insert(mine)
  const names = { ...(await namesOf(id)), corporateNumber: another }
  expect(await profiles.saveSection('owner', id, 'names', names)).toBe(answer)
  expect((await rowOf(id)).corporateNumber).toBe(answer === 'saved' ? another : number)
})

test.each([
  ['active', { status: 'active' }, 'corporate_number_kept'],
  ['suspended', { status: 'suspended' }, 'corporate_number_kept'],
  ['pending', { status: 'pending' }, 'saved'],
  ['refused', refused, 'saved'],
] as const)('a company that is %s takes its number out: %j is %s', async (_, mine, answer) => {
  const id = await insert(mine)
  const names = { ...(await namesOf(id)), corporateNumber: null }
  expect(await profiles.saveSection('owner', id, 'names', names)).toBe(answer)
  expect((await rowOf(id)).corporateNumber).toBe(answer === 'saved' ? null : number)
})

test('a text with signs of crime is not saved; what else is found is told alone', async () => {
  const id = await insert({ description: '封筒を預かって、指定された人に渡すだけです。' })
  const business = { industryCode: 'G', employees: 20, foundedYear: null, capital: null } as const
  const save = (description: string) =>
    profiles.saveSection('owner', id, 'business', { ...business, description })
  expect(await save('口座を貸していただける方を探しています。')).toBe('dangerous')
  // What stood there before keeps nothing else from being saved.
  expect(await save('封筒を預かって、指定された人に渡すだけです。')).toBe('saved')
  expect(await save('女性が多く活躍する職場です。')).toBe('saved')
  expect((await rowOf(id)).description).toBe('女性が多く活躍する職場です。')
})

test('a company with open ads keeps its desk for harassment, and may name another', async () => {
  const id = await insert({ status: 'active', harassmentDesk: '人事部の相談窓口' })
  const { contactTel, contactEmail, contactForm, website } = await rowOf(id)
  const save = (harassmentDesk: string | null) =>
    profiles.saveSection('owner', id, 'contact', {
      contactTel,
      contactEmail,
      contactForm,
      website,
      harassmentDesk,
    })
  const ad = await insertJobPost(handle.database, id, { status: 'published' })
  expect(await save(null)).toBe('harassment_desk_kept')
  expect(await save('社外の相談窓口')).toBe('saved')
  await handle.database
    .update(jobPost)
    .set({ status: 'closed', closeReason: 'filled', closedAt: testNow })
    .where(eq(jobPost.id, ad))
  expect(await save(null)).toBe('saved')
  expect((await rowOf(id)).harassmentDesk).toBeNull()
})

test('the last decision is told with its reason', async () => {
  const id = await insert({ status: 'pending' })
  expect(await profiles.decision(id)).toBeNull()
  const reviews = createCompanyReviews(writes)
  const decide = async (decision: 'reject' | 'approve', reason: string) => {
    const read = companyStamp(await rowOf(id), null)
    const review =
      decision === 'approve' ? ({ decision, read, checked: 'none' } as const) : ({ decision } as const)
    return reviews.decide({ kind: 'operator', name: 'root' }, { company: id, reason, ...review })
  }
  await decide('reject', '登記が確認できません。')
  await profiles.saveSection('owner', id, 'address', { city: '港区' })
  expect(await profiles.decision(id)).toEqual({ at: testNow, reason: '登記が確認できません。' })
  await decide('approve', '')
  expect(await profiles.decision(id)).toEqual({ at: testNow, reason: '' })
})
