import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertDraft } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { missingItems, type StatedFacts } from '#server/domain/publication.ts'
import { newId } from '#server/platform/ids.ts'
import { createOwnJobPostMoves, type OwnMoveAnswer } from './own-job-post-moves.ts'

let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(rateLimit)
  await database.delete(auditLog)
  companyId = await insertCompany(database)
})

const at = (now: Date, scale = 1000) => {
  const writes = createTestWork(handle, () => now)
  const rateLimits = createRateLimits(handle.database, { scale, now: () => now })
  return { ...writes, ...createOwnJobPostMoves({ ...writes, rateLimits, operatorEmail: 'desk@example.com' }) }
}
const rowOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]
const reviewOf = async (id: string) =>
  (await handle.database.select().from(jobPostReview).where(eq(jobPostReview.jobPostId, id)))[0]
const isListed = async (id: string) =>
  (await handle.database.$count(jobSearch, eq(jobSearch.jobPostId, id))) === 1
const refusalOf = (answer: OwnMoveAnswer) => (answer.kind === 'refused' ? answer.because : answer.kind)
const publish = (id: string, wanted: Date | null = null) =>
  at(testNow).publish('owner', { companyId, id }, wanted)

describe('publishing', () => {
  test('a lawful draft is published at once, found, and every list told', async () => {
    const id = await insertDraft(handle.database, companyId)
    const { publish: press, told, sent } = at(testNow)
    expect(await press('owner', { companyId, id }, null)).toEqual({ kind: 'moved', id, status: 'published' })
    expect(await rowOf(id)).toMatchObject({ status: 'published', publishAt: testNow, updatedAt: testNow })
    expect(await isListed(id)).toBe(true)
    expect(told).toEqual([
      { kind: 'tags', stale: [`jobpost:${id}`, 'jobposts', `company:${companyId}`], purge: [] },
    ])
    expect(sent).toEqual([])
    const [line] = await handle.database.select().from(auditLog)
    expect(line).toMatchObject({ action: 'job_post.publish', actorUid: 'owner', subject: `job_post:${id}` })
  })

  test('or waits for its time, seen by nobody and told to no list', async () => {
    const id = await insertDraft(handle.database, companyId)
    const { publish: press, told } = at(testNow)
    expect(await press('owner', { companyId, id }, daysFromNow(3))).toMatchObject({ status: 'scheduled' })
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', publishAt: daysFromNow(3) })
    expect([await isListed(id), told]).toEqual([false, []])
  })

  test.each([
    ['at once', null],
    ['at its time', daysFromNow(3)],
  ])('what is filtered by follows from the day of publication: %s', async (_, wanted) => {
    const id = await insertDraft(handle.database, companyId, { validThrough: daysFromNow(190) })
    expect((await rowOf(id))?.features).not.toContain('year_round')
    await publish(id, wanted)
    expect((await rowOf(id))?.features).toContain('year_round')
  })

  test('is judged by the rules of the day that is wished', async () => {
    // Tokyo’s minimum wage rises from 1,163 to 1,226 yen on 3 October 2025.
    const now = new Date('2025-09-01T03:00:00Z')
    const id = await insertDraft(handle.database, companyId, {
      kind: 'part_time',
      wageUnit: 'hour',
      wageMin: 1200,
      validThrough: new Date('2025-11-10T03:00:00Z'),
    })
    const press = (wanted: Date | null) => at(now).publish('owner', { companyId, id }, wanted)
    expect(refusalOf(await press(new Date('2025-10-10T03:00:00Z')))).toBe('unlawful')
    expect(refusalOf(await press(new Date('2025-10-01T03:00:00Z')))).toBe('moved')
  })

  test('what its wording asks for goes to the operator, who is told, with the time that was wished', async () => {
    const id = await insertDraft(handle.database, companyId, { title: '営業マン募集' })
    const { publish: press, mails, told } = at(testNow)
    expect(await press('owner', { companyId, id }, daysFromNow(3))).toMatchObject({ status: 'in_review' })
    expect(await rowOf(id)).toMatchObject({ status: 'in_review', publishAt: daysFromNow(3) })
    // A Saturday before a holiday: the second working day is Wednesday.
    expect(await reviewOf(id)).toMatchObject({
      submittedAt: testNow,
      dueAt: new Date('2026-11-25T23:59:59+09:00'),
      returnedAt: null,
    })
    expect(mails()).toMatchObject([
      { kind: 'job-post-submitted', to: 'desk@example.com', data: { jobPostId: id, title: '営業マン募集' } },
    ])
    expect([await isListed(id), told]).toEqual([false, []])
  })

  const closed = { closedAt: testNow, closeReason: 'filled' as const }
  const cases: readonly [string, Parameters<typeof insertDraft>[2], Date | null][] = [
    ['unlawful', { insurance: [] }, null],
    ['no_deadline', { validThrough: null }, null],
    ['deadline_past', { validThrough: testNow }, null],
    ['deadline_past', {}, daysFromNow(30)],
    ['deadline_far', { validThrough: daysFromNow(365.01) }, null],
    ['time_past', {}, testNow],
    ['time_far', {}, daysFromNow(90.01)],
    ['status', { status: 'closed', publishAt: daysFromNow(-3), ...closed }, null],
    ['status', { status: 'published', publishAt: daysFromNow(-3) }, null],
  ]
  test.each(cases)('is refused: %s', async (because, given, wanted) => {
    const id = await insertDraft(handle.database, companyId, given)
    const before = await rowOf(id)
    expect(await publish(id, wanted)).toEqual({ kind: 'refused', because, missing: [] })
    expect(await rowOf(id)).toEqual(before)
  })

  const fixed = {
    termFrom: '2027-04-01',
    termTo: '2028-03-31',
    renewalCriteria: '業務量',
    renewalLimit: '3年',
  }
  const items: readonly [keyof StatedFacts, Parameters<typeof insertDraft>[2]][] = [
    ['duties', { duties: '' }],
    ['dutiesRange', { dutiesRange: '' }],
    ['workplacesRange', { workplacesRange: '' }],
    ['holidays', { holidays: '' }],
    ['termFrom', { termKind: 'fixed', ...fixed, termFrom: null }],
    ['termTo', { termKind: 'fixed', ...fixed, termTo: null }],
    ['renewalCriteria', { termKind: 'fixed', ...fixed, renewalCriteria: null }],
    ['renewalLimit', { termKind: 'fixed', ...fixed, renewalLimit: null }],
    ['startsAt', { startsAt: null, endsAt: null }],
    ['deemedMinutes', { hoursSystem: 'discretionary' }],
    ['wageMin', { wageMin: null }],
    ['selectionFlow', { selectionFlow: [] }],
  ]
  test.each(items)(
    'the table takes no ad without %s but as a draft, and the rule says so before',
    async (item, given) => {
      const id = await insertDraft(handle.database, companyId, given)
      const row = await rowOf(id)
      if (row === undefined) throw new Error('There is no draft')
      expect(missingItems(row)).toEqual([item])
      const shown = handle.database
        .update(jobPost)
        .set({ status: 'published', publishAt: testNow })
        .where(eq(jobPost.id, id))
      await expect(shown).rejects.toThrow()
      expect(['unlawful', 'incomplete']).toContain(refusalOf(await publish(id)))
    },
  )

  test('of a suspended company is refused, and the draft stays', async () => {
    const id = await insertDraft(handle.database, companyId)
    await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
    expect(await publish(id)).toMatchObject({ kind: 'refused', because: 'company_suspended' })
    expect(await rowOf(id)).toMatchObject({ status: 'draft' })
  })

  test('of a pending company sends its first ad to the operator, and no other', async () => {
    const [first, second] = [
      await insertDraft(handle.database, companyId),
      await insertDraft(handle.database, companyId),
    ]
    await handle.database.update(company).set({ status: 'pending' }).where(eq(company.id, companyId))
    expect(await publish(first)).toMatchObject({ kind: 'moved' })
    expect(await rowOf(first)).toMatchObject({ status: 'in_review' })
    expect(await publish(second)).toMatchObject({ kind: 'refused', because: 'company_pending' })
    expect(await rowOf(second)).toMatchObject({ status: 'draft' })
  })

  test('is bounded: of two that would be one too many, at once, one is published', async () => {
    const { database } = handle
    const many = Array.from({ length: jobPostLifeLimits.open - 1 }, async (_, index) =>
      insertJobPost(database, companyId, {
        status: (['in_review', 'paused', 'published', 'scheduled'] as const)[index % 4] ?? 'paused',
        workplaces: [],
      }),
    )
    await Promise.all(many)
    const ids = [await insertDraft(database, companyId), await insertDraft(database, companyId)]
    const answers = await Promise.all(ids.map((id) => publish(id)))
    expect(answers.map(refusalOf).toSorted()).toEqual(['full', 'moved'])
    // What has ended, and another company's, takes no room.
    await database.update(jobPost).set({ status: 'draft' }).where(eq(jobPost.status, 'scheduled'))
    const left = ids[answers.findIndex(({ kind }) => kind === 'refused')] ?? ''
    expect(await publish(left)).toMatchObject({ kind: 'moved' })
  })

  test('is limited in an hour for the company, whoever of it presses', async () => {
    const id = await insertDraft(handle.database, companyId, { validThrough: null })
    const { publish: press } = at(testNow, 1 / jobPostLifeLimits.publishedAnHour)
    expect(await press('owner', { companyId, id }, null)).toMatchObject({ because: 'no_deadline' })
    expect(await press('recruiter', { companyId, id }, null)).toMatchObject({ because: 'limited' })
    const other = await insertCompany(handle.database)
    const theirs = await insertDraft(handle.database, other)
    expect(await press('other', { companyId: other, id: theirs }, null)).toMatchObject({ kind: 'moved' })
  })
})

