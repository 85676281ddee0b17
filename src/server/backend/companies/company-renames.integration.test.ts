import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyVerification } from '#contract/codes/company.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember } from '#server/backend/testing/drafts.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createCompanyLists } from './company-lists.ts'
import { createCompanyProfiles } from './company-profiles.ts'
import { createCompanyRenames } from './company-renames.ts'
import { createCompanyReviews } from './company-reviews.ts'

const number = corporateNumber('010001000001')
const another = corporateNumber('020002000002')
const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let profiles: ReturnType<typeof createCompanyProfiles>
let id: string

beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
  await handle.database.delete(auditLog)
  writes = createTestWork(handle, () => testNow)
  const { database } = handle
  profiles = createCompanyProfiles({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale: 1, now: () => testNow }),
    operatorEmail: 'desk@example.com',
  })
  id = await insertCompany(database, { corporateNumber: number, verification: 'number', verifiedAt: testNow })
  await insertMember(database, id, 'owner', 'owner')
  await insertMember(database, id, 'recruiter', 'recruiter')
})
afterAll(() => handle.close())

const lists = () => createCompanyLists(handle.database)
const rowOf = async (of = id) => (await handle.database.select().from(company).where(eq(company.id, of)))[0]!
const listed = async (of = id) => {
  const found = await lists().find(of)
  if (found.kind !== 'found') throw new Error(`No company ${of}`)
  return found.company
}
const actions = async () =>
  (
    await handle.database
      .select()
      .from(auditLog)
      .where(like(auditLog.action, 'company.%'))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action)
const original = {
  legalName: '株式会社みらい商事',
  kana: 'ミライショウジ',
  displayName: 'みらい商事',
  representative: '山田 太郎',
  corporateNumber: number,
}
const stolen = {
  legalName: '株式会社おおぞら銀行',
  kana: 'オオゾラギンコウ',
  displayName: 'おおぞら銀行',
  corporateNumber: another,
}
const ask = (change: Partial<typeof original> = stolen, of = id) =>
  profiles.saveSection('owner', of, 'names', { ...original, ...change })
const approve = async (checked: CompanyVerification = 'none', read?: string, of = id) =>
  createCompanyRenames(writes).decideRename(operator, {
    company: of,
    decision: 'approve',
    read: read ?? (await listed(of)).stamp,
    checked,
  })
const reject = (reason = '登記を確認できません。', of = id) =>
  createCompanyRenames(writes).decideRename(operator, { company: of, decision: 'reject', reason })

test.each(['active', 'suspended'] as const)(
  'names and number of a company that is %s wait, and the operator is told with old and new',
  async (status) => {
    await handle.database.update(company).set({ status }).where(eq(company.id, id))
    const before = await rowOf()
    expect(await ask()).toBe('waits')
    expect(await rowOf()).toEqual(before)
    expect(await profiles.rename(id)).toMatchObject({ ...stolen, askedBy: 'owner', askedAt: testNow })
    expect([writes.told, await actions()]).toEqual([[], ['company.rename_asked']])
    expect(writes.sent).toHaveLength(1)
    expect(writes.mails()).toEqual([
      {
        kind: 'company-rename-asked',
        to: 'desk@example.com',
        data: {
          companyId: id,
          displayName: 'みらい商事',
          verification: 'number',
          changes: [
            { column: 'legalName', before: '株式会社みらい商事', after: '株式会社おおぞら銀行' },
            { column: 'kana', before: 'ミライショウジ', after: 'オオゾラギンコウ' },
            { column: 'displayName', before: 'みらい商事', after: 'おおぞら銀行' },
            { column: 'corporateNumber', before: number, after: another },
          ],
        },
      },
    ])
  },
)

test.each(['legalName', 'kana', 'displayName', 'corporateNumber'] as const)(
  'a change of %s alone waits',
  async (column) => {
    expect(await ask({ [column]: stolen[column] })).toBe('waits')
    expect(await rowOf()).toMatchObject(original)
  },
)

test('what stands beside the names is saved at once', async () => {
  expect(await ask({ displayName: 'あした', representative: '山田 次郎' })).toBe('waits')
  expect(await rowOf()).toMatchObject({ displayName: 'みらい商事', representative: '山田 次郎' })
  expect(await ask({ displayName: 'あした', representative: '山田 三郎' })).toBe('waits')
  expect(await rowOf()).toMatchObject({ representative: '山田 三郎' })
  expect(writes.mails()).toHaveLength(1)
  // Another section says nothing of names.
  expect(await profiles.saveSection('owner', id, 'address', { city: '港区' })).toBe('saved')
  expect(await profiles.rename(id)).toMatchObject({ displayName: 'あした' })
})

