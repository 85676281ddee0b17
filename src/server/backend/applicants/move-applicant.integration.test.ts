import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { unlimited } from '#server/backend/testing/unlimited.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApplicantMoveInput } from '#contract/applicants.ts'
import { japaneseDay } from '#contract/format/time.ts'
import type { Offer } from '#contract/offer.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationNote,
} from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { eraseDue } from '#server/backend/applications/erase-applications.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createApplicants } from './applicants.ts'

let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let applicants: ReturnType<typeof createApplicants>
let time = testNow
let companyId = ''
let ad = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  await database.delete(auditLog)
  time = testNow
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId)
  await insertPerson(database, { uid: 'student' })
  await insertMember(database, companyId, 'sato', 'recruiter')
  await insertMember(database, companyId, 'suzuki', 'owner')
  await database.insert(personProfile).values({ uid: 'sato', displayName: '佐藤 はるか' })
  writes = createTestWork(handle, () => time)
  applicants = createApplicants({ rateLimits: unlimited, database, work: writes.work, now: () => time })
})

const insert = (given: Partial<typeof application.$inferInsert> = {}) =>
  insertApplication(handle.database, ad, { uid: 'student', searchText: 'ヤマダハナコ', ...given })
const rowOf = async (id: string) =>
  (await handle.database.select().from(application).where(eq(application.id, id)))[0]!
const seenOf = async (id: string) => (await rowOf(id)).updatedAt.toISOString()
const press = async (
  uid: string,
  id: string,
  given: Pick<ApplicantMoveInput, 'action'> & Partial<ApplicantMoveInput>,
) =>
  applicants.move(uid, {
    companyId,
    id,
    seen: await seenOf(id),
    text: '',
    reason: null,
    offer: null,
    ...given,
  })

test('a member’s answer is written, mailed, and kept with who gave it, which the student’s row does not tell', async () => {
  const id = await insert()
  expect(await press('sato', id, { action: 'screen', text: '選考を始めます。' })).toEqual({
    kind: 'moved',
    late: false,
  })
  expect(writes.mails()).toMatchObject([
    { kind: 'application-screening', to: 'student@example.com', data: { text: '選考を始めます。' } },
  ])
  const found = await applicants.find(companyId, id)
  expect(found?.events).toMatchObject([
    { actor: 'company', by: { name: '佐藤 はるか', role: 'recruiter' }, status: 'screening' },
  ])
  expect(await handle.database.select().from(auditLog)).toMatchObject([
    { action: 'application.screen', actorUid: 'sato' },
  ])
})

test.each(['open_company', 'career_education'] as const)(
  'nobody is screened or interviewed for a %s: who may take part is told, in no word of hiring',
  async (kind) => {
    ad = await insertJobPost(handle.database, companyId, { kind, title: '工場の見学' })
    const id = await insert()
    expect((await applicants.find(companyId, id))?.moves).toEqual(['view', 'offer', 'reject'])
    for (const action of ['screen', 'interview'] as const)
      expect(await press('sato', id, { action })).toEqual({ kind: 'refused', because: 'kind' })
    expect(writes.mails()).toEqual([])
    expect(await press('sato', id, { action: 'offer' })).toEqual({ kind: 'moved', late: false })
    expect(writes.mails()).toMatchObject([
      { kind: 'application-offered', data: { jobPostKind: kind, title: '工場の見学' } },
    ])
    expect((await rowOf(id)).status).toBe('offered')
  },
)

const sheet: Offer = {
  answerBy: japaneseDay(daysFromNow(14).toISOString()),
  place: '本社',
  duties: '',
  toldBy: japaneseDay(daysFromNow(60).toISOString()),
  terms: 'changed',
  changes: '月給 21万円 → 22万円',
  notice: 'handed',
  noticeBy: null,
  documents: '',
  contact: '人事部 田中',
}

