import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { report } from '#server/backend/database/schema/report.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { openReports } from '#server/backend/testing/reports.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openReports>
let companyId = ''
let ad = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = openReports(handle)
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId, { revision: 3 })
})

const stored = () => handle.database.select().from(report).where(eq(report.jobPostId, ad))
const kinds = () => site.mails().map(({ kind, to }) => `${kind} ${to}`)

test('a guest’s report is stored with what it is about; only the operator is told, without the text', async () => {
  const secret = '面接で別の給与を示されました。'
  const sent = await site.send(ad, { revision: 2, reasons: ['false_terms', 'other'], body: secret })
  expect(sent.kind).toBe('accepted')
  expect(await stored()).toMatchObject([
    { revision: 2, reasons: ['false_terms', 'other'], body: secret, uid: null, email: null, closedAt: null },
  ])
  expect(kinds()).toEqual(['report-sent desk@example.com'])
  expect(JSON.stringify(site.mails())).not.toContain(secret)
  expect(await site.has(sent.kind === 'accepted' ? sent.id : '')).toBe(true)
  expect(await site.has(newId())).toBe(false)
})

test('an address is told that it came, and nothing that was typed', async () => {
  await site.send(ad, { email: 'Guest@Example.jp', body: '秘密の文章' })
  expect(await stored()).toMatchObject([{ email: 'guest@example.jp' }])
  const [, receipt] = site.mails()
  expect(receipt).toMatchObject({ kind: 'report-acknowledgement', to: 'guest@example.jp' })
  expect(JSON.stringify(receipt)).not.toMatch(/秘密|総合職/)
})

test('a signed-in person is told at their own address, whatever was typed, or nowhere', async () => {
  await insertPerson(handle.database, { uid: 'hanako' })
  const person = { uid: 'hanako', email: 'hanako@example.com' }
  await site.send(ad, { person, email: 'somebody.else@example.jp' })
  await site.send(ad, { person })
  await site.send(ad, { person: { uid: 'without-an-account', email: null } })
  expect((await stored()).map(({ uid, email }) => [uid, email])).toEqual([
    ['hanako', 'hanako@example.com'],
    ['hanako', null],
    [null, null],
  ])
})

test('no line of the audit log says who reported', async () => {
  await insertPerson(handle.database, { uid: 'jiro' })
  await site.send(ad, { person: { uid: 'jiro', email: null } })
  expect(await handle.database.$count(auditLog, eq(auditLog.actorUid, 'jiro'))).toBe(0)
})

test.each([
  ['a draft', { status: 'draft' as const, publishAt: null, validThrough: null }],
  ['one in review', { status: 'in_review' as const, publishAt: null }],
  ['one that is published tomorrow', { status: 'scheduled' as const, publishAt: daysFromNow(1) }],
  [
    'one that was taken down',
    { status: 'removed' as const, closedAt: daysFromNow(-1), closeReason: 'violation' as const },
  ],
  [
    'one that ended 31 days ago',
    {
      status: 'closed' as const,
      publishAt: daysFromNow(-60),
      closedAt: daysFromNow(-31),
      closeReason: 'filled' as const,
    },
  ],
])('nothing is learned of %s', async (_, given) => {
  const hidden = await insertJobPost(handle.database, companyId, given)
  // Also without a form, so that no answer differs from that of an ad that does not exist.
  for (const token of [site.freshToken(), 'made.up.seal'])
    for (const id of [hidden, newId()]) expect(await site.send(id, { token })).toEqual({ kind: 'unknown' })
})

test('nothing is learned of an ad of a suspended company, or of a revision to come', async () => {
  expect(await site.send(ad, { revision: 4 })).toEqual({ kind: 'unknown' })
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await site.send(ad)).toEqual({ kind: 'unknown' })
  expect(await stored()).toEqual([])
})

test('an ad that ended lately can be reported', async () => {
  const ended = await insertJobPost(handle.database, companyId, {
    status: 'closed',
    closedAt: daysFromNow(-0.5),
    closeReason: 'filled',
  })
  expect((await site.send(ended)).kind).toBe('accepted')
})

test('one form makes one report, however often and however much at once it is sent', async () => {
  const token = site.freshToken()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => site.send(ad, { token, email: 'twice@example.jp' })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  expect(kinds()).toHaveLength(2)
})

test('a form that a script sends is refused', async () => {
  expect(await site.send(ad, { token: 'made.up.seal' })).toEqual({ kind: 'late' })
  const token = site.freshToken()
  site.at(daysFromNow(2))
  expect(await site.send(ad, { token })).toEqual({ kind: 'late' })
  expect(await stored()).toEqual([])
})

const tally = async (many: number, send: () => ReturnType<typeof site.send>) => {
  const answers: string[] = []
  for (let count = 0; count < many; count += 1) answers.push((await send()).kind)
  return answers
}
const accepted = (count: number) => Array.from({ length: count }, () => 'accepted')

test('a network sends forty a day', async () => {
  expect(await tally(41, () => site.send(ad, { client: '203.0.113.9' }))).toEqual([
    ...accepted(40),
    'limited',
  ])
})

test('a person sends ten a day, and an address is given in ten', async () => {
  await insertPerson(handle.database, { uid: 'busy' })
  const person = { uid: 'busy', email: null }
  expect(await tally(11, () => site.send(ad, { person }))).toEqual([...accepted(10), 'limited'])
  expect(await tally(11, () => site.send(ad, { email: 'many@example.jp' }))).toEqual([
    ...accepted(10),
    'limited',
  ])
  // Three of them are acknowledged, and the operator hears of the first three of an ad.
  expect(kinds().filter((each) => each.endsWith(' many@example.jp'))).toHaveLength(3)
  expect(kinds().filter((each) => each.startsWith('report-sent'))).toHaveLength(3)
})