test('a second wish takes the place of the first; the names it has take it back, and so does a press', async () => {
  await ask()
  expect(await ask({ displayName: 'あした' })).toBe('waits')
  expect(await profiles.rename(id)).toMatchObject({
    legalName: original.legalName,
    corporateNumber: number,
    displayName: 'あした',
  })
  expect(await handle.database.$count(companyRename)).toBe(1)
  expect(await ask(original)).toBe('saved')
  expect(await profiles.rename(id)).toBeNull()
  await ask()
  expect(await profiles.withdrawRename('owner', id)).toBe(true)
  expect(await profiles.withdrawRename('owner', id)).toBe(false)
  expect(await profiles.rename(id)).toBeNull()
  expect(await actions()).toEqual(
    ['asked', 'asked', 'withdrawn', 'asked', 'withdrawn'].map((each) => `company.rename_${each}`),
  )
})

test('a company asks ten times a day, and saves the rest as often as it will', async () => {
  for (let time = 0; time < 10; time += 1) {
    expect(await ask({ displayName: `名前${time}` })).toBe('waits')
    // It waits already.
    expect(await ask({ displayName: `名前${time}` })).toBe('waits')
  }
  expect(await ask({ displayName: '名前10', representative: '山田 次郎' })).toBe('limited')
  expect(await profiles.rename(id)).toMatchObject({ displayName: '名前9' })
  expect((await rowOf()).representative).toBe('山田 太郎')
  expect(writes.mails()).toHaveLength(10)
  expect(await profiles.saveSection('owner', id, 'names', { representative: '山田 次郎' })).toBe('saved')
})

test('an approval makes them public: row, search, pages and ads follow, and the owners are told', async () => {
  await insertJobPost(handle.database, id)
  await ask()
  expect(await approve()).toEqual({
    kind: 'done',
    displayName: 'みらい商事',
    told: ['owner@example.com'],
    verification: 'none',
  })
  const row = await rowOf()
  expect(row).toMatchObject({ ...stolen, status: 'active', verification: 'none', verifiedAt: null })
  expect(row.searchShadow).toContain('オオゾラ')
  expect(row.searchShadow).not.toContain('ミライ')
  expect(await profiles.rename(id)).toBeNull()
  expect(writes.told).toEqual([
    { kind: 'tags', stale: [`company:${id}`, 'companies', 'jobposts'], purge: [] },
  ])
  expect(writes.sent).toContainEqual({ name: 'index-company', data: { companyId: id, after: null }, key: id })
  expect(writes.mails().at(-1)).toMatchObject({
    kind: 'company-rename-decided',
    to: 'owner@example.com',
    data: { decision: 'approve', verification: 'none', changes: [{}, {}, {}, { after: another }] },
  })
  const news = await handle.database.select().from(notification).where(eq(notification.uid, 'owner'))
  expect(news.map(({ text }) => text)).toEqual(['みらい商事の名前などの変更が公開されました。'])
  expect(await actions()).toEqual(['company.rename_asked', 'company.rename_approve'])
  expect(await approve()).toEqual({ kind: 'nothing_waits' })
})

test.each([
  ['number', 'none', { displayName: 'あした' }, 'none'],
  ['number', 'number', { displayName: 'あした' }, 'number'],
  ['document', 'none', { kana: 'アシタ' }, 'document'],
  ['document', 'none', { corporateNumber: another }, 'none'],
  ['document', 'number', { corporateNumber: another }, 'number'],
  ['email', 'none', stolen, 'none'],
] as const)('of a mark %s, with %s checked of %j, %s is shown', async (held, checked, change, shown) => {
  const verifiedAt = new Date('2026-10-01T00:00:00Z')
  await handle.database.update(company).set({ verification: held, verifiedAt }).where(eq(company.id, id))
  await ask(change)
  expect(await approve(checked)).toMatchObject({ kind: 'done', verification: shown })
  const day = shown === 'none' ? null : checked === 'none' ? verifiedAt : testNow
  expect(await rowOf()).toMatchObject({ verification: shown, verifiedAt: day })
})

test('a refusal leaves the old names, and tells the owners why', async () => {
  await ask()
  expect(await reject()).toMatchObject({ kind: 'done', told: ['owner@example.com'], verification: 'number' })
  expect(await rowOf()).toMatchObject({ ...original, verification: 'number' })
  expect(await profiles.rename(id)).toBeNull()
  expect(writes.told).toEqual([])
  expect(writes.mails().at(-1)).toMatchObject({
    kind: 'company-rename-decided',
    data: { decision: 'reject', reason: '登記を確認できません。', verification: 'number' },
  })
  expect(await reject()).toEqual({ kind: 'nothing_waits' })
})