test('an ad of another company is as unknown as one that does not exist, for every move', async () => {
  const other = await insertCompany(handle.database)
  const id = await insertDraft(handle.database, other)
  const moves = at(testNow)
  for (const of of [
    { companyId, id },
    { companyId, id: newId() },
  ]) {
    expect(await moves.publish('owner', of, null)).toEqual({ kind: 'unknown' })
    expect(await moves.relist('owner', of)).toEqual({ kind: 'unknown' })
    expect(await moves.discard('owner', of)).toEqual({ kind: 'unknown' })
    for (const action of ['pause', 'resume', 'return'] as const)
      expect(await moves.move('owner', of, { action })).toEqual({ kind: 'unknown' })
    expect(await moves.move('owner', of, { action: 'close', reason: 'filled' })).toEqual({ kind: 'unknown' })
  }
  expect(await rowOf(id)).toMatchObject({ status: 'draft' })
})

test('an ad rests, goes on, and ends for good; who applied is told by a task; twice is once', async () => {
  const id = await insertJobPost(handle.database, companyId)
  const moves = at(testNow)
  const of = { companyId, id }
  for (const status of ['paused', 'paused'])
    expect(await moves.move('owner', of, { action: 'pause' })).toMatchObject({ status })
  expect(await isListed(id)).toBe(false)
  expect(await moves.move('owner', of, { action: 'resume' })).toMatchObject({ status: 'published' })
  expect(await isListed(id)).toBe(true)
  expect(moves.sent).toEqual([])
  for (const status of ['closed', 'closed'])
    expect(await moves.move('owner', of, { action: 'close', reason: 'cancelled' })).toMatchObject({ status })
  expect(await rowOf(id)).toMatchObject({ closeReason: 'cancelled', closedAt: testNow })
  expect(await isListed(id)).toBe(false)
  expect(moves.sent).toEqual([{ name: 'tell-ad-ended', data: { jobPostId: id, after: null } }])
  expect(moves.told).toHaveLength(3)
  expect(await moves.move('owner', of, { action: 'resume' })).toMatchObject({ because: 'status' })
})