test('an offer of work goes with what it is an offer of, which ends with the rest', async () => {
  const id = await insert()
  const offer = (given: Partial<Offer> | null) =>
    press('sato', id, { action: 'offer', offer: given === null ? null : { ...sheet, ...given } })
  expect(await offer(null)).toEqual({ kind: 'refused', because: 'offer' })
  for (const days of [-1, 366])
    expect(await offer({ answerBy: japaneseDay(daysFromNow(days).toISOString()) })).toEqual({
      kind: 'refused',
      because: 'answer_day',
    })
  for (const field of ['place', 'duties', 'changes', 'documents', 'contact'] as const)
    expect(
      await offer({ [field]: '保護者の同意書を出してください。他社の選考は辞退してください。' }),
    ).toMatchObject({ kind: 'unlawful', findings: [{ at: field }, { at: field }] })
  const past = japaneseDay(daysFromNow(-1).toISOString())
  expect(await offer({ toldBy: past })).toEqual({ kind: 'refused', because: 'told_day' })
  expect(await offer({ notice: 'later', noticeBy: past })).toEqual({ kind: 'refused', because: 'notice_day' })
  expect((await rowOf(id)).status).toBe('submitted')
  expect(await offer({})).toEqual({ kind: 'moved', late: false })
  expect((await applicants.find(companyId, id))?.offer).toEqual(sheet)
  expect(writes.mails()).toMatchObject([{ kind: 'application-offered', data: { answerBy: sheet.answerBy } }])
  await handle.database
    .update(application)
    .set({ status: 'declined', closedAt: testNow, eraseAt: testNow })
    .where(eq(application.id, id))
  await eraseDue(writes.work)
  expect((await rowOf(id)).offer).toBeNull()
})

test('a day of an offer that is not needed is not read', async () => {
  const past = japaneseDay(daysFromNow(-1).toISOString())
  const offer = { ...sheet, duties: '営業', toldBy: past, noticeBy: past }
  expect(await press('sato', await insert(), { action: 'offer', offer })).toEqual({
    kind: 'moved',
    late: false,
  })
})

test('whoever is only to take part gets no terms of work', async () => {
  ad = await insertJobPost(handle.database, companyId, { kind: 'internship_general' })
  const id = await insert()
  expect(await press('sato', id, { action: 'offer', offer: sheet })).toEqual({ kind: 'moved', late: false })
  expect((await rowOf(id)).offer).toBeNull()
})

test('an application to a programme that was taken to interviews before is still answered', async () => {
  ad = await insertJobPost(handle.database, companyId, { kind: 'open_company' })
  const id = await insert({ status: 'interview' })
  expect((await applicants.find(companyId, id))?.moves).toEqual(['offer', 'reject'])
  expect(await press('sato', id, { action: 'reject', reason: 'filled' })).toMatchObject({ kind: 'moved' })
})

test('two recruiters change one application: the second is told, and nothing of theirs is written', async () => {
  const id = await insert()
  const seen = await seenOf(id)
  time = daysFromNow(0.01)
  expect(await press('sato', id, { action: 'interview', seen })).toEqual({ kind: 'moved', late: false })
  expect(await press('suzuki', id, { action: 'reject', reason: 'filled', seen })).toEqual({
    kind: 'refused',
    because: 'changed',
  })
  // The same form of the first one, sent twice, is done once.
  expect(await press('sato', id, { action: 'interview', seen })).toEqual({ kind: 'moved', late: false })
  // Another’s press for what was done already is told as well: it was not theirs.
  expect(await press('suzuki', id, { action: 'interview', seen })).toEqual({
    kind: 'refused',
    because: 'changed',
  })
  expect((await rowOf(id)).status).toBe('interview')
  expect(writes.mails()).toHaveLength(1)
  expect((await applicants.find(companyId, id))?.events).toHaveLength(1)
})

test.each(['screen', 'interview', 'offer', 'reject'] as const)(
  'an answer that asks what nobody may ask is not sent: %s',
  async (action) => {
    const id = await insert()
    const text = 'まず、ご家族の職業をお知らせください。'
    expect(await press('sato', id, { action, text, reason: 'filled' })).toMatchObject({
      kind: 'unlawful',
      findings: [{ code: 'unfair_question', at: 'text' }],
    })
    expect((await rowOf(id)).status).toBe('submitted')
    expect(writes.mails()).toEqual([])
    // That it was looked at says nothing.
    expect(await press('sato', id, { action: 'view', text })).toMatchObject({ kind: 'moved' })
  },
)

test('both at the same instant: one is written', async () => {
  const id = await insert()
  const seen = await seenOf(id)
  time = daysFromNow(0.01)
  const answers = await Promise.all([
    press('sato', id, { action: 'interview', seen }),
    press('suzuki', id, { action: 'screen', seen }),
  ])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'refused'])
  expect(writes.mails()).toHaveLength(1)
})

test('a press that waits for another’s sees what that one made of it', async () => {
  const id = await insert()
  const seen = await seenOf(id)
  const commit = await holdRows(handle, (transaction) =>
    transaction
      .update(application)
      .set({ status: 'screening', answeredAt: testNow, updatedAt: daysFromNow(0.01) })
      .where(eq(application.id, id)),
  )
  const pressed = press('suzuki', id, { action: 'reject', reason: 'filled', seen })
  await untilWaiting(handle, pressed)
  await commit()
  expect(await pressed).toEqual({ kind: 'refused', because: 'changed' })
  expect((await rowOf(id)).status).toBe('screening')
})

