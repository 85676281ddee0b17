import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createCompanyActs } from './company-desk-acts.ts'
import { createCompanyTalk } from './company-talk.ts'
import { createDeskCompanies } from './desk-companies.ts'
import { deskCompanyStamp } from './desk-stamp.ts'

let handle: DatabaseHandle
const now = () => new Date('2026-11-26T03:00:00Z')

beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two'])
    await insertPerson(handle.database, { uid, kind: 'admin', email: `${uid}@example.com` })
  await insertPerson(handle.database, { uid: 'owner', kind: 'company', email: 'owner@mirai.example' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(auditLog)
})

const open = async (status: 'pending' | 'active') => {
  const { database } = handle
  const { work, mails } = createTestWork(handle, now)
  const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }
  const id = await insertCompany(database, { status })
  await database.insert(companyMember).values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
  const desk = createDeskCompanies(database)
  const acts = createCompanyActs(createDeskActs({ work, mailSite }))
  const talk = createCompanyTalk({ database, work, operatorEmail: 'desk@example.com' })
  const given = async () => {
    const found = await desk.find(id)
    if (found === null) throw new Error('No company')
    return {
      id,
      read: deskCompanyStamp(found.row, found.rename),
      reason: '理由です。',
      step: 'send',
    } as const
  }
  const statusNow = async () => (await desk.find(id))?.row.status
  return { id, desk, acts, talk, given, statusNow, mails }
}

it.each([
  ['active', 'suspend', 'active'],
  ['pending', 'reject', 'pending'],
] as const)(
  'a company that was %s appeals once, and the other operator grants it',
  async (before, decision, after) => {
    const { id, acts, talk, given, statusNow, desk, mails } = await open(before)
    const appeal = () => talk.appeal('owner', { company: id, text: '事実と違います。' })
    expect(await appeal()).toBe('not_possible')
    await acts.decide('one', { ...(await given()), decision })
    expect(await talk.read(id)).toMatchObject({ mayAppeal: true })
    expect([await appeal(), await appeal()]).toEqual(['done', 'not_possible'])
    expect(await talk.read(id)).toMatchObject({ mayAppeal: false })
    expect((await desk.list('appealed', '', 1)).map((line) => line.id)).toEqual([id])
    expect(await acts.decideAppeal('one', { ...(await given()), outcome: 'grant' })).toMatchObject({
      refusal: 'own_decision',
    })
    expect(await acts.decideAppeal('two', { ...(await given()), outcome: 'grant' })).toEqual({ kind: 'done' })
    expect([await statusNow(), await desk.list('appealed', '', 1)]).toEqual([after, []])
    expect(mails().map(({ kind }) => kind)).toEqual([
      'company-review',
      'company-appealed',
      'company-appeal-decided',
    ])
  },
)

it('a refused appeal changes nothing, and none follows it', async () => {
  const { id, acts, talk, given, statusNow } = await open('active')
  await acts.decide('one', { ...(await given()), decision: 'suspend' })
  await talk.appeal('owner', { company: id, text: '事実と違います。' })
  expect(await acts.decideAppeal('two', { ...(await given()), outcome: 'refuse' })).toEqual({ kind: 'done' })
  expect(await statusNow()).toBe('suspended')
  expect(await talk.appeal('owner', { company: id, text: 'もう一度。' })).toBe('not_possible')
})

it('an appeal ends with the suspension', async () => {
  const { id, acts, talk, given, desk } = await open('active')
  await acts.decide('one', { ...(await given()), decision: 'suspend' })
  await talk.appeal('owner', { company: id, text: '事実と違います。' })
  await acts.decide('one', { ...(await given()), decision: 'resume' })
  expect(await desk.list('appealed', '', 1)).toEqual([])
})

it('a question is answered once, and the operator hears of it', async () => {
  const { id, acts, talk, given, mails } = await open('pending')
  expect(await acts.ask('one', { ...(await given()), reason: '登記の住所はどちらですか。' })).toEqual({
    kind: 'done',
  })
  const question = (await talk.read(id)).questions[0]?.id ?? ''
  const answer = () => talk.answer('owner', { company: id, id: question, text: '渋谷です。' })
  expect([await answer(), await answer()]).toEqual(['done', 'not_possible'])
  expect(await talk.answer('owner', { company: id, id: newId(), text: '渋谷です。' })).toBeNull()
  expect(mails().map(({ kind, to }) => [kind, to])).toEqual([
    ['company-question', 'owner@mirai.example'],
    ['company-answered', 'desk@example.com'],
  ])
})

it('the same question waits once, and three at the most', async () => {
  const { id, acts, talk, given, mails } = await open('active')
  const ask = async (reason: string) => acts.ask('one', { ...(await given()), reason })
  const asked = { kind: 'refused', refusal: 'asked', words: null }
  expect([await ask('一つ目'), await ask('一つ目')]).toEqual([{ kind: 'done' }, asked])
  expect([await ask('二つ目'), await ask('三つ目'), await ask('四つ目')]).toEqual([
    { kind: 'done' },
    { kind: 'done' },
    asked,
  ])
  expect(mails()).toHaveLength(3)
  const first = (await talk.read(id)).questions.find(({ question }) => question === '一つ目')
  await talk.answer('owner', { company: id, id: first?.id ?? '', text: 'はい。' })
  expect(await ask('一つ目')).toEqual({ kind: 'done' })
})

it.each([
  ['active', 'suspend'],
  ['pending', 'reject'],
] as const)(
  'the next ad of a company that was %s is read first after a granted appeal',
  async (before, decision) => {
    const { id, acts, talk, given } = await open(before)
    // Known in every other way: with a verified number its first ad would be read afterwards.
    const site = {
      website: 'https://mirai.example/',
      corporateNumber: corporateNumber('010001000001'),
      moderation: 'post',
    } as const
    await handle.database.update(company).set(site).where(eq(company.id, id))
    await handle.database.update(account).set({ emailVerifiedAt: now() }).where(eq(account.uid, 'owner'))
    await acts.decide('one', { ...(await given()), decision })
    await talk.appeal('owner', { company: id, text: '事実と違います。' })
    await acts.decideAppeal('two', { ...(await given()), outcome: 'grant' })
    if (before === 'pending')
      await acts.approve('two', { ...(await given()), checked: 'number', looked: ['number_register'] })
    const [row] = await handle.database.select().from(company).where(eq(company.id, id))
    expect(row).toMatchObject({ status: 'active', moderation: 'pre' })
  },
)