test('of two moves at the same moment the second sees the first: what was closed stays closed', async () => {
  const moves = at(testNow)
  for (let round = 0; round < 5; round += 1) {
    const shown = { companyId, id: await insertJobPost(handle.database, companyId) }
    const [closed] = await Promise.all([
      moves.move('owner', shown, { action: 'close', reason: 'filled' }),
      moves.move('recruiter', shown, { action: 'pause' }),
    ])
    expect(closed).toMatchObject({ status: 'closed' })
    expect(await rowOf(shown.id)).toMatchObject({ status: 'closed', closeReason: 'filled' })
    const draft = { companyId, id: await insertDraft(handle.database, companyId) }
    const pressed = [moves.publish('owner', draft, null), moves.publish('recruiter', draft, null)]
    expect((await Promise.all(pressed)).map(refusalOf).toSorted()).toEqual(['moved', 'status'])
  }
})

test('a paused ad goes on neither after its deadline nor while its company is suspended', async () => {
  const id = await insertJobPost(handle.database, companyId, {
    status: 'paused',
    validThrough: daysFromNow(1),
  })
  const of = { companyId, id }
  expect(await at(daysFromNow(1)).move('owner', of, { action: 'resume' })).toMatchObject({
    because: 'deadline_past',
  })
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await at(testNow).move('owner', of, { action: 'resume' })).toMatchObject({
    because: 'company_suspended',
  })
})

