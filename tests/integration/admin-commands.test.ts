import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { createPeople } from '#server/auth/testing/people.ts'
import { openSharedEmulator } from '#server/auth/testing/shared-emulator.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { adminIn, stampIn } from './setup/admin-commands.ts'

/** What the operator decides about companies and people, and what is told of it. */
let handle: DatabaseHandle
let dataDir = ''

const adminWith = (env: Record<string, string>, ...given: string[]) => {
  const { client } = handle
  if (client.kind !== 'server') throw new Error('These commands run beside the test, on a server')
  return adminIn({ DATA_DIR: dataDir, DATABASE_URL: client.url, ...env }, ...given)
}
const admin = (...given: string[]) => adminWith({}, ...given)

/** What waits for a site to send it, the newest first: a command without a site puts mails in line. */
const queuedMails = async () => {
  const { rows } = await handle.database.execute<{ mail: unknown }>(
    sql`select data->'mail' as mail from pgboss.job where name = 'send-mail' order by created_on desc`,
  )
  return rows.map(({ mail }) => mail)
}

const numbers = [1, 2, 3].map((serial) => corporateNumber(String(serial).padStart(12, '0')))
const [first = '', second = '', third = ''] = numbers
const ids: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-commands-'))
  handle = await openTestDatabase()
  const { database } = handle
  const people = [
    { uid: 'boss', kind: 'company' as const, email: 'boss@example.com', emailVerifiedAt: testNow },
    { uid: 'demo-student', kind: 'student' as const, email: 'student@example.com', emailVerifiedAt: testNow },
    { uid: 'newcomer', kind: 'student' as const, email: 'newcomer@example.com', emailVerifiedAt: null },
  ]
  await database.insert(account).values(people)
  const given = [
    { status: 'pending' as const, legalName: '株式会社いちばん', displayName: 'いちばん' },
    { status: 'pending' as const, legalName: '株式会社にばん', displayName: 'にばん' },
    { status: 'active' as const, legalName: '株式会社さんばん', displayName: 'さんばん' },
  ]
  for (const [index, names] of given.entries()) {
    const id = await insertCompany(database, { ...names, corporateNumber: numbers[index] ?? null })
    ids.push(id)
    await database.insert(companyMember).values({ id: newId(), companyId: id, uid: 'boss', role: 'owner' })
  }
})
afterAll(async () => {
  await handle.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('companies that wait are listed, approved with a mail; an unknown one is told', async () => {
  const pending = (await admin('pending')).out
  expect(pending.match(/^\S.*$/gm)).toHaveLength(2)
  expect(pending).toContain(`${ids[0]}  ${first}`)
  expect(pending).not.toContain('[')
  expect((await admin('companies', '--status', 'pending')).out).toBe(pending)
  const shown = await admin('approve', first)
  expect(shown).toEqual({ ...(await admin('company', ids[0] ?? '')), code: 0 })
  expect(shown.out).toContain('東京都渋谷区渋谷1-2-3')
  const stamp = stampIn(shown)
  expect(await admin('approve', ids[0] ?? '', '--read', 'a', '--checked', 'number')).toMatchObject({
    code: 1,
    words: expect.stringContaining('the company says something else than what was read'),
  })
  expect(await admin('approve', first, '--read', stamp, '--checked', 'number')).toEqual({
    code: 0,
    out: 'Done: approve いちばん. A mail goes to boss@example.com.\nIt is verified by number.\n',
    words: '',
  })
  expect(await queuedMails()).toEqual([
    {
      kind: 'company-review',
      to: 'boss@example.com',
      data: { decision: 'approve', displayName: 'いちばん', reason: '' },
    },
  ])
  expect(await admin('approve', newId())).toMatchObject({
    code: 1,
    out: '',
    words: expect.stringMatching(/there is no company/),
  })
})

test('one that waits is rejected with the reason; another is suspended, not rejected', async () => {
  expect(await admin('reject', ids[1] ?? '', '--reason', '登記を確認できません。')).toMatchObject({
    code: 0,
  })
  expect(await admin('reject', third)).toMatchObject({
    code: 1,
    words: 'admin: the company is active; only a pending one can be rejected\n',
  })
  expect(await admin('suspend', third)).toMatchObject({ code: 0 })
  expect((await admin('companies', '--status', 'rejected')).out).toContain('登記を確認できません。')
  expect(await admin('approve', third, '--read', 'a', '--checked', 'number')).toMatchObject({
    code: 1,
    words: 'admin: the company was approved before and is suspended; `resume` ends that\n',
  })
  expect((await queuedMails()).slice(0, 2)).toMatchObject([
    { data: { decision: 'suspend', displayName: 'さんばん' } },
    { data: { decision: 'reject', reason: '登記を確認できません。' } },
  ])
})

test('of companies with one number all are shown, and only an id names one of them', async () => {
  const alike = await insertCompany(handle.database, {
    status: 'pending',
    legalName: '株式会社なのり',
    corporateNumber: first,
  })
  const pending = await admin('pending')
  expect(pending.out).toMatch(
    new RegExp(
      `^${alike}  ${first}  .*pending  株式会社なのり  \\[${ids[0]} holds this number\\]  \\[nobody owns it\\]$`,
      'm',
    ),
  )
  expect(await admin('approve', first)).toMatchObject({
    code: 1,
    words: expect.stringMatching(
      new RegExp(
        `^admin: 2 companies give the number ${first}; say the id of the one you mean\n[^]*${alike}  pending`,
      ),
    ),
  })
  const stamp = stampIn(await admin('approve', alike))
  expect(await admin('approve', alike, '--read', stamp, '--checked', 'number')).toMatchObject({
    code: 1,
    words: expect.stringContaining(`this one is held by\n${ids[0]}  active  株式会社いちばん`),
  })
  await handle.database.delete(company).where(eq(company.id, alike))
  expect((await admin('unowned')).out).toBe('Every company that is or was active has a member.\n')
})

test('new names wait in a list of their own, and are decided about with what was checked', async () => {
  const wish = {
    companyId: ids[0] ?? '',
    legalName: '株式会社いちばんぼし',
    kana: 'イチバンボシ',
    displayName: 'いちばんぼし',
    corporateNumber: first,
    askedBy: 'boss',
    askedAt: testNow,
  }
  const ask = () => handle.database.insert(companyRename).values(wish)
  expect((await admin('renames')).out).toBe('No names or numbers wait.\n')
  await ask()
  expect((await admin('renames')).out).toContain('株式会社いちばん  →  株式会社いちばんぼし')
  expect(await admin('reject-rename', first, '--reason', '登記と違います。')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Done: reject-rename of いちばん. A mail goes to boss@example.com.'),
  })
  await ask()
  const stamp = stampIn(await admin('approve-rename', first))
  expect(await admin('approve-rename', first, '--read', stamp, '--checked', 'none')).toMatchObject({
    code: 0,
    out: expect.stringContaining('It is verified by none.'),
  })
  expect(await admin('approve-rename', first, '--read', stamp, '--checked', 'none')).toMatchObject({
    code: 1,
    words: expect.stringContaining('no names or number of the company wait'),
  })
})

test('admin is granted on the word of the provider, which has to be there', async () => {
  expect(await admin('grant-admin', 'student@example.com')).toMatchObject({
    code: 1,
    words: expect.stringContaining('start the site and say it again'),
  })
  const host = await openSharedEmulator()
  await createPeople(host, embeddedProject.projectId).signUp('newcomer@example.com')
  const grant = (address: string) => adminWith({ FIREBASE_AUTH_EMULATOR_HOST: host }, 'grant-admin', address)
  const answers: readonly (readonly [address: string, code: number, words: string])[] = [
    ['Student@example.com', 0, 'Done: Student@example.com is an admin from the next page on.'],
    ['student@example.com', 0, 'Nothing to do: student@example.com is an admin already.'],
    ['boss@example.com', 1, 'the identity provider knows nobody with the address boss@example.com'],
    ['newcomer@example.com', 1, 'has not verified newcomer@example.com yet'],
  ]
  for (const [address, code, words] of answers) {
    const answer = await grant(address)
    expect({ address, code: answer.code, words: answer.out + answer.words }).toEqual({
      address,
      code,
      words: expect.stringContaining(words),
    })
  }
})

test('all that was done is in the database and its log, by whoever gave the commands', async () => {
  const { database } = handle
  const companies = await database.select().from(company)
  const statusOf = (number: string) => companies.find((each) => each.corporateNumber === number)?.status
  expect([first, second, third].map(statusOf)).toEqual(['active', 'suspended', 'suspended'])
  const admins = await database.select().from(account).where(eq(account.kind, 'admin'))
  expect(admins.map(({ uid }) => uid)).toEqual(['demo-student'])
  const log = await database.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual([
    'company.approve',
    'company.reject',
    'company.suspend',
    'company.rename_reject',
    'company.rename_approve',
    'account.admin_granted',
  ])
  expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set([`operator:${userInfo().username}`]))
})