test('with the news that it was looked at nothing is said', async () => {
  const id = await insert()
  await press('sato', id, { action: 'view', text: '拝見しました。' })
  expect((await applicants.find(companyId, id))?.events).toMatchObject([{ status: 'viewed', text: null }])
})

test('a member of two companies is told of by the role in this one, and once', async () => {
  await joinCompany(handle.database, await insertCompany(handle.database), 'sato', 'owner')
  const id = await insert()
  await press('sato', id, { action: 'view' })
  await applicants.addNote('sato', { companyId, id, note: 'メモ' })
  const by = { name: '佐藤 はるか', role: 'recruiter' }
  const found = await applicants.find(companyId, id)
  expect([found?.events, found?.notes]).toMatchObject([[{ by }], [{ by }]])
})

test('a rejection has to have a reason, which is the company’s alone; other moves have none', async () => {
  const id = await insert()
  expect(await press('sato', id, { action: 'reject', text: '見送ります。' })).toEqual({
    kind: 'refused',
    because: 'reason',
  })
  expect((await rowOf(id)).status).toBe('submitted')
  await press('sato', id, { action: 'reject', text: '見送ります。', reason: 'requirements' })
  expect(await rowOf(id)).toMatchObject({ status: 'not_selected', declineReason: 'requirements' })
  expect(JSON.stringify(writes.mails())).not.toContain('requirements')
  const other = await insert({ uid: null })
  await press('sato', other, { action: 'screen', reason: 'filled' })
  expect((await rowOf(other)).declineReason).toBeNull()
})

test('late answers count as late, up to the thirtieth day after the promised one', async () => {
  const late = await insert({ replyDueAt: daysFromNow(-29) })
  expect(await press('sato', late, { action: 'screen' })).toEqual({ kind: 'moved', late: true })
  const over = await insert({ uid: null, replyDueAt: daysFromNow(-30) })
  expect((await applicants.find(companyId, over))?.moves).toEqual([])
  expect(await press('sato', over, { action: 'screen' })).toEqual({ kind: 'refused', because: 'time' })
  expect((await rowOf(over)).status).toBe('submitted')
})

test('an offer is not taken back, and what is the student’s is not the company’s to do', async () => {
  const id = await insert({ status: 'offered', answeredAt: daysFromNow(-1) })
  expect((await applicants.find(companyId, id))?.moves).toEqual([])
  expect(await press('sato', id, { action: 'reject', reason: 'filled' })).toEqual({
    kind: 'refused',
    because: 'status',
  })
})

test('another company’s, a draft, and those of a suspended company are not there', async () => {
  const others = await insertCompany(handle.database)
  const id = await insert()
  const draft = await insertApplication(handle.database, await insertJobPost(handle.database, companyId), {
    uid: 'student',
    status: 'draft',
    submitKey: null,
    submittedAt: null,
    replyDueAt: null,
  })
  const input = { action: 'view' as const, text: '', reason: null, offer: null }
  for (const of of [
    { companyId: others, id },
    { companyId, id: draft },
    { companyId, id: newId() },
  ]) {
    expect(await applicants.find(of.companyId, of.id)).toBeNull()
    expect(await applicants.move('sato', { ...of, ...input, seen: await seenOf(id) })).toEqual({
      kind: 'unknown',
    })
    expect(await applicants.addNote('sato', { ...of, note: 'メモ' })).toBeNull()
  }
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await applicants.find(companyId, id)).toBeNull()
  expect(await press('sato', id, { action: 'view' })).toEqual({ kind: 'unknown' })
  expect(await applicants.addNote('sato', { companyId, id, note: 'メモ' })).toBeNull()
})