test('while a new number waits nothing of the company is published; drafts and names alone are no matter', async () => {
  const draft = await insertDraft(handle.database, companyId)
  const paused = await insertJobPost(handle.database, companyId, { status: 'paused' })
  const ended = await insertJobPost(handle.database, companyId, {
    status: 'closed',
    closeReason: 'filled',
    closedAt: testNow,
  })
  const [row] = await handle.database.select().from(company).where(eq(company.id, companyId))
  const { legalName, kana, displayName } = row!
  const wish = { companyId, legalName, kana, displayName, askedAt: testNow }
  await handle.database
    .insert(companyRename)
    .values({ ...wish, corporateNumber: corporateNumber('010001000001') })
  const refused = { kind: 'refused', because: 'company_number_waits' }
  expect(await publish(draft, null)).toMatchObject(refused)
  expect(await publish(draft, daysFromNow(3))).toMatchObject(refused)
  const of = (id: string) => ({ companyId, id })
  const suspend = (status: 'active' | 'suspended') =>
    handle.database.update(company).set({ status }).where(eq(company.id, companyId))
  await suspend('suspended')
  expect(await publish(draft, null)).toMatchObject({ kind: 'refused', because: 'company_suspended' })
  await suspend('active')
  expect(await at(testNow).move('owner', of(paused), { action: 'resume' })).toMatchObject(refused)
  expect(await at(testNow).relist('owner', of(ended))).toMatchObject({ kind: 'moved', status: 'draft' })
  await handle.database
    .update(companyRename)
    .set({ corporateNumber: row!.corporateNumber, displayName: 'あした' })
  expect(await at(testNow).move('owner', of(paused), { action: 'resume' })).toMatchObject({ kind: 'moved' })
  expect(await publish(draft, null)).toMatchObject({ kind: 'moved', status: 'published' })
})

test('nothing is published before its company has a desk for harassment, but for those with notice', async () => {
  const draft = await insertDraft(handle.database, companyId)
  const set = (given: Partial<typeof company.$inferInsert>) =>
    handle.database.update(company).set(given).where(eq(company.id, companyId))
  await set({ harassmentDesk: null })
  expect(await publish(draft, null)).toMatchObject({ kind: 'refused', because: 'no_harassment_desk' })
  await set({ harassmentDeskDueAt: daysFromNow(30) })
  expect(await publish(draft, null)).toMatchObject({ kind: 'moved', status: 'published' })
  await set({ harassmentDesk: '人事部', harassmentDeskDueAt: null })
})

