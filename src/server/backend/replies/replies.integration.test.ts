import { eq, sql } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readApplicantsList } from '#contract/applicants-address.ts'
import { copyLimits } from '#contract/applicants-copy.ts'
import { bulkLimits } from '#contract/bulk-reply.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { replyLimits } from '#contract/reply-template.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import type { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
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
import { createReplies } from './replies.ts'

let handle: DatabaseHandle
let replies: ReturnType<typeof createReplies>
let companyId = ''
let foreign = ''
let ad = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  for (const table of [company, account, auditLog, rateLimit]) await database.delete(table)
  companyId = await insertCompany(database)
  foreign = await insertCompany(database)
  ad = await insertJobPost(database, companyId)
  await insertPerson(database, { uid: 'recruiter', kind: 'company' })
  const now = () => testNow
  replies = createReplies({
    database,
    work: createTestWork(handle, now).work,
    rateLimits: createRateLimits(database, { scale: 1, now }),
    now,
  })
})

const save = (name: string, given: { id?: string; of?: string; body?: string } = {}) =>
  replies.templates.save('recruiter', {
    companyId: given.of ?? companyId,
    id: given.id ?? null,
    name,
    body: given.body ?? '{{氏名}}様',
  })
const named = async (of = companyId) =>
  (await replies.templates.list(of)).map(({ name, body }) => `${name}: ${body}`)
const idOf = async (name: string) =>
  (await replies.templates.list(companyId)).find((each) => each.name === name)?.id ?? ''
const apply = async (familyName: string, given: Partial<typeof application.$inferInsert> = {}) =>
  insertApplication(handle.database, ad, {
    profile: { ...sentProfile, familyName, givenName: '花子' },
    submittedAt: testNow,
    ...given,
  })

describe('templates', () => {
  test('are kept, changed and removed, by name, and logged', async () => {
    await save('見送り')
    await save('お礼', { body: 'ありがとうございます。' })
    expect(await named()).toEqual(['お礼: ありがとうございます。', '見送り: {{氏名}}様'])
    await save('見送り（新卒）', { id: await idOf('見送り'), body: '{{姓}}様' })
    expect(await named()).toContain('見送り（新卒）: {{姓}}様')
    expect(await replies.templates.remove('recruiter', { companyId, id: await idOf('お礼') })).toBe(true)
    expect(await named()).toEqual(['見送り（新卒）: {{姓}}様'])
    const lines = await handle.database.select().from(auditLog)
    expect(lines.map(({ action, actorUid }) => `${action} ${actorUid}`)).toEqual([
      'reply_template.saved recruiter',
      'reply_template.saved recruiter',
      'reply_template.saved recruiter',
      'reply_template.removed recruiter',
    ])
  })

  test('one name is one template of a company, and the one that has it may keep it', async () => {
    await save('見送り')
    expect(await save('見送り')).toMatchObject({ answer: 'taken' })
    expect(await save('見送り', { id: await idOf('見送り'), body: '{{名}}様' })).toMatchObject({
      answer: 'done',
    })
    expect(await save('見送り', { of: foreign })).toMatchObject({ answer: 'done' })
  })

  test('another company’s is none', async () => {
    await save('見送り')
    const id = await idOf('見送り')
    expect(await save('書き換え', { of: foreign, id })).toBeNull()
    expect(await replies.templates.remove('recruiter', { companyId: foreign, id })).toBe(false)
    expect(await named(foreign)).toEqual([])
    expect(await named()).toEqual(['見送り: {{氏名}}様'])
  })

  test('of two that are kept together the second sees the first', async () => {
    const row = {
      id: newId(),
      companyId,
      name: 'お見送り',
      body: '{{氏名}}様',
      createdAt: testNow,
      updatedAt: testNow,
    }
    const commit = await holdRows(handle, async (transaction) => {
      await transaction.select().from(company).where(eq(company.id, companyId)).for('no key update')
      await transaction.insert(replyTemplate).values(row)
    })
    const saved = save('お見送り')
    await untilWaiting(handle, saved)
    await commit()
    expect(await saved).toMatchObject({ answer: 'taken' })
  })

  test('are thirty at the most', async () => {
    for (let count = 0; count < replyLimits.templates; count += 1) await save(`テンプレート${count}`)
    expect(await save('もうひとつ')).toMatchObject({ answer: 'full' })
    expect(await save('名前だけ', { id: await idOf('テンプレート0') })).toMatchObject({ answer: 'done' })
  })

  test('that ask what nobody may ask are told why, and nothing is kept', async () => {
    expect(await save('面接', { body: '{{氏名}}様 支持する政党を教えてください。' })).toMatchObject({
      answer: 'unlawful',
      findings: [{ words: expect.stringContaining('政党'), source: expect.stringContaining('職業安定法') }],
    })
    expect(await named()).toEqual([])
  })
})

