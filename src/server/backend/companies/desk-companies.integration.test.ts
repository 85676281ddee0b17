import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createCompanyActs } from './company-desk-acts.ts'
import { createDeskCompanies } from './desk-companies.ts'
import { deskCompanyStamp } from './desk-stamp.ts'

let handle: DatabaseHandle
const now = () => new Date('2026-11-26T03:00:00Z')
const number = corporateNumber('000000000002')

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two'])
    await insertPerson(handle.database, { uid, kind: 'admin', email: `${uid}@example.com` })
  await insertPerson(handle.database, { uid: 'owner', kind: 'company', email: 'owner@mirai.example' })
})
afterAll(() => handle.close())
beforeEach(() => handle.database.delete(company))

const open = () => {
  const { work, mails } = createTestWork(handle, now)
  const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }
  const desk = createDeskCompanies(handle.database)
  const stampOf = async (id: string) => {
    const found = await desk.find(id)
    return found === null ? '' : deskCompanyStamp(found.row, found.rename)
  }
  return { ...desk, ...createCompanyActs(createDeskActs({ work, mailSite })), stampOf, mails }
}

const insertOwned = async (given: Parameters<typeof insertCompany>[1] = {}) => {
  const id = await insertCompany(handle.database, given)
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
  return id
}

const approval = { checked: 'none', looked: ['phone', 'web_site'], reason: '', step: 'send' } as const