test('what waits is taken back, as a draft without a time', async () => {
  const scheduled = await insertDraft(handle.database, companyId)
  const looked = await insertDraft(handle.database, companyId, { title: '営業マン' })
  for (const id of [scheduled, looked]) {
    await publish(id, daysFromNow(3))
    expect(await at(testNow).move('owner', { companyId, id }, { action: 'return' })).toMatchObject({
      status: 'draft',
    })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', publishAt: null })
    expect(await reviewOf(id)).toBeUndefined()
  }
})

describe('once more', () => {
  test('an ad that has ended becomes a new draft of the same words and places, without its dates', async () => {
    const id = await insertJobPost(handle.database, companyId, {
      status: 'expired',
      closedAt: daysFromNow(-2),
      closeReason: 'deadline',
      publishAt: daysFromNow(-40),
      validThrough: daysFromNow(-2),
      termKind: 'fixed',
      termFrom: '2026-04-01',
      termTo: '2027-03-31',
      renewalCriteria: '業務量による',
      renewalLimit: '通算3年',
      revision: 4,
    })
    const before = await rowOf(id)
    const answer = await at(testNow).relist('owner', { companyId, id })
    if (answer.kind !== 'moved') throw new Error(answer.kind)
    expect(answer).toMatchObject({ status: 'draft' })
    expect(answer.id).not.toBe(id)
    const dates = { termFrom: null, termTo: null, publishAt: null, validThrough: null, closedAt: null }
    expect(await rowOf(answer.id)).toEqual({
      ...before,
      ...dates,
      id: answer.id,
      status: 'draft',
      closeReason: null,
      revision: 1,
      infoAsOf: '2026-11-21',
      createdAt: testNow,
      updatedAt: testNow,
    })
    const places = await handle.database
      .select({ city: jobPostWorkplace.city })
      .from(jobPostWorkplace)
      .where(eq(jobPostWorkplace.jobPostId, answer.id))
    expect(places).toEqual([{ city: '渋谷区' }])
    expect(await rowOf(id)).toEqual(before)
  })

  test('a programme becomes a new draft without the days on which it was held', async () => {
    const id = await insertJobPost(handle.database, companyId, {
      kind: 'open_company',
      status: 'closed',
      closedAt: testNow,
      closeReason: 'filled',
      eventDates: '2026年8月3日、8月10日',
      eventDays: 1,
    })
    const answer = await at(testNow).relist('owner', { companyId, id })
    if (answer.kind !== 'moved') throw new Error(answer.kind)
    expect(await rowOf(answer.id)).toMatchObject({ eventDates: null, eventDays: 1 })
  })

  test('not of one that runs or was taken down, and not more drafts than may be', async () => {
    const { database } = handle
    const removed = { status: 'removed', closedAt: testNow, closeReason: 'violation' } as const
    for (const given of [{}, removed]) {
      const id = await insertJobPost(database, companyId, given)
      expect(await at(testNow).relist('owner', { companyId, id })).toMatchObject({ because: 'status' })
    }
    const id = await insertJobPost(database, companyId, {
      status: 'closed',
      closedAt: testNow,
      closeReason: 'filled',
    })
    for (let count = 0; count < jobPostLifeLimits.drafts; count += 1)
      await insertDraft(database, companyId, { workplaces: [] })
    expect(await at(testNow).relist('owner', { companyId, id })).toMatchObject({ because: 'full' })
  })
})

test('a draft is deleted, with its line in the audit log; nothing else is', async () => {
  const draft = await insertDraft(handle.database, companyId)
  const shown = await insertJobPost(handle.database, companyId)
  const { discard } = at(testNow)
  expect(await discard('owner', { companyId, id: draft })).toMatchObject({ kind: 'moved' })
  expect(await rowOf(draft)).toBeUndefined()
  expect(await discard('owner', { companyId, id: shown })).toMatchObject({ because: 'status' })
  expect(await rowOf(shown)).toBeDefined()
  const [line] = await handle.database.select().from(auditLog)
  expect(line).toMatchObject({ action: 'job_post.discarded', actorUid: 'owner' })
})
