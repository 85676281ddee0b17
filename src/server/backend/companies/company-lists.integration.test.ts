import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { commandLines, companyLines } from '#server/backend/operator/company-lines.ts'
import { insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { companyStandings } from '#server/domain/company-standing.ts'
import { createCompanyLists, listMost } from './company-lists.ts'
import { createCompanyReviews } from './company-reviews.ts'

const number = corporateNumber('010001000001')
const another = corporateNumber('020002000002')
const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
})
afterAll(() => handle.close())

const lists = () => createCompanyLists(handle.database)
const insert = (given: Parameters<typeof insertCompany>[1] = {}) => insertCompany(handle.database, given)
const idsOf = async (standing: (typeof companyStandings)[number] | null) =>
  (await lists().list(standing, 0)).companies.map(({ row }) => row.id)
const found = async (id: string) => {
  const answer = await lists().find(id)
  if (answer.kind !== 'found') throw new Error(`No company ${id}`)
  return answer.company
}

test('every company is in one of the lists', async () => {
  const pending = await insert({ status: 'pending' })
  const active = await insert()
  const suspended = await insert({ status: 'suspended' })
  const refused = await insert({ status: 'suspended', refusedAt: testNow })
  const all = await Promise.all(companyStandings.map(idsOf))
  expect(all).toEqual([[pending], [active], [suspended], [refused]])
  expect(new Set(await idsOf(null))).toEqual(new Set(all.flat()))
})

test('a long list goes on where the one before ended', async () => {
  for (let count = 0; count < listMost + 2; count += 1) await insert({ createdAt: daysFromNow(count) })
  const first = await lists().list('active', 0)
  const rest = await lists().list('active', listMost)
  expect([first.total, first.companies.length, rest.companies.length]).toEqual([listMost + 2, listMost, 2])
  expect(new Set([...first.companies, ...rest.companies].map(({ row }) => row.id)).size).toBe(listMost + 2)
})

test('a sole trader is shown with all that they are judged by', async () => {
  const id = await insert({
    status: 'pending',
    legalName: '山田 太郎',
    displayName: '山田屋',
    kana: 'ヤマダヤ',
    contactEmail: 'yamada@gmail.com',
    website: 'https://yamada.example.jp/',
    building: '森ビル 5階',
  })
  await insertMember(handle.database, id, 'owner', 'owner')
  await insertMember(handle.database, id, 'viewer', 'viewer')
  await handle.database
    .update(account)
    .set({ email: 'yamada@gmail.com', emailVerifiedAt: null })
    .where(eq(account.uid, 'owner'))
  await insertJobPost(handle.database, id)
  await insertJobPost(handle.database, id, { status: 'draft' })
  const text = companyLines(await found(id)).join('\n')
  for (const words of [
    'pending  山田 太郎',
    'shown as        山田屋 (ヤマダヤ)',
    'number          none: a sole trader',
    'representative  山田 太郎',
    'address         〒150-0002 東京都渋谷区渋谷1-2-3 森ビル 5階',
    'phone           03-1234-5678',
    'mail            yamada@gmail.com',
    'website         https://yamada.example.jp/',
    'owners’ mail    gmail.com (free mail) (not verified)',
    'ads             1 public, 2 in all',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('viewer')
})

test('a suspension and a rejection say when and why', async () => {
  const id = await insert()
  await createCompanyReviews(createTestWork(handle, () => testNow)).decide(operator, {
    company: id,
    decision: 'suspend',
    reason: '一行目\n二行目',
  })
  const text = companyLines(await found(id)).join('\n')
  expect(text).toContain(`decided         ${testNow.toISOString()}  一行目 / 二行目`)
  expect(text).not.toContain('二行目\n')
})

test('names that look like those of an active company under another number are told', async () => {
  const real = await insert({
    legalName: 'トヨムラ自動車株式会社',
    displayName: 'トヨムラ',
    corporateNumber: number,
  })
  await insert({ legalName: '株式会社ほかの', displayName: 'ほかの' })
  const claims = [
    { displayName: '㈱トヨムラ', corporateNumber: another },
    { legalName: 'トヨムラ自動車', corporateNumber: null },
    { displayName: '卜ヨムラ', corporateNumber: null },
  ]
  for (const claim of claims) {
    const id = await insert({ status: 'pending', ...claim })
    expect((await found(id)).alike.map((each) => each.id)).toEqual([real])
  }
  // The same company that registers once more is told by its number.
  const same = await insert({ status: 'pending', displayName: 'トヨムラ', corporateNumber: number })
  expect(await found(same)).toMatchObject({ alike: [], heldBy: real })
  expect((await found(real)).alike).toEqual([])
})

test('what waits of names is shown side by side, the longest waiting first, with what it looks like', async () => {
  const real = await insert({
    legalName: '株式会社おおぞら銀行',
    displayName: 'おおぞら銀行',
    corporateNumber: number,
  })
  const other = await insert({ legalName: '株式会社べつ', displayName: 'べつ', corporateNumber: null })
  const id = await insert({ corporateNumber: another })
  const wish = (companyId: string, askedAt: Date, given: object = {}) =>
    handle.database.insert(companyRename).values({
      companyId,
      legalName: '株式会社みらい商事',
      kana: 'ミライショウジ',
      displayName: 'おおぞら・銀行',
      corporateNumber: another,
      askedAt,
      ...given,
    })
  await wish(other, daysFromNow(0), { displayName: 'みらい', corporateNumber: number })
  await wish(id, daysFromNow(-1))
  const { companies, total } = await lists().renames(0)
  expect([total, companies.map(({ row }) => row.id)]).toEqual([2, [id, other]])
  expect(companies[0]?.alike.map((each) => each.id)).toEqual([real])
  expect(companies[1]?.rename?.heldBy).toBe(real)
  const text = companies.flatMap(companyLines).join('\n')
  expect(text).toContain('みらい商事  →  おおぞら・銀行')
  expect(text).toContain(`-  →  ${number}`)
  expect(text).toContain('somebody who is gone')
  expect(text).toContain(`the new number is held by ${real}`)
})

test.each([
  [{ status: 'pending' }, /^To approve it: approve \S+ --read [\da-f]{32} --checked none/],
  [{ status: 'suspended', refusedAt: testNow }, /^To approve it: approve /],
  [{ status: 'suspended' }, /^To end the suspension: resume /],
  [{ status: 'active' }, /^To set what is verified: set-verification \S+ \S+ --read [\da-f]{32}$/],
] as const)('of a company that is %j what can be done is printed', async (given, expected) => {
  expect(commandLines(await found(await insert(given)))[0] ?? '').toMatch(expected)
})
