import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyAccountSchema } from '#contract/account-input.ts'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createSignUp } from './sign-up.ts'

const consentVersions = consentVersionsOn('2026-11-27')

const number = corporateNumber('010001000001')
const given = {
  ...consentVersions,
  corporateNumber: number,
  legalName: '株式会社こころみ',
  kana: 'カブシキガイシャココロミ',
  displayName: 'こころみ',
  representative: '心見 一郎',
  postalCode: '100-0005',
  prefectureCode: '13',
  city: '千代田区',
  street: '丸の内1-1-1',
  building: '5階',
  contactTel: '03-1234-5678',
  industryCode: 'G',
}
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
  writes = createTestWork(handle, () => testNow)
})
afterAll(() => handle.close())

const register = (change: Record<string, string | null> = {}, email = 'saiyo@kokoromi.example') =>
  createSignUp(handle.database, {
    work: writes.work,
    people: { standing: async () => 'active' },
    operatorEmail: 'desk@example.com',
    now: () => testNow,
  }).company(
    { uid: 'owner', email, emailVerified: false },
    companyAccountSchema.parse({ ...given, ...change }),
  )

test('the operator is told at once of a company that registers, with what it is judged by', async () => {
  expect(await register()).toBe('created')
  const [row] = await handle.database.select().from(company)
  expect(writes.mails()).toEqual([
    {
      kind: 'company-registered',
      to: 'desk@example.com',
      data: {
        companyId: row?.id,
        legalName: '株式会社こころみ',
        displayName: 'こころみ',
        corporateNumber: number,
        representative: '心見 一郎',
        address: '〒100-0005 東京都千代田区丸の内1-1-1 5階',
        tel: '03-1234-5678',
        mailDomain: 'kokoromi.example',
        freeMail: false,
      },
    },
  ])
  // Asked once more after a lost answer, it is told once.
  expect(await register()).toBe('exists')
  expect(writes.mails()).toHaveLength(1)
})

test('a sole trader has no number, and a mailbox that anybody gets is called so', async () => {
  const names = { legalName: '山田 太郎', displayName: '山田屋', corporateNumber: null }
  expect(await register(names, 'yamada@gmail.com')).toBe('created')
  expect(writes.mails()).toMatchObject([
    { data: { corporateNumber: '', mailDomain: 'gmail.com', freeMail: true } },
  ])
})

test('what is refused is told to nobody', async () => {
  await insertCompany(handle.database, { corporateNumber: number })
  expect(await register()).toBe('corporate_number_taken')
  expect(writes.mails()).toEqual([])
})