describe('a letter for one applicant', () => {
  test('is the template filled in; what has no value is named', async () => {
    await save('見送り', { body: '{{氏名}}様 {{応募日}} {{担当者名}}' })
    const wanted = { companyId, applicationId: await apply('原'), templateId: await idOf('見送り') }
    expect(await replies.letters.ofApplication('recruiter', wanted)).toEqual({
      companyId,
      text: '原 花子様 2026年11月21日 {{担当者名}}',
      unfilled: ['担当者名'],
    })
    await handle.database.insert(personProfile).values({ uid: 'recruiter', displayName: '田中' })
    expect(await replies.letters.ofApplication('recruiter', wanted)).toMatchObject({ unfilled: [] })
  })

  test('is none of another company’s template or applicant, nor of a draft', async () => {
    await save('見送り')
    const applicationId = await apply('原')
    const templateId = await idOf('見送り')
    const letter = (given: Record<string, string>) =>
      replies.letters.ofApplication('recruiter', { companyId, applicationId, templateId, ...given })
    expect(await letter({})).not.toBeNull()
    expect(await letter({ companyId: foreign })).toBeNull()
    await save('よその', { of: foreign })
    const [theirs] = await replies.templates.list(foreign)
    expect(await letter({ templateId: theirs?.id ?? '' })).toBeNull()
    expect(await letter({ applicationId: newId() })).toBeNull()
    const draft = await apply('下書き', {
      status: 'draft',
      submitKey: null,
      submittedAt: null,
      replyDueAt: null,
    })
    expect(await letter({ applicationId: draft })).toBeNull()
  })
})

const everybody = readApplicantsList(new URLSearchParams())

describe('who can be declined', () => {
  test('of a list all of it that can be, of a choice those of the company', async () => {
    const hara = await apply('原')
    const sato = await apply('佐藤', { status: 'interview' })
    await apply('内定', { status: 'offered' })
    const theirs = await insertApplication(handle.database, await insertJobPost(handle.database, foreign))
    const of = async (ids: readonly string[] | null, list = everybody) =>
      (await replies.bulkCandidates({ uid: 'recruiter', companyId, ids, list })).candidates
        .map(({ id }) => id)
        .toSorted()
    expect(await of(null)).toEqual([hara, sato].toSorted())
    expect(await of([hara, theirs])).toEqual([hara])
    expect(await of(null, { ...everybody, status: 'interview' })).toEqual([sato])
    // Of the ads that the member is in charge of: none.
    expect(await of(null, { ...everybody, mine: true })).toEqual([])
    await handle.database.update(company).set({ status: 'suspended' })
    expect(await of(null)).toEqual([])
  })
})

test('of more than five hundred the first five hundred can be declined, and the rest is told', async () => {
  const first = await apply('原')
  const more = (count: number) =>
    handle.database.execute(sql`
      insert into application (id, job_post_id, company_id, status, revision, profile, submit_key, submitted_at, reply_due_at)
      select gen_random_uuid(), job_post_id, company_id, status, revision, profile, gen_random_uuid(),
        submitted_at - interval '1 day', reply_due_at
      from application, generate_series(1, ${count}) where id = ${first}`)
  const found = () =>
    replies.bulkCandidates({ uid: 'recruiter', companyId, ids: null, list: { ...everybody, sort: 'sent' } })
  await more(bulkLimits.applicants - 1)
  expect(await found()).toMatchObject({ more: false })
  await more(1)
  const { candidates, more: isMore } = await found()
  expect([candidates.length, candidates[0]?.id, isMore]).toEqual([bulkLimits.applicants, first, true])
})