describe('an approval at the desk', () => {
  it('keeps what was looked at and tells the people of the company', async () => {
    const desk = open()
    const id = await insertOwned({ status: 'pending' })
    const read = await desk.stampOf(id)
    expect(await desk.approve('one', { id, read, ...approval, step: 'preview' })).toMatchObject({
      kind: 'preview',
      mails: [{ readers: 1 }],
    })
    expect((await desk.find(id))?.row.status).toBe('pending')
    expect(await desk.approve('one', { id, read, ...approval })).toEqual({ kind: 'done' })
    expect((await desk.find(id))?.row.status).toBe('active')
    expect(desk.mails()).toMatchObject([{ to: 'owner@mirai.example', kind: 'company-review' }])
    expect(await desk.events(id)).toMatchObject([
      {
        action: 'company.approve',
        by: { kind: 'admin', email: 'one@example.com' },
        detail: { checked: 'none', looked: 'phone, web_site' },
      },
    ])
  })

  it('is done once, though two operators press at the same time', async () => {
    const desk = open()
    const id = await insertOwned({ status: 'pending' })
    const read = await desk.stampOf(id)
    const answers = await Promise.all([
      desk.approve('one', { id, read, ...approval }),
      desk.approve('two', { id, read, ...approval }),
    ])
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    expect(answers).toContainEqual({ kind: 'refused', refusal: 'changed', words: '状態' })
    expect(desk.mails()).toHaveLength(1)
  })

  it('says what changed since the company was read', async () => {
    const desk = open()
    const id = await insertOwned({ status: 'pending' })
    const read = await desk.stampOf(id)
    await handle.database
      .update(company)
      .set({ website: 'https://other.example/', representative: '佐藤 次郎' })
      .where(eq(company.id, id))
    const refused = { kind: 'refused', refusal: 'changed', words: '代表者・所在地、連絡先・ウェブサイト' }
    expect(await desk.approve('one', { id, read, ...approval })).toEqual(refused)
    const lines = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${id}`))
    expect([desk.mails(), lines]).toEqual([[], []])
  })
})

describe('other decisions', () => {
  it.each([
    ['pending', 'reject', 'suspended'],
    ['active', 'suspend', 'suspended'],
    ['suspended', 'resume', 'active'],
  ] as const)('of a company that is %s: %s', async (status, decision, after) => {
    const desk = open()
    const id = await insertOwned({ status })
    const given = { id, read: await desk.stampOf(id), reason: '確かめた結果です。' }
    expect(await desk.decide('one', { ...given, decision, step: 'send' })).toEqual({ kind: 'done' })
    expect((await desk.find(id))?.row.status).toBe(after)
    expect(JSON.stringify(desk.mails())).toContain('確かめた結果です。')
  })

  it('make a rename public, or leave the old names, only as it was read', async () => {
    const desk = open()
    const id = await insertOwned()
    const names = {
      legalName: '株式会社みらい',
      kana: 'ミライ',
      displayName: 'みらい',
      corporateNumber: null,
    }
    const ask = (displayName: string) =>
      handle.database
        .insert(companyRename)
        .values({ companyId: id, ...names, displayName, askedBy: 'owner', askedAt: now() })
        .onConflictDoUpdate({ target: companyRename.companyId, set: { displayName } })
    await ask('みらい')
    const stale = await desk.stampOf(id)
    await ask('みらいえ')
    const refused = { kind: 'refused', refusal: 'changed', words: '届け出られた変更' }
    expect(await desk.acceptRename('one', { id, read: stale, checked: 'none', step: 'send' })).toEqual(
      refused,
    )
    expect(await desk.refuseRename('one', { id, read: stale, reason: '理由です。', step: 'send' })).toEqual(
      refused,
    )
    const read = await desk.stampOf(id)
    expect(await desk.acceptRename('one', { id, read, checked: 'none', step: 'send' })).toEqual({
      kind: 'done',
    })
    expect((await desk.find(id))?.row.displayName).toBe('みらいえ')
  })

  it('do not mark as checked what a company has not given', async () => {
    const desk = open()
    const id = await insertOwned()
    const given = { id, read: await desk.stampOf(id), checked: 'number', reason: '確かめました。' } as const
    expect(await desk.verify('one', given)).toMatchObject({ refusal: 'nothing_to_verify' })
  })
})

describe('lists of companies', () => {
  it('have each company where it belongs, with how many there are', async () => {
    const desk = open()
    const waiting = await insertOwned({ status: 'pending' })
    const active = await insertOwned()
    const suspended = await insertOwned({ status: 'suspended' })
    const rejected = await insertOwned({ status: 'suspended', refusedAt: now() })
    const ids = async (list: 'waiting' | 'active' | 'suspended' | 'rejected') =>
      (await desk.list(list, '', 1)).map(({ id }) => id)
    expect([
      await ids('waiting'),
      await ids('active'),
      await ids('suspended'),
      await ids('rejected'),
    ]).toEqual([[waiting], [active], [suspended], [rejected]])
    expect(await desk.counts('')).toEqual([
      { list: 'waiting', count: 1 },
      { list: 'renamed', count: 0 },
      { list: 'appealed', count: 0 },
      { list: 'active', count: 1 },
      { list: 'suspended', count: 1 },
      { list: 'rejected', count: 1 },
      { list: 'all', count: 4 },
    ])
  })

  it.each([
    ['a part of a name', '未来 技研'],
    ['a number', number],
    ['a telephone', '06-6123-4567'],
    ['a domain', 'mirai.example'],
    ['an address', 'someone@mirai.example'],
  ])('are searched by %s', async (_, words) => {
    const desk = open()
    await insertCompany(handle.database, { displayName: 'ほか' })
    const id = await insertOwned({
      displayName: '未来技研',
      corporateNumber: number,
      contactTel: '+81661234567',
    })
    expect((await desk.list('all', words, 1)).map((line) => line.id)).toEqual([id])
    expect(await desk.counts(words)).toContainEqual({ list: 'all', count: 1 })
  })

  it('treat what stands for anything in a pattern as it is typed', async () => {
    const desk = open()
    await insertOwned()
    expect([await desk.list('all', '%', 1), await desk.list('all', '_', 1)]).toEqual([[], []])
  })
})

it('finds what other companies have in common with one', async () => {
  const desk = open()
  const id = await insertOwned({ corporateNumber: number })
  const same = await insertCompany(handle.database, { status: 'pending', corporateNumber: number })
  await insertCompany(handle.database, { contactTel: '+81661234567', street: 'ほか1-1' })
  const row = (await desk.find(id))?.row
  expect(row && (await desk.others(row))).toMatchObject([
    { id: same, sameNumber: true, samePhone: true, sameAddress: true },
  ])
})