test('notes are seen by members, taken out by their writers alone, and a hundred at most', async () => {
  const id = await insert()
  expect(await applicants.addNote('sato', { companyId, id, note: '面接で聞くこと' })).toBe('done')
  const [note] = (await applicants.find(companyId, id))?.notes ?? []
  expect(note).toMatchObject({ text: '面接で聞くこと', by: { name: '佐藤 はるか' } })
  const noteId = note?.id ?? ''
  expect(await applicants.removeNote('suzuki', { companyId, id, noteId })).toBeNull()
  const other = await insert({ uid: null })
  expect(await applicants.removeNote('sato', { companyId, id: other, noteId })).toBeNull()
  expect(await applicants.removeNote('sato', { companyId, id, noteId })).toBe('done')
  expect(await handle.database.$count(applicationNote)).toBe(0)
  expect(
    (await handle.database.select().from(auditLog)).map(({ action, actorUid, detail }) => [
      action,
      actorUid,
      detail,
    ]),
  ).toEqual([
    ['application.note', 'sato', { company: companyId, note: noteId }],
    ['application.note_removed', 'sato', { company: companyId, note: noteId }],
  ])
  await handle.database
    .insert(applicationNote)
    .values(Array.from({ length: 100 }, () => ({ id: newId(), applicationId: id, text: 'メモ' })))
  expect(await applicants.addNote('sato', { companyId, id, note: 'もう一つ' })).toBe('full')
})

test('nothing is noted of whoever is erased', async () => {
  const id = await insert({
    status: 'not_selected',
    profile: null,
    searchText: null,
    closedAt: daysFromNow(-181),
    eraseAt: daysFromNow(-1),
    erasedAt: testNow,
  })
  expect(await applicants.addNote('sato', { companyId, id, note: 'メモ' })).toBeNull()
})

test('of what was taken back the company keeps name and dates; notes stay hidden and go with the rest', async () => {
  const id = await insert({
    status: 'withdrawn',
    message: '秘密の文',
    answers: ['秘密の答え'],
    reason: '秘密の理由',
    closedAt: testNow,
    eraseAt: daysFromNow(30),
  })
  const noteId = newId()
  await handle.database
    .insert(applicationNote)
    .values({ id: noteId, applicationId: id, byUid: 'sato', text: '秘密のメモ' })
  await handle.database
    .insert(applicationEvent)
    .values({ id: newId(), applicationId: id, actor: 'student', status: 'withdrawn', text: '秘密の言葉' })
  const found = await applicants.find(companyId, id)
  expect(found).toMatchObject({ name: '山田 花子', profile: null, notes: [], files: [], moves: [] })
  expect(found?.events).toHaveLength(1)
  expect(JSON.stringify(found)).not.toContain('秘密')
  expect(await applicants.removeNote('sato', { companyId, id, noteId })).toBeNull()
  expect(await applicants.addNote('sato', { companyId, id, note: 'メモ' })).toBeNull()
  time = daysFromNow(31)
  expect(await eraseDue(writes.work)).toBe(1)
  expect(await rowOf(id)).toMatchObject({ searchText: null, profile: null })
  expect(await handle.database.$count(applicationNote)).toBe(0)
})

test('the day of an answer is moved a few times in a day at the most', async () => {
  const id = await insert()
  await press('sato', id, { action: 'offer', offer: sheet })
  const { database } = handle
  const { extendOffer } = createApplicants({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale: 1, now: () => time }),
    now: () => time,
  })
  const answers: unknown[] = []
  for (let later = 15; later < 21; later += 1) {
    const answerBy = japaneseDay(daysFromNow(later).toISOString())
    answers.push(await extendOffer('sato', { companyId, id, from: sheet.answerBy, answerBy }))
  }
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'done', 'limited'])
})

test('the day of an answer is moved later alone, which the student is told once, and only while the offer waits', async () => {
  const id = await insert()
  const dayIn = (days: number) => japaneseDay(daysFromNow(days).toISOString())
  const extend = (days: number, of = companyId) =>
    applicants.extendOffer('sato', { companyId: of, id, from: sheet.answerBy, answerBy: dayIn(days) })
  expect(await extend(20)).toBe('status')
  await press('sato', id, { action: 'offer', offer: sheet })
  const mailsBefore = writes.mails().length
  for (const days of [14, 13, -1, 366]) expect(await extend(days)).toBe('not_later')
  const other = await insertCompany(handle.database)
  expect(await extend(20, other)).toBeNull()
  expect((await rowOf(id)).offer).toEqual(sheet)
  expect(await Promise.all([extend(20), extend(20)])).toEqual(['done', 'done'])
  expect((await rowOf(id)).offer).toEqual({ ...sheet, answerBy: dayIn(20) })
  expect(writes.mails().slice(mailsBefore)).toMatchObject([
    { kind: 'offer-extended', to: 'student@example.com', data: { answerBy: dayIn(20) } },
  ])
  await handle.database
    .update(application)
    .set({ status: 'accepted', closedAt: testNow, eraseAt: testNow })
    .where(eq(application.id, id))
  expect(await extend(30)).toBe('status')
  expect((await handle.database.select().from(auditLog)).map(({ action }) => action)).toContain(
    'application.offer_extended',
  )
})