describe('a copy of the list', () => {
  const names = async (list = everybody, of = companyId) => {
    const copy = await replies.exportApplicants('recruiter', { companyId: of, list })
    const rows: string[][] = parse(copy.kind === 'made' ? copy.text : '', { bom: true })
    return rows.slice(1).map((row) => row[2])
  }
  const ended = { closedAt: testNow, eraseAt: daysFromNow(30) }

  test('has the list as it is cut down, without who withdrew and who is erased', async () => {
    await apply('原')
    await apply('佐藤', { status: 'not_selected', declineReason: 'filled', ...ended })
    await apply('取下', { status: 'withdrawn', ...ended })
    await apply('消去', { status: 'not_selected', profile: null, erasedAt: testNow, ...ended })
    await apply('下書', { status: 'draft', submitKey: null, submittedAt: null, replyDueAt: null })
    expect((await names()).toSorted()).toEqual(['佐藤 花子', '原 花子'])
    expect(await names({ ...everybody, status: 'waiting' })).toEqual(['原 花子'])
    expect(await names(everybody, foreign)).toEqual([])
  })

  test('is logged with who took it', async () => {
    await apply('原')
    await names({ ...everybody, status: 'waiting', q: 'はら' })
    const [line] = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'applicants.exported'))
    expect(line).toMatchObject({
      actorUid: 'recruiter',
      subject: `company:${companyId}`,
      detail: { status: 'waiting', search: true },
    })
    // What was searched for may be a name.
    expect(JSON.stringify(line?.detail)).not.toContain('はら')
  })

  test('of more than ten thousand has the first of the list', async () => {
    const { database } = handle
    const first = await apply('原')
    await database.execute(sql`
      insert into application (id, job_post_id, company_id, status, revision, profile, submit_key, submitted_at, reply_due_at)
      select gen_random_uuid(), job_post_id, company_id, status, revision, profile, gen_random_uuid(),
        submitted_at - interval '1 day' - number * interval '1 second', reply_due_at
      from application, generate_series(1, ${copyLimits.applicants}) number where id = ${first}`)
    const copy = await replies.exportApplicants('recruiter', {
      companyId,
      list: { ...everybody, sort: 'sent' },
    })
    const rows: string[][] = parse(copy.kind === 'made' ? copy.text : '', { bom: true })
    expect(rows).toHaveLength(copyLimits.applicants + 1)
    const [line] = await database.select().from(auditLog).where(eq(auditLog.action, 'applicants.exported'))
    expect(line?.detail).toMatchObject({ applicants: copyLimits.applicants })
  })

  test('is taken ten times an hour, by one person and of one company', async () => {
    for (let count = 0; count < copyLimits.madeAnHour; count += 1) await names()
    const copied = async (who: string, of: string) =>
      (await replies.exportApplicants(who, { companyId: of, list: everybody })).kind
    expect(await copied('recruiter', foreign)).toBe('limited')
    expect(await copied('owner', companyId)).toBe('limited')
    expect(await copied('owner', foreign)).toBe('made')
  })

  test('is not made for somebody whose second factor the operator took away, until the days are over', async () => {
    await handle.database.insert(factorRemoval).values({
      id: newId(),
      uid: 'recruiter',
      state: 'done',
      dueAt: testNow,
      endedAt: testNow,
      frozenUntil: daysFromNow(7),
    })
    const copied = async (who: string) =>
      (await replies.exportApplicants(who, { companyId, list: everybody })).kind
    expect([await copied('recruiter'), await copied('owner')]).toEqual(['frozen', 'made'])
    await handle.database.delete(factorRemoval)
  })

  test('of a suspended company has nobody', async () => {
    await apply('原')
    await handle.database.update(company).set({ status: 'suspended' })
    expect(await names()).toEqual([])
  })
})
