import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompanyReviews } from '#server/backend/companies/company-reviews.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { DeskStep } from '#contract/desk.ts'
import { insertPerson, insertCompany } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskActs } from './acts.ts'
import { createDeskClaims } from './claims.ts'

let handle: DatabaseHandle
const now = () => new Date('2026-11-26T03:00:00Z')
const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two'])
    await insertPerson(handle.database, { uid, kind: 'admin', email: `${uid}@example.com` })
  await insertPerson(handle.database, { uid: 'owner', kind: 'company', email: 'owner@example.com' })
})
afterAll(() => handle.close())

/** A company to suspend, and how an operator does it. */
const open = async () => {
  const { database } = handle
  const id = await insertCompany(database)
  await database.insert(companyMember).values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
  const { work, mails } = createTestWork(handle, now)
  const act = createDeskActs({ work, mailSite })
  const suspend = (uid: string, step: DeskStep) =>
    act({
      uid,
      thing: { kind: 'company', id },
      step,
      run: (within) =>
        createCompanyReviews({ work: within }).decide(
          { kind: 'person', uid },
          { company: id, decision: 'suspend', reason: '求人の内容を確かめています。' },
        ),
      refusalOf: ({ kind }) => (kind === 'done' ? null : { refusal: 'unknown' as const }),
    })
  const statusNow = async () =>
    (await database.select({ status: company.status }).from(company).where(eq(company.id, id)))[0]?.status
  const lines = async () =>
    database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${id}`))
  const claims = createDeskClaims({ database, work, now })
  return { id, suspend, statusNow, lines, claims, mails }
}

test('a preview shows the mails of an act and changes nothing', async () => {
  const { suspend, statusNow, lines, mails } = await open()
  const shown = await suspend('one', 'preview')
  expect(shown).toMatchObject({ kind: 'preview', mails: [{ readers: 1 }] })
  expect(JSON.stringify(shown)).toContain('求人の内容を確かめています。')
  expect([await statusNow(), await lines(), mails()]).toEqual(['active', [], []])
})

test('what was shown is what is sent, with a line in the audit log', async () => {
  const { suspend, statusNow, lines } = await open()
  expect(await suspend('one', 'send')).toEqual({ kind: 'done' })
  expect(await statusNow()).toBe('suspended')
  expect(await lines()).toMatchObject([
    { action: 'company.suspend', actorUid: 'one', detail: { reason: '求人の内容を確かめています。' } },
  ])
})

test('nothing is done or shown of what the other operator has', async () => {
  const { id, suspend, statusNow, claims } = await open()
  await claims.take('two', { kind: 'company', id })
  const refused = { kind: 'refused', refusal: 'claimed', words: 'two@example.com' }
  expect([await suspend('one', 'preview'), await suspend('one', 'send')]).toEqual([refused, refused])
  expect(await statusNow()).toBe('active')
  expect(await suspend('two', 'send')).toEqual({ kind: 'done' })
  expect(await claims.of('company', [id])).toEqual([])
})

test('a refusal of the service is told as such', async () => {
  const { suspend } = await open()
  await suspend('one', 'send')
  expect(await suspend('one', 'send')).toEqual({ kind: 'refused', refusal: 'unknown', words: null })
})