test('what the owner changed since it was looked at is not approved', async () => {
  await ask({ displayName: 'あした' })
  const { stamp } = await listed()
  await ask()
  expect(await approve('number', stamp)).toEqual({ kind: 'changed' })
  const again = (await listed()).stamp
  await profiles.saveSection('owner', id, 'address', { city: '港区' })
  expect(await approve('document', again)).toEqual({ kind: 'changed' })
  await profiles.withdrawRename('owner', id)
  expect(await approve('none', again)).toEqual({ kind: 'nothing_waits' })
  expect(await rowOf()).toMatchObject({ ...original, verification: 'number' })
})

test('an approval and a new wish at the same moment: what was read is public, or nothing is', async () => {
  await ask({ displayName: 'あした' })
  const { stamp } = await listed()
  const [answer] = await Promise.all([approve('none', stamp), ask()])
  const { displayName } = await rowOf()
  expect([answer.kind, displayName]).toEqual(
    answer.kind === 'done' ? ['done', 'あした'] : ['changed', 'みらい商事'],
  )
  expect(await profiles.rename(id)).toMatchObject(stolen)
})

test('of two operators one decides', async () => {
  await ask()
  const { stamp } = await listed()
  const answers = await Promise.all([approve('none', stamp), approve('none', stamp), reject()])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'nothing_waits', 'nothing_waits'])
})

test('a number is one company’s: who has or had it, and who is approved under it at the same moment', async () => {
  await ask()
  const holder = await insertCompany(handle.database, { corporateNumber: another, status: 'suspended' })
  expect((await listed()).rename).toMatchObject({ heldBy: holder })
  expect(await approve()).toMatchObject({ kind: 'number_held', by: { id: holder } })
  await handle.database.delete(company).where(eq(company.id, holder))
  const second = await insertCompany(handle.database, { corporateNumber: corporateNumber('030003000003') })
  await insertMember(handle.database, second, 'second', 'owner')
  await ask({ corporateNumber: another }, second)
  const stamps = [(await listed(id)).stamp, (await listed(second)).stamp]
  const answers = await Promise.all([approve('none', stamps[0], id), approve('none', stamps[1], second)])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'number_held'])
  expect(await handle.database.$count(company, eq(company.corporateNumber, another))).toBe(1)
})

test.each([
  ['waits', { status: 'pending' }],
  ['was rejected', { status: 'suspended', refusedAt: testNow }],
] as const)('a company that %s holds no number', async (_, standing) => {
  await ask()
  await insertCompany(handle.database, { corporateNumber: another, ...standing })
  expect((await listed()).rename).toMatchObject({ heldBy: null })
  expect(await approve()).toMatchObject({ kind: 'done' })
})

test('nothing is verified of a number that is not there, nor found under a name that is none', async () => {
  await handle.database
    .update(company)
    .set({ corporateNumber: null, verification: 'none', verifiedAt: null })
    .where(eq(company.id, id))
  await profiles.saveSection('owner', id, 'names', { displayName: '山田屋' })
  for (const checked of ['number', 'document', 'email'] as const)
    expect(await approve(checked)).toEqual({ kind: 'nothing_to_verify' })
  expect(await approve()).toMatchObject({ kind: 'done' })
  expect(
    await createCompanyRenames(writes).decideRename(operator, {
      company: 'x',
      decision: 'reject',
      reason: 'x',
    }),
  ).toEqual({ kind: 'unknown' })
})

test('a suspended company keeps its wish; resumed it is what it was, and renamed it stays hidden', async () => {
  await ask()
  const decide = (decision: 'suspend' | 'resume') =>
    createCompanyReviews(writes).decide(operator, { company: id, decision, reason: '' })
  await decide('suspend')
  expect((await lists().list('suspended', 0)).companies).toMatchObject([{ rename: stolen }])
  await decide('resume')
  expect(await rowOf()).toMatchObject({ ...original, status: 'active', verification: 'number' })
  await decide('suspend')
  writes.sent.length = 0
  expect(await approve('number')).toMatchObject({ kind: 'done' })
  expect(await rowOf()).toMatchObject({ ...stolen, status: 'suspended' })
  expect(writes.sent.map(({ name }) => name)).not.toContain('index-company')
})

test('what waits goes with its company, and outlives the account that asked', async () => {
  await ask()
  await handle.database.delete(account).where(eq(account.uid, 'owner'))
  expect((await listed()).rename).toMatchObject({ askedBy: null, askedByEmail: null })
  expect(await approve()).toMatchObject({ kind: 'done', told: [] })
  await handle.database.insert(account).values({ uid: 'owner', kind: 'company', email: 'owner@example.com' })
  await ask(original)
  await handle.database.delete(company)
  expect(await handle.database.$count(companyRename)).toBe(0)
})
